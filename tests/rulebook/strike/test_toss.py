"""ST3: a throw of one's own: dice regrouped by hand, an aim and a power."""
from typing import Any

import pytest

import flambeur
from flambeur.errors import IllegalAction
from flambeur.games.strike.game import GAME
from flambeur.games.strike.toss import nearest, preset
from tests.helpers.strike import lies, table

APART = [[-1300, -1100, 0], [1400, -1200, 1500], [0, 1300, 0]]      # a 2, a 3 and a 5
THREE = "arena 2 3 5 \n > Anna 6 \n Ben 4"
EMPTY = "arena \n > Anna 6 \n Ben 4"


def toss(**changed: Any) -> dict[str, Any]:
    return {"dice": APART, "aim": [1400, -1200], "side": 27000, "speed": 2400} | changed


def like(m: flambeur.Match, body: dict[str, Any]) -> int:
    assert GAME.Body is not None
    return nearest(m.state, GAME.Body.model_validate(body), grand=False)


def test_ST3_dice_may_be_regrouped_as_one_likes_and_thrown_at_from_any_side() -> None:
    m = table(THREE)
    m.play(0, like(m, toss(side=12345)), toss(side=12345))
    assert m.entries[-1].body == toss(side=12345)  # type: ignore[union-attr]


def test_ST3_the_number_of_a_throw_is_that_of_the_nearest_preset() -> None:
    m = table(THREE)
    assert m.game.describe(like(m, toss()))[2] == "lie 3 firm"
    assert m.game.describe(like(m, toss(aim=[0, 1300], speed=1500)))[2] == "lie 5 gentle"
    with pytest.raises(IllegalAction, match="most like 'lie 3 firm', number 13, not number 0"):
        m.play(0, 0, toss())


@pytest.mark.parametrize("typed", ["lie edge gentle", "tight centre firm", "loose floor hard", "spread 5 firm"])
def test_ST3_a_preset_is_nearest_to_itself(typed: str) -> None:
    m = table(THREE)
    action = m.game.parse(typed)
    assert action is not None
    assert m.game.describe(nearest(m.state, preset(m.state, action), grand=False))[2].split()[1:] == typed.split()[1:]


@pytest.mark.parametrize(("changed", "why"), [
    ({"dice": [[0, 0, 0], [1000, 0, 0], [4000, 0, 0]]}, "dice 1 and 2 would overlap"),
    ({"dice": [[0, 0, 0], [3000, 0, 0], [7000, 0, 0]]}, "die 3 would not lie on the floor"),
    ({"dice": APART[:2]}, "how the 3 dice of the arena lie, not 2"),
])
def test_ST3_dice_lie_side_by_side_on_the_floor_and_all_of_them_do(changed: dict[str, Any], why: str) -> None:
    m = table(THREE)
    before = m.position()
    with pytest.raises(IllegalAction, match=why):
        m.play(0, "loose 3 firm", toss(**changed))
    assert m.position() == before


@pytest.mark.parametrize("body", [{"aim": [0]}, {"speed": 5000}, {"speed": 1.5}, {"dice": [[0, 0]]}, {"more": 1}, [], "hard"])
def test_ST3_what_is_no_toss_is_refused(body: Any) -> None:
    m = table(THREE)
    with pytest.raises(IllegalAction):
        m.play(0, "loose 3 firm", toss(**body) if isinstance(body, dict) else body)


def test_ST4_who_stops_throws_nothing() -> None:
    m = table(THREE, thrown=1)
    with pytest.raises(IllegalAction, match="throws nothing"):
        m.play(0, "stop", toss())


def test_ST5_a_grand_throw_has_an_aim_and_a_power_too() -> None:
    m = table(EMPTY)
    with pytest.raises(IllegalAction, match="most like 'all gentle'"):
        m.play(0, "all hard", toss(dice=[], speed=1700))
    m.play(0, "all gentle", toss(dice=[], speed=1700))
    m.resolve([2, 3, 4, 5, 6, 6])
    assert lies(m) == [2, 3, 4, 5]
