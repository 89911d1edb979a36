"""BV11: a throw, what is placed of it, and the two groups."""
import pytest

from tests.helpers.las_vegas_solo import choices, fields, later, left, n_dice, new, on, roll, table, turn


def test_BV11_one_die_of_each_colour_that_has_dice_in_the_group_is_rolled() -> None:
    m = new()
    roll(m, "11111111")
    assert n_dice(m) == 7
    seen = roll(m, "1122345")
    assert fields(seen, "rolled") == [{"dice": [1, 1, 2, 2, 3, 4, 5, 0]}]
    assert choices(m) == ["1", "2", "3", "4", "5"]


def test_BV11_all_dice_of_the_chosen_face_are_placed_and_the_others_go_back() -> None:
    m = new()
    roll(m, "66666666")
    seen = turn(m, "1122345", 2)
    assert fields(seen, "placed") == [{"casino": 2, "colours": ["blue", "black"]}]
    assert on(m, 2) == {"blue": 1, "black": 1}
    assert on(m, 1) == {}
    assert left(m) == {"red": 4, "green": 4, "blue": 3, "black": 3, "white": 4, "yellow": 4, "grey": 4}
    assert n_dice(m) == 7


def test_BV11_a_colour_without_dice_in_the_group_is_not_rolled() -> None:
    m = table("left red 1, yellow 2")
    assert n_dice(m) == 2
    turn(m, "15", 1)
    assert n_dice(m) == 1
    assert fields(roll(m, "3"), "rolled") == [{"dice": [0, 0, 0, 0, 0, 3, 0, 0]}]


def test_BV11_with_one_own_die_red_is_not_rolled_in_the_first_group() -> None:
    m = new(own_dice=1)
    roll(m, "11111111")
    assert n_dice(m) == 6
    assert fields(roll(m, "123456"), "rolled") == [{"dice": [0, 1, 2, 3, 4, 5, 6, 0]}]


def test_BV11_the_face_is_asked_for_also_where_there_is_one_only() -> None:
    m = table("left red 1, yellow 1")
    roll(m, "44")
    assert m.actors == (0,)
    assert choices(m) == ["4"]


def test_BV11_the_first_group_is_placed_before_the_second_one_begins() -> None:
    m = table("group 1 \n left red 1, green 1")
    assert later(m) == {"red": 4, "green": 4, "blue": 4, "black": 4, "white": 4, "yellow": 4, "grey": 4}
    assert m.view()["group"] == 1
    assert fields(turn(m, "12", 1), "group") == []
    assert left(m) == {"green": 1}
    seen = turn(m, "2", 2)
    assert fields(seen, "group") == [{"group": 2}]
    assert m.view()["group"] == 2
    assert left(m) == {"red": 4, "green": 4, "blue": 4, "black": 4, "white": 4, "yellow": 4, "grey": 4}
    assert later(m) == {}
    assert n_dice(m) == 7


def test_BV11_you_throw_all_dice() -> None:
    m = new()
    assert m.awaiting_chance is not None
    assert m.awaiting_chance.seat == 0
    roll(m, "11111111")
    assert m.awaiting_chance.seat == 0


@pytest.mark.parametrize("typed", ["3", "place 3", "placer 3", " Place  3 "])
def test_a_face_is_typed_by_its_number(typed: str) -> None:
    m = table("left red 1, green 1")
    roll(m, "35")
    m.play(0, typed)
    assert on(m, 3) == {"red": 1}
