"""LV3, LV5, LV6: rounds, the start card, passing, and how a round ends."""
import pytest

import flambeur
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import fields, finish_round, kinds, n_dice, new, roller, table, turn


def test_LV3_a_game_has_four_rounds() -> None:
    m = new(2)
    for number in (1, 2, 3, 4):
        assert not m.over
        assert m.view()["round"] == number
        assert fields(finish_round(m), "round_end") == [{"round": number}]
    assert m.over
    assert (m.actors, m.awaiting_chance) == ((), None)
    assert [event["round"] for event in fields(m.events(), "round")] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_LV3_the_oldest_begins_and_the_start_card_moves_left(players: int) -> None:
    """Seat 0 has the card in round 1, the next seat in round 2, and so on, around the table."""
    m, begin = new(players), []
    while not m.over:
        begin.append(roller(m))
        assert m.view()["first"] == NAMES.index(roller(m))
        finish_round(m)
    assert begin == [NAMES[k % players] for k in range(4)]
    assert [event.seat for event in m.events() if event.kind == "round"] == [k % players for k in range(4)]


def test_LV3_play_goes_clockwise() -> None:
    m = table("round 2 \n first Carla")
    order = []
    for _ in range(5):
        order.append(roller(m))
        turn(m, "1 2 3 4 5 6 6 6" if n_dice(m) == 8 else "2 3 4 5 6 6 6")
    assert order == ["Carla", "Denny", "Anna", "Benno", "Carla"]


def test_LV3_after_the_last_seat_the_start_card_comes_to_the_first() -> None:
    m = table("round 2 \n first Denny")
    finish_round(m)
    assert (m.view()["first"], roller(m)) == (0, "Anna")


def test_LV3_every_round_begins_with_eight_dice_each_and_bare_casinos() -> None:
    m = new(3)
    finish_round(m)
    assert [player["dice"] for player in m.view()["players"]] == [8, 8, 8]
    assert all(casino["dice"] == [0, 0, 0] for casino in m.view()["casinos"])


def test_LV3_the_first_player_may_be_drawn_by_lot() -> None:
    """A draw among the seats before the notes are shuffled; any seat may come; then the card moves on as ever."""
    drawn = set()
    for seed in range(12):
        m = flambeur.new("las-vegas", players=3, first_player="random", seed=seed, dice="manual")
        first = m.view()["first"]
        drawn.add(first)
        assert [(event.kind, event.seat) for event in m.events()[:3]] == [("drawn_first", first), ("shuffled", None), ("round", first)]
        assert m.record()["entries"][0]["draws"] == [[3, first]]
        assert roller(m) == NAMES[first]
        finish_round(m)
        assert m.view()["first"] == (first + 1) % 3
    assert drawn == {0, 1, 2}


def test_LV5_a_player_without_dice_is_skipped() -> None:
    m = table("""
        1: 60 | Benno 8, Carla 8
        3: 50 | Anna 5
    """)
    order = []
    for dice in ("4 5 6", "1 2 3 4 5 6 6 6", "5 6"):
        order.append(roller(m))
        turn(m, dice)
    assert order == ["Anna", "Denny", "Anna"]


def test_LV5_the_last_player_with_dice_plays_several_turns_in_a_row() -> None:
    m = table("""
        1: 60 | Anna 8, Benno 8, Carla 8
        2: 50 | Denny 4
        to roll Denny
    """)
    for dice in ("1 2 3 4", "2 3 4", "3 4"):
        assert roller(m) == "Denny"
        turn(m, dice)
    assert roller(m) == "Denny"
    assert "round_end" in kinds(turn(m, "4"))


def test_LV5_a_skipped_player_returns_when_the_next_round_begins() -> None:
    m = table("1: 60 | Benno 8, Carla 8, Denny 8 \n 2: 50 | Anna 7")
    turn(m, "4")
    assert (m.view()["round"], roller(m), n_dice(m)) == (2, "Benno", 8)


def test_LV6_the_round_ends_when_nobody_has_dice_left_and_not_before() -> None:
    m = table("1: 60 | Anna 8, Benno 7, Carla 8, Denny 7 \n to roll Benno")
    assert kinds(turn(m, "5")) == ["rolled", "placed"]
    assert "round_end" in kinds(turn(m, "5"))


def test_LV6_ties_are_removed_everywhere_then_casinos_pay_from_1_to_6() -> None:
    m = table("""
        round 4
        1: 60 | Anna 1
        2: 40 10 | Benno 2, Carla 2
        4: 90 30 | Carla 3, Anna 2
        5: 80 | Anna 1, Denny 1
    """)
    seen = finish_round(m)
    after = [(event.kind, event.fields["casino"]) for event in seen if event.kind in ("tie", "paid", "under")]
    assert after == [("tie", 2), ("tie", 5), ("paid", 1), ("under", 2), ("under", 2), ("paid", 4), ("paid", 4), ("under", 5)]
    assert kinds(seen)[-2:] == ["round_end", "game_end"]


def test_LV6_the_next_round_is_stocked_after_the_payout() -> None:
    m = table("1: 60 | Anna 1, Benno 1")
    seen = finish_round(m)
    assert kinds(seen)[-10:] == ["tie", "under", "round_end", "round", *["stocked"] * 6]
