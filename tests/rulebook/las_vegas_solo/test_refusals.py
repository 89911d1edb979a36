"""What the table refuses: the class of the error, its sentence in English and French, and that nothing has changed."""
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import GameOver, IllegalAction, NotYourTurn, OptionError, PositionError
from tests.helpers.las_vegas_solo import new, roll, sixes, state, table
from tests.helpers.refusals import refused

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("move", ["7", "pass", "", "3 3", -1, 6])
def test_BV11_what_names_no_face_is_refused(move: str | int) -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    with refused(IllegalAction, f"{move!r} is no move of this game; legal now: 3, 5",
                 f"{move!r} n’est pas un coup de ce jeu\xa0; possibles\xa0: 3, 5", m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["1", 5])
def test_BV11_a_face_that_was_not_rolled_is_refused(move: str | int) -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    face = 1 if move == "1" else 6
    with refused(IllegalAction, f"no die shows {face}: choose one of the faces rolled (3, 5)",
                 f"aucun dé ne montre {face}\xa0: choisissez un des numéros obtenus (3, 5)", m):
        m.play(0, move)


def test_BV11_nothing_is_placed_before_the_roll_and_after_the_end() -> None:
    m = table("left red 1")
    with pytest.raises(flambeur.FlambeurError): m.play(0, "1")
    sixes(m)
    with pytest.raises(GameOver): m.play(0, "6")


def test_BV11_there_is_one_seat() -> None:
    m = table("left red 1")
    roll(m, "3")
    with pytest.raises((NotYourTurn, flambeur.FlambeurError)): m.play(1, "3")


@pytest.mark.parametrize(("options", "en"), [
    ({"players": 2}, "players is 1 to 1, not 2"),
    ({"preplaced": 0}, "preplaced is 1 to 2, not 0"),
    ({"preplaced": 3}, "preplaced is 1 to 2, not 3"),
    ({"own_dice": 0}, "own_dice is 1 to 8, not 0"),
    ({"own_dice": 9}, "own_dice is 1 to 8, not 9"),
    ({"rounds": 5}, "rounds is 1 to 4, not 5"),
    ({"kickers": True}, "las-vegas-solo has no option 'kickers'; it has players, preplaced, own_dice, rounds, edition"),
])
def test_BV11_options_out_of_their_range_and_modules_are_refused(options: dict[str, Any], en: str) -> None:
    with pytest.raises(OptionError) as refusal: new(**options)
    assert str(refusal.value) == en


def changed(change: Change, drawing: str = "group 1 \n left red 3, green 4", **options: Any) -> dict[str, Any]:
    laid = state(drawing, **options)
    change(laid)
    return {"format": "flambeur-position/1", "game": "las-vegas-solo", "options": options, "state": laid}


def opening(laid: dict[str, Any]) -> None:
    """Nothing has been rolled yet."""
    for casino in laid["casinos"]: casino["dice"] = [0] * 8
    laid.update(phase="opening", left=[4] * 7 + [0], later=[4] * 7 + [0])


