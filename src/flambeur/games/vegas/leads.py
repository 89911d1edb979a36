"""The Las Vegas family: what a lead between rounds is worth, in tens of thousands, as `python3 run.py fit` finds it."""
from collections.abc import Mapping, Sequence

import numpy as np

from flambeur.games.vegas.facts import ROUNDS

MOST_PLAYERS = 8


def leads(fitted: Mapping[int, Sequence[float]]) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A table by players and rounds left, from what was fitted for a number of players with 0, 1, 2, 3 rounds left; 1 where nothing was."""
    return np.array([fitted.get(players, (1.0,) * ROUNDS) for players in range(MOST_PLAYERS + 1)])
