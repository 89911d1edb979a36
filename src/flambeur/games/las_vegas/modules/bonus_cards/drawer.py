"""Bonus cards: their numbers, and where they lie."""
import numpy as np

from flambeur.games.las_vegas.facts import SEATS, VALUES
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit.structs import Ints, row

BONUS_CARDS = 1 << 8                      # the bit of State.modules
MOST_PLAYERS = 7                          # BV3: with eight no colour is left for the announcement dice
FULFILLED = 19                            # kind of events

DECK = np.array([2, 3, 3, 4, 4, 5, 5, 6, 6, 7])      # BV9: a card is its value, in tens of thousands
EACH = np.array([0, 0, 2, 2, 2, 2, 1, 1, 0])         # cards of a player, by players
WORTH = 5                                 # of each pip of the announcement die
FIRST_PIP, LAST_PIP = 1, 6


class BonusCards:
    decks: Ints = row(ROUNDS, len(DECK))       # of the rounds to come, shuffled; nobody knows them
    hands: Ints = row(SEATS, VALUES)           # how many cards of each value a player has
    received: Ints = row(SEATS)                # a bit for each value of which a player got a note this round
    raised: Ints = row(SEATS)                  # how far the announcement die stands above its first pip
