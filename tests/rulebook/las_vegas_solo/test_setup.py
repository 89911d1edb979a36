"""BV11: what is in the box, how the casinos are stocked, and how the dice are split."""
from collections import Counter

import pytest

from flambeur.api import Match
from flambeur.games.las_vegas_solo.game import GAME
from flambeur.table import fairness
from tests.helpers.las_vegas_solo import BOX, fields, later, left, n_dice, new, on, roll, sixes, stocked, table, thousands

OTHERS = ("green", "blue", "black", "white", "yellow", "grey")
FOURS = dict.fromkeys(OTHERS, 4)


def test_BV11_all_59_notes_are_shuffled_and_no_rainbow_cards() -> None:
    m = new()
    state = m.position()["state"]
    notes = [note for casino in state["casinos"] for note in casino["notes"]] + state["pile"]["above"]
    assert Counter(thousands(notes)) == BOX
    assert sum(BOX.values()) == 59


def test_BV11_the_notes_are_shuffled_once_a_game_with_a_draw_of_59_58_and_so_on() -> None:
    m = Match(GAME, GAME.Options(rounds=2), secret=fairness.new_secret(1), settle=False)
    assert m.awaiting_chance is not None
    assert m.awaiting_chance.sizes == tuple(range(59, 1, -1))
    assert m.awaiting_chance.seat is None
    assert m.view()["phase"] == "shuffle"
    m = new(rounds=2)
    roll(m, "12345612")
    assert fields(sixes(m), "shuffled") == []


def test_BV11_each_casino_is_stocked_to_at_least_50k() -> None:
    """From casino 1 on, each until it has them; the highest note first."""
    m = table("pile 40 10 20 20 10 50 100 10 10 10 10 80 30 90", rounds=2)
    sixes(m)
    assert stocked(m) == [[40, 10], [20, 20, 10], [50], [100], [80, 10, 10, 10, 10], [90, 30]]


def test_BV11_violet_rolls_its_eight_dice_first_and_places_each() -> None:
    m = new()
    assert n_dice(m) == 8
    assert m.view()["phase"] == "opening"
    seen = roll(m, "11346662")
    assert fields(seen, "opened") == [{"colour": "violet", "dice": [1, 1, 2, 3, 4, 6, 6, 6]}]
    assert [on(m, casino) for casino in range(1, 7)] == [{"violet": 2}, {"violet": 1}, {"violet": 1}, {"violet": 1}, {}, {"violet": 3}]
    assert m.view()["phase"] == "roll"


def test_BV11_the_other_56_dice_are_split_into_two_groups_with_four_of_each_colour() -> None:
    m = new()
    assert left(m) == later(m) == {"red": 4, **FOURS}
    assert sum(left(m).values()) + sum(later(m).values()) == 56


def test_BV11_preplaced_2_rolls_violet_then_grey_and_leaves_two_groups_of_24() -> None:
    m = new(preplaced=2)
    assert fields(roll(m, "11111111"), "opened")[0]["colour"] == "violet"
    assert m.view()["phase"] == "opening"
    assert on(m, 1) == {"violet": 8}
    assert fields(roll(m, "22222222"), "opened")[0]["colour"] == "grey"
    assert on(m, 2) == {"grey": 8}
    assert m.view()["phase"] == "roll"
    assert left(m) == later(m) == {"red": 4} | {colour: 4 for colour in OTHERS if colour != "grey"}
    assert sum(left(m).values()) == 24


@pytest.mark.parametrize(("own", "first", "second"), [
    (8, 4, 4), (7, 3, 4), (6, 3, 3), (5, 2, 3), (4, 2, 2), (3, 1, 2), (2, 1, 1), (1, 0, 1),
])
def test_BV11_fewer_own_dice_and_of_an_odd_number_the_larger_half_in_group_two(own: int, first: int, second: int) -> None:
    m = new(own_dice=own)
    assert (left(m).get("red", 0), later(m).get("red", 0)) == (first, second)
    assert {colour: n for colour, n in left(m).items() if colour != "red"} == FOURS
    assert m.view()["players"][0]["dice"] == own


def test_BV11_both_ways_to_make_it_harder_go_together() -> None:
    m = new(preplaced=2, own_dice=3)
    roll(m, "11111111")
    roll(m, "11111111")
    assert (left(m)["red"], later(m)["red"]) == (1, 2)
    assert n_dice(m) == 6


def test_BV11_you_are_red_and_alone() -> None:
    m = new()
    assert [mark.colour for mark in m.game.marks(m.options)] == ["red"]
    assert m.players == 1
    assert (m.options.model_dump()["preplaced"], m.options.model_dump()["own_dice"], m.options.model_dump()["rounds"]) == (1, 8, 1)
