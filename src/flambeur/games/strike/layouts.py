"""Strike: the presets of grouping and aiming as the model of a throw sees them (thrower.py): centimetres, the hand on the near side."""
import numpy as np

from flambeur.games.strike.actions import AIMS, AT_DIE, GROUPINGS
from flambeur.games.strike.aims import point
from flambeur.games.strike.facts import MOST_LYING
from flambeur.games.strike.floor import CM, group
from flambeur.kit.structs import Floats

TOUCHING = 1.65                           # from middle to middle


def spots(grouping: int, n: int) -> Floats:
    """Across and away of n dice."""
    return np.array([(x / CM, y / CM) for x, y, _ in group(n, grouping)]).reshape(-1, 2)


def around(at: Floats) -> Floats:
    """What surrounds each die: how crowded it is, what touches it, what shields it from the hand, what backs it."""
    gap = at[:, None] - at[None]
    away, across, other = gap[..., 1], gap[..., 0], ~np.eye(len(at), dtype=bool)
    apart = np.hypot(across, away)
    reach = np.exp(-across**2 / 1.5 - np.abs(away) / 3) * other
    crowd, touch = np.exp(-apart**2 / 4) * other, np.exp(-((apart - TOUCHING) / 0.3) ** 2) * other
    return np.column_stack([part.sum(1) for part in (crowd, touch, reach * (away > 0), reach * (away < 0))])


def targets(grouping: int, n: int) -> Floats:
    """Where each aim lands; AT_DIE + k is the k-th die."""
    lying = group(n, grouping)
    aims = [point(aim, lying, range(2, 2 + n)) for aim in range(AT_DIE + n)]
    return np.array([(x / CM, y / CM) for x, y in aims])


SPOT = np.zeros((GROUPINGS, MOST_LYING + 1, MOST_LYING, 2))      # by grouping, how many lie there, and which
AROUND = np.zeros((GROUPINGS, MOST_LYING + 1, MOST_LYING, 4))
TARGET = np.zeros((GROUPINGS, MOST_LYING + 1, AIMS, 2))
for _grouping in range(GROUPINGS):
    for _n in range(MOST_LYING + 1):
        SPOT[_grouping, _n, :_n], TARGET[_grouping, _n, :AT_DIE + _n] = spots(_grouping, _n), targets(_grouping, _n)
        AROUND[_grouping, _n, :_n] = around(SPOT[_grouping, _n, :_n])
