"""Strike: a throw as a person makes it: how the dice are grouped, where it is to land, from which side, how hard (ST3).

Ids of actions cover presets; the id of a toss of one's own is that of the nearest preset, and the toss decides.
"""
import math
from typing import Annotated

import numpy as np
from pydantic import Field

from flambeur.errors import IllegalAction
from flambeur.games.strike.actions import (
    AIMS,
    AS_THEY_LIE,
    AT_DIE,
    FLOOR,
    GRAND,
    GROUPINGS,
    POWERS,
    SPEEDS,
    STOP,
    TIGHT,
    describe,
    power_of,
    preset_of,
    throw_of,
)
from flambeur.games.strike.aims import NOWHERE, Point, point
from flambeur.games.strike.facts import MOST_LYING
from flambeur.games.strike.floor import APOTHEM, CM, DEGREE, Place, regrouped
from flambeur.games.strike.physics.arena import Numbers
from flambeur.games.strike.physics.laying import fits, is_on_floor
from flambeur.games.strike.state import State
from flambeur.kit.body import Body
from flambeur.kit.dice import FACES

MILLI = 1000                              # metres a second are told in thousandths
NEAR_SIDE = 270 * DEGREE                  # where the hand of a preset is
FASTEST, SLOWEST = 4500, 1000

Whole = Annotated[int, Field(ge=-2 * APOTHEM, le=2 * APOTHEM)]
Turn = Annotated[int, Field(gt=-360 * DEGREE, lt=360 * DEGREE)]


class Toss(Body):
    """Places and the aim in hundredths of a millimetre from the middle of the arena, across to the right and away from who throws; angles
    in hundredths of a degree."""
    dice: list[Annotated[list[Whole | Turn], Field(min_length=3, max_length=3)]] = Field(
        max_length=MOST_LYING, description="how the dice in the arena lie then, the lowest number first: across, away, turned to the left")
    aim: Annotated[list[Whole], Field(min_length=2, max_length=2)]
    side: Turn = Field(default=NEAR_SIDE, description="from where the hand throws: 0 is the right, 27000 the near side")
    speed: int = Field(ge=SLOWEST, le=FASTEST, description="millimetres a second")

    @property
    def lying(self) -> list[Place]:
        return [(x, y, turn) for x, y, turn in self.dice]

    @property
    def target(self) -> Point:
        return self.aim[0], self.aim[1]


def numbers(s: State) -> list[int]:
    """That lie in the arena, rising."""
    return [face + 1 for face in range(FACES) if s.arena[face]]


def preset(s: State, action: int) -> Toss:
    """A throw by its id."""
    speed = round(SPEEDS[power_of(action)] * MILLI)
    if action >= GRAND.start:
        return Toss(dice=[], aim=list(NOWHERE), speed=speed)
    grouping, aim, _ = preset_of(action)
    lying = regrouped(s, grouping)
    return Toss(dice=[list(place) for place in lying], aim=list(point(aim, lying, numbers(s))), speed=speed)


def nearest(s: State, toss: Toss, grand: bool) -> int:
    """The preset that is most like a toss."""
    power = min(range(POWERS), key=lambda k: abs(SPEEDS[k] * MILLI - toss.speed))
    if grand:
        return GRAND.start + power
    shown = numbers(s)
    if not shown:
        return throw_of(AS_THEY_LIE, FLOOR, power)
    groupings = range(GROUPINGS) if len(shown) > 1 else (AS_THEY_LIE, TIGHT)
    grouping = min(groupings, key=lambda k: sum(apart(p, q) for p, q in zip(regrouped(s, k), toss.lying, strict=True)))
    aims = [aim for aim in range(AIMS) if aim < AT_DIE or aim - AT_DIE + 2 in shown]
    aim = min(aims, key=lambda k: apart(point(k, toss.lying, shown), toss.target))
    return throw_of(grouping, aim, power)


def apart(p: Place | Point, q: Place | Point) -> float:
    return math.hypot(p[0] - q[0], p[1] - q[1])


def check(s: State, action: int, toss: Toss) -> None:
    """ST3: dice may be moved as one likes, side by side on the floor; none is added or taken away, and none is turned over."""
    if action == STOP:
        raise IllegalAction("who stops throws nothing", "qui s’arrête ne lance rien")
    if len(toss.dice) != len(numbers(s)):
        n = len(numbers(s))
        raise IllegalAction(f"dice says how the {n} dice of the arena lie, not {len(toss.dice)}",
                            f"dice dit comment sont placés les {n} dés de l’arène, et non {len(toss.dice)}")
    check_places(toss.lying)
    if (wanted := nearest(s, toss, action >= GRAND.start)) != action:
        raise IllegalAction(f"this throw is most like {describe(wanted)[2]!r}, number {wanted}, not number {action}",
                            f"ce lancer ressemble le plus à {describe(wanted)[2]!r}, numéro {wanted}, et non au numéro {action}")


def check_places(lying: list[Place]) -> None:
    dice = [in_cm(place) for place in lying]
    for k, die in enumerate(dice):
        if not is_on_floor(die):
            raise IllegalAction(f"die {k + 1} would not lie on the floor of the arena",
                                f"le dé {k + 1} ne serait pas sur le sol de l’arène")
        for j, other in enumerate(dice[:k]):
            if not fits(die, [other]):
                raise IllegalAction(f"dice {j + 1} and {k + 1} would overlap", f"les dés {j + 1} et {k + 1} se chevaucheraient")


def in_cm(place: Place) -> Numbers:
    return np.array([place[0] / CM, place[1] / CM, math.radians(place[2] / DEGREE)])