@pytest.mark.parametrize(("change", "en"), [
    (lambda s: s.update(round=2), "round 2 is not played: there are 1"),
    (lambda s: s.update(phase="ended"), "a game ends after round 1 with empty casinos"),
    (lambda s: s["left"].__setitem__(0, -1), "no number of dice is below 0"),
    (lambda s: s["left"].__setitem__(0, 2), "red has 7 dice, not 8: 1 on the casinos, 2 and 4 in the groups"),
    (lambda s: (s["left"].__setitem__(0, 4), s["later"].__setitem__(0, 3)),
     "red cannot have 4 and 3 dice in the groups: they begin with 4 and 4"),
    (lambda s: s["casinos"][5]["dice"].__setitem__(7, 7), "violet has 7 dice on the casinos, not 8, and none in the groups"),
    (lambda s: s["left"].__setitem__(7, 1), "violet has 8 dice on the casinos, not 8, and none in the groups"),
    (lambda s: s["casinos"][5]["dice"].__setitem__(7, 0),
     "0 of 1 colours are placed at once: phase opening lasts until all are, and no longer"),
    (lambda s: s.update(phase="opening"), "1 of 1 colours are placed at once: phase opening lasts until all are, and no longer"),
    (lambda s: s.update(phase="choose"), "a roll lies on the table in phase choose, and only then"),
    (lambda s: s.update(roll=[1] * 8), "a roll lies on the table in phase choose, and only then"),
    (lambda s: s.update(phase="choose", roll=[1, 1, 0, 0, 0, 0, 0, 1]),
     "one die of each colour that is left is rolled, and shows 1 to 6: violet shows 1"),
    (lambda s: s.update(phase="choose", roll=[7, 1, 0, 0, 0, 0, 0, 0]),
     "one die of each colour that is left is rolled, and shows 1 to 6: red shows 7"),
    (lambda s: s["won"][0].extend([100_000] * 6), "6 notes of 100000 lie about; the box has 5"),
    (lambda s: s["pile"].update(above=[10_000]), None),
])
def test_BV11_positions_that_cannot_be_are_refused(change: Change, en: str | None) -> None:
    with pytest.raises(PositionError) as refusal: flambeur.from_position(changed(change), seed=1)
    if en is not None: assert str(refusal.value) == en
    assert refusal.value.text("fr") != refusal.value.text("en")


@pytest.mark.parametrize(("change", "en"), [
    (lambda s: s.update(left=[0] * 8), "no die is left in the group that is being played"),
    (lambda s: (s["left"].__setitem__(0, 5), s["casinos"][5]["dice"].__setitem__(0, 3)),
     "red cannot have 5 and 0 dice in the groups: they begin with 4 and 4"),
])
def test_BV11_positions_of_the_second_group_that_cannot_be_are_refused(change: Change, en: str) -> None:
    laid = changed(lambda s: None, "left red 1")
    change(laid["state"])
    if en.startswith("no die"): laid["state"]["casinos"][5]["dice"][0] += 1
    with pytest.raises(PositionError) as refusal: flambeur.from_position(laid, seed=1)
    assert str(refusal.value) == en


def test_BV11_before_the_opening_roll_all_dice_are_in_their_groups() -> None:
    m = flambeur.from_position(changed(opening), dice="manual", seed=1)
    assert m.view()["phase"] == "opening"
    wrong = changed(lambda s: (opening(s), s["left"].__setitem__(0, 3), s["casinos"][0]["dice"].__setitem__(0, 1)))
    with pytest.raises(PositionError, match="red cannot have 3 and 4 dice in the groups"): flambeur.from_position(wrong, seed=1)


def test_BV11_grey_is_not_placed_before_violet() -> None:
    def grey_alone(laid: dict[str, Any]) -> None:
        opening(laid)
        laid.update(left=[4] * 6 + [0, 0], later=[4] * 6 + [0, 0])
        laid["casinos"][0]["dice"][6] = 8
    with pytest.raises(PositionError, match="grey has 8 dice on the casinos, not 0"):
        flambeur.from_position(changed(grey_alone, "group 1 \n left red 4", preplaced=2), seed=1)


def test_BV11_when_the_game_is_over_the_dice_lie_in_the_box() -> None:
    def over(laid: dict[str, Any]) -> None:
        laid.update(phase="ended", later=[0] * 8)
        for casino in laid["casinos"]: casino.update(dice=[0] * 8, notes=[])
    with pytest.raises(PositionError, match="when the game is over all dice lie in the box"):
        flambeur.from_position(changed(over), seed=1)


def test_there_is_no_position_before_the_casinos_are_stocked() -> None:
    from flambeur.api import Match
    from flambeur.games.las_vegas_solo.game import GAME
    m = Match(GAME, GAME.Options(), secret=b"1", settle=False)
    with pytest.raises(PositionError, match="there is no position before the casinos are stocked"): m.position()
