"""ST6, ST7: going out, the winner, several rounds, and a round that lasts too long."""
from tests.helpers.strike import dice, kinds, lies, table, throw

THREE = """
    arena 2 3
    > Anna 1
    Ben 4
    Carl 2
"""


def test_ST6_who_has_no_dice_left_at_the_end_of_the_turn_is_out() -> None:
    m = table(THREE)
    told = throw(m, "2 3 4")
    assert kinds(told)[-1] == "eliminated"
    assert [player["out"] for player in m.view()["players"]] == [True, False, False]
    assert m.actors == (1,)


def test_ST6_the_last_die_may_bring_others_back() -> None:
    m = table(THREE)
    throw(m, "2 3 3")
    assert (dice(m), m.actors) == ([2, 4, 2], (1,))


def test_ST6_who_is_out_is_passed_over() -> None:
    m = table("arena 2 3 \n Anna 5 \n Ben out 1 \n > Carl 4")
    throw(m, "2 3 3")
    assert m.actors == (0,)
    throw(m, "2 2")
    assert m.actors == (2,)


def test_ST6_when_the_last_but_one_goes_out_the_game_ends_at_once() -> None:
    m = table("arena 2 3 \n > Anna 1 \n Ben 4")
    told = throw(m, "2 3 X")
    assert kinds(told)[-2:] == ["eliminated", "game_end"]
    assert (m.over, m.winners, m.scores) == (True, [1], [0, 4])


MATCH = "arena 2 3 \n > Anna 1 (2) \n Ben 4 (1) \n Carl 2 (3) \n Dora 5"


def test_ST7_who_goes_out_gets_a_point_for_each_who_is_left() -> None:
    m = table(MATCH, match=True)
    told = throw(m, "2 3 X")
    assert m.scores == [-5, -1, -3, 0]
    assert told[-1].fields == {"points": 3, "left": 3}


def test_ST7_the_last_but_one_gets_a_point_and_the_winner_none() -> None:
    m = table("arena 2 \n > Anna 1 \n Ben 4 \n Carl out 1 (2)", match=True)
    told = throw(m, "2 X")
    assert m.scores == [-1, 0, -2]
    assert [event.fields for event in told if event.kind == "round_end"] == [{"round": 1, "who": [1]}]


def test_ST7_the_next_round_has_the_full_set_up_and_the_start_moves_left() -> None:
    m = table("arena 2 \n > Anna 1 \n Ben 4 \n Carl out 1 (2)", match=True)
    throw(m, "2 X")
    assert m.view()["phase"] == "opening"
    told = m.resolve([6])
    assert kinds(told) == ["round", "opened"]
    assert (dice(m), lies(m), m.actors, m.view()["round"]) == ([8, 8, 8], [6], (1,), 2)
    assert [player["out"] for player in m.view()["players"]] == [False] * 3


def test_ST7_there_are_as_many_rounds_as_players_and_the_fewest_points_win() -> None:
    m = table("arena 2 \n > Anna 1 (1) \n Ben 4 (3)", match=True, round=2)
    throw(m, "2 X")
    assert (m.over, m.scores, m.winners) == (True, [-2, -3], [0])


def test_ST7_ties_are_shared() -> None:
    m = table("arena 2 \n > Anna 1 \n Ben 4 (1)", match=True, round=2)
    throw(m, "2 X")
    assert (m.over, m.winners) == (True, [0, 1])


LATE = "arena 2 3 \n > Anna 5 \n Ben 4 \n Carl 5"


def test_ruling_after_2000_decisions_the_most_dice_win() -> None:
    m = table(LATE, decisions=1998)
    throw(m, "2 3 4")
    assert not m.over
    told = throw(m, "2 3 4 X")
    assert (m.over, m.winners, dice(m)) == (True, [2], [3, 4, 5])
    assert kinds(told)[-2:] == ["limit", "game_end"]


def test_ruling_a_stop_can_be_the_last_decision_too() -> None:
    m = table(LATE, decisions=1998)
    throw(m, "2 3 4")
    assert kinds(m.play(0, "stop"))[-2:] == ["limit", "game_end"]


def test_ruling_in_a_match_those_left_get_a_point_for_each_who_has_more_dice() -> None:
    m = table("arena 2 3 \n > Anna 6 \n Ben 4 \n Carl 5 \n Dora out 1 (3)", decisions=1999, match=True)
    throw(m, "2 3 4")
    assert m.scores == [0, -2, 0, -3]
    assert m.view()["phase"] == "opening"


def test_ruling_a_round_that_ends_by_itself_just_then_is_not_cut_off() -> None:
    m = table("arena 2 3 \n > Anna 1 \n Ben 4", decisions=1999)
    assert "limit" not in kinds(throw(m, "2 3 X"))
    assert m.winners == [1]
