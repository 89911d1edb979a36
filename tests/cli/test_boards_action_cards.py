"""Las Vegas at the terminal with action cards (BV10): what is asked, which dice are thrown, and why one got nothing."""
import pytest

from flambeur import Match
from tests.cli.test_boards import BOARD, scene_of
from tests.helpers.action_cards import cards, do
from tests.helpers.las_vegas import finish_round, roll


@pytest.mark.parametrize(("hand", "moves", "en", "fr"), [
    ("9 4", "card 9", "which casino gets the note of $50,000?", "quel casino reçoit le billet de 50 000 $ ?"),
    ("5 4", "card 5", "which dice do you turn, and to what?", "quels dés tournez-vous, et sur quoi ?"),
    ("2 4", "card 2, reroll 1", "which dice do you roll again?", "quels dés relancez-vous ?"),
    ("6 4", "1, card 6", "which dice do you take back?", "quels dés reprenez-vous ?"),
    ("3 4", "1", "do you play a card?", "jouez-vous une carte ?"),
])
def test_each_question_about_a_card_has_its_sentence(hand: str, moves: str, en: str, fr: str) -> None:
    m = cards(f"pile 50 90 20 \n Anna holds {hand}")
    roll(m, "11223344")
    do(m, *moves.split(", "))
    assert BOARD.question(scene_of(m)) == en
    assert BOARD.question(scene_of(m, "fr")).replace("\xa0", " ").replace("\u202f", " ") == fr


def asked_to_throw(m: Match) -> str:
    assert m.awaiting_chance is not None
    return BOARD.throw(m.awaiting_chance, scene_of(m))


def test_AC2_only_the_dice_that_are_rolled_again_are_asked_for() -> None:
    m = cards("Anna holds 2 4", players=2, neutral_dice=True, big_dice=True, kickers=True)
    assert asked_to_throw(m) == "5 dice, then 4 white dice, then 1 big die, then 2 kickers"
    roll(m, own="11111", white="2222", big="3", kickers="44")
    do(m, "card 2", "reroll kicker 4", "reroll white 2", "reroll 1", "reroll 1", "throw")
    assert asked_to_throw(m) == "2 dice, then 1 white die, then 1 kicker"


def test_AC3_AC8_what_cards_do_that_lie_on_the_table_is_told() -> None:
    m = cards("Anna holds 3 8")
    roll(m, "11223344")
    do(m, "card 3", "1", "card 8")
    roll(m, "11223344")
    told = ["Until the next turn of Anna all others place two faces, on two casinos.",
            f"{scene_of(m).speaker.lists['casino'][0]} pays before the next turn of Anna."]
    assert [line for line in BOARD.speech(scene_of(m)) if "next turn of Anna" in line] == told


def why(m: Match, seat: int) -> list[str]:
    return BOARD.why(m.events(seat), seat, scene_of(m))


def test_AC6_dice_that_were_taken_back_do_not_count() -> None:
    m = cards("3: 60 | Benno 3 \n Anna holds 6 4", players=2)
    roll(m, "33322222")
    do(m, "3", "card 6", "back 3", "done", "done")
    finish_round(m)
    assert "The Mirage: with 2 dice you came after the last of 1 note: nothing." in why(m, 0)


def test_AC8_a_casino_that_paid_twice_is_told_twice() -> None:
    m = cards("3: 60 40 | \n Anna holds 8 4", players=2)
    roll(m, "33222222")
    do(m, "3", "card 8", "done")
    finish_round(m)
    told = why(m, 0)
    assert told[:2] == ["The Mirage: 2 dice, you took $60,000.", "The Mirage: 2 dice, you took $40,000."]
    assert told[-1] == "Round 1: $100,000 for you."


def test_AC1_whoever_lost_a_tie_hears_to_whom() -> None:
    m = cards("3: 60 40 | Anna 3 \n 6: | Anna 5, Benno 5 \n Anna played 1 4 \n to roll Benno", players=2)
    roll(m, "333")
    do(m, "3", "at 3")
    assert why(m, 1) == ["The Mirage: Anna had 3 dice too and won the tie: nothing.", "Round 1: $0 for you."]
