"""Aiming (PR12): the die is thrown softly or hard, or just so: a move with a body, and an outcome that is measured, not drawn."""
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from pydantic import Field

from flambeur.errors import IllegalAction
from flambeur.kit.body import Body
from flambeur.kit.chance import Source, measured
from flambeur.kit.dice import FACES
from flambeur.kit.game import Outcome
from flambeur.kit.jit import rule
from tests.games.probe.actions import DIE, HARD, SOFT, THROW

if TYPE_CHECKING:
    from tests.games.probe.state import State

GENTLE = 50                               # the most power of a soft throw
OFF = FACES                               # what is measured of a die that leaves the table
NOISE = (2**31 - 1, 2**31 - 1)            # two numbers: how it leaves the hand, how it bounces
MODEL = np.array([[2, 2, 2, 2, 2, 2, 0], [1, 1, 1, 1, 1, 1, 1]])      # where nothing is measured: how likely each outcome is, soft and hard


REACH = 14                                # steps to the edge of the table


class Aiming:
    how: int                              # the action that asked for the die; 0: none


class Aim(Body):
    """Where to and how hard."""
    angle: float = Field(ge=-90, le=90, description="degrees to the right")
    power: int = Field(ge=0, le=100)


@rule
def is_throw(action: int, aims: bool) -> bool:
    """With aiming one throws softly or hard, without it there is only a throw."""
    return THROW.start <= action < THROW.stop and (action != DIE) == aims


@rule
def take_aim(s: "State", action: int) -> None:
    s.aiming.how = action


@rule
def measure_die(s: "State", source: Source) -> int:
    """The points that the die shows, or seven off the table."""
    return 1 + measured(source, FACES + 1, MODEL[s.aiming.how - SOFT])


@rule
def on_rolled(s: "State") -> None:
    s.aiming.how = 0


def physics(aim: Aim, noise: Sequence[int]) -> Outcome:
    """A very small world: the die slides along the aim, tumbles with its power, and falls off if it goes too far."""
    x, y, left = 0.0, 0.0, aim.power + noise[0] % 20
    trail = [[x, y]]
    while left > 0:
        x, y, left = x + math.sin(math.radians(aim.angle)), y + 1.0, left - 7
        trail.append([round(x, 3), y])
    face = (int(aim.angle + 90) + len(trail) + noise[1]) % FACES
    return Outcome([OFF if y > REACH else face], {"points": trail, "face": face + 1})


def preset(action: int) -> Aim:
    """What a throw is without an aim of one's own."""
    return Aim(angle=0.0, power=30 if action == SOFT else 90)


def check_body(action: int, aim: Aim) -> None:
    if action not in (SOFT, HARD):
        raise IllegalAction("only a throw has an aim", "seul un lancer a une visée")
    if (aim.power > GENTLE) != (action == HARD):
        raise IllegalAction(f"a soft throw has a power of at most {GENTLE}, a hard one more, not {aim.power}",
                            f"un lancer doux a une force d’au plus {GENTLE}, un lancer fort plus, et non {aim.power}")
