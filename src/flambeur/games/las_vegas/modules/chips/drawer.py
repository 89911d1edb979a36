"""Chip cards: their numbers, and what lies on the table of them (games/vegas/chips.py)."""
from flambeur.games.las_vegas.facts import SEATS, TABLES
from flambeur.games.vegas.chips import N_COLOURS, ChipPile
from flambeur.kit.actions import Block
from flambeur.kit.structs import Ints, row

CHIPS = 1 << 7                            # the bit of State.modules
CHIP_LAID, CHIP_TAKEN, CHIP_LEFT = 16, 17, 18     # kinds of events
TAKE = Block(65, 65 + N_COLOURS)          # a chip of each colour
LEAVE = TAKE.stop                         # none


class Chips:
    pile: ChipPile
    at: Ints = row(TABLES, N_COLOURS)     # chips of each colour at a casino
    won: Ints = row(SEATS, N_COLOURS)     # taken by a player, face up
    owed: int                             # casino + 1 at which the player at turn may take one now; 0: nowhere
