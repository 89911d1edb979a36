"""The twin of hidden colours (BV12), sentence by sentence, and whole random games: what the engine is compared with must be right."""

import random
from collections import Counter

import pytest

from tests.reference.boulevard.facts import COLOURS, FACES, all_notes
from tests.reference.las_vegas_hidden import Hidden, score

BOX = all_notes(high_notes=True)
ANNA, BENNO, CARLA = range(3)


def table(players: int = 2) -> Hidden:
    """Anna is about to roll. All opening dice lie on casino 6; Anna has red and green, Benno blue and black, …"""
    t = Hidden(players)
    t.lay_pile(BOX)
    t.roll([6] * 16)
    t.deal(COLOURS)
    return t


def last_die(t: Hidden, colour: str) -> None:
    """Only this die of the round is left to be rolled; all others lie on casino 5, without notes."""
    t.notes[5] = []
    t.left = dict.fromkeys(COLOURS, 1) | {colour: 2}
    t.roll([5] * 8)
    t.choose(5)
    assert t.waiting()[2] == (colour,)


def test_BV12_three_notes_per_casino_whatever_they_are_worth() -> None:
    t = Hidden(3)
    assert t.waiting() == ("shuffle", 59)
    t.lay_pile(BOX)  # rising
    assert [t.notes[casino] for casino in (1, 2, 3)] == [[10, 10, 10], [10, 10, 10], [20, 20, 20]]
    assert len(t.pile) == 59 - 18


def test_BV12_two_dice_of_each_colour_are_placed_without_scoring_then_cards_are_dealt_two_at_a_time() -> None:
    t = Hidden(3)
    t.lay_pile(BOX)
    assert t.waiting() == ("opening", 16)
    t.roll([1, 2, 1, 1, *[6] * 12])
    assert (t.dice[1], t.dice[2]) == (["red", "green", "green"], ["red"])
    assert all(len(notes) == 3 for notes in t.notes.values())
    assert t.waiting() == ("deal", 8)
    t.deal(["grey", "red", "blue", "black", "white", "green", "violet", "yellow"])
    assert [t.view(seat) for seat in range(3)] == [["grey", "red"], ["blue", "black"], ["white", "green"]]
    assert t.waiting() == ("roll", ANNA, tuple(COLOURS))
    assert t.left == dict.fromkeys(COLOURS, 6)


def test_BV12_all_dice_of_one_face_are_placed_the_others_go_back_and_the_next_seat_rolls() -> None:
    t = table(3)
    t.roll([1, 2, 2, 4, 5, 2, 6, 6])
    assert t.waiting() == ("choose", ANNA, (1, 2, 4, 5, 6))
    t.choose(2)
    assert t.dice[2] == ["green", "blue", "yellow"]  # all tied: nothing happens
    assert t.left == dict.fromkeys(COLOURS, 6) | dict.fromkeys(("green", "blue", "yellow"), 5)
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV12_a_colour_without_dice_left_is_not_rolled_and_a_single_face_is_asked() -> None:
    t = table()
    t.left["red"] = 1
    t.roll([3, 1, 1, 1, 1, 1, 1, 1])
    t.choose(3)
    assert t.waiting() == ("roll", BENNO, tuple(COLOURS[1:]))
    t.roll([4] * 7)
    assert t.legal() == [4]


def test_BV12_the_printed_example_red_20k_violet_40k_the_90k_stays() -> None:
    t = table()
    t.notes[2] = [90, 40, 20]
    t.dice[2] = ["violet", "violet", "yellow", "yellow", "green", "green"]
    t.roll([2, 1, 1, 1, 1, 1, 1, 2])
    told = t.choose(2)
    assert ("won", 2, "violet", 40, 3) in told
    assert ("won", 2, "red", 20, 1) in told
    assert (t.notes[2], t.dice[2]) == ([90], ["yellow", "yellow", "green", "green"])
    assert (t.out["violet"], t.out["red"], t.out["green"]) == (3, 1, 0)
    assert (t.won_by["violet"], t.won_by["red"], t.scores()) == ([40], [20], [0, 0])


