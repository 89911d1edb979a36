"""Poses of dice: a place and a quaternion (w, x, y, z), seven numbers a die; and what a die shows in its pose."""
import math
from enum import IntEnum

import numpy as np

from flambeur.games.strike.physics.arena import FLAT, HALF, HEIGHT, LIP, Numbers, apothem

QUARTER = math.pi / 2
SHOWN = np.array([[5, 2], [4, 3], [6, 1]])      # by axis of the die and whether it points down or up; opposite numbers add up to 7


class Rest(IntEnum):
    """How a die has come to rest."""
    IN, COCKED, OUT = range(3)


def turn(axis: int, angle: float) -> Numbers:
    q = np.zeros(4)
    q[0], q[1 + axis] = math.cos(angle / 2), math.sin(angle / 2)
    return q


UPRIGHT = {1: turn(0, 0), 6: turn(0, 2 * QUARTER), 2: turn(1, -QUARTER), 5: turn(1, QUARTER), 3: turn(0, QUARTER), 4: turn(0, -QUARTER)}


def product(a: Numbers, b: Numbers) -> Numbers:
    (w, x, y, z), (u, i, j, k) = a, b
    return np.array([w * u - x * i - y * j - z * k, w * i + x * u + y * k - z * j, w * j - x * k + y * u + z * i,
                     w * k + x * j - y * i + z * u])


def lying(shows: int, x: float, y: float, yaw: float) -> Numbers:
    """A die flat on the floor."""
    return np.concatenate([[x, y, HALF], product(turn(2, yaw), UPRIGHT[shows])])


def yaw_of(pose: Numbers, shows: int) -> float:
    """How far a die that shows a number is turned to the left."""
    w, x, y, z = UPRIGHT[shows]
    back = product(pose[3:], np.array([w, -x, -y, -z]))
    return 2 * math.atan2(back[3], back[0])


def read(poses: Numbers) -> tuple[list[int], list[Rest]]:
    """What dice show and how they rest. Beyond the lip, or lying on the rim, is out (ST4)."""
    w, x, y, z = poses[:, 3:].T
    up = np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], -1)
    axis = np.abs(up).argmax(-1)
    top = np.take_along_axis(up, axis[:, None], -1)[:, 0]
    leans = np.degrees(np.arccos(np.clip(np.abs(top), 0, 1))) > FLAT
    far = apothem(poses[:, 0], poses[:, 1])
    out = (far > LIP) | ((poses[:, 2] > HEIGHT) & (far > LIP - HALF))
    rests = [Rest.OUT if gone else Rest.COCKED if tilted else Rest.IN for gone, tilted in zip(out, leans, strict=True)]
    return SHOWN[axis, (top > 0).astype(int)].tolist(), rests
