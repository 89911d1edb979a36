"""Many dice from one random number, without loops: 6**n equally likely rolls of n dice are the numbers below 6**n, in base 6.

A roll is one number with a byte per face, counting the dice that show it: showing(counts, 3) dice show face 3 (the 4 of the player).
Where it matters which die shows what, as of dice of several colours, a roll has four bits for each die: its face from 1.
"""
import numpy as np

from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng, below

FACES = 6
MAX_DICE = 8                              # of one draw
ROLLS = np.array([FACES**n for n in range(MAX_DICE + 1)])
FOUR = FACES**4
COUNTS = np.array([sum(1 << 8 * (x // FACES**k % FACES) for k in range(4)) for x in range(FOUR)])     # four dice

APART = np.array([sum((x // FACES**k % FACES + 1) << 4 * k for k in range(4)) for x in range(FOUR)])


@rule(inline=True)
def roll_dice(r: Rng, n: int) -> int:
    """n dice, at most MAX_DICE."""
    x = np.uint32(below(r, ROLLS[n]))
    return COUNTS[x % FOUR] + COUNTS[x // FOUR] - (MAX_DICE - n)       # digits that are no dice are zeros: they counted as face 0


@rule(inline=True)
def roll_apart(r: Rng, n: int) -> int:
    """n dice one by one, at most MAX_DICE: four bits each, a face from 1."""
    x = np.uint32(below(r, ROLLS[n]))
    return (APART[x % FOUR] | APART[x // FOUR] << 16) & ((1 << 4 * n) - 1)


@rule(inline=True)
def showing(counts: int, face: int) -> int:
    return counts >> 8 * face & 255


def faces_of(counts: int) -> list[int]:
    """The dice one by one as a player reads them, 1..6, rising."""
    if not counts: return []
    return [face for face, n in enumerate(int(counts).to_bytes(8, "little"), 1) for _ in range(n)]


def counts_of(faces: list[int]) -> int:
    return sum(1 << 8 * (face - 1) for face in faces)
