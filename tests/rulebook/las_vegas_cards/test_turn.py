"""CG3 to CG5: choosing at the same time, putting away and drawing, and when a player is done."""
import pytest

from flambeur import IllegalAction
from tests.helpers.las_vegas_cards import (
    NAMES,
    all_choose,
    awaited,
    choices,
    fields,
    finish_round,
    kinds,
    new,
    on,
    play,
    player,
    table,
    turn,
    whole_player,
    whose,
)

# CG3: which cards may be chosen

ROUND_THE_TABLE = """
    Leo holds 5 5 5 1 2
    Henri holds 6 6 3 3 1
    Rebecca holds 1 4 2 2 2
    Sandra holds 5 4 4 2 1
"""


def test_example_three_5s_or_two_6s_or_a_1_and_a_4_or_one_5_are_legal() -> None:
    m = table(ROUND_THE_TABLE)
    all_choose(m, Leo="5 5 5", Henri="6 6", Rebecca="1 4", Sandra="5")
    assert on(m, 5) == {"Leo": [5, 5, 5], "Sandra": [5]}
    assert on(m, 6) == {"Henri": [6, 6]}
    assert (on(m, 1), on(m, 4)) == ({"Rebecca": [1]}, {"Rebecca": [4]})


def test_example_two_4s_and_a_2_are_illegal() -> None:
    m = table(ROUND_THE_TABLE)
    assert "4 4" in choices(m, "Sandra")
    assert "2 4" in choices(m, "Sandra")
    with pytest.raises(IllegalAction):
        play(m, "Sandra", "4 4 2")


def test_CG3_one_or_two_cards_of_any_faces() -> None:
    """Five faces, one card each: five single cards and ten pairs."""
    m = table("Leo holds 1 2 3 4 55")
    assert choices(m, "Leo") == ["1", "2", "3", "4", "55", "1 2", "1 3", "1 4", "1 55", "2 3", "2 4", "2 55", "3 4", "3 55", "4 55"]


def test_CG3_up_to_five_cards_of_one_face_singles_and_doubles_mixed() -> None:
    m = table("Leo holds 4 4 4 4 44")
    assert choices(m, "Leo") == ["4", "4 4", "4 4 4", "4 4 4 4", "44", "4 44", "4 4 44", "4 4 4 44", "4 4 4 4 44"]
    all_choose(m, Leo="4 4 4 4 44", Henri="6", Rebecca="6", Sandra="6")
    assert on(m, 4) == {"Leo": [4, 4, 4, 4, 44]}


def test_CG3_three_cards_must_be_of_one_face() -> None:
    m = table("Leo holds 3 3 3 6 66")
    assert choices(m, "Leo") == ["3", "3 3", "3 3 3", "6", "66", "6 66", "3 6", "3 66"]


def test_CG3_the_order_of_the_cards_does_not_matter() -> None:
    m = table("Leo holds 3 3 33 6 66")
    for typed in ("33, 3 3", "3 33 3", "3 3 33"):
        play(m, "Leo", typed)
        assert player(m, "Leo", "Leo")["chosen"] == [3, 3, 33]


def test_CG3_nobody_may_pass() -> None:
    m = new()
    for name in NAMES[:4]:
        assert "" not in choices(m, name)
        with pytest.raises(IllegalAction):
            play(m, name, "")


# CG3: all at once

def test_CG3_all_choose_in_any_order_and_nothing_is_laid_before_the_last_has() -> None:
    m = table(ROUND_THE_TABLE)
    assert awaited(m) == ["Leo", "Henri", "Rebecca", "Sandra"]
    play(m, "Sandra", "5")
    play(m, "Leo", "5 5")
    assert awaited(m) == ["Henri", "Rebecca"]
    assert on(m, 5) == {}
    play(m, "Rebecca", "4")
    assert kinds(play(m, "Henri", "6"))[:5] == ["chosen", "shown", "shown", "shown", "shown"]
    assert on(m, 5) == {"Leo": [5, 5], "Sandra": [5]}


