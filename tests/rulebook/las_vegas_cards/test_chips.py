"""CG9: chip cards."""
from collections import Counter

import pytest

from flambeur import Match
from tests.helpers.las_vegas_cards import (
    CHIPS,
    NAMES,
    awaited,
    chips_at,
    chips_of,
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
    with_chips,
)

TABLE = """
    2: 80 30 | Henri 2 | pink gold
    3: 70 30 |         | green
    5: 60 30 |         |
    Leo holds 2 2 22 33 5
"""


def laid(cards: str, drawing: str = TABLE) -> Match:
    """Leo has laid these cards."""
    m = with_chips(f"turn 2 \n round 2 \n to play Leo \n {drawing}")
    play(m, "Leo", cards)
    return m


# how they come to the casinos

def test_CG9_at_the_start_of_each_round_a_chip_goes_face_up_to_each_casino() -> None:
    m = new(3, sequential=True, chips=True)
    for number in (1, 2, 3, 4):
        events = fields(m.events(), "chip_laid")[6 * (number - 1):]
        assert [event["casino"] for event in events] == [1, 2, 3, 4, 5, 6]
        for casino in range(1, 7):
            lie = [CHIPS[event["colour"] - 1] for event in fields(m.events(), "chip_laid") if event["casino"] == casino]
            assert Counter(chips_at(m, casino)) == Counter(lie)
        assert m.view()["chip_pile"] == 25 - 6 * number
        finish_round(m)
    assert m.over
    assert kinds(m.events()).count("chips_shuffled") == 1
    assert sum(len(chips_at(m, casino)) for casino in range(1, 7)) == 24


def test_CG9_the_chips_come_from_the_top_of_the_pile() -> None:
    m = new(2, sequential=True, chips=True)
    waiting = m.position()["state"]["chip_pile"]
    finish_round(m)
    assert [event["colour"] for event in fields(m.events(), "chip_laid")][6:] == waiting[:6]
    assert m.position()["state"]["chip_pile"] == waiting[6:]


def test_CG9_the_chips_are_shuffled() -> None:
    piles = [new(2, seed=seed, sequential=True, chips=True).position()["state"]["chip_pile"] for seed in (1, 2)]
    assert piles[0] != piles[1]
    assert all(lie != sorted(lie) for lie in piles)


def test_CG9_without_the_option_there_are_no_chips() -> None:
    m = new(2, sequential=True)
    assert "chip_laid" not in kinds(m.events())
    play(m, "Leo", choices(m, "Leo")[-1])
    assert awaited(m) == ["Henri"]
    assert (m.view()["chip_pile"], chips_at(m, 1)) == (0, [])


# who may take one

def test_CG9_two_dice_at_a_casino_earn_any_one_chip_of_it_or_none() -> None:
    m = laid("2 2")
    assert awaited(m) == ["Leo"]
    assert m.view()["taking"] == 2
    assert choices(m, "Leo") == ["pink", "gold", "leave"]
    seen = play(m, "Leo", "gold")
    assert kinds(seen)[:3] == ["chip_taken", "put_away", "dealt"]
    assert (chips_of(m, "Leo"), chips_at(m, 2)) == (["gold"], ["pink"])
    assert awaited(m) == ["Henri"]


def test_CG9_the_chip_may_be_left() -> None:
    m = laid("2 2")
    seen = play(m, "Leo", "leave")
    assert kinds(seen)[:2] == ["chip_left", "put_away"]
    assert (chips_of(m, "Leo"), chips_at(m, 2)) == ([], ["pink", "gold"])
    assert awaited(m) == ["Henri"]


@pytest.mark.parametrize(("cards", "takes"), [("2", False), ("2 2", True), ("22", True), ("2 22", True), ("2 2 22", True), ("33", True),
                                              ("2 5", False), ("22 5", True), ("5", False)])
def test_CG9_a_double_will_do_and_a_single_card_will_not(cards: str, takes: bool) -> None:
    assert (laid(cards).view()["phase"] == "take") == takes


