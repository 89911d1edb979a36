"""Refusals: the class of the error, its sentence in English and French, and that nothing has changed."""
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flambeur import FlambeurError, Match


@contextmanager
def refused(error: type[FlambeurError], en: str, fr: str, m: Match | None = None) -> Iterator[None]:
    """What is tried inside is refused with these sentences, and the match is as it was."""
    before = (m.digest, m.record(secret=True), m.events()) if m else None
    with pytest.raises(FlambeurError) as refusal:
        yield
    assert type(refusal.value) is error
    assert (str(refusal.value), refusal.value.text("en"), refusal.value.text("fr")) == (en, en, fr)
    assert (m.digest, m.record(secret=True), m.events()) == before if m else before is None
