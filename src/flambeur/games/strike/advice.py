"""Strike: what a sensible player sees at a glance: how likely a throw matches, and what dice are worth.

It is told in ten-thousandths of a die in a middling reserve, so that a bot's carelessness (bots/levels.py) is the same in all games.
"""
import numpy as np

from flambeur.games.strike import fitted
from flambeur.games.strike.actions import AIMS, AT_DIE, GRAND, POWERS, STOP
from flambeur.games.strike.facts import DICE
from flambeur.games.strike.state import State
from flambeur.games.strike.thrower import WHOLE, lying, rank
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats

DIE = 10_000.0
TAKEN = 2.4                               # dice that a match brings, about
RISK = 4.0                                # what being out costs more than a die, in dice
WORTH = np.array([0.0] + [RISK + n - 3.0 / n for n in range(1, DICE[0] + 1)])      # a reserve of n dice: the last ones count most
FORECAST = np.array(fitted.FORECAST)      # by grouping, dice, aim and power: a match, dice that turn, a die that leaves, of a thousand
MATCH, TURNED, LOST = range(3)


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """What the reserve is worth after the action, as far as one throw goes."""
    reserve = s.reserve[seat]
    for j in range(n):
        action = actions.ids[j]
        if action == STOP: out[j] = DIE * WORTH[reserve]
        elif action >= GRAND.start: out[j] = -DIE * (action - GRAND.start)
        else:
            match = forecast(s, action, MATCH) / WHOLE
            out[j] = DIE * (match * (WORTH[reserve - 1] + TAKEN) + (1.0 - match) * WORTH[reserve - 1])


@rule
def forecast(s: State, action: int, what: int) -> int:
    """Of a throw of one die, by its preset: of a thousand."""
    grouping, aim, power = action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS
    if aim >= AT_DIE: aim = AT_DIE + rank(s, 1 + aim - AT_DIE)
    return FORECAST[grouping, lying(s), aim, power, what]


@rule
def sort_of(s: State, action: int) -> int:
    """Throwing on, or stopping."""
    return 1 if action == STOP else 0
