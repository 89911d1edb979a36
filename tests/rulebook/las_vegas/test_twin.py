"""A handful of games in lock-step with the twin, one of each size and set of modules: what `run.py mutate` plays besides the clauses."""
from collections.abc import Sequence

import pytest

from tests.reference.test_lockstep import SETS, Lockstep


@pytest.mark.parametrize(("options", "players"), SETS)
@pytest.mark.parametrize("first_player", ["oldest", "random"])
def test_engine_and_twin_agree(options: Sequence[str], players: int, first_player: str) -> None:
    assert Lockstep(options, players, first_player, seed=players).play() > 4 * 2 * players
