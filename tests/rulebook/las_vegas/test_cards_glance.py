"""What the bots' glance says of action cards: when one is worth playing, and what to answer. Looking changes nothing."""
import pytest

from flambeur import Match
from flambeur.games.las_vegas.modules.action_cards.drawer import PLAY
from tests.helpers.action_cards import cards, do
from tests.helpers.las_vegas import choices, roll


def best(m: Match) -> str:
    """What an easy bot would do."""
    before = m.digest
    found = m.suggest(m.actors[0], "easy").action.typed
    assert m.digest == before
    return str(found)


@pytest.mark.parametrize("card", [1, 2, 3, 10])
def test_a_card_that_costs_nothing_and_holds_for_the_round_is_played_at_once(card: int) -> None:
    m = cards(f"1: 60 | \n Anna holds {card} 4")
    roll(m, "11223344")
    assert best(m) == f"card {card}"


def test_a_roll_that_offers_little_is_rolled_again_but_for_its_best_face() -> None:
    m = cards("1: 10 | Benno 5 \n 2: 10 | Benno 1 \n 3: 10 | \n 6: 90 | \n Anna holds 4 \n Anna played 2", players=2)
    roll(m, "11112223")
    assert best(m) == "reroll 1"
    do(m, "reroll 1", "reroll 1", "reroll 1", "reroll 1")
    assert best(m) == "reroll 2"
    do(m, "reroll 2", "reroll 2", "reroll 2")
    assert best(m) == "throw"


def test_a_good_roll_is_not() -> None:
    m = cards("6: 90 | \n Anna holds 4 \n Anna played 2", players=2)
    roll(m, "11123456")
    assert best(m) == "6"


def test_dice_are_turned_to_where_they_bring_more() -> None:
    m = cards("1: 10 | Benno 5 \n 2: 10 | Benno 2 \n 6: 90 80 | Carla 1 \n Anna holds 5 4")
    roll(m, "11111122")
    assert best(m) == "card 5"
    do(m, "card 5")
    assert best(m) == "turn 2 6"


def test_a_pair_goes_where_it_brings_more() -> None:
    m = cards("1: 10 | Benno 5 \n 2: 10 | Benno 3 \n 6: 90 80 | Carla 1 \n Anna holds 7 4")
    roll(m, "11111122")
    assert best(m) == "card 7"
    do(m, "card 7")
    assert best(m) == "pair 2 6"


def test_dice_that_are_not_needed_are_taken_back() -> None:
    m = cards("1: 60 | Benno 8, Carla 8 \n Anna holds 6 4", players=3)
    roll(m, "22222333")
    do(m, "2")
    assert best(m) == "card 6"
    do(m, "card 6")
    assert best(m) == "back 2"


def test_a_good_place_is_paid_early_and_a_bad_one_is_not() -> None:
    for notes, says in (("90", "card 8"), ("10", "done")):
        m = cards(f"1: {notes} | Benno 1 \n Anna holds 8 4")
        roll(m, "11222333")
        do(m, "1")
        assert best(m) == says


def test_three_notes_are_drawn_where_one_leads_and_the_note_goes_there() -> None:
    m = cards("1: 30 | Anna 2 \n 5: 60 | Benno 3 \n pile 50 70 20 \n Anna holds 9 4")
    roll(m, "112233")
    do(m, "card 9")
    assert best(m) == "at 1"
    m = cards("1: | Anna 3 \n 5: 60 | Benno 3 \n Anna holds 9 4")
    roll(m, "22334")
    assert best(m) == "card 9"


def test_the_tie_that_brings_more_is_won() -> None:
    m = cards("1: 30 | Anna 2, Benno 2 \n 2: 90 | Anna 2, Benno 2 \n 6: | Anna 4, Benno 3 \n Anna played 1 4 \n to roll Benno", players=2)
    roll(m, "6")
    do(m, "6")
    assert choices(m) == ["at 1", "at 2", "done"]
    assert best(m) == "at 2"


def test_a_small_note_is_swapped_and_a_large_one_kept() -> None:
    for notes, says in (("60 20", "give 20"), ("90 60", "done")):
        high, low = notes.split()
        m = cards(f"1: {high} | Anna 2 \n 2: {low} | Anna 2 \n 6: | Anna 4, Benno 7 \n Anna played 10 4 \n to roll Benno", players=2)
        roll(m, "6")
        do(m, "6")
        assert best(m) == says


def test_passing_is_better_than_helping_others() -> None:
    m = cards("1: 90 80 | Benno 3, Carla 2 \n Anna holds 4 6")
    roll(m, "11111111")
    assert best(m) in ("1", "card 4")
    assert PLAY.start + 3 in m.legal_ids(0)
