"""ST3, ST4: the turn, and what becomes of the dice."""
import pytest

from tests.helpers.strike import dice, kinds, lies, table, throw, typed

TABLE = """
    arena 2 3 5
    > Anna 6
    Ben 4
"""
ALONE = "arena 4 \n > Anna 6 \n Ben 4"


def test_ST3_the_first_throw_is_a_must() -> None:
    m = table(TABLE)
    assert "stop" not in typed(m)
    assert not any(action.startswith("all") for action in typed(m))


def test_ST3_any_grouping_any_aim_at_what_lies_there_any_power() -> None:
    m = table(TABLE)
    aims = ("edge", "centre", "floor", "2", "3", "5")
    assert typed(m) == [f"{grouping} {aim} {power}" for grouping in ("lie", "tight", "loose", "spread") for aim in aims
                        for power in ("gentle", "firm", "hard")]


def test_ST3_a_die_alone_can_only_be_moved_to_the_middle() -> None:
    assert {action.split()[0] for action in typed(table(ALONE))} == {"lie", "tight"}


def test_ST3_faces_stay_as_they_are_whatever_the_grouping() -> None:
    m = table(TABLE)
    m.play(0, "tight edge hard")
    assert lies(m) == [2, 3, 5]


def test_ST4_a_match_takes_all_dice_of_the_number_and_ends_the_turn() -> None:
    m = table(TABLE)
    told = throw(m, "2 3 5 3")
    assert (lies(m), dice(m), m.actors) == ([2, 5], [7, 4], (1,))
    assert kinds(told) == ["throws", "came_to_lie", "took"]


def test_ST4_all_dice_of_all_numbers_that_match_are_taken() -> None:
    m = table(TABLE)
    throw(m, "3 3 5 5")
    assert (lies(m), dice(m)) == ([], [9, 4])


def test_ST4_three_alike_are_all_taken() -> None:
    m = table(TABLE)
    throw(m, "5 6 5 5")
    assert (lies(m), dice(m)) == ([6], [8, 4])


def test_ST4_if_all_differ_one_may_throw_again_or_stop() -> None:
    m = table(TABLE)
    throw(m, "2 3 5 6")
    assert (lies(m), dice(m), m.actors) == ([2, 3, 5, 6], [5, 4], (0,))
    assert typed(m)[-1] == "stop"
    m.play(0, "stop")
    assert (lies(m), m.actors) == ([2, 3, 5, 6], (1,))
    assert "stop" not in typed(m)


def test_ST4_dice_outside_are_out_of_the_game() -> None:
    m = table(TABLE)
    before = m.view()["lost"]
    told = throw(m, "2 out 5 out")
    assert (lies(m), dice(m), m.view()["lost"] - before) == ([2, 5], [5, 4], 2)
    assert next(event for event in told if event.kind == "thrown").fields == {"crossed": 0, "left": 2}


def test_ST4_dice_showing_X_are_out_of_the_game_and_two_of_them_are_no_match() -> None:
    m = table(TABLE)
    before = m.view()["lost"]
    told = throw(m, "X 3 5 X")
    assert (lies(m), dice(m), m.view()["lost"] - before, m.actors) == ([3, 5], [5, 4], 2, (0,))
    assert next(event for event in told if event.kind == "thrown").fields == {"crossed": 2, "left": 0}


@pytest.mark.parametrize("fate", ["out", "X"])
def test_ST4_a_missed_throw_or_an_X_does_not_end_the_turn(fate: str) -> None:
    m = table(TABLE)
    throw(m, f"2 3 5 {fate}")
    assert m.actors == (0,)
    assert m.view()["thrown"] == 1


def test_ST4_a_cocked_die_lies_with_the_face_of_its_re_roll() -> None:
    m = table(TABLE)
    told = throw(m, "2 ~6 5 4")
    assert lies(m) == [2, 4, 5, 6]
    assert [event.fields for event in told if event.kind == "rerolled"] == [{"die": 6}]


def test_ST4_a_cocked_die_that_shows_X_then_is_out() -> None:
    m = table(TABLE)
    throw(m, "2 3 5 ~X")
    assert (lies(m), dice(m)) == ([2, 3, 5], [5, 4])


def test_ST4_a_re_rolled_die_matches_like_any_other() -> None:
    m = table(TABLE)
    throw(m, "2 3 5 ~3")
    assert (lies(m), dice(m)) == ([2, 5], [7, 4])


def test_ST4_a_match_ends_the_turn_even_if_dice_went_out() -> None:
    m = table(TABLE)
    throw(m, "X 5 5 out")
    assert (lies(m), dice(m), m.actors) == ([], [7, 4], (1,))


def test_ST4_what_a_throw_may_come_to_is_asked_die_by_die() -> None:
    m = table(TABLE)
    m.play(0, "tight edge")
    throwing = m.awaiting_chance
    assert throwing is not None
    assert (throwing.kind, throwing.seat, throwing.sizes, throwing.first) == ("throw", 0, (13,) * 4, 1)
    assert m.view()["throw"] == "tight edge firm"


def test_example_the_player_takes_the_two_3s_and_the_two_5s() -> None:
    """2, 3 and 5 lie there; the first throw turns them into 2, 3, 4, 6; the next one gives 3, 3, 5, 5, 6."""
    m = table(TABLE)
    throw(m, "2 3 4 6")
    assert (lies(m), m.actors) == ([2, 3, 4, 6], (0,))
    throw(m, "3 3 5 5 6")
    assert (lies(m), dice(m), m.actors) == ([6], [8, 4], (1,))
