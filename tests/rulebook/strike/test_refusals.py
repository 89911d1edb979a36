"""What the table refuses: the class of the error, its sentence in English and French, and that nothing has changed."""
from typing import Any

import pytest

from flambeur import IllegalAction, PositionError
from flambeur.api import Match
from flambeur.games.strike.actions import GRAND, N_ACTIONS, STOP, describe, parse
from flambeur.games.strike.game import GAME
from flambeur.games.strike.options import StrikeOptions
from flambeur.table import fairness
from tests.helpers.strike import drawn, table, throw

TABLE = "arena 2 \n > Anna 6 \n Ben 4"


@pytest.mark.parametrize(("move", "why", "pourquoi"), [
    ("stop", "you must throw first", "il faut d’abord lancer"),
    ("all firm", "all dice are thrown only into an arena that is empty when the turn begins",
     "on ne lance tous ses dés que dans une arène vide au début du tour"),
    ("3 hard", "aim at something that lies there; one die cannot be spread",
     "visez ce qui se trouve là\xa0; un dé seul ne peut pas être écarté"),
    ("spread edge", "aim at something that lies there; one die cannot be spread",
     "visez ce qui se trouve là\xa0; un dé seul ne peut pas être écarté")])
def test_ST3_ST4_what_is_not_possible_now_is_refused(move: str, why: str, pourquoi: str) -> None:
    m = table(TABLE)
    with pytest.raises(IllegalAction) as refusal:
        m.play(0, move)
    assert str(refusal.value).startswith(why)
    assert refusal.value.text("fr").startswith(pourquoi)


def test_ST5_an_empty_arena_lets_nobody_throw_a_single_die() -> None:
    m = table("arena \n > Anna 6 \n Ben 4")
    with pytest.raises(IllegalAction, match="throw all your dice at once"):
        m.play(0, "floor")


@pytest.mark.parametrize("move", ["edge", "tight floor", "4 hard"])
def test_ST5_in_an_arena_emptied_during_the_turn_there_is_only_the_floor_to_aim_at(move: str) -> None:
    m = table("arena 4 \n > Anna 6 \n Ben 4")
    throw(m, "out X")
    with pytest.raises(IllegalAction) as refusal:
        m.play(0, move)
    assert str(refusal.value).startswith("nothing lies in the arena: aim at the floor (")
    assert refusal.value.text("fr").replace("\xa0", " ").startswith("il n’y a rien dans l’arène : visez le sol (")


@pytest.mark.parametrize("text", ["tight centre hard", "serrés centre fort"])
def test_the_centre_is_called_so_in_French_too(text: str) -> None:
    """As on the button."""
    assert parse(text) == parse("tight centre hard") is not None


@pytest.mark.parametrize("action", range(N_ACTIONS))
def test_what_is_typed_is_read_back(action: int) -> None:
    assert parse(describe(action)[2]) == action


@pytest.mark.parametrize(("text", "action"), [
    ("serrés bord fort", parse("tight edge hard")), ("4", parse("lie 4 firm")), ("hard 4 spread", parse("spread 4 hard")),
    ("tous doux", GRAND.start), ("STOP", STOP), ("all", GRAND.start + 1)])
def test_words_come_in_any_order_and_in_french(text: str, action: int) -> None:
    assert parse(text) == action is not None


@pytest.mark.parametrize("text", ["", "hard", "tight", "7", "all 4", "all tight", "4 5", "stop it", "edge edge"])
def test_what_names_no_throw_is_no_move(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(("change", "why"), [
    ({"arena": [3, 2]}, "rising"), ({"arena": [1]}, "from 2 to 6"), ({"arena": [2, 2]}, "different"), ({"to_move": 2}, "seats 0 to 1"),
    ({"round": 2}, "round is 1 to 1"), ({"lost": 3}, "the box has 31"), ({"players": [{"dice": 6}]}, "1 players"),
    ({"players": [{"dice": 28}, {"dice": 4}]}, "the box has 31"), ({"players": [{"dice": 0}, {"dice": 4}]}, "nobody else is"),
    ({"players": [{"dice": 0, "out": 2}, {"dice": 4}]}, "one after the other"),
    ({"players": [{"dice": 0, "out": 1}, {"dice": 4}]}, "the round is over"),
    ({"players": [{"dice": 6, "points": 1}, {"dice": 4}]}, "several rounds"),
    ({"phase": "ended"}, "when one player is left"), ({"phase": "opening"}, "before the first turn"),
    ({"phase": "throw"}, "in phase throw"),
    ({"throw": "floor"}, "in phase throw"), ({"phase": "throw", "throw": "3 hard"}, "not possible now"),
    ({"phase": "throw", "throw": "stop"}, "not possible now"), ({"decisions": 2000}, "at most 2000")])
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        Match(GAME, StrikeOptions(players=2), secret=fairness.new_secret(1), position=drawn(TABLE) | change)
