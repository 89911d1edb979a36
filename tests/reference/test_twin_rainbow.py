"""The twin's rainbow cards (BV7), sentence by sentence."""

import pytest

from tests.reference.boulevard.facts import RAINBOW
from tests.reference.las_vegas import Event, Table, all_notes
from tests.reference.tables import ANNA, BENNO, last_die, normal, of, table


def ends(t: Table, pile: list[int]) -> list[Event]:
    """The round ends, with just this in the pile, top first."""
    t.pile, t.known_under = pile, 0
    return last_die(t)


def test_BV7_six_cards_are_shuffled_into_the_notes() -> None:
    t = Table(2, rainbow=True)
    assert t.waiting() == ("shuffle", 60)
    with pytest.raises(ValueError, match="not the notes of the box"):
        t.lay_pile(all_notes())
    t.lay_pile([RAINBOW] * 6 + all_notes())


def test_BV7_while_stocking_one_counts_as_40k() -> None:
    t = table(pile=[RAINBOW, 10, RAINBOW, 90, 30, RAINBOW, RAINBOW, RAINBOW, 50], rainbow=True)
    assert t.notes[:5] == [[10, RAINBOW], [90, RAINBOW], [30, RAINBOW], [RAINBOW, RAINBOW], [50]]
    assert t.scores() == [0, 0]


def test_BV7_each_is_replaced_by_the_next_note_after_the_last_die_and_before_payout() -> None:
    t = table(rainbow=True)
    t.notes[0], t.dice[0] = [30, RAINBOW], normal(BENNO, 1) + normal(ANNA, 2)
    events = ends(t, [70, 10])
    assert of(events, "rainbow") == [(1, 70)]
    assert of(events, "paid", 1) == [(ANNA, 70, 2), (BENNO, 30, 1)]


def test_BV7_casino_1_to_6_in_order_and_the_new_note_stands_as_it_is() -> None:
    t = table(rainbow=True)
    t.notes[:4] = [[10, RAINBOW], [], [RAINBOW, RAINBOW], [RAINBOW]]
    assert of(ends(t, [10, 20, 30, 40, 90]), "rainbow") == [(1, 10), (3, 20), (3, 30), (4, 40)]


def test_BV7_rainbow_cards_drawn_then_are_discarded_too_and_out_of_the_game() -> None:
    t = table(rainbow=True)
    t.notes[:5], t.dice[0] = [[RAINBOW], [], [], [], []], normal(ANNA, 1)
    events = ends(t, [RAINBOW, RAINBOW, 60])
    assert of(events, "paid", 1) == [(ANNA, 60, 1)]
    assert t.discarded == 3
    assert RAINBOW not in t.pile


def test_BV7_stocking_of_every_round_treats_them_alike() -> None:
    t = table(rainbow=True)
    t.notes = [[] for _ in t.notes]
    events = ends(t, [RAINBOW, 20, 10, RAINBOW])
    assert of(events, "stocked")[:3] == [(1, [20, RAINBOW]), (2, [10, RAINBOW]), (3, [])]


def test_LV14_without_a_note_left_a_rainbow_card_is_discarded_without_replacement() -> None:
    t = table(rainbow=True)
    t.notes[:5], t.dice[0] = [[RAINBOW, RAINBOW], [RAINBOW], [], [], []], normal(ANNA, 1)
    events = ends(t, [80, RAINBOW])
    assert of(events, "rainbow") == [(1, 80), (1, None), (2, None)]
    assert t.discarded == 4
    assert of(events, "paid") == [(1, ANNA, 80, 1)]


def test_BV7_a_note_that_all_saw_going_under_may_be_the_replacement() -> None:
    t = table(rainbow=True)
    t.notes[:5] = [[RAINBOW], [], [], [], []]
    t.dice[0] = []
    t.pile, t.known_under = [50, 40, 30], 3
    last_die(t)
    assert t.known_under == 0                    # 50 replaced, went under again, and all was stocked
    assert t.notes[:2] == [[40, 30], [50]]