def test_CG3_who_has_chosen_may_choose_again_until_the_last_one_has() -> None:
    m = table(ROUND_THE_TABLE)
    play(m, "Leo", "5 5")
    play(m, "Leo", "1")
    assert awaited(m) == ["Henri", "Rebecca", "Sandra"]
    all_choose(m, Henri="6", Rebecca="4", Sandra="5")
    assert (on(m, 5), on(m, 1)) == ({"Sandra": [5]}, {"Leo": [1]})


def test_CG3_after_the_cards_are_shown_everyone_chooses_anew() -> None:
    m = table(ROUND_THE_TABLE)
    all_choose(m, Leo="5 5", Henri="6", Rebecca="4", Sandra="5")
    assert awaited(m) == ["Leo", "Henri", "Rebecca", "Sandra"]
    assert m.view()["turn"] == 2
    assert [player["has_chosen"] for player in m.view()["players"]] == [False] * 4


def test_CG3_cards_come_to_those_that_lie_there_already() -> None:
    m = table("turn 2 \n 5: 80 30 | Leo 5 55, Henri 5 \n Leo holds 5 5 1 1 2 \n Henri holds 55 6 6 3 3")
    all_choose(m, Leo="5 5", Henri="55 6", Rebecca="6", Sandra="6")
    assert on(m, 5) == {"Leo": [5, 5, 5, 55], "Henri": [5, 55]}
    assert m.view()["casinos"][4]["dice"] == [5, 3, 0, 0]


@pytest.mark.parametrize("sequential", [False, True])
def test_CG3_four_rounds_of_six_turns_when_everyone_lays_one_card(sequential: bool) -> None:
    m, turns = new(3, sequential=sequential), 0
    for number in (1, 2, 3, 4):
        for hand in (1, 2, 3, 4, 5, 6):
            for _ in range(3 if sequential else 1):
                assert (m.over, m.view()["round"], m.view()["turn"]) == (False, number, hand)
                turns += bool(turn(m))
    assert m.over
    assert turns == (72 if sequential else 24)
    assert [round_["round"] for round_ in fields(m.events(), "round")] == [1, 2, 3, 4]
    assert [round_["round"] for round_ in fields(m.events(), "round_end")] == [1, 2, 3, 4]


# CG4

def test_CG4_unused_cards_go_under_the_glass_and_the_next_five_are_drawn() -> None:
    m = table(f"{ROUND_THE_TABLE} Leo deck 6 6 6 6 66 1 1 1 11 2 2 2 22 3 3 3 3 33 4 4 4 4 44 5 55")
    seen = all_choose(m, Leo="5 5", Henri="6", Rebecca="4", Sandra="5")
    assert [event["n"] for event in fields(seen, "put_away")] == [3, 4, 4, 4]
    assert whose(seen, "put_away") == whose(seen, "dealt") == ["Leo", "Henri", "Rebecca", "Sandra"]
    leo = whole_player(m, "Leo")
    assert (leo["hand"], leo["away"]) == ([6, 6, 6, 6, 66], [1, 2, 5])
    assert leo["deck"] == [1, 1, 1, 11, 2, 2, 2, 22, 3, 3, 3, 3, 33, 4, 4, 4, 4, 44, 5, 55]
    assert player(m, "Leo")["glass"] == 3


def test_CG4_what_was_put_away_does_not_come_back_in_this_round() -> None:
    m = table("turn 2 \n Leo put away 1 1 2 2 \n Leo holds 3 3 3 3 33 \n Leo deck 6 6 6 6 66 11 1 1 22 2 2 4 4 4 4 44 5 5 5 5", players=2)
    play(m, "Leo", "3")
    play(m, "Henri", "6")
    assert whole_player(m, "Leo")["away"] == [1, 1, 2, 2, 3, 3, 3, 33]
    assert whole_player(m, "Leo")["hand"] == [6, 6, 6, 6, 66]


def test_CG4_six_hands_use_the_deck_and_nothing_is_drawn_after_the_sixth() -> None:
    m = new(2)
    for hand in (1, 2, 3, 4, 5, 6):
        assert [(p["cards"], p["deck"]) for p in m.view()["players"]] == [(5, 30 - 5 * hand)] * 2
        seen = turn(m)
        if hand < 6: assert whose(seen, "dealt") == ["Leo", "Henri"]
    until_the_end = kinds(seen)[:kinds(seen).index("round_end")]
    assert "dealt" not in until_the_end
    assert until_the_end.count("put_away") == 2


