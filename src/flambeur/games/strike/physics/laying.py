"""Dice laid on the floor: where they may lie, and how they come down beside each other after a throw."""
import math
from collections.abc import Sequence

import numpy as np

from flambeur.games.strike.physics.arena import FLOOR, HALF, Numbers, Truths, apothem
from flambeur.games.strike.physics.poses import yaw_of

ROUNDS = 400
SLACK = 0.01                              # cm: what whole hundredths of a millimetre may differ by, and a die at the wall


def corners(die: Numbers) -> Numbers:
    """Of a die at x, y, turned by an angle."""
    c, s = HALF * math.cos(die[2]), HALF * math.sin(die[2])
    return np.array([(die[0] + c * i - s * j, die[1] + s * i + c * j) for i, j in ((1, 1), (-1, 1), (-1, -1), (1, -1))])


def overlap(p: Numbers, q: Numbers) -> Numbers:
    """The shortest way by which p gets free of q; zero where they do not overlap."""
    if math.hypot(p[0] - q[0], p[1] - q[1]) > 2 * HALF * math.sqrt(2):
        return np.zeros(2)
    a, b, least, push = corners(p), corners(q), math.inf, np.zeros(2)
    for yaw in (p[2], p[2] + math.pi / 2, q[2], q[2] + math.pi / 2):
        axis = np.array([math.cos(yaw), math.sin(yaw)])
        s, t = a @ axis, b @ axis
        depth = float(min(s.max() - t.min(), t.max() - s.min()))
        if depth <= 0:
            return np.zeros(2)
        if depth < least:
            least, push = depth, axis * depth * (1 if s.mean() > t.mean() else -1)
    return push


def beyond(die: Numbers) -> Numbers:
    """The way by which a die gets back onto the floor; zero where it lies on it."""
    c = corners(die)
    r = apothem(c[:, 0], c[:, 1])
    k = int(r.argmax())
    away: Numbers = -c[k] / np.hypot(*c[k]) * max(0.0, r[k] - FLOOR)
    return away


def fits(die: Numbers, others: Sequence[Numbers]) -> bool:
    """Whether a die lies beside all others."""
    return not any(np.hypot(*overlap(die, other)) > SLACK for other in others)


def is_on_floor(die: Numbers) -> bool:
    return bool(np.hypot(*beyond(die)) <= SLACK)


def lay(poses: Numbers, shows: Sequence[int]) -> Numbers:
    """x, y and turn of dice that stay: those that lean or lie on others come down beside them."""
    dice = np.array([(pose[0], pose[1], yaw_of(pose, n)) for pose, n in zip(poses, shows, strict=True)]).reshape(-1, 3)
    low = poses[:, 2] < 2 * HALF          # what lies on the floor gives way only to what lies there too
    for _ in range(ROUNDS):
        moved = [push_apart(dice, low, i) for i in range(len(dice))]
        if not any(moved): break
    return dice


def push_apart(dice: Numbers, low: Truths, i: int) -> bool:
    """A die, from those before it, and back onto the floor; whether anything had to move."""
    moved = False
    for j in range(i):
        push = overlap(dice[i], dice[j])
        if push.any():
            push *= 1 + 0.01 / np.hypot(*push)
            share = 0.5 if low[i] == low[j] else 0.1 if low[i] else 0.9
            dice[i, :2] += push * share
            dice[j, :2] -= push * (1 - share)
            moved = True
    push = beyond(dice[i])
    if push.any():
        dice[i, :2] += push * 1.001
        moved = True
    return moved
