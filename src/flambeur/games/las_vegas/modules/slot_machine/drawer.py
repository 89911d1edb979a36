"""The slot machine: its numbers, and what its dice show. They lie as at any other casino; here is which faces, and whose these are."""
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.actions import Block
from flambeur.kit.structs import Ints, row

SLOT_MACHINE = 1 << 6                     # the bit of State.modules
FEWEST_PLAYERS = 5
LEVEL = 15                                # a kind of event
INSERT = Block(49, 49 + CASINOS)          # all dice of a face, to the slot machine
PICK = Block(55, 65)                      # a note of 10k, 20k … 100k

NORMAL, BIG, WHITE = range(3)             # kinds of dice
KINDS = 3


class SlotMachine:
    by: Ints = row(CASINOS)               # who placed a face there this round, seat + 1; 0: the face is open
    dice: Ints = row(KINDS, CASINOS)      # dice that lie there, by kind and face
    picks: int                            # while it pays: so many in rank order have had their note
    whites: int                           # while it pays: 1 where the highest note there is white's
