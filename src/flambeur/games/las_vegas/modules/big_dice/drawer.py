"""Big dice: their numbers, and what lies on the table of them."""
from flambeur.games.las_vegas.facts import SEATS
from flambeur.kit.structs import Ints, row

BIG_DICE = 1 << 1                         # the bit of State.modules
MOST_PLAYERS = 7                          # BV3: there is no eighth big die


class BigDice:
    left: Ints = row(SEATS)               # 1: a player's big die is not yet placed this round
    roll: int                             # the mover's big die, counted by face (kit/dice.py)
    at: Ints = row(SEATS)                 # casino + 1 on which a player's big die lies; 0: on none
