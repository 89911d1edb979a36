"""The twin of the solo game (BV11), sentence by sentence, and whole random games: what the engine is compared with must itself be right."""

import random
from collections import Counter
from itertools import product

import pytest

from tests.reference.boulevard.facts import COLOURS, FACES, all_notes
from tests.reference.las_vegas_solo import PREPLACED, Solo

BOX = all_notes(high_notes=True)
SETS = list(product((1, 2), range(1, 9), (1, 4)))  # preplaced, own dice, rounds


def solo(pile: list[int] | None = None, preplaced: int = 1, own_dice: int = 8, rounds: int = 1) -> Solo:
    """Stocked; `pile` lies on top of the rest, which is falling."""
    t = Solo(preplaced, own_dice, rounds)
    rest = sorted(BOX, reverse=True)
    for note in pile or []:
        rest.remove(note)
    t.lay_pile([*(pile or []), *rest])
    return t


def opened(preplaced: int = 1, own_dice: int = 8) -> Solo:
    """The opposing dice of the start lie on casino 6."""
    t = solo(None, preplaced, own_dice)
    while t.waiting()[0] == "preplace":
        t.roll([6] * 8)
    return t


def paid(notes: list[int], *dice: str) -> Solo:
    """One die of yellow is left, which goes to casino 6; casino 2 has these notes and dice, the others no notes."""
    t = opened()
    t.notes = {casino: list(notes) if casino == 2 else [] for casino in FACES}
    t.dice = {casino: list(dice) if casino == 2 else [] for casino in FACES}
    for colour in t.groups[0]:
        t.groups[0][colour] = int(colour == "red")
        t.groups[1][colour] = int(colour == "yellow")
    t.roll([6] * len(t.waiting()[1]))
    t.choose(6)
    t.roll([6])
    t.choose(6)
    return t


def test_BV11_all_59_notes_without_rainbow_cards_are_stocked_to_50k() -> None:
    t = Solo()
    assert t.waiting() == ("shuffle", 59)
    with pytest.raises(ValueError, match="59 notes"):
        t.lay_pile(BOX[1:])
    t = solo([20, 20, 20, 100, 10, 40])
    assert [t.notes[casino] for casino in (1, 2, 3)] == [[20, 20, 20], [100], [40, 10]]


def test_BV11_violet_is_rolled_first_then_grey_and_each_die_lies_on_its_casino() -> None:
    t = solo(preplaced=2)
    assert t.waiting() == ("preplace", "violet", 8)
    t.roll([1, 1, 2, 3, 3, 3, 6, 6])
    assert t.waiting() == ("preplace", "grey", 8)
    t.roll([1] * 8)
    assert t.dice == {1: ["violet"] * 2 + ["grey"] * 8, 2: ["violet"], 3: ["violet"] * 3, 4: [], 5: [], 6: ["violet"] * 2}
    assert t.waiting() == ("roll", ("red", "green", "blue", "black", "white", "yellow"))


def test_BV11_two_groups_of_28_or_24_with_four_of_each_colour() -> None:
    for preplaced, dice in ((1, 28), (2, 24)):
        first, second = opened(preplaced).groups
        assert first == second
        assert sum(first.values()) == dice
        assert set(first) == set(COLOURS) - set(PREPLACED[:preplaced])
        assert set(first.values()) == {4}


@pytest.mark.parametrize(("own", "halves"), [(7, (3, 4)), (6, (3, 3)), (5, (2, 3)), (2, (1, 1)), (1, (0, 1))])
def test_BV11_with_fewer_own_dice_the_larger_half_is_in_group_two(own: int, halves: tuple[int, int]) -> None:
    t = opened(own_dice=own)
    assert tuple(group["red"] for group in t.groups) == halves
    assert all(group[colour] == 4 for group in t.groups for colour in group if colour != "red")
    assert ("red" in t.waiting()[1]) == (halves[0] > 0)


def test_BV11_all_dice_of_a_face_are_placed_the_others_go_back_to_their_group() -> None:
    t = opened()
    assert t.waiting() == ("roll", ("red", "green", "blue", "black", "white", "yellow", "grey"))
    t.roll([3, 1, 3, 5, 5, 3, 6])
    assert t.legal() == [1, 3, 5, 6]
    assert t.choose(3) == [("placed", 3, ["red", "blue", "yellow"])]
    assert t.dice[3] == ["red", "blue", "yellow"]
    assert t.groups[0] == {"red": 3, "green": 4, "blue": 3, "black": 4, "white": 4, "yellow": 3, "grey": 4}
    assert set(t.groups[1].values()) == {4}


