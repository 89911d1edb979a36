"""The garbage collector: what lives long is not looked through again and again, and what has gone is found all the same."""
import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.server.process.garbage import FEW, Garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Nothing frees it but the collector."""

    def __init__(self) -> None:
        self.self = self


def house() -> Any:
    return SimpleNamespace(rooms={k: SimpleNamespace(connections=[1, 2, 3, 4]) for k in range(500)}, parted=7)


def test_what_has_gone_is_found_once_as_much_has_gone_as_is_there() -> None:
    there = house()
    garbage, knot = Garbage(there), Knot()
    garbage.look()
    lost = weakref.ref(knot)
    del knot
    there.parted += 2500
    garbage.look()
    gc.collect()
    assert lost() is not None, "2,500 rooms and connections are there: it is not yet looked for"
    there.parted += 1
    garbage.look()
    assert lost() is None
    assert garbage.parted == there.parted


def test_a_small_house_is_not_swept_for_every_guest() -> None:
    there = house()
    there.rooms = {}
    garbage = Garbage(there)
    there.parted += FEW
    garbage.look()
    assert garbage.parted == 7


def test_what_lives_long_is_set_aside() -> None:
    before = gc.get_freeze_count()
    Garbage(house()).look()
    assert gc.get_freeze_count() > before
