"""Strike: what a throw does where nothing is measured, as in search and simulation: a model of the physics, fitted to throws.

Where the die lands is known as exactly as the aim is; so it is drawn. Only what follows is a model: two small nets, whose numbers are in
`fitted.py`. One sees each die that lies there, as it looks from where the thrown die comes down, and says how likely it turns; the other
says how likely the thrown die leaves the arena. Given where it lands, the dice turn independently. Dice that lie as they lie are taken to
lie a little apart.

Asked in this order: `flight` once, `fate_of_lying` for each die that lies there, `fate_of_thrown` for each that flies. At a table the
answers are not used: there the outcome is measured, or typed in.
"""
import math
from statistics import NormalDist

import numpy as np

from flambeur.games.strike import fitted
from flambeur.games.strike.actions import AIMS, AT_DIE, GRAND, POWERS, SPEEDS
from flambeur.games.strike.facts import OUT
from flambeur.games.strike.layouts import AROUND, SPOT, TARGET
from flambeur.games.strike.physics.flight import sigma
from flambeur.games.strike.state import State
from flambeur.kit.chance import Source, guess
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule

BELL = 4096                               # steps in which a normal is drawn
NORMAL = np.array([NormalDist().inv_cdf((k + 0.5) / BELL) for k in range(BELL)])
SIGMA = np.array([sigma(speed) for speed in SPEEDS])
FASTER = np.array(SPEEDS) - fitted.MIDDLING
SHARE = 1 << 20                           # steps in which chances are drawn
WHOLE = 1000                              # of which the other chances are told

TURN_IN, TURN_AT, TURN_OUT = np.array(fitted.TURN_IN), np.array(fitted.TURN_AT), np.array(fitted.TURN_OUT)
TURN_END = float(fitted.TURN_END)
LEAVE_IN, LEAVE_AT, LEAVE_OUT = np.array(fitted.LEAVE_IN), np.array(fitted.LEAVE_AT), np.array(fitted.LEAVE_OUT)
LEAVE_END = float(fitted.LEAVE_END)
MANY_LEAVE = np.array(fitted.MANY_LEAVE)
OPPOSITE, HIDDEN = fitted.OPPOSITE, fitted.HIDDEN


@rule
def flight(s: State, source: Source) -> tuple[float, float, float, float]:
    """Where the die lands, how near that is to all dice together, and how many of them it flies at."""
    action = s.how - 1
    if action >= GRAND.start: return 0.0, 0.0, 0.0, 0.0
    grouping, aim, power, n = action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS, lying(s)
    if aim >= AT_DIE: aim = AT_DIE + rank(s, 1 + aim - AT_DIE)
    x = TARGET[grouping, n, aim, 0] + NORMAL[guess(source, BELL)] * SIGMA[power]
    y = TARGET[grouping, n, aim, 1] + NORMAL[guess(source, BELL)] * SIGMA[power]
    near, front = 0.0, 0.0
    for k in range(n):
        across, away = SPOT[grouping, n, k, 0] - x, SPOT[grouping, n, k, 1] - y
        near += nearness(across, away)
        front += frontness(across, away)
    return x, y, near, front


@rule
def fate_of_lying(s: State, face: int, where: tuple[float, float, float, float], source: Source) -> int:
    """A lying die keeps its face, or turns to another: the opposite one, or one of the four beside it."""
    action = s.how - 1
    grouping, power, n, k = action // (AIMS * POWERS), action % POWERS, lying(s), rank(s, face)
    x, y, near, _ = where
    turns = chance_to_turn(grouping, n, k, SPOT[grouping, n, k, 0] - x, SPOT[grouping, n, k, 1] - y, near, FASTER[power])
    if guess(source, SHARE) >= turns * SHARE: return face
    if guess(source, WHOLE) < OPPOSITE: return FACES - 1 - face
    beside = guess(source, FACES - 2)     # the faces but this one and its opposite, in rising order
    low = min(face, FACES - 1 - face)
    if beside >= low: beside += 1
    if beside >= FACES - 1 - low: beside += 1
    return beside


@rule
def fate_of_thrown(s: State, where: tuple[float, float, float, float], source: Source) -> int:
    action = s.how - 1
    if action >= GRAND.start:
        leaves = MANY_LEAVE[action - GRAND.start] / WHOLE
    else:
        leaves = chance_to_leave(where[0], where[1], where[2], where[3], FASTER[action % POWERS])
    if guess(source, SHARE) < leaves * SHARE: return OUT
    return guess(source, FACES)


@rule
def lying(s: State) -> int:
    """How many dice lie in the arena."""
    n = 0
    for face in range(FACES):
        n += s.arena[face]
    return n


@rule
def rank(s: State, face: int) -> int:
    """Which of the dice in the arena shows a face, the lowest being 0."""
    n = 0
    for other in range(face):
        n += s.arena[other]
    return n


# the nets: tools/throws.py has them once more, for many throws at once

@rule
def nearness(across: float, away: float) -> float:
    return math.exp(-(across * across + away * away) / 2)


@rule
def frontness(across: float, away: float) -> float:
    """How much a die is in the way beyond the place of landing."""
    return math.exp(-across * across / 2 - away / 4) if away > 0 else 0.0


@rule
def chance_to_turn(grouping: int, n: int, k: int, across: float, away: float, near: float, faster: float) -> float:
    w, mine, front = abs(across) / 3, nearness(across, away), frontness(across, away)
    z = TURN_END
    for j in range(HIDDEN):
        a = TURN_AT[j] + away / 3 * TURN_IN[0, j] + w * TURN_IN[1, j] + mine * TURN_IN[2, j] + (near - mine) * TURN_IN[3, j]
        a += front * TURN_IN[4, j] + faster * TURN_IN[9, j]
        for f in range(4):
            a += AROUND[grouping, n, k, f] * TURN_IN[5 + f, j]
        z += bent(a) * TURN_OUT[j]
    return 1 / (1 + math.exp(-z))


@rule
def chance_to_leave(x: float, y: float, near: float, front: float, faster: float) -> float:
    z = LEAVE_END
    for j in range(HIDDEN):
        a = LEAVE_AT[j] + faster * LEAVE_IN[0, j] + near * LEAVE_IN[1, j] + front * LEAVE_IN[2, j] + y / 3 * LEAVE_IN[3, j]
        a += abs(x) / 3 * LEAVE_IN[4, j]
        z += bent(a) * LEAVE_OUT[j]
    return 1 / (1 + math.exp(-z))


@rule
def bent(x: float) -> float:
    """The hyperbolic tangent to a ten-thousandth, in a fifth of the time."""
    x = min(4.97, max(-4.97, x))
    y = x * x
    return x * (135135 + y * (17325 + y * (378 + y))) / (135135 + y * (62370 + y * (3150 + y * 28)))
