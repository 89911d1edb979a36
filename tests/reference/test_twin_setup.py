"""The twin's table for two to eight players (BV1-BV4), and which modules are for how many."""

from typing import Any

import pytest

from tests.reference.las_vegas import WHITE, Table, all_notes
from tests.reference.tables import NOTHING, deal, last_die, normal, of, table

MINIMUM = {2: 30, 3: 40, 4: 50, 5: 60, 6: 70, 7: 80, 8: 90}


def refused(players: int, **options: Any) -> bool:
    try:
        Table(players, **options)
    except ValueError:
        return True
    return False


@pytest.mark.parametrize(("module", "players"), [
    ("minimum_by_players", range(2, 9)), ("high_notes", range(2, 9)), ("neutral_dice", range(2, 6)), ("big_dice", range(2, 8)),
    ("kickers", range(2, 8)), ("rainbow", range(2, 9)), ("slot_machine", range(5, 9)),
    ("bonus_cards", range(2, 8)), ("action_cards", range(2, 9)), ("chips", range(2, 9)),
])
def test_each_module_has_its_range_of_players(module: str, players: range) -> None:
    assert [n for n in range(1, 10) if not refused(n, **{module: True})] == list(players)
    assert [n for n in range(1, 10) if not refused(n, **{module: False})] == list(range(2, 9))


def test_a_refusal_says_for_how_many_the_module_is() -> None:
    with pytest.raises(ValueError, match="neutral dice for 2 to 5 players"):
        Table(6, neutral_dice=True)


# ---- BV1


@pytest.mark.parametrize("players", range(2, 9))
def test_BV1_each_casino_is_stocked_to_the_minimum_of_this_many_players(players: int) -> None:
    t = table(players, [10] * 6 + [20] * 8 + [30] * 8, minimum_by_players=True)
    for notes in t.notes[:2]:
        assert sum(notes) >= MINIMUM[players] > sum(notes) - 20
    assert t.options.minimum() == MINIMUM[players]


@pytest.mark.parametrize("players", range(2, 9))
def test_BV1_without_the_module_to_50k(players: int) -> None:
    t = table(players, [10] * 6, minimum_by_players=False)
    assert t.notes[0] == [10] * 5


def test_BV1_is_off_with_two_to_five_players_and_on_with_more() -> None:
    assert [Table(players).options.minimum() for players in range(2, 9)] == [50, 50, 50, 50, 70, 80, 90]


def test_BV1_stocking_of_a_later_round_has_the_same_minimum() -> None:
    t = table(8)
    t.pile = [80, 20, 70, 10, 10, 90, *t.pile]
    assert of(last_die(t), "stocked")[:3] == [(1, [80, 20]), (2, [70, 10, 10]), (3, [90])]


def test_LV14_when_the_pile_is_empty_the_casino_stays_short_and_those_after_it_empty() -> None:
    t = table(8)
    for casino in t.notes:
        casino.clear()
    t.pile, t.known_under = [80, 20, 70], 0
    assert of(last_die(t), "stocked") == [(1, [80, 20]), (2, [70]), (3, []), (4, []), (5, []), (6, [])]


# ---- BV2


def test_BV2_five_notes_of_100k_are_in_the_pile() -> None:
    assert all_notes(high_notes=True) == [*all_notes(), 100, 100, 100, 100, 100]
    assert Table(2, high_notes=True).waiting() == ("shuffle", 59)
    assert Table(8, high_notes=False).waiting() == ("shuffle", 54)


def test_BV2_is_off_with_two_to_five_players_and_on_with_more() -> None:
    assert [Table(players).waiting()[1] for players in range(2, 9)] == [54, 54, 54, 54, 59, 59, 59]


@pytest.mark.parametrize("high_notes", [False, True])
def test_BV2_only_the_notes_of_the_box_can_be_shuffled(high_notes: bool) -> None:
    with pytest.raises(ValueError, match="not the notes of the box"):
        Table(2, high_notes=high_notes).lay_pile(all_notes(not high_notes))


# ---- BV3


def test_BV3_eight_dice_each_for_up_to_eight_players() -> None:
    t = table(8)
    assert t.hands == [NOTHING | {"normal": 8}] * 8


def test_BV3_colours_of_the_seats() -> None:
    assert Table(8).options.colours() == ["red", "green", "blue", "black", "white", "yellow", "grey", "violet"]
    assert Table(5, neutral_dice=True).options.colours() == ["red", "green", "blue", "black", "yellow"]
    for module in ({"kickers": True}, {"big_dice": True}):
        assert Table(7, **module).options.colours() == ["red", "green", "blue", "black", "white", "yellow", "grey"]
    assert Table(2, neutral_dice=True).options.colours() == ["red", "green"]


def test_BV3_eight_players_tie_and_win_as_fewer_do() -> None:
    t = table(8)
    t.dice[0] = normal(5, 3) + normal(7, 3) + normal(6, 2) + normal(0, 1)
    t.notes[0] = [80, 30]
    events = last_die(t)
    assert of(events, "tie", 1) == [(3, [5, 7])]
    assert of(events, "paid", 1) == [(6, 80, 2), (0, 30, 1)]


def test_BV6_six_and_seven_players_have_one_kicker() -> None:
    assert [Table(n, kickers=True).hands[0]["kicker"] for n in range(2, 8)] == [2, 2, 2, 2, 1, 1]
    assert Table(7, kickers=True, big_dice=True).hands[6] == NOTHING | {"normal": 6, "big": 1, "kicker": 1}


# ---- BV4


def test_BV4_five_players_have_two_white_dice_each_and_no_opening() -> None:
    t = table(5, neutral_dice=True)
    assert t.hands == [NOTHING | {"normal": 8, "white": 2}] * 5
    assert t.waiting() == ("roll", 0, 8, 0, 0, 2)


def test_BV4_else_white_is_as_with_fewer_players() -> None:
    t = table(5, neutral_dice=True)
    deal(t, {"normal": 1, "white": 1})
    t.notes[3], t.notes[4] = [90], [80, 30]
    t.dice[4] = [(WHITE, 1), (WHITE, 2), *normal(1, 1), *normal(2, 3)]
    t.roll([4], None, [], [4])
    events = t.choose(("place", 4))
    assert of(events, "tie", 4) == [(1, [0, WHITE])]
    assert of(events, "paid", 5) == [(2, 80, 3)]
    assert of(events, "under", 5) == [(30, WHITE)]
