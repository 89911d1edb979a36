"""BV12: a turn with common dice, and the casino that scores at once."""
import pytest

from tests.helpers.las_vegas_hidden import choices, fields, left, n_dice, notes, of, on, roll, roller, shelf, table, turn, wins

EXAMPLE = "1: 20 40 90 | violet 2, yellow 2, green 2 \n left violet 1, red 1, yellow 1, green 1"


def test_example_red_wins_the_20k_and_violet_the_40k() -> None:
    m = table(EXAMPLE)
    seen = turn(m, "1231", 1)
    assert wins(seen) == [("violet", 40), ("red", 20)]
    assert on(m, 1) == {"green": 2, "yellow": 2}
    assert notes(m, 1) == [90]
    assert shelf(m) == [("violet", 40, 3), ("red", 20, 1)]


def test_BV12_one_die_of_each_colour_that_has_any_left_is_rolled() -> None:
    m = table("left red 2, black 1, violet 3")
    assert n_dice(m) == 3
    assert fields(roll(m, "356"), "rolled") == [{"dice": [3, 0, 0, 5, 0, 0, 0, 6]}]
    assert choices(m) == ["3", "5", "6"]


def test_BV12_all_dice_of_one_face_are_placed_and_the_others_stay_left() -> None:
    m = table("left red 2, black 1, violet 3 \n 3: 50")
    seen = turn(m, "336", 3)
    assert fields(seen, "placed") == [{"casino": 3, "colours": ["red", "black"]}]
    assert left(m) == {"red": 1, "violet": 3}
    assert on(m, 3) == {"red": 1, "black": 1}


def test_BV12_the_face_is_asked_for_also_where_there_is_one_only() -> None:
    m = table("left red 1, black 1")
    roll(m, "44")
    assert m.actors == (0,)
    assert choices(m) == ["4"]


def test_BV12_play_goes_clockwise_as_long_as_there_are_dice() -> None:
    m = table("first Ben \n left red 6")
    assert roller(m) == "Ben"
    found = []
    for _ in range(4):
        found.append(roller(m))
        turn(m, "6", 6)
    assert found == ["Ben", "Carla", "Anna", "Ben"]


@pytest.mark.parametrize(("dice", "won", "left_over"), [
    ("red 3, blue 2", [("red", 40), ("blue", 20)], [90]),                           # two winners, the two cheapest notes
    ("red 3", [("red", 20)], [90, 40]),                                             # a lone colour takes the cheapest
    ("red 5, blue 4, black 3, white 2", [("red", 90), ("blue", 40), ("black", 20)], []),      # more colours than notes
    ("red 3, blue 3", [], [90, 40, 20]),                                            # only ties
    ("red 3, blue 3, black 2", [("black", 20)], [90, 40]),                          # ties are passed over
    ("red 4, blue 4, black 3, white 3, grey 2", [("grey", 20)], [90, 40]),
])
def test_BV12_the_most_dice_take_the_highest_of_the_cheapest_notes(dice: str, won: list[tuple[str, int]], left_over: list[int]) -> None:
    """All colours on the casino count, not only those just placed: a die each of green and yellow, which are level."""
    m = table(f"2: 90 40 20 | {dice} \n left green 2, yellow 2")
    assert wins(turn(m, "22", 2)) == won
    before = {name: int(n) for name, n in (one.split() for one in dice.split(", "))}
    assert on(m, 2) == {name: n for name, n in before.items() if name not in dict(won)} | {"green": 1, "yellow": 1}
    assert notes(m, 2) == left_over


def test_BV12_other_casinos_do_not_score() -> None:
    m = table("2: 90 40 20 | red 3 \n 3: 50 \n left green 1")
    assert wins(turn(m, "3", 3)) == [("green", 50)]
    m = table("2: 90 40 20 | red 3 \n 3: 50 \n left green 1, blue 2")
    turn(m, "33", 3)
    assert (on(m, 2), notes(m, 2)) == ({"red": 3}, [90, 40, 20])


def test_BV12_dice_that_won_leave_with_the_note_until_the_round_ends() -> None:
    m = table("2: 90 40 20 | red 3 \n left red 1, green 2, blue 1")
    turn(m, "255", 2)
    assert shelf(m) == [("red", 20, 4)]
    assert on(m, 2) == {}
    assert left(m) == {"green": 2, "blue": 1}


def test_BV12_a_colour_may_win_again_at_the_same_casino() -> None:
    m = table("2: 90 40 20 | red 1 \n left red 3, green 1")
    assert wins(turn(m, "26", 2)) == [("red", 20)]
    assert wins(turn(m, "26", 2)) == [("red", 40)]
    assert shelf(m) == [("red", 20, 2), ("red", 40, 1)]


def test_BV12_a_casino_without_notes_scores_nothing() -> None:
    m = table("2: | red 1 \n left red 2")
    seen = turn(m, "2", 2)
    assert wins(seen) == []
    assert on(m, 2) == {"red": 2}


def test_BV12_a_tie_stays_and_may_be_broken_later() -> None:
    m = table("2: 90 40 20 | red 2, green 2 \n left red 1, green 1, blue 2")
    assert wins(turn(m, "562", 2)) == [("blue", 20)]
    assert on(m, 2) == {"red": 2, "green": 2}
    assert wins(turn(m, "266", 2)) == [("red", 90), ("green", 40)]


def test_BV12_whose_colour_it_is_does_not_matter_to_the_placement() -> None:
    m = table("Anna has red, blue \n 2: 90 \n left green 1, black 1")
    seen = turn(m, "22", 2)
    assert of(seen, "placed") == [("Anna", {"casino": 2, "colours": ["green", "black"]})]


@pytest.mark.parametrize("typed", ["3", "place 3", "placer 3", " Place  3 "])
def test_a_face_is_typed_by_its_number(typed: str) -> None:
    m = table("left red 1, green 1 \n 3: 20")
    roll(m, "35")
    m.play(0, typed)
    assert shelf(m) == [("red", 20, 1)]
