"""LV2, LV14: the pile of notes, and how the casinos are stocked from it."""
from collections import Counter

import flambeur
from flambeur.games.las_vegas.events import KINDS
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.state import State
from flambeur.kit import contract
from flambeur.kit.chance import Given
from flambeur.kit.log import new_log
from flambeur.kit.structs import new as new_struct
from tests.helpers.drawing import BOX, thousands
from tests.helpers.las_vegas import all_notes, fields, finish_round, new, paid, pile, stocked, table, under


def test_LV2_casinos_are_stocked_in_order_until_each_has_50k() -> None:
    """Casino 1 first; notes from the top of the pile until their sum is at least 50k; just 50k is enough."""
    m = table("""
        pile 10 10 10 10 10   50   40 90   20 30   30 10 60   70   80 20
    """)
    seen = finish_round(m)
    assert stocked(m) == [[10, 10, 10, 10, 10], [50], [90, 40], [30, 20], [60, 30, 10], [70]]
    assert [(lies["casino"], thousands(lies["notes"])) for lies in fields(seen, "stocked")] == list(enumerate(stocked(m), 1))
    assert pile(m)[:2] == [80, 20]


def test_LV2_the_first_round_is_stocked_from_the_shuffled_pile() -> None:
    order = [40, 10, 30, 30, 60, 50, 20, 20, 20, 90, 70, 80]
    order += (BOX - Counter(order)).elements()
    s = new_struct(State)[0]
    GAME.set_up(s, GAME.Options(players=2))
    contract.resolve(s, shuffle_into([note // 10 for note in order]), new_log())
    seen = GAME.view(s, GAME.Options(players=2), None)
    assert [thousands(casino.notes) for casino in seen.casinos] == [[40, 10], [30, 30], [60], [50], [20, 20, 20], [90]]
    assert thousands(GAME.position(s, GAME.Options(players=2))["pile"]["above"]) == order[10:]


def shuffle_into(order: list[int]) -> Given:
    """The draws that shuffle the sorted notes into an order: what comes last is drawn first."""
    given, cards = new_struct(Given)[0], sorted(order)
    for k, last in enumerate(range(len(order) - 1, 0, -1)):
        drawn = cards.index(order[last])
        cards[drawn], cards[last] = cards[last], cards[drawn]
        given.values[k] = drawn
    return given


def test_LV2_notes_are_shuffled_once_a_game_and_never_again() -> None:
    """One shuffle of 54 notes at the start; after it, only dice."""
    m = flambeur.new("las-vegas", players=2, seed=4)
    while not m.over:
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    sizes = [[size for size, _ in entry["draws"]] for entry in m.record()["entries"] if "chance" in entry]
    assert sizes[0] == list(range(54, 1, -1))
    assert all(set(event) == {6} for event in sizes[1:])
    assert len(fields(m.events(), "shuffled")) == 1


def test_LV2_each_round_draws_from_the_same_pile() -> None:
    """What was not drawn stays in its order; what nobody won lies below it."""
    m = table("""
        2: 40 20 | Anna 1
        pile 50 60 70 80 90 50   20 40   30 30
    """)
    before = pile(m)
    finish_round(m)
    assert stocked(m) == [[50], [60], [70], [80], [90], [50]]
    assert pile(m) == [*before[6:], 20]
    finish_round(m)
    assert stocked(m)[:2] == [[40, 20], [30, 30]]


def test_LV2_notes_on_casinos_are_public_and_the_pile_is_not() -> None:
    """Two piles in another order look alike to everyone; the casinos look alike to all seats."""
    m = table("1: 60 | Anna 1 \n pile 10 20 30 \n under 40 50")
    other = table("1: 60 | Anna 1 \n pile 30 10 20 \n under 40 50")
    assert m.digest != other.digest
    for seat in (None, 0, 1, 2, 3):
        assert m.view(seat) == other.view(seat)
        assert m.view(seat)["casinos"] == m.view()["casinos"]
        assert m.view(seat)["pile"] == 53


def test_LV2_a_known_note_that_is_drawn_is_no_longer_under_the_pile() -> None:
    """Stocking reaches the notes that all saw going under: casino 4 takes the first of the three."""
    m = table("""
        pile 50 60 70
        under 80 20 10 10 10 30 40
        Anna won the rest
    """)
    finish_round(m)
    assert stocked(m) == [[50], [60], [70], [80], [20, 10, 10, 10], [40, 30]]
    assert under(m) == pile(m) == []


def test_LV2_known_notes_stay_known_while_the_pile_above_is_drawn() -> None:
    m = table("""
        pile 50 60 70 80
        under 90 50 20 10
        Anna won the rest
    """)
    finish_round(m)
    assert stocked(m) == [[50], [60], [70], [80], [90], [50]]
    assert under(m) == pile(m) == [20, 10]


def test_LV14_an_empty_pile_ends_the_stocking() -> None:
    """Four notes are left: casino 1 takes three of them, casino 2 stays short, the others stay empty."""
    m = table("""
        pile 30 10 60 20
        Anna won the rest
    """)
    seen = finish_round(m)
    assert stocked(m) == [[60, 30, 10], [20], [], [], [], []]
    assert thousands(fields(seen, "stocked")[1]["notes"]) == [20]
    assert pile(m) == []


def test_LV14_a_pile_may_end_just_where_a_casino_is_full() -> None:
    m = table("pile 30 20 50 \n Anna won the rest")
    finish_round(m)
    assert stocked(m) == [[30, 20], [50], [], [], [], []]


def test_LV14_the_game_goes_on_with_casinos_that_are_short_or_empty() -> None:
    """Dice may lie at an empty casino; it pays nothing."""
    m = table("""
        round 3
        1: 30 |
        4: | Anna 3, Benno 2
        Denny won the rest
    """)
    seen = finish_round(m, casino=1)
    assert (paid(seen, 1), paid(seen, 4)) == ({"Benno": 30}, {})
    assert stocked(m) == [[]] * 6
    finish_round(m)
    assert m.over


def test_LV14_in_the_base_game_the_pile_cannot_run_out() -> None:
    """A note of 50k or more fills its casino at once. There are 26 of them and 24 casinos to stock in a game: two stay in the pile."""
    m = new(5)
    big = [note for note in all_notes(m) if note >= 50]
    casinos = 0
    while not m.over:
        casinos += 6
        finish_round(m)
    assert len(big) - casinos == 2


def test_LV2_new_notes_reveal_what_was_hidden() -> None:
    """Who has seen the notes of the next round cannot take back what brought them."""
    assert [kind.name for kind in KINDS if kind.reveals] == ["stocked"]
