"""CG8: one after the other, in the open."""
import pytest

from flambeur import NotYourTurn
from tests.helpers.las_vegas_cards import (
    NAMES,
    awaited,
    choices,
    finish_round,
    in_turn,
    kinds,
    new,
    on,
    play,
    player,
    turn,
    whole_player,
    whose,
)


def test_CG8_the_oldest_begins_and_play_goes_clockwise() -> None:
    m, order = new(5, sequential=True), list[str]()
    for _ in range(10):
        order += awaited(m)
        turn(m)
    assert order == [*NAMES, *NAMES]


def test_CG8_only_the_player_at_turn_may_choose() -> None:
    m = in_turn("to play Rebecca")
    assert awaited(m) == ["Rebecca"]
    for name in ("Leo", "Henri", "Sandra"):
        assert choices(m, name) == []
        with pytest.raises(NotYourTurn):
            play(m, name, "6")


def test_CG8_choose_lay_down_put_away_and_draw_then_the_next_plays() -> None:
    m = in_turn("Leo holds 5 55 1 1 2 \n Leo deck 6 6 6 6 66 1 1 11 2 2 2 22 3 3 3 3 33 4 4 4 4 44 5 5 5")
    seen = play(m, "Leo", "5 55")
    assert kinds(seen) == ["laid", "put_away", "dealt"]
    assert [event.seat for event in seen] == [0, 0, 0]
    assert on(m, 5) == {"Leo": [5, 55]}
    assert (whole_player(m, "Leo")["hand"], whole_player(m, "Leo")["away"]) == ([6, 6, 6, 6, 66], [1, 1, 2])
    assert awaited(m) == ["Henri"]
    assert (player(m, "Henri")["cards"], player(m, "Henri")["deck"]) == (5, 25)


def test_CG8_the_next_sees_what_was_laid() -> None:
    m = in_turn("Leo holds 5 55 1 1 2 \n Henri holds 5 5 5 5 55")
    play(m, "Leo", "5 55")
    play(m, "Henri", "5 5 5 5")
    assert m.view(2)["casinos"][4]["dice"] == [3, 4, 0, 0]


def test_CG8_a_player_who_is_done_is_skipped() -> None:
    m, order = in_turn("turn 3 \n 1: 80 30 | Henri 1 1 1 1 11 \n 2: 70 30 | Henri 2 2 2"), list[str]()
    for _ in range(5):
        order += awaited(m)
        turn(m)
    assert order == ["Leo", "Rebecca", "Sandra", "Leo", "Rebecca"]


def test_CG8_with_eight_cards_out_nothing_is_drawn() -> None:
    m = in_turn("turn 3 \n 1: 80 30 | Leo 1 1 1 1 11 \n 2: 70 30 | Leo 2 2 \n Leo holds 5 5 3 3 3")
    assert kinds(play(m, "Leo", "5")) == ["laid", "put_away", "done"]
    assert (player(m, "Leo")["done"], player(m, "Leo")["cards"]) == (True, 0)


def test_CG8_one_player_alone_plays_on() -> None:
    m = in_turn("turn 3 \n 1: 80 30 | Henri 1 1 1 1 11 \n 2: 70 30 | Henri 2 2 2", players=2)
    for _ in (3, 4, 5, 6):
        assert awaited(m) == ["Leo"]
        seen = turn(m)
    assert "round_end" in kinds(seen)


def test_CG8_after_the_sixth_hand_nothing_is_drawn_and_the_round_ends_with_the_last_player() -> None:
    m = in_turn("turn 6 \n first Rebecca \n to play Rebecca")
    for name in ("Rebecca", "Sandra", "Leo"):
        assert awaited(m) == [name]
        assert kinds(turn(m)) == ["laid", "put_away"]
        assert player(m, name)["cards"] == 0
    assert awaited(m) == ["Henri"]
    assert "round_end" in kinds(turn(m))


def test_CG8_the_first_player_moves_one_seat_left_each_round() -> None:
    m, firsts = new(3, sequential=True), []
    while not m.over:
        assert m.view()["first"] == m.actors[0]
        firsts += awaited(m)
        finish_round(m)
    assert firsts == ["Leo", "Henri", "Rebecca", "Leo"]
    assert whose(m.events(), "round") == firsts


def test_CG8_without_the_variant_the_first_player_stays() -> None:
    m = new(3)
    while not m.over:
        finish_round(m)
    assert whose(m.events(), "round") == ["Leo"] * 4
    assert m.view()["first"] is None


def test_CG8_the_variant_is_off_unless_asked_for() -> None:
    assert new().options == new(sequential=False, chips=False, open_money=False).options
