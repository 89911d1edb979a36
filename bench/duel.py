"""A round of Las Vegas between two, solved exactly: what the best reply to `easy` makes of the round. No white dice.

A position is what both have placed: 3,003 ways each to have up to eight dice on six casinos. Backwards from all sixteen dice, its value is
the mean over all rolls of its mover, each as often as it comes, of what is chosen then: by the player who replies the best, by
`easy` what looks best.
"""
import math
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from flambeur.games.las_vegas.facts import DICE
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats, Ints

FAR = 200                                # no lead is longer, in tens of thousands
REPLY, EASY = range(2)                   # the players


class Tables(NamedTuple):
    """What every round has in common. A roll is a placement as well: so many dice of each face."""
    placed: Ints                         # [placement, casino]: dice; fewest dice first
    starts: Ints                         # where the placements of so many dice begin
    after: Ints                          # [placement, casino, dice]: the placement when these go there
    chance: Floats                       # of a placement, as a roll of its dice


@cache
def tables() -> Tables:
    ways = sorted((way for way in product(range(DICE + 1), repeat=CASINOS) if sum(way) <= DICE), key=sum)
    number = {way: k for k, way in enumerate(ways)}
    after = np.zeros((len(ways), CASINOS, DICE + 1), np.int64)
    for way, k in number.items():
        for casino, dice in product(range(CASINOS), range(DICE + 1 - sum(way))):
            after[k, casino, dice] = number[(*way[:casino], way[casino] + dice, *way[casino + 1:])]
    placed = np.array(ways)
    starts = np.searchsorted(placed.sum(1), np.arange(DICE + 2))
    chance = [math.factorial(sum(way)) / math.prod(map(math.factorial, way)) / CASINOS**sum(way) for way in ways]
    return Tables(placed, starts, after, np.array(chance))


def payments(notes: Sequence[Sequence[int]]) -> Ints:
    """[casino, dice of one, dice of the other]: by how much the one is paid more, in tens of thousands (LV7)."""
    paid = np.zeros((CASINOS, DICE + 1, DICE + 1), np.int64)
    for casino, (first, second, *_) in enumerate((*there, 0, 0) for there in notes):
        for one, other in product(range(DICE + 1), repeat=2):
            if one > other: paid[casino, one, other] = first - (second if other else 0)
            if one < other: paid[casino, one, other] = (second if one else 0) - first
    return paid


@rule
def solve(value: Any, replies: bool, paid: Ints, lead: int, worth: Floats, t: Any) -> None:
    """Fills value[mover, placement of REPLY, placement of EASY]: what REPLY can expect if it goes into the round with that lead, and a lead
    of x is worth worth[FAR + x] after the round. Not `replies`: REPLY plays as EASY does."""
    looks, then = np.zeros((CASINOS, DICE + 1)), np.zeros((CASINOS, DICE + 1))
    for total in range(2 * DICE, -1, -1):
        for mine in range(t.starts[max(0, total - DICE)], t.starts[min(DICE, total) + 1]):
            dice = t.placed[mine].sum()
            for yours in range(t.starts[total - dice], t.starts[total - dice + 1]):
                if total == 2 * DICE:
                    value[REPLY, mine, yours] = value[EASY, mine, yours] = worth[FAR + lead + paid_in_all(mine, yours, paid, t)]
                    continue
                if dice < DICE:
                    value[REPLY, mine, yours] = reply(value, mine, yours, replies, paid, DICE - dice, looks, then, t)
                if total - dice < DICE:
                    value[EASY, mine, yours] = easy(value, mine, yours, paid, DICE - (total - dice), looks, then, t)
                if dice == DICE: value[REPLY, mine, yours] = value[EASY, mine, yours]              # LV5: passed over
                if total - dice == DICE: value[EASY, mine, yours] = value[REPLY, mine, yours]


@rule(inline=True)
def paid_in_all(mine: int, yours: int, paid: Ints, t: Any) -> int:
    total = 0
    for casino in range(CASINOS):
        total += paid[casino, t.placed[mine, casino], t.placed[yours, casino]]
    return total


@rule(inline=True)
def reply(value: Any, mine: int, yours: int, replies: bool, paid: Ints, left: int, looks: Floats, then: Floats, t: Any) -> float:
    for casino in range(CASINOS):
        here, there = t.placed[mine, casino], t.placed[yours, casino]
        for n in range(1, left + 1):
            then[casino, n] = value[EASY, t.after[mine, casino, n], yours]
            if replies: looks[casino, n] = then[casino, n]
            else: looks[casino, n] = (paid[casino, here + n, there] - paid[casino, here, there]) / n
    return mean_choice(looks, then, left, t)


@rule(inline=True)
def easy(value: Any, mine: int, yours: int, paid: Ints, left: int, looks: Floats, then: Floats, t: Any) -> float:
    """The money swing per die (games/las_vegas/advice.py)."""
    for casino in range(CASINOS):
        here, there = t.placed[mine, casino], t.placed[yours, casino]
        for n in range(1, left + 1):
            then[casino, n] = value[REPLY, mine, t.after[yours, casino, n]]
            looks[casino, n] = (paid[casino, here, there] - paid[casino, here, there + n]) / n
    return mean_choice(looks, then, left, t)


@rule(inline=True)
def mean_choice(looks: Floats, then: Floats, dice: int, t: Any) -> float:
    """What comes of a roll of so many dice, on average: the choice that looks best; equals are drawn by lot."""
    mean = 0.0
    for roll in range(t.starts[dice], t.starts[dice + 1]):
        best, total, n = -1e9, 0.0, 0
        for casino in range(CASINOS):
            showing = t.placed[roll, casino]
            if showing > 0:
                look = looks[casino, showing]
                if look > best + 1e-9: best, total, n = look, 0.0, 0
                if look >= best - 1e-9:
                    total += then[casino, showing]
                    n += 1
        mean += t.chance[roll] * total / n
    return mean