# CG5

def test_example_rebecca_has_seven_cards_and_lays_four_2s() -> None:
    m = table("""
        turn 4
        3: 80 30 | Rebecca 3 3 3 3 33
        4: 70 30 | Rebecca 4 4
        Rebecca holds 2 2 2 2 1
    """)
    seen = all_choose(m, Leo="6", Henri="6", Rebecca="2 2 2 2", Sandra="6")
    assert (player(m, "Rebecca")["out"], player(m, "Rebecca")["done"]) == (11, True)
    assert fields(seen, "done") == [{"out": 11, "rest": 10}]
    for hand in (5, 6):
        assert m.view()["turn"] == hand
        assert awaited(m) == ["Leo", "Henri", "Sandra"]
        assert choices(m, "Rebecca") == []
        last = turn(m)
    assert "round_end" in kinds(last)


SEVEN_OUT = "turn 3 \n 1: 80 30 | Leo 1 1 1 1 11 \n 2: 70 30 | Leo 2 2 \n Leo holds 3 33 4 4 5"


def test_CG5_eight_cards_are_enough_and_the_deck_goes_under_the_glass() -> None:
    m = table(SEVEN_OUT)
    seen = all_choose(m, Leo="3", Henri="6", Rebecca="6", Sandra="6")
    leo = player(m, "Leo")
    assert (leo["out"], leo["done"], leo["cards"], leo["deck"], leo["glass"]) == (8, True, 0, 0, 22)
    assert whose(seen, "done") == ["Leo"]
    assert whose(seen, "dealt") == ["Henri", "Rebecca", "Sandra"]
    assert awaited(m) == ["Henri", "Rebecca", "Sandra"]


def test_CG5_cards_count_and_not_dice() -> None:
    """Seven cards with nine dice: he plays on."""
    m = table("turn 3 \n 1: 80 30 | Leo 1 1 11 \n 2: 70 30 | Leo 2 22 \n Leo holds 3 33 4 4 5")
    all_choose(m, Leo="3 33", Henri="6", Rebecca="6", Sandra="6")
    assert (player(m, "Leo")["out"], player(m, "Leo")["done"], player(m, "Leo")["cards"]) == (7, False, 5)
    assert awaited(m) == ["Leo", "Henri", "Rebecca", "Sandra"]


def test_CG5_going_over_eight_is_legal() -> None:
    m = table(SEVEN_OUT)
    all_choose(m, Leo="3 33", Henri="6", Rebecca="6", Sandra="6")
    assert (player(m, "Leo")["out"], player(m, "Leo")["done"]) == (9, True)


def test_CG5_one_player_alone_plays_on() -> None:
    m = table(f"{SEVEN_OUT} \n 3: 90 30 | Henri 3 3 3 3 33 \n 4: 70 30 | Henri 4 4 4", players=3)
    assert awaited(m) == ["Leo", "Rebecca"]
    all_choose(m, Leo="4 4", Rebecca="6")
    for _ in (4, 5, 6):
        assert awaited(m) == ["Rebecca"]
        seen = turn(m)
    assert "round_end" in kinds(seen)


def test_CG5_when_all_are_done_the_round_ends_before_the_sixth_turn() -> None:
    m = table(f"{SEVEN_OUT} \n 3: 90 30 | Henri 3 3 3 3 33 \n 4: 70 30 | Henri 4 4 4", players=2)
    seen = play(m, "Leo", "5")
    assert kinds(seen)[:4] == ["chosen", "shown", "put_away", "done"]
    assert "round_end" in kinds(seen)
    assert m.view()["round"] == 2


def test_CG5_a_round_in_which_nobody_is_done_ends_after_six_turns() -> None:
    m = new(2)
    seen = finish_round(m)
    assert kinds(seen).count("put_away") == 12
    assert "done" not in kinds(seen)
    assert m.view()["round"] == 2


def test_CG5_who_is_done_plays_again_in_the_next_round() -> None:
    m = table(SEVEN_OUT, players=2)
    all_choose(m, Leo="3", Henri="6")
    finish_round(m)
    assert awaited(m) == ["Leo", "Henri"]
    assert (player(m, "Leo")["out"], player(m, "Leo")["done"]) == (0, False)
