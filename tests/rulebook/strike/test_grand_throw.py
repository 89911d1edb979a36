"""ST5: an arena that is empty when a turn begins."""
from tests.helpers.strike import dice, kinds, lies, table, throw, typed

EMPTY = "arena \n > Anna 6 \n Ben 4 \n Carl 3"
LAST = "arena \n > Anna 1 \n Ben 4 \n Carl 3"


def test_ST5_all_dice_of_the_reserve_are_thrown_at_once() -> None:
    m = table(EMPTY)
    assert typed(m) == ["all gentle", "all firm", "all hard"]
    m.play(0, "all firm")
    throwing = m.awaiting_chance
    assert throwing is not None
    assert (throwing.kind, throwing.sizes) == ("grand throw", (13,) * 6)


def test_ST5_matching_dice_are_taken_the_others_stay() -> None:
    m = table(EMPTY)
    throw(m, "2 2 3 4 X out", "all firm")
    assert (lies(m), dice(m), m.actors) == ([3, 4], [2, 4, 3], (1,))


def test_ST5_without_a_match_the_player_is_out_and_the_dice_stay() -> None:
    m = table(EMPTY)
    told = throw(m, "2 3 4 5 6 X", "all firm")
    assert (lies(m), dice(m), m.actors) == ([2, 3, 4, 5, 6], [0, 4, 3], (1,))
    assert kinds(told)[-1] == "eliminated"


def test_ST5_with_one_die_it_cannot_match() -> None:
    m = table(LAST)
    throw(m, "5", "all gentle")
    assert (lies(m), dice(m), m.actors) == ([5], [0, 4, 3], (1,))


def test_ST5_an_arena_left_empty_by_whatever_way_passes_it_on() -> None:
    for fates in ("X X X out out out", "2 2 3 3 4 4"):
        m = table(EMPTY)
        told = throw(m, fates, "all hard")
        assert (lies(m), m.actors, typed(m)[0]) == ([], (1,), "all gentle")
        assert kinds(told)[-1] == "grand"
        assert told[-1].fields == {"dice": 4}


def test_ST5_who_empties_it_without_a_match_may_throw_on_one_die_at_a_time() -> None:
    m = table("arena 4 \n > Anna 6 \n Ben 4 \n Carl 3")
    told = throw(m, "out X")
    assert (lies(m), m.actors) == ([], (0,))
    assert typed(m) == ["lie floor gentle", "lie floor firm", "lie floor hard", "stop"]
    assert "grand" not in kinds(told)
    throw(m, "5")
    assert (lies(m), dice(m)) == ([5], [4, 4, 3])


def test_ST5_only_the_end_of_the_turn_passes_it_on() -> None:
    m = table("arena 4 \n > Anna 6 \n Ben 4 \n Carl 3")
    throw(m, "out X")
    told = m.play(0, "stop")
    assert kinds(told) == ["stopped", "grand"]
    assert typed(m) == ["all gentle", "all firm", "all hard"]


def test_ST5_a_match_that_empties_it_passes_it_on() -> None:
    m = table("arena 4 \n > Anna 6 \n Ben 4 \n Carl 3")
    throw(m, "4 4")
    assert (dice(m), m.actors, typed(m)[0]) == ([7, 4, 3], (1,), "all gentle")
