"""A handful of games in lock-step with the twin: what `run.py mutate` plays besides the clauses."""
import pytest

from tests.reference.test_lockstep_solo import SETS, Lockstep


@pytest.mark.parametrize(("preplaced", "own_dice", "rounds"), SETS[::5])
def test_engine_and_twin_agree(preplaced: int, own_dice: int, rounds: int) -> None:
    assert Lockstep(preplaced, own_dice, rounds, seed=own_dice).play() > 14