@pytest.mark.parametrize(("dice", "notes", "expected"), [
    ({"red": 4, "blue": 3, "grey": 2, "white": 1}, [90, 40, 20], [("red", 90), ("blue", 40), ("grey", 20)]),  # the last one goes empty
    ({"red": 4, "blue": 3, "grey": 2, "white": 1}, [40], [("red", 40)]),
    ({"red": 1}, [90, 40, 20], [("red", 20)]),
    ({"red": 1, "blue": 1}, [90], []),
    ({"red": 2, "blue": 1}, [], []),
    ({"red": 3, "blue": 3, "grey": 1}, [50, 30], [("grey", 30)]),
    ({"red": 2, "blue": 1}, [30, 30, 20], [("red", 30), ("blue", 20)]),
])
def test_BV12_the_cheapest_notes_go_to_the_best_untied_colours_most_dice_the_highest(
        dice: dict[str, int], notes: list[int], expected: list[tuple[str, int]]) -> None:
    assert score([colour for colour, number in dice.items() for _ in range(number)], notes) == expected


def test_BV12_all_colours_on_the_casino_count_not_only_those_just_placed() -> None:
    t = table()
    t.notes[2], t.dice[2] = [90, 40, 20], ["white", "white", "grey"]
    t.roll([2, 1, 1, 1, 1, 1, 1, 1])
    t.choose(2)  # red ties with grey
    assert (t.won_by["white"], t.dice[2]) == ([20], ["grey", "red"])


def test_BV12_at_the_reveal_each_player_takes_the_notes_of_both_colours_and_the_rest_is_out_of_the_game() -> None:
    t = table(2)
    last_die(t, "red")
    t.won_by = {colour: [] for colour in COLOURS} | {"red": [50], "green": [20], "black": [90], "grey": [30]}
    t.notes = {casino: [] for casino in FACES} | {1: [100]}
    t.discarded = []
    t.roll([5])
    told = t.choose(5)
    assert ("revealed", ANNA, ["red", "green"], [20, 50]) in told
    assert (t.scores(), sorted(t.discarded)) == ([70, 90], [30, 100])


def test_BV12_round_two_starts_one_seat_further_left_with_all_dice_and_cards_and_the_same_pile() -> None:
    t = table(3)
    last_die(t, "red")
    t.roll([5])
    t.choose(5)
    assert (t.round, t.waiting(), len(t.pile)) == (2, ("opening", 16), 59 - 36)
    t.roll([6] * 16)
    assert t.waiting() == ("deal", 8)
    t.deal(list(reversed(COLOURS)))
    assert (t.view(ANNA), t.waiting()) == (["violet", "grey"], ("roll", BENNO, tuple(COLOURS)))


def test_LV9_ties_go_to_the_player_with_more_notes() -> None:
    t = table(3)
    t.won = [[90], [50, 40], [80]]
    assert t.winners() == [BENNO]
    t.won = [[50, 40], [60, 30], [90]]
    assert t.winners() == [ANNA, BENNO]


def test_what_is_not_waited_for_is_refused() -> None:
    t = table()
    with pytest.raises(ValueError, match="wrong number"):
        t.roll([1] * 7)
    with pytest.raises(ValueError, match="may not be chosen"):
        t.choose(1)
    with pytest.raises(ValueError, match="not dealt now"):
        t.deal(COLOURS)
    with pytest.raises(ValueError, match="not shuffled now"):
        t.lay_pile(BOX)
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            Hidden(players)


# ---- whole games


def step(t: Hidden, chance: random.Random) -> None:
    match t.waiting():
        case ("shuffle", _):
            t.lay_pile(chance.sample(BOX, len(BOX)))
        case ("opening", number):
            t.roll([chance.choice(FACES) for _ in range(number)])
        case ("deal", _):
            t.deal(chance.sample(COLOURS, len(COLOURS)))
        case ("roll", _, colours):
            t.roll([chance.choice(FACES) for _ in colours])
        case _:
            t.choose(chance.choice(t.legal()))


def check(t: Hidden) -> None:
    """No note and no die is born or lost."""
    notes = [t.pile, *t.notes.values(), *t.won_by.values(), *t.won, t.discarded]
    assert sorted(note for some in notes for note in some) == BOX
    lying = Counter(colour for there in t.dice.values() for colour in there)
    if t.waiting()[0] in ("deal", "roll", "choose"):
        assert all(t.left[colour] + t.out[colour] + lying[colour] == 8 for colour in COLOURS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_after_two_rounds_and_nothing_is_lost(players: int) -> None:
    for seed in range(10):
        t, chance = Hidden(players), random.Random(seed)
        step(t, chance)
        while t.waiting() != ("over",):
            step(t, chance)
            check(t)
        assert t.round == 2
        assert len(t.pile) == 59 - 36
        assert max(t.scores()) in [t.scores()[seat] for seat in t.winners()]
