"""Records of the probe are kept too."""
from collections.abc import Iterator

import pytest

from flambeur.games import registered
from tests.games.probe.game import GAME as PROBE


@pytest.fixture(scope="package", autouse=True)
def probe_can_be_found() -> Iterator[None]:
    with registered(PROBE):
        yield
