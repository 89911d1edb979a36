"""What the table refuses: the class of the error, its sentence in English and French, and that nothing has changed."""
from typing import Any

import pytest

import flambeur
from flambeur import GameOver, IllegalAction, NotYourTurn, OptionError
from flambeur.games.las_vegas_cards.actions import LAY, LEAVE, N_ACTIONS, TAKE
from flambeur.kit import contract
from flambeur.kit.log import new_log
from tests.helpers.las_vegas_cards import finish_round, in_turn, play, table, with_chips
from tests.helpers.refusals import refused

HELD = "Leo holds 4 4 2 2 55"
LEGAL = "2, 2 2, 4, 4 4, 55, 2 4, 2 55, 4 55"
CHIPS = "2: 80 30 | | pink gold \n Leo holds 2 2 3 4 5"


@pytest.mark.parametrize("move", ["4 4 2", "2 4 55", "2 2 4 4", "", "7", "pass", "4 44 444", "four", -1, N_ACTIONS, 999])
def test_CG3_what_is_no_selection_is_refused(move: str | int) -> None:
    """Two 4s and a 2, and other things that no hand allows."""
    m = table(HELD)
    with refused(IllegalAction, f"{move!r} is no move of this game; legal now: {LEGAL}",
                 f"{move!r} n’est pas un coup de ce jeu\xa0; possibles\xa0: {LEGAL}", m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["1", "5", "2 2 2", "44", "2 22", "3 4", 0])
def test_CG3_cards_that_are_not_in_the_hand_are_refused(move: str | int) -> None:
    m = table(HELD)
    with refused(IllegalAction, f"these cards are not all in your hand ({LEGAL})",
                 f"ces cartes ne sont pas toutes dans votre main ({LEGAL})", m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["pink", "leave", TAKE.start + 3])
def test_CG9_no_chip_is_taken_while_cards_are_to_be_laid(move: str | int) -> None:
    m = in_turn(HELD)
    with refused(IllegalAction, f"no chip is to be taken now: lay cards ({LEGAL})",
                 f"il n’y a pas de jeton à prendre maintenant\xa0: posez des cartes ({LEGAL})", m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["green", "blue", "3", TAKE.start + 4])
def test_CG9_a_chip_that_is_not_there_is_refused(move: str | int) -> None:
    m = with_chips(CHIPS)
    play(m, "Leo", "2 2")
    with refused(IllegalAction, "take a chip that lies at this casino, or leave them (pink, gold, leave)",
                 "prenez un jeton de ce casino, ou laissez-les (pink, gold, leave)", m):
        m.play(0, move)


def test_CG8_a_seat_whose_turn_it_is_not_is_refused() -> None:
    m = in_turn("to play Rebecca")
    with refused(NotYourTurn, "seat 0 is not to play now, but seat 2", "ce n’est pas à la place 0 de jouer, mais à la place 2", m):
        m.play(0, "6")


def test_CG9_another_seat_takes_no_chip() -> None:
    m = with_chips(CHIPS)
    play(m, "Leo", "2 2")
    with refused(NotYourTurn, "seat 1 is not to play now, but seat 0", "ce n’est pas à la place 1 de jouer, mais à la place 0", m):
        m.play(1, "pink")


def test_CG5_who_is_done_is_refused() -> None:
    m = table("turn 3 \n 1: 80 30 | Henri 1 1 1 1 11 \n 2: 70 30 | Henri 2 2 2", players=3)
    with refused(NotYourTurn, "seat 1 is not to play now, but seat 0, 2", "ce n’est pas à la place 1 de jouer, mais à la place 0, 2", m):
        m.play(1, "6")


@pytest.mark.parametrize("seat", [-1, 4, 8])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    m = table(HELD)
    with refused(NotYourTurn, f"there is no seat {seat}; seats are 0 to 3",
                 f"il n’y a pas de place {seat}\xa0; les places vont de 0 à 3", m):
        m.play(seat, "6")


def test_CG7_after_the_end_nothing_can_be_played() -> None:
    m = table("round 4 \n turn 6")
    finish_round(m)
    with refused(GameOver, "the game is over", "la partie est finie", m):
        m.play(0, "6")


# options

def test_CG9_chips_need_the_sequential_variant() -> None:
    with refused(OptionError, "chip cards need play in turn: when all choose at once, two could reach for the same chip",
                 "les cartes Jeton demandent de jouer à tour de rôle\xa0: tous ensemble, deux joueurs voudraient le même jeton"):
        flambeur.new("las-vegas-cards", chips=True)


@pytest.mark.parametrize("players", [0, 1, 6, 8])
def test_CG1_two_to_five_play_and_no_others(players: int) -> None:
    with refused(OptionError, f"players is 2 to 5, not {players}", f"players vaut de 2 à 5, et non {players}"):
        flambeur.new("las-vegas-cards", players=players)


HAS = "players, sequential, chips, open_money"


@pytest.mark.parametrize(("options", "en", "fr"), [
    ({"edition": "first"}, f"las-vegas-cards has no option 'edition'; it has {HAS}",
     f"las-vegas-cards n’a pas d’option 'edition'\xa0; il a {HAS}"),
    ({"sequential": "yes"}, "sequential is true or false, not 'yes'", "sequential vaut true ou false, et non 'yes'"),
    ({"open_money": 1}, "open_money is true or false, not 1", "open_money vaut true ou false, et non 1"),
])
def test_unknown_options_and_values_are_refused(options: dict[str, Any], en: str, fr: str) -> None:
    with refused(OptionError, en, fr):
        flambeur.new("las-vegas-cards", **options)


# the rules without a match around them

@pytest.mark.parametrize(("seat", "action"), [(0, 0), (0, -1), (0, LAY.stop), (0, LEAVE), (0, N_ACTIONS), (-1, 9), (4, 9), (5, 9)])
def test_the_rules_themselves_refuse_before_they_change_anything(seat: int, action: int) -> None:
    m, log = table(HELD), new_log()
    before = m.digest
    with pytest.raises(ValueError, match="illegal action"):
        contract.act(m.state, seat, action, log)
    assert (m.digest, log.n) == (before, 0)


def test_the_rules_themselves_refuse_another_seat_in_turn() -> None:
    m = in_turn("to play Henri \n Leo holds 4 4 2 2 55")
    before = m.digest
    for action in range(N_ACTIONS):
        with pytest.raises(ValueError, match="illegal action"):
            contract.act(m.state, 0, action, new_log())
    assert m.digest == before


def test_the_rules_themselves_refuse_chips_that_are_not_there() -> None:
    m = with_chips(CHIPS)
    play(m, "Leo", "2 2")
    before = m.digest
    for action in (0, LAY.stop - 1, TAKE.start + 2, TAKE.start + 4, N_ACTIONS):
        with pytest.raises(ValueError, match="illegal action"):
            contract.act(m.state, 0, action, new_log())
    with pytest.raises(ValueError, match="illegal action"):
        contract.act(m.state, 1, LEAVE, new_log())
    assert m.digest == before


@pytest.mark.parametrize("sequential", [False, True])
def test_the_rules_themselves_refuse_everything_after_the_end(sequential: bool) -> None:
    m = table("round 4 \n turn 6", sequential=sequential)
    finish_round(m)
    before = m.digest
    for seat in range(4):
        for action in range(N_ACTIONS):
            with pytest.raises(ValueError, match="illegal action"):
                contract.act(m.state, seat, action, new_log())
    assert m.digest == before
