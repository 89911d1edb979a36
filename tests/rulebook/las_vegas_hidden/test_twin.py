"""A handful of games in lock-step with the twin: what `run.py mutate` plays besides the clauses."""
import pytest

from tests.reference.test_lockstep_hidden import LEAST, Lockstep


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_engine_and_twin_agree(players: int, seed: int) -> None:
    assert Lockstep(players, seed).play() > LEAST
