"""Rainbow cards: their numbers, and where they lie when they are not in the pile."""
from flambeur.games.las_vegas.facts import TABLES
from flambeur.kit.structs import Ints, row

RAINBOW = 1 << 5                          # the bit of State.modules
CARD = 11                                 # in the pile, behind the notes
HOW_MANY = 6                              # BV7
COUNTS_AS = 4                             # 40k, while stocking
REPLACED = 14                             # a kind of event


class Rainbow:
    at: Ints = row(TABLES)                # cards that lie at each casino, beside the notes
    out: int                              # cards that are out of the game
