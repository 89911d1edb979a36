"""A handful of games in lock-step with the twin, one of each set of options: what `run.py mutate` plays besides the clauses."""
import pytest

from tests.reference.test_lockstep_cards import SETS, Lockstep


@pytest.mark.parametrize(("players", "sequential", "chips"), SETS)
def test_engine_and_twin_agree(players: int, sequential: bool, chips: bool) -> None:
    assert Lockstep(players, sequential, chips, seed=players).play() > 4 * 2 * players
