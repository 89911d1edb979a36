"""Kickers: their numbers, and what lies on the table of them."""
import numpy as np

from flambeur.games.las_vegas.facts import SEATS, TABLES
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.actions import Block
from flambeur.kit.structs import Ints, row

KICKERS = 1 << 2                          # the bit of State.modules
MOST_PLAYERS = 7                          # BV3: with eight the violet dice are a player's
EACH = np.array([0, 0, 2, 2, 2, 2, 1, 1, 0])      # BV6: by players
KICKED, SPENT = 12, 13                    # kinds of events
OPENING = SEATS                           # who placed a white die: a seat, or nobody (LV10)

# What may be kicked: equal dice of one owner and kind are one target, white ones by the player who placed them
NORMAL, BIG, WHITE = range(0, 3 * SEATS, SEATS)      # where the targets of a kind begin, seat by seat; behind the white ones that of nobody
BY_FACE = WHITE + SEATS + 1               # on the slot machine (BV8): kind by kind, face by face, each of which is one player's
N_TARGETS = BY_FACE + 3 * CASINOS
KICK = Block(6, 6 + N_TARGETS)


class Kickers:
    each: int                             # of a player, at the start of a round
    left: Ints = row(SEATS)               # kickers not yet placed this round; the others lie on the display card
    roll: int                             # the mover's kickers, counted by face (kit/dice.py)
    due: int                              # kickers that have just reached a casino and have not kicked yet
    casino: int                           # the casino that they have reached
    whites: Ints = row(TABLES, SEATS + 1)      # with neutral dice: by whom the white dice there were placed; the last column: by nobody