def test_CG9_dice_of_two_casinos_are_not_added() -> None:
    m = laid("2 3", "2: 80 30 | | pink gold \n 3: 70 30 | | green \n Leo holds 2 3 4 4 1")
    assert awaited(m) == ["Henri"]


def test_CG9_dice_placed_earlier_do_not_count() -> None:
    m = laid("2", "2: 80 30 | Leo 2 2 | pink gold \n Leo holds 2 2 22 33 5")
    assert on(m, 2) == {"Leo": [2, 2, 2]}
    assert awaited(m) == ["Henri"]


def test_CG9_at_a_casino_without_chips_there_is_nothing_to_take() -> None:
    m = laid("5 5", "5: 60 30 | | \n Leo holds 5 5 2 2 1")
    assert awaited(m) == ["Henri"]


def test_CG9_never_more_than_one_per_casino_and_turn() -> None:
    """Four dice at once, two chips there: one."""
    m = laid("2 2 22")
    play(m, "Leo", "pink")
    assert awaited(m) == ["Henri"]
    assert chips_at(m, 2) == ["gold"]


def test_CG9_two_doubles_earn_a_chip_at_each_casino() -> None:
    m = laid("22 33")
    assert m.view()["taking"] == 2
    seen = play(m, "Leo", "gold")
    assert (awaited(m), m.view()["taking"], choices(m, "Leo")) == (["Leo"], 3, ["green", "leave"])
    assert "put_away" not in kinds(seen)
    play(m, "Leo", "green")
    assert (chips_of(m, "Leo"), chips_at(m, 2), chips_at(m, 3)) == (["gold", "green"], ["pink"], [])
    assert awaited(m) == ["Henri"]


def test_CG9_one_of_two_chips_may_be_left() -> None:
    m = laid("22 33")
    play(m, "Leo", "leave")
    assert m.view()["taking"] == 3
    play(m, "Leo", "green")
    assert (chips_of(m, "Leo"), chips_at(m, 2)) == (["green"], ["pink", "gold"])


def test_CG9_two_doubles_where_one_casino_has_no_chip_earn_one() -> None:
    m = laid("22 55", "2: 80 30 | | pink \n 5: 60 30 | | \n Leo holds 22 55 1 1 1")
    assert m.view()["taking"] == 2
    play(m, "Leo", "pink")
    assert awaited(m) == ["Henri"]


def test_CG9_the_last_chip_of_a_casino_can_be_taken_once() -> None:
    m = laid("33")
    play(m, "Leo", "vert")
    assert chips_at(m, 3) == []
    m = with_chips("turn 2 \n 3: 70 30 | | \n Leo holds 3 3 1 1 1")
    play(m, "Leo", "3 3")
    assert awaited(m) == ["Henri"]


def test_CG9_a_chip_is_taken_even_with_all_five_cards_laid_and_when_it_ends_the_round() -> None:
    m = with_chips("round 4 \n turn 6 \n first Henri \n to play Leo \n 2: 80 30 | | pink \n Leo holds 2 2 2 2 22")
    play(m, "Leo", "2 2 2 2 22")
    assert (awaited(m), player(m, "Leo")["cards"]) == (["Leo"], 0)
    seen = play(m, "Leo", "pink")
    assert kinds(seen)[:2] == ["chip_taken", "put_away"]
    assert "game_end" in kinds(seen)


def test_CG9_a_player_with_eight_cards_out_is_done_once_the_chip_is_taken_and_not_before() -> None:
    """CG5: the rest of the deck goes under the glass when the turn is over."""
    m = with_chips("turn 2 \n 2: 80 30 | | pink \n 3: 70 30 | Leo 3 3 3 | \n Leo holds 2 2 2 2 22")
    play(m, "Leo", "2 2 2 2 22")
    leo = player(m, "Leo")
    assert (awaited(m), leo["cards"], leo["out"], leo["done"], leo["deck"] > 0) == (["Leo"], 0, 8, False, True)
    play(m, "Leo", "pink")
    after = player(m, "Leo")
    assert (after["done"], after["deck"], after["glass"]) == (True, 0, leo["glass"] + leo["deck"])


