"""The twin's chip cards in the dice game (CG9), sentence by sentence."""

import pytest

from tests.reference.boulevard.chips import chip_money
from tests.reference.boulevard.facts import CHIPS
from tests.reference.las_vegas import SLOT, Table
from tests.reference.tables import ANNA, BENNO, deal, last_die, of, roll, table

PINK, GOLD, RED = 0, 1, 2


def with_chips(*chips: list[int], players: int = 2, **modules: bool) -> Table:
    """These chips lie on the casinos, from casino 1 on."""
    t = table(players, None, chips=True, **modules)
    t.chips = [*chips, *([] for _ in range(len(t.chips) - len(chips)))]
    return t


def test_CG9_there_are_25_five_of_each_of_five_colours() -> None:
    assert len(CHIPS) == 25
    assert all(CHIPS.count(colour) == 5 for colour in range(5))
    t = Table(2, chips=True)
    t.lay_pile(t.options.pile())
    with pytest.raises(ValueError, match="not the cards of the box"):
        t.lay_decks([], [], CHIPS[1:])


def test_CG9_at_the_start_of_each_round_one_goes_face_up_to_each_casino_and_those_left_stay() -> None:
    t = Table(2, chips=True)
    assert t.lay_pile(t.options.pile()) == []
    events = t.lay_decks([], [], [4, 3, 2, 1, 0, 4, 3, *sorted([4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0])])
    assert of(events, "chip_laid") == [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 4)]
    assert t.chips == [[4], [3], [2], [1], [0], [4]]
    assert of(last_die(t), "chip_laid") == [(1, 3), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)]
    assert t.chips == [[4, 3], [3, 0], [2, 0], [1, 0], [0, 0], [4, 1]]


def test_CG9_the_slot_machine_gets_one_after_casino_6_and_later_casinos_none_when_all_are_used_up() -> None:
    t = table(5, chips=True, slot_machine=True)
    assert [len(chips) for chips in t.chips] == [1] * 7
    for _ in range(3):
        last_die(t)
        if t.waiting()[0] == "pick":
            t.choose(t.legal()[0])
    assert t.round == 4
    assert [len(chips) for chips in t.chips] == [4, 4, 4, 4, 3, 3, 3]


def test_CG9_who_places_two_dice_on_a_casino_may_take_any_one_chip_of_it() -> None:
    t = with_chips([], [PINK, GOLD, GOLD], [RED])
    deal(t, {"normal": 3}, {"normal": 1})
    t.roll([2, 2, 3], None, [], [])
    t.choose(("place", 2))
    assert t.waiting() == ("chip", ANNA, 2)
    assert t.legal() == [("chip", PINK), ("chip", GOLD), ("no_chip",)]
    assert t.choose(("chip", GOLD)) == [("chip", ANNA, 2, GOLD)]
    assert t.chips[1] == [PINK, GOLD]
    assert t.chips_won == [[GOLD], []]
    assert t.waiting()[:2] == ("roll", BENNO)        # never more than one


def test_CG9_it_may_be_left() -> None:
    t = with_chips([PINK])
    roll(t, 1, 1)
    t.choose(("place", 1))
    assert t.choose(("no_chip",)) == []
    assert t.chips[0] == [PINK]
    assert t.chips_won == [[], []]


def test_CG9_one_die_is_not_enough_and_dice_placed_earlier_do_not_count() -> None:
    t = with_chips([PINK])
    t.dice[0] = [(ANNA, "normal")]
    roll(t, 1)
    t.choose(("place", 1))
    assert t.waiting()[0] == "roll"


def test_CG9_without_chips_there_nothing_is_asked() -> None:
    t = with_chips([], [PINK])
    roll(t, 1, 1, 1)
    t.choose(("place", 1))
    assert t.waiting()[0] == "roll"


def test_CG9_a_big_die_counts_as_one() -> None:
    t = with_chips([PINK], big_dice=True)
    roll(t, 2, big=1)
    t.choose(("place", 1))
    assert t.waiting()[0] == "roll"
    roll(t, 1, big=1)
    t.choose(("place", 1))
    assert t.waiting() == ("chip", BENNO, 1)


def test_CG9_white_dice_count() -> None:
    t = with_chips([PINK], neutral_dice=True)
    roll(t, 1, white=(1,))
    t.choose(("place", 1))
    assert t.waiting() == ("chip", ANNA, 1)


def test_CG9_kickers_count_whatever_was_kicked_and_act_first() -> None:
    t = with_chips([PINK], kickers=True)
    roll(t, 1, 3, kickers=(1,))
    t.choose(("place", 1))
    assert t.waiting() == ("kick", ANNA, 1)
    t.choose(("kick", ANNA, "normal"))
    assert t.dice[0] == []
    assert t.waiting() == ("chip", ANNA, 1)


def test_CG9_two_dice_on_the_slot_machine_take_a_chip_of_it() -> None:
    t = with_chips([PINK], [], [], [], [], [], [GOLD], players=5, slot_machine=True)
    roll(t, 1, 1, 3)
    t.choose(("place", SLOT, 1))
    assert t.waiting() == ("chip", ANNA, SLOT)
    assert t.legal() == [("chip", GOLD), ("no_chip",)]


def test_CG9_the_chip_is_taken_before_the_round_ends() -> None:
    t = with_chips([PINK])
    deal(t)
    roll(t, 1, 1)
    assert of(t.choose(("place", 1)), "round_end") == []
    assert of(t.choose(("chip", PINK)), "round_end") == [(1,)]


@pytest.mark.parametrize(("number", "money"), [(0, 0), (1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_CG9_what_chips_of_one_colour_are_worth(number: int, money: int) -> None:
    assert chip_money([GOLD] * number) == money


def test_CG9_example_two_pink_and_four_gold_chips() -> None:
    t = with_chips()
    t.chips_won, t.won = [[GOLD, PINK, GOLD, GOLD, PINK, GOLD], [RED]], [[50], []]
    assert t.scores() == [50 + 30 + 100, 10]


def test_CG7_chips_do_not_count_as_notes() -> None:
    t = with_chips()
    t.chips_won, t.won = [[PINK, GOLD], []], [[40], [30, 30]]
    assert t.scores() == [60, 60]
    assert t.winners() == [BENNO]
