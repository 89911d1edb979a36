"""The twin's bonus cards (BV9), sentence by sentence."""

import pytest

from tests.reference.boulevard.facts import BONUS_CARDS
from tests.reference.las_vegas import SLOT, Event, Table
from tests.reference.tables import ANNA, BENNO, last_die, normal, of, table


def bonus(*hands: list[int], players: int = 2, slot_machine: bool = False) -> Table:
    """These hands from Anna on; nothing lies on the casinos."""
    t = table(players, bonus_cards=True, slot_machine=slot_machine)
    t.bonus_hands = [*hands, *([] for _ in range(players - len(hands)))]
    t.notes = [[] for _ in t.notes]
    return t


def ends(t: Table, *notes: int) -> list[Event]:
    """Anna gets these notes, one from each casino, and the round ends."""
    for casino, note in enumerate(notes):
        t.notes[casino], t.dice[casino] = [note], normal(ANNA, 1)
    return last_die(t)


def test_BV9_there_are_ten_cards() -> None:
    assert sorted(BONUS_CARDS) == [20, 30, 30, 40, 40, 50, 50, 60, 60, 70]


def test_BV9_two_each_with_two_to_five_players_one_with_six_or_seven() -> None:
    for players, number in ((2, 2), (3, 2), (4, 2), (5, 2), (6, 1), (7, 1)):
        assert [len(hand) for hand in table(players, bonus_cards=True).bonus_hands] == [number] * players


def test_BV9_each_round_is_dealt_anew_from_the_start_player_on_all_of_a_hand_in_one_go() -> None:
    t = Table(3, bonus_cards=True)
    t.lay_pile(t.options.pile())
    assert t.waiting()[0] == "decks"
    rounds = [[20, 30, 40, 50, 60, 70, 30, 40, 50, 60], [70, 60, 60, 50, 50, 40, 40, 30, 30, 20], BONUS_CARDS, BONUS_CARDS]
    t.lay_decks(rounds, [], [])
    assert t.bonus_hands == [[20, 30], [40, 50], [60, 70]]
    t.notes = [[] for _ in t.notes]
    last_die(t)
    assert t.first == BENNO
    assert t.bonus_hands == [[50, 40], [70, 60], [60, 50]]


def test_BV9_only_the_cards_of_the_box_once_for_each_round() -> None:
    t = Table(2, bonus_cards=True)
    t.lay_pile(t.options.pile())
    for wrong in ([BONUS_CARDS] * 3, [BONUS_CARDS[1:]] * 4, []):
        with pytest.raises(ValueError, match="not the cards of the box"):
            t.lay_decks(wrong, [], [])


def test_BV9_the_announcement_die_starts_at_1_and_counts_from_the_start() -> None:
    t = table(3, bonus_cards=True)
    assert t.announced == [1, 1, 1]
    assert t.scores() == [50, 50, 50]
    assert table(3).scores() == [0, 0, 0]


def test_BV9_a_card_of_the_value_of_a_note_that_you_received_raises_the_die_by_1() -> None:
    t = bonus([40, 20], [50, 50])
    assert of(ends(t, 40), "bonus") == [(ANNA, 40, 2)]
    assert t.announced == [2, 1]
    assert t.scores() == [40 + 100, 50]


def test_BV9_at_most_once_per_card_and_round() -> None:
    t = bonus([40, 20])
    assert of(ends(t, 40, 40, 40), "bonus") == [(ANNA, 40, 2)]


def test_BV9_two_equal_cards_are_both_fulfilled_by_one_note() -> None:
    assert of(ends(bonus([40, 40]), 40), "bonus") == [(ANNA, 40, 2), (ANNA, 40, 3)]


def test_BV9_two_different_cards_each_by_its_own_note() -> None:
    assert of(ends(bonus([40, 60]), 60, 10, 40), "bonus") == [(ANNA, 40, 2), (ANNA, 60, 3)]


def test_BV9_a_note_that_another_player_received_fulfils_nothing() -> None:
    assert of(ends(bonus([10, 20], [40, 40]), 40), "bonus") == []


def test_BV9_a_note_of_an_earlier_round_fulfils_nothing() -> None:
    t = bonus([40, 20])
    ends(t, 50)
    t.bonus_hands[ANNA], t.notes = [50, 50], [[] for _ in t.notes]
    assert of(last_die(t), "bonus") == []


def test_BV9_a_note_of_the_slot_machine_counts() -> None:
    t = bonus([40], players=6, slot_machine=True)
    t.notes[6], t.dice[6] = [40], [(ANNA, "normal", 3)]
    assert of(last_die(t), "bonus") == [(ANNA, 40, 2)]


def test_BV9_the_die_stops_at_6() -> None:
    t = bonus([40, 40])
    t.announced = [5, 1]
    assert of(ends(t, 40), "bonus") == [(ANNA, 40, 6), (ANNA, 40, 6)]
    assert t.announced == [6, 1]


def test_BV9_it_is_money_and_no_note() -> None:
    t = bonus()
    t.round, t.won, t.announced = 4, [[50], [60, 40]], [2, 1]
    assert t.scores() == [150, 150]
    assert t.winners() == [BENNO]                    # LV9: more notes


def test_BV9_the_owner_learns_of_a_fulfilled_card_when_the_note_arrives_the_others_at_the_end_of_the_round() -> None:
    t = bonus([40], [40], players=6, slot_machine=True)
    t.notes[0], t.dice[0] = [40], normal(ANNA, 1)
    t.notes[6], t.dice[6] = [80, 30], [(BENNO, "normal", 3)]
    events = last_die(t)
    assert t.waiting() == ("pick", BENNO)
    assert of(events, "bonus") == []
    assert t.announced[ANNA] == 1
    assert t.view(ANNA)["bonus_cards"] == [40]
    assert t.view(ANNA)["fulfilled"] == [40]
    assert t.view(BENNO)["fulfilled"] == []
    assert of(t.choose(("pick", 30)), "bonus") == [(ANNA, 40, 2)]
    assert SLOT in t.options.casinos()


def test_BV9_the_dice_keep_what_they_show_in_the_next_round() -> None:
    t = bonus([40, 20])
    ends(t, 40)
    assert t.round == 2
    assert t.announced == [2, 1]
