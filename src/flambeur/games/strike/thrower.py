"""Strike: what a throw does where nothing is measured, as in search and simulation: drawn from numbers, one function for each question.

Asked in this order: `flight` once, `fate_of_lying` for each die that lies there, `fate_of_thrown` for each that flies. At a table the
answers are not used: there the outcome is measured, or typed in.
"""
import numpy as np

from flambeur.games.strike.actions import AIMS, AS_THEY_LIE, AT_DIE, CENTRE, EDGE, FLOOR, GRAND, LOOSE, POWERS, SPREAD, TIGHT
from flambeur.games.strike.facts import OUT
from flambeur.games.strike.state import State
from flambeur.kit.chance import Source, guess
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule

WHOLE = 1000                              # all numbers here are of a thousand
LEAVES = np.array([0, 58, 380])           # thrown dice that leave the arena, by power
ALL_LEAVE = np.array([20, 40, 200])       # of a grand throw
TURNS = np.zeros((4, 4, POWERS), np.int64)      # lying dice that turn, by grouping, aim (at the die: the others) and power
TURNS[[AS_THEY_LIE, LOOSE], EDGE] = 200, 300, 340
TURNS[[AS_THEY_LIE, LOOSE], CENTRE] = 120, 200, 260
TURNS[TIGHT, EDGE] = 230, 340, 390
TURNS[TIGHT, CENTRE] = 70, 190, 270
TURNS[SPREAD, EDGE] = 80, 110, 130
TURNS[SPREAD, CENTRE] = 30, 45, 50
TURNS[:, FLOOR] = 20, 40, 60
TURNS[:, AT_DIE] = 120, 200, 240
STRUCK = np.array([450, 550, 550])        # the die that is aimed at


@rule
def flight(s: State, source: Source) -> int:
    """What all dice of the throw have in common: how well it goes, from 0 to 2 × WHOLE."""
    return guess(source, WHOLE) + guess(source, WHOLE)


@rule
def fate_of_lying(s: State, face: int, where: int, source: Source) -> int:
    """A lying die keeps its face, or turns to another."""
    action = s.how - 1
    grouping, aim, power = action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS
    turns = TURNS[grouping, min(aim, AT_DIE), power]
    if aim == AT_DIE + face - 1: turns = STRUCK[power]
    if guess(source, WHOLE) * WHOLE >= turns * where: return face
    return (face + 1 + guess(source, FACES - 1)) % FACES


@rule
def fate_of_thrown(s: State, where: int, source: Source) -> int:
    action = s.how - 1
    leaves = LEAVES[action % POWERS] if action < GRAND.start else ALL_LEAVE[action - GRAND.start]
    return OUT if guess(source, WHOLE) < leaves else guess(source, FACES)