def test_CG9_chips_that_were_taken_lie_face_up_for_all() -> None:
    m = laid("2 2")
    play(m, "Leo", "pink")
    for seen_by in (None, "Leo", "Sandra"):
        assert player(m, "Leo", seen_by)["chips"] == [1]


def test_CG9_chips_that_nobody_took_stay_for_the_next_round() -> None:
    m = with_chips("turn 6 \n first Henri \n to play Leo \n 2: 80 30 | | pink \n 3: 70 30 | | green")
    turn(m)
    assert m.view()["round"] == 2
    assert len(chips_at(m, 2)) == 2
    assert "pink" in chips_at(m, 2)
    assert "green" in chips_at(m, 3)


def test_CG9_the_next_player_may_take_too() -> None:
    m = laid("2 2", f"{TABLE} Henri holds 22 3 3 1 1")
    play(m, "Leo", "pink")
    play(m, "Henri", "22")
    assert choices(m, "Henri") == ["gold", "leave"]


# what they are worth

def worth(chips: str) -> int:
    m = with_chips(f"round 4 \n Leo chips {chips}")
    assert player(m, "Leo", "Leo")["money"] == m.scores[0]
    return int(m.scores[0]) // 1000


def test_example_two_pink_and_four_gold_chips_are_worth_130k() -> None:
    assert worth("pink pink gold gold gold gold") == 30 + 100


@pytest.mark.parametrize("colour", CHIPS)
@pytest.mark.parametrize(("n", "money"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_CG9_chips_of_one_colour_are_worth_10k_30k_60k_100k_150k(colour: str, n: int, money: int) -> None:
    assert worth(" ".join([colour] * n)) == money


def test_CG9_chips_of_five_colours_are_worth_50k() -> None:
    assert worth("pink gold green blue silver") == 50


def test_CG9_chips_count_with_the_notes() -> None:
    m = with_chips("round 4 \n Leo chips pink pink \n Leo won 60 40 \n Henri won 100")
    assert m.scores == [130_000, 100_000, 0, 0]


def ended(drawing: str) -> list[str]:
    """Who wins a game in which Leo is the last to play, and nothing is paid out any more: all tie at casino 6."""
    everyone = ", ".join(f"{name} 6 6 6 6 66" for name in NAMES[:4])
    last = f"6: 30 30 | {everyone} \n 5: 40 30 | Henri 5, Rebecca 5, Sandra 5 \n Leo holds 5 4 4 3 3"
    m = with_chips(f"round 4 \n turn 6 \n first Henri \n to play Leo \n {last} \n {drawing}")
    play(m, "Leo", "5")
    assert m.over
    return [NAMES[seat] for seat in m.winners]


def test_CG9_chips_decide_who_is_richest() -> None:
    assert ended("Leo won 100 \n Henri won 90 \n Henri chips pink pink") == ["Henri"]
    assert ended("Leo won 100 \n Henri won 60 \n Henri chips pink pink") == ["Leo"]


def test_CG7_chips_are_no_notes_when_a_tie_is_broken() -> None:
    """All have 60k: two notes, or one and two chips."""
    assert ended("Leo won 30 30 \n Henri won 30 \n Henri chips pink pink") == ["Leo"]
    assert ended("Leo won 60 \n Henri won 30 \n Henri chips pink pink") == ["Leo", "Henri"]


def test_CG9_two_at_a_casino_in_the_simultaneous_game_take_nothing() -> None:
    m = table("Leo holds 2 2 1 1 1 \n Henri holds 22 1 1 1 3", players=2)
    play(m, "Leo", "2 2")
    play(m, "Henri", "22")
    assert m.view()["phase"] == "choose"
    assert awaited(m) == ["Leo", "Henri"]


def test_CG9_a_whole_game_uses_no_more_than_24_of_the_25_chips() -> None:
    m = new(2, sequential=True, chips=True)
    while not m.over:
        turn(m)
    assert m.view()["chip_pile"] == 1
