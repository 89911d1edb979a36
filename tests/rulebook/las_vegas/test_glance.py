"""What bots see at a glance (advice.py) of the dice that modules bring. How well they play with it is measured elsewhere."""
from itertools import combinations
from typing import Any

import pytest

from flambeur import Match
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.modules.kickers.drawer import BIG, KICK, KICKERS, WHITE
from flambeur.games.vegas.ties import NONE
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import finish_round, new, roll, table, turn

SETS = [modules for n in range(4) for modules in combinations(("neutral_dice", "big_dice", "kickers"), n)]
ANOTHER = 1 << 20                         # the bit of a module that there is not
EACH_FACE = 0x01_01_01_01_01_01           # a roll, counted by face (kit/dice.py)
DICE = {"neutral_dice": ("white", "3 3"), "big_dice": ("big", "3"), "kickers": ("kickers", "3 6")}


def options(modules: tuple[str, ...]) -> dict[str, Any]:
    return dict.fromkeys(modules, True)


def rolled(modules: tuple[str, ...]) -> Match:
    """Anna has rolled a three of each kind of dice, and ones; two threes are white."""
    m = table("3: 60 | Benno 2", **options(modules))
    n = 8 - ("big_dice" in modules) - 2 * ("kickers" in modules)
    roll(m, "3" + " 1" * (n - 1), **{kind: faces for module, (kind, faces) in DICE.items() if module in modules})
    return m


def spoil(m: Match, modules: tuple[str, ...]) -> None:
    """Dice in the drawers that are off, one of each face: nobody looks there."""
    for name in DICE:
        if name not in modules: m.state[name].left[:], m.state[name].roll = 5, EACH_FACE


def lying(m: Match) -> tuple[list[int], list[int]]:
    """On casino 3: everybody's normal dice and the white ones; where big dice lie."""
    return m.state.placed[2, :5].tolist(), m.state.big_dice.at[:4].tolist()


@pytest.mark.parametrize("modules", SETS)
def test_white_dice_are_not_ones_own(modules: tuple[str, ...]) -> None:
    """A big die and the kickers are among the eight (BV5, BV6)."""
    m = rolled(modules)
    spoil(m, modules)
    assert [moments.own_dice_in_hand(m.state, p) for p in range(4)] == [8, 6, 8, 8]


@pytest.mark.parametrize("modules", SETS)
def test_dice_that_lie_on_a_casino_are_in_hand_no_more(modules: tuple[str, ...]) -> None:
    m = rolled(modules)
    m.play(0, "3")
    if m.actors: m.play(0, "kick 1")
    gone = {(): 1, ("big_dice",): 2, ("kickers",): 1, ("big_dice", "kickers"): 2}[tuple(name for name in modules if name != "neutral_dice")]
    assert moments.own_dice_in_hand(m.state, 0) == 8 - gone


