"""The laws look games up by name, the probe and other guests too."""
from collections.abc import Iterator

import pytest

from flambeur.games import registered
from tests.games.probe.game import GAME as PROBE


@pytest.fixture(scope="session", autouse=True)
def guests_can_be_found() -> Iterator[None]:
    with registered(PROBE):
        yield