def test_BV11_a_colour_without_dice_in_the_group_is_not_rolled_there_and_one_face_is_asked_too() -> None:
    t = opened()
    for _ in range(4):
        t.roll([1] * 6 + [2] if len(t.waiting()[1]) == 7 else [1, 2])
        t.choose(1)
    assert t.waiting() == ("roll", ("grey",))
    for _ in range(4):
        t.roll([5])
        assert t.legal() == [5]
        t.choose(5)
    assert t.waiting() == ("roll", ("red", "green", "blue", "black", "white", "yellow", "grey"))  # the second group
    assert len(t.groups) == 1


def test_LV7_payout_ties_first_then_most_dice_take_the_highest_note_and_the_rest_goes_under_the_pile() -> None:
    t = paid([80, 30, 10], *["green"] * 5, *["blue"] * 3, *["black"] * 3, "red")
    assert (t.won["green"], t.won["red"], t.won["blue"], t.pile[-1], t.known_under) == ([80], [30], [], 10, 1)
    assert (t.score(), t.others(), t.has_won()) == (30, 80, False)


def test_BV11_preplaced_dice_tie_and_win_like_any_and_count_with_the_others() -> None:
    t = paid([80, 30], "violet", "violet", "red")
    assert (t.won["violet"], t.won["red"]) == ([80], [30])
    assert t.others() == 80


def test_BV11_more_than_all_others_together_wins_equal_is_lost() -> None:
    t = paid([50, 30, 20], "red", "red", "red", "blue", "blue", "violet")
    assert (t.score(), t.others(), t.has_won()) == (50, 50, False)
    t = paid([60, 30, 20], "red", "red", "red", "blue", "blue", "violet")
    assert (t.score(), t.others(), t.has_won()) == (60, 50, True)


def test_BV11_rounds_go_on_with_the_same_pile_and_add_up() -> None:
    t = solo(rounds=2)
    chance = random.Random(3)
    while t.round == 1:
        step(t, chance)
    assert t.waiting() == ("preplace", "violet", 8)
    assert sum(map(len, t.won.values())) > 0
    assert len(t.pile) + sum(map(len, t.notes.values())) + sum(map(len, t.won.values())) == 59


def test_what_is_not_waited_for_is_refused() -> None:
    t = opened()
    for faces in ([1] * 6, [1] * 8, [0] * 7):
        with pytest.raises(ValueError, match="wrong number of dice"):
            t.roll(faces)
    with pytest.raises(ValueError, match="may not be chosen"):
        t.choose(1)
    t.roll([1] * 7)
    with pytest.raises(ValueError, match="may not be chosen"):
        t.choose(2)
    with pytest.raises(ValueError, match="nothing is rolled"):
        t.roll([1] * 7)
    for options in ((0, 8, 1), (3, 8, 1), (1, 0, 1), (1, 9, 1), (1, 8, 0), (1, 8, 5)):
        with pytest.raises(ValueError, match="preplaced is 1 or 2"):
            Solo(*options)


# ---- whole games


def step(t: Solo, chance: random.Random) -> None:
    match t.waiting():
        case ("shuffle", _):
            t.lay_pile(chance.sample(BOX, len(BOX)))
        case ("preplace", _, number):
            t.roll([chance.choice(FACES) for _ in range(number)])
        case ("roll", colours):
            t.roll([chance.choice(FACES) for _ in colours])
        case _:
            t.choose(chance.choice(t.legal()))


def check(t: Solo) -> None:
    """No note and no die is born or lost."""
    assert sorted(note for notes in (t.pile, *t.notes.values(), *t.won.values()) for note in notes) == BOX
    if t.groups and t.waiting()[0] != "preplace":
        dice = Counter(colour for there in t.dice.values() for colour in there)
        for group in t.groups:
            dice.update(group)
        assert dice == dict.fromkeys(COLOURS, 8) | {"red": t.own_dice}


@pytest.mark.parametrize(("preplaced", "own_dice", "rounds"), SETS)
def test_random_games_end_and_nothing_is_lost(preplaced: int, own_dice: int, rounds: int) -> None:
    t, chance = Solo(preplaced, own_dice, rounds), random.Random(f"{preplaced} {own_dice} {rounds}")
    while t.waiting() != ("over",):
        step(t, chance)
        if t.pile:
            check(t)
    assert t.round == rounds
    assert not any(t.dice.values())
    assert not any(t.notes.values())
    assert t.has_won() == (t.score() > t.others())