@pytest.mark.parametrize("modules", SETS)
def test_a_placement_is_tried_out_with_white_and_big_dice_and_taken_back(modules: tuple[str, ...]) -> None:
    m = rolled(modules)
    spoil(m, modules)
    moments.try_placing(m.state, 0, 2, 2, 1)
    assert lying(m) == ([0, 2, 0, 0, 2 * ("neutral_dice" in modules)], [3 * ("big_dice" in modules), 0, 0, 0])
    moments.try_placing(m.state, 0, 2, 2, -1)
    assert lying(m) == ([0, 2, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.parametrize("modules", SETS)
def test_a_kick_follows_where_a_kicker_goes(modules: tuple[str, ...]) -> None:
    m = rolled(modules)
    spoil(m, modules)
    asks = KICKERS if "kickers" in modules else 0
    assert [moments.follows(m.state, face) for face in range(6)] == [0, 0, asks, 0, 0, asks]


def test_what_a_kicker_will_be_asked() -> None:
    """A bit for each die that lies there, counted from the first kick."""
    m = table("3: 60 | Benno 2, Carla big, white 1 by Denny", kickers=True, big_dice=True, neutral_dice=True)
    assert moments.possible_answers(m.state, KICKERS, 2) == 1 << 1 | 1 << BIG + 2 | 1 << WHITE + 3
    assert [moments.possible_answers(m.state, KICKERS, casino) for casino in (0, 1, 3, 4, 5)] == [0] * 5
    assert moments.first_answer(m.state, KICKERS) == KICK.start
    assert [moments.possible_answers(m.state, ANOTHER, 2), moments.first_answer(m.state, ANOTHER)] == [0, 0]
    m = table("3: 60 | Benno 2")
    assert [moments.possible_answers(m.state, KICKERS, 2), moments.first_answer(m.state, KICKERS)] == [0, 0]


@pytest.mark.parametrize(("target", "without"), [
    (1, ([0, 1, 0, 0, 1], [0, 0, 3, 0])), (BIG + 2, ([0, 2, 0, 0, 1], [0, 0, 0, 0])), (WHITE + 3, ([0, 2, 0, 0, 0], [0, 0, 3, 0])),
])
def test_a_kick_is_tried_out_and_taken_back(target: int, without: tuple[list[int], list[int]]) -> None:
    m = table("3: 60 | Benno 2, Carla big, white 1 by Denny", kickers=True, big_dice=True, neutral_dice=True)
    moments.try_answer(m.state, KICKERS, 2, KICK.start + target, 1)
    assert lying(m) == without
    moments.try_answer(m.state, KICKERS, 2, KICK.start + target, -1)
    assert lying(m) == ([0, 2, 0, 0, 1], [0, 0, 3, 0])
    moments.try_answer(m.state, ANOTHER, 2, KICK.start + target, 1)
    assert lying(m) == ([0, 2, 0, 0, 1], [0, 0, 3, 0])


def test_without_kickers_no_answer_changes_anything() -> None:
    m = table("3: 60 | Benno 2")
    moments.try_answer(m.state, KICKERS, 2, KICK.start + 1, 1)
    assert lying(m) == ([0, 2, 0, 0, 0], [0, 0, 0, 0])


def test_the_casino_in_question_is_where_the_kicker_lies() -> None:
    m = table("5: 60 | Benno 2", kickers=True)
    turn(m, "1 1 1 1 1 1", kickers="5 6", place=5)
    assert moments.casino_in_question(m.state) == 4
    m.state.asking = ANOTHER
    assert moments.casino_in_question(m.state) == NONE


@pytest.mark.parametrize("modules", SETS)
def test_a_round_is_untouched_until_the_first_player_has_placed_a_die(modules: tuple[str, ...]) -> None:
    m = new(2, **options(modules))
    assert moments.is_untouched(m.state)
    finish_round(m)
    spoil(m, modules)
    assert moments.is_untouched(m.state)
    first = m.view()["first"]
    m.resolve([1] * len(m.awaiting_chance.sizes))       # type: ignore[union-attr]
    m.play(first, "1")
    if m.actors: m.play(first, m.legal(first)[0])
    assert not moments.is_untouched(m.state)


@pytest.mark.parametrize(("first", "other"), [("Anna", "Benno"), ("Benno", "Anna")])
def test_a_round_in_which_all_dice_have_come_back_is_not_untouched(first: str, other: str) -> None:
    """The other one's kicker is used; the first player's die, which it kicked, is in hand again."""
    m, seat = table(f"first {first} \n 3: 60 | {first} 1 \n to roll {other}", players=2, kickers=True), NAMES.index(first)
    turn(m, "1 1 1 1 1 1", kickers="3 6", place=3, kick=str(seat + 1))
    assert moments.dice_in_hand(m.state, seat) == 8
    assert not moments.is_untouched(m.state)


@pytest.mark.parametrize("modules", SETS)
def test_a_lead_is_worth_less_where_white_plays_along(modules: tuple[str, ...]) -> None:
    """The larger the scale, the less a lead decides."""
    s = new(2, **options(modules)).state
    assert [moments.worth_of_a_lead(s, left) for left in range(4)] == \
        ([1.0, 5.33, 7.68, 9.90] if "neutral_dice" in modules else [1.0, 3.53, 5.08, 6.39])
