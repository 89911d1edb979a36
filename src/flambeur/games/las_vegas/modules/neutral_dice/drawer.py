"""Neutral dice: their numbers, and what lies on the table of them."""
import numpy as np

from flambeur.games.las_vegas.facts import SEATS
from flambeur.kit.structs import Ints, row

NEUTRAL_DICE = 1 << 0                     # the bit of State.modules
WHITE_EACH = {2: 4, 3: 2, 4: 2, 5: 2}     # LV10, BV4: white dice for each player
EACH = np.array([WHITE_EACH.get(players, 0) for players in range(SEATS + 1)])
OPENING_DICE = 2                          # LV10: left over with three players
OPENED = 11                               # a kind of event


class NeutralDice:
    each: int                             # LV10: white dice for each player and round
    left: Ints = row(SEATS)               # white dice not yet placed this round
    roll: int                             # the mover's white dice, counted by face (kit/dice.py)
