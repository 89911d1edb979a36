"""The arena as it is built, and what dice are made of. Centimetres, grams, seconds, radians. Every number shifts what throws come to.

A flat floor of 24 sides, one steep slippery wall around it, a flat rim. Dice are a little springy and slide on each other.
"""
import math

import numpy as np

GRAVITY = 981.0
HALF = 0.8                                # of the edge of a die
SIDES = 24
FLOOR = 7.5                               # apothem of the floor: from its middle to the middle of a side
WALL = 78.0                               # degrees from the floor
HEIGHT = 6.6                              # of the wall
RIM = 1.6                                 # how wide it is
LIP = FLOOR + HEIGHT / math.tan(math.radians(WALL))
MASS, BEVEL = 4.2, 0.32
BOUNCE_FLOOR, BOUNCE_WALL, BOUNCE_DICE = 0.2, 0.3, 0.45
GRIP_FLOOR, GRIP_WALL, GRIP_DICE = 0.7, 0.1, 0.15      # friction
GRIP_TAPPED = 0.01                        # of dice while the arena is tapped; that of floor and wall shrinks alike
FLAT = 15.0                               # degrees: a die that leans more is cocked

STEP = 1 / 480                            # of time
ITERATIONS = 4
PATIENCE = 4.0                            # after so long a throw counts as it is
STILL_SPEED, STILL_SPIN, STILL_FRAMES = 0.8, 0.6, 6      # dice that move less for so many frames lie still

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Truths = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]


def apothem(x: Numbers, y: Numbers) -> Numbers:
    """How far from the middle, measured along the normal of the nearest side."""
    step = 2 * math.pi / SIDES
    k = np.round(np.arctan2(y, x) / step) * step
    found: Numbers = x * np.cos(k) + y * np.sin(k)
    return found
