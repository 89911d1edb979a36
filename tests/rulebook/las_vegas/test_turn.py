"""LV4: a turn."""
from flambeur import Match
from tests.helpers.las_vegas import choices, fields, n_dice, new, on, roll, roller, table, turn


def bennos_throw() -> Match:
    """Benno has five dice left."""
    m = table("""
        5: 50 | Benno 3, Anna 8, Carla 8, Denny 8
        to roll Benno
    """)
    assert n_dice(m) == 5
    roll(m, "3 3 5 3 3")
    return m


def test_example_benno_rolls_four_threes_and_a_five() -> None:
    """He takes the four 3s to casino 3; his next turn he rolls one die."""
    m = bennos_throw()
    seen = m.play(1, "3")
    assert on(m, 3) == {"Benno": 4}
    assert fields(seen, "placed") == [{"casino": 3, "own": 4}]
    assert (roller(m), n_dice(m)) == ("Benno", 1)


def test_example_benno_may_not_take_fewer_than_four_threes() -> None:
    """There is one choice for each face rolled, and none that says how many."""
    m = bennos_throw()
    assert [action.as_json() for action in m.legal(1)] == [
        {"id": 2, "kind": "place", "face": 3, "typed": "3"}, {"id": 4, "kind": "place", "face": 5, "typed": "5"}]


def test_LV4_all_dice_that_are_left_are_rolled() -> None:
    m = new(2)
    assert n_dice(m) == 8
    turn(m, "2 2 2 1 1 4 6 6", place=2)
    turn(m, "1 2 3 4 5 6 6 6", place=1)
    assert (roller(m), n_dice(m)) == ("Anna", 5)
    turn(m, "1 1 4 6 6", place=6)
    turn(m, "2 3 4 5 6 6 6", place=6)
    assert (roller(m), n_dice(m)) == ("Anna", 3)


def test_LV4_exactly_the_faces_rolled_may_be_chosen() -> None:
    m = new(2)
    roll(m, "2 2 5 5 5 6 6 2")
    assert choices(m) == ["2", "5", "6"]
    assert m.legal(1) == []


def test_LV4_all_dice_of_the_face_go_to_its_casino_and_no_others() -> None:
    m = new(2)
    turn(m, "1 1 1 2 6 6 6 6", place=1)
    assert [on(m, casino) for casino in range(1, 7)] == [{"Anna": 3}, {}, {}, {}, {}, {}]
    assert m.view()["players"][0]["dice"] == 5


def test_LV4_dice_may_join_own_and_others_dice() -> None:
    """Whether or not anyone has dice there."""
    m = table("3: 60 | Anna 2, Benno 4 \n 4: 50 | Carla 8, Denny 8")
    turn(m, "3 3 3 1 1 1", place=3)
    turn(m, "3 1 1 1", place=3)
    assert on(m, 3) == {"Anna": 5, "Benno": 5}


def test_LV4_there_is_no_cap_on_turns() -> None:
    """Who places one die a turn plays eight turns."""
    m, turns = new(2), 0
    while m.view()["round"] == 1:
        turn(m, "6" + "1" * (n_dice(m) - 1), place=6)
        turns += 1
    assert turns == 16


def test_LV4_the_roll_is_off_the_table_once_dice_are_placed() -> None:
    """Only what lies on the table makes a position: the same one, laid by hand, is equal to the byte."""
    m = table("3: 60 | Anna 2 \n pile")
    turn(m, "3 3 3 1 1 1", place=3)
    assert m.view()["roll"] is None
    assert m.digest == table("3: 60 | Anna 5 \n to roll Benno \n pile").digest


def test_LV4_the_roll_lies_open_to_all_while_its_player_chooses() -> None:
    m = new(2)
    roll(m, "6 5 4 3 3 2 1 1")
    for seat in (None, 0, 1):
        assert m.view(seat)["roll"] == {"own": [1, 1, 2, 3, 3, 4, 5, 6]}
