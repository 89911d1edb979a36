"""Strike: what a sensible player sees at a glance: how likely a throw matches, and what dice are worth.

It is told in ten-thousandths of a die in a middling reserve, so that a bot's carelessness (bots/levels.py) is the same in all games.
"""
import numpy as np

from flambeur.games.strike.actions import AIMS, AT_DIE, GRAND, POWERS, STOP
from flambeur.games.strike.facts import DICE
from flambeur.games.strike.rules import lying
from flambeur.games.strike.state import State
from flambeur.games.strike.thrower import LEAVES, STRUCK, TURNS, WHOLE
from flambeur.kit.contract import Actions
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats

DIE = 10_000.0
TAKEN = 2.4                               # dice that a match brings, about
RISK = 4.0                                # what being out costs more than a die, in dice
WORTH = np.array([0.0] + [RISK + n - 3.0 / n for n in range(1, DICE[0] + 1)])      # a reserve of n dice: the last ones count most


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """What the reserve is worth after the action, as far as one throw goes."""
    k, reserve = lying(s), s.reserve[seat]
    for j in range(n):
        action = actions.ids[j]
        if action == STOP: out[j] = DIE * WORTH[reserve]
        elif action >= GRAND.start: out[j] = GRAND.start - action
        else:
            match = chance_to_match(action, k)
            out[j] = DIE * (match * (WORTH[reserve - 1] + TAKEN) + (1.0 - match) * WORTH[reserve - 1])


@rule
def sort_of(s: State, action: int) -> int:
    """Throwing on, or stopping."""
    return 1 if action == STOP else 0


@rule
def chance_to_match(action: int, k: int) -> float:
    """Of a throw at k dice: the thrown die matches, or one that turns does."""
    grouping, aim, power = action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS
    turns = TURNS[grouping, min(aim, AT_DIE), power] / WHOLE
    misses = 1.0 - (1.0 - LEAVES[power] / WHOLE) * k / FACES
    for j in range(k):
        struck = STRUCK[power] / WHOLE if aim >= AT_DIE and j == 0 else turns
        misses *= 1.0 - struck * k / FACES
    return 1.0 - misses
