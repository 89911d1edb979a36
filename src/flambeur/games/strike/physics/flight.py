"""Throws as they leave the hand. Standard normals make them human: where they go to, how fast, how the dice tumble."""
import math
from typing import NamedTuple

import numpy as np

from flambeur.games.strike.physics.arena import GRAVITY, HALF, Numbers

REACH, HAND = 16.0, 18.0                  # the hand: how far from the middle, and how high
AIM, AIM_BY_SPEED = 0.35, 0.2             # sigma of the aim
SPEED, SPIN = 0.05, 15.0                  # sigmas
BACKSPIN = -30.0
NORMALS = 10                              # of a throw of one die
NORMALS_OF_MANY = 11                      # for each die of a grand throw, and for the hand
APART, LAYER = 2.9, 3                     # dice in two hands: so far apart, three by three in a layer


class Flight(NamedTuple):
    """A die that leaves the hand."""
    pose: Numbers
    velocity: Numbers
    spin: Numbers


def sigma(speed: float) -> float:
    """How far a throw goes astray, in each direction, at a speed in metres a second."""
    return AIM + AIM_BY_SPEED * speed


def fly(noise: Numbers, aim: tuple[float, float], side: float, speed: float) -> Flight:
    """One die, from the hand on that side (an angle) towards the aim."""
    hand = np.array([REACH * math.cos(side), REACH * math.sin(side), HAND])
    to = np.array([aim[0] + noise[0] * sigma(speed), aim[1] + noise[1] * sigma(speed), HALF]) - hand
    v, far = 100 * speed * max(0.5, 1 + SPEED * noise[2]), math.hypot(to[0], to[1])
    while (room := v**4 - GRAVITY * (GRAVITY * far * far + 2 * to[2] * v * v)) < 0:
        v *= 1.05                         # too slow to get there: the slowest that does
    rise = (v * v - math.sqrt(room)) / (GRAVITY * far)
    ahead = np.array([to[0] / far, to[1] / far, 0.0])
    spin = np.array([-ahead[1], ahead[0], 0.0]) * BACKSPIN + noise[3:6] * SPIN
    q = noise[6:10] / np.linalg.norm(noise[6:10])
    return Flight(np.concatenate([hand, q]), (ahead + [0, 0, rise]) * v / math.hypot(1, rise), spin)


def fly_all(noise: Numbers, aim: tuple[float, float], side: float, speed: float) -> list[Flight]:
    """ST5: loose dice out of two hands. A row of noise for each die, and one for the hands."""
    start, velocity, _ = fly(noise[-1], aim, side, speed)
    c, s = math.cos(side), math.sin(side)
    found = []
    for m, z in enumerate(noise[:-1]):
        i, j, k = m % LAYER - 1, m // LAYER % LAYER - 1, m // LAYER**2
        at = start[:3] + APART * np.array([c * i - s * j, s * i + c * j, k])
        found.append(Flight(np.concatenate([at, z[:4] / np.linalg.norm(z[:4])]), velocity * (1 + SPEED * z[4]) + z[5:8] * 14, z[8:11] * 12))
    return found
