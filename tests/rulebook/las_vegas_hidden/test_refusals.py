"""What the table refuses: the class of the error, its sentence in English and French, and that nothing has changed."""
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import GameOver, IllegalAction, NotYourTurn, OptionError, PositionError
from flambeur.api import Match
from flambeur.games.las_vegas_hidden.game import GAME
from tests.helpers.las_vegas_hidden import finish_round, laid, new, roll, table
from tests.helpers.refusals import refused

Change = Callable[[dict[str, Any]], object]
DRAWN = "Anna has red, violet \n Ben has green, blue \n shelf grey 60 2 at 3 \n left red 2, green 1"


@pytest.mark.parametrize("move", ["7", "pass", "", "3 3", -1, 6])
def test_BV12_what_names_no_face_is_refused(move: str | int) -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    with refused(IllegalAction, f"{move!r} is no move of this game; legal now: 3, 5",
                 f"{move!r} n’est pas un coup de ce jeu\xa0; possibles\xa0: 3, 5", m):
        m.play(0, move)


def test_BV12_a_face_that_was_not_rolled_is_refused() -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    with refused(IllegalAction, "no die shows 1: choose one of the faces rolled (3, 5)",
                 "aucun dé ne montre 1\xa0: choisissez un des numéros obtenus (3, 5)", m):
        m.play(0, "1")


def test_BV12_a_seat_whose_turn_it_is_not_is_refused() -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    with refused(NotYourTurn, "seat 1 is not to play now, but seat 0", "ce n’est pas à la place 1 de jouer, mais à la place 0", m):
        m.play(1, "3")


def test_BV12_nothing_is_placed_after_the_end() -> None:
    m = table("round 2")
    finish_round(m)
    with pytest.raises(GameOver): m.play(0, "6")


@pytest.mark.parametrize(("options", "en"), [
    ({"players": 1}, "players is 2 to 4, not 1"),
    ({"players": 5}, "players is 2 to 4, not 5"),
    ({"edition": "third"}, "edition is one of first, later, not 'third'"),
    ({"rainbow": True}, "las-vegas-hidden has no option 'rainbow'; it has players, edition"),
])
def test_BV12_other_players_and_modules_are_refused(options: dict[str, Any], en: str) -> None:
    with pytest.raises(OptionError) as refusal: new(**options)
    assert str(refusal.value) == en


def changed(change: Change, drawing: str = DRAWN) -> dict[str, Any]:
    position = laid(drawing, 2)
    change(position["state"])
    return position


@pytest.mark.parametrize(("change", "en"), [
    (lambda s: s["players"].pop(), "the position has 1 players, the options say 2"),
    (lambda s: s.update(first=2), "first and to_move are seats 0 to 1"),
    (lambda s: s.update(phase="ended"), "a game ends after round 2 with empty casinos"),
    (lambda s: s["left"].__setitem__(0, -1), "no number of dice is below 0"),
    (lambda s: s["left"].__setitem__(0, 3), "red has 9 dice, not 8: 6 have been placed and 3 are left"),
    (lambda s: (s["left"].__setitem__(0, 7), s["casinos"][5]["dice"].__setitem__(0, 1)),
     "1 dice of red have been placed: the opening roll places 2 of each colour"),
    (lambda s: s.update(phase="opening"), "6 dice of red have been placed: the opening roll places 2 of each colour"),
    (lambda s: s.update(phase="choose"), "a roll lies on the table in phase choose, and only then"),
    (lambda s: s.update(phase="choose", roll=[1, 0, 0, 0, 0, 0, 0, 0]),
     "one die of each colour that is left is rolled, and shows 1 to 6: green shows 0"),
    (lambda s: s["players"][0].update(colours=[1]), "seat 0 has 2 colours"),
    (lambda s: s["players"][0].update(colours=[1, 2]), "colours are 1 to 8, and none is held twice"),
    (lambda s: s["players"][0].update(colours=[1, 9]), "colours are 1 to 8, and none is held twice"),
    (lambda s: s["box"].append(100_000), "19 notes have been used by round 1, not 18"),
    (lambda s: s["players"][0]["won"].extend([100_000] * 6), "6 notes of 100000 lie about; the box has 5"),
])
def test_BV12_positions_that_cannot_be_are_refused(change: Change, en: str) -> None:
    with pytest.raises(PositionError) as refusal: flambeur.from_position(changed(change), seed=1)
    assert str(refusal.value) == en
    assert refusal.value.text("fr") != en


def test_BV12_without_a_die_left_there_is_no_turn() -> None:
    def none_left(state: dict[str, Any]) -> None:
        for k, n in enumerate(state["left"]): state["casinos"][5]["dice"][k] += n
        state["left"] = [0] * 8
    with pytest.raises(PositionError, match="no die is left: the round is over"):
        flambeur.from_position(changed(none_left), seed=1)


def test_BV12_before_the_cards_are_dealt_nobody_has_colours_and_nothing_is_won() -> None:
    start = new(2)
    position = start.position()
    assert position["state"]["phase"] == "opening"
    flambeur.from_position(position, dice="manual", seed=1)
    with pytest.raises(PositionError, match="nobody has colours in phase opening"):
        flambeur.from_position({**position, "state": {**position["state"], "players": [{"colours": [1, 2]}, {}]}}, seed=1)
    lies = {**position["state"], "phase": "cards", "left": [6] * 8}
    lies["casinos"] = [{**casino, "dice": [2] * 8 if k == 0 else [0] * 8} for k, casino in enumerate(lies["casinos"])]
    m = flambeur.from_position({**position, "state": lies}, dice="manual", seed=1)
    assert m.view()["phase"] == "roll"                        # the cards were dealt at once
    won = {**lies, "left": [6] * 8, "shelf": [{"casino": 1, "colour": 1, "note": lies["casinos"][0]["notes"][0], "dice": 1}],
           "casinos": [{**lies["casinos"][0], "notes": lies["casinos"][0]["notes"][1:], "dice": [1, *[2] * 7]}, *lies["casinos"][1:]]}
    with pytest.raises(PositionError, match="nothing is won before the first turn"):
        flambeur.from_position({**position, "state": won}, seed=1)


def test_there_is_no_position_before_the_casinos_are_stocked() -> None:
    m = Match(GAME, GAME.Options(), secret=b"1", settle=False)
    with pytest.raises(PositionError, match="there is no position before the casinos are stocked"): m.position()
