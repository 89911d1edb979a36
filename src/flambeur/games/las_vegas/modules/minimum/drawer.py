"""The minimum by players: its numbers. Nothing lies on the table of it."""
import numpy as np

MINIMUM = 1 << 3                          # the bit of State.modules
BY_PLAYERS = np.array([0, 0, 3, 4, 5, 6, 7, 8, 9])      # BV1: in tens of thousands


class Minimum:
    """It stores nothing."""
