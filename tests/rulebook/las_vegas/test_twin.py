"""A handful of games in lock-step with the twin, one of each size: what `run.py mutate` plays besides the clauses."""
import pytest

from tests.reference.test_lockstep import SIZES, Lockstep


@pytest.mark.parametrize(("players", "neutral_dice"), SIZES)
@pytest.mark.parametrize("first_player", ["oldest", "random"])
def test_engine_and_twin_agree(players: int, neutral_dice: bool, first_player: str) -> None:
    assert Lockstep(players, neutral_dice, first_player, seed=players).play() > 4 * 2 * players
