"""Strike is found by its id."""
from collections.abc import Iterator

import pytest

from flambeur.games import registered
from flambeur.games.strike.game import GAME


@pytest.fixture(scope="session", autouse=True)
def strike_can_be_found() -> Iterator[None]:
    with registered(GAME):
        yield
