"""Las Vegas: what is in the box, and its numbers (LV1-LV3, LV10, BV3)."""
from flambeur.games.vegas.facts import CASINOS, DICE, LEAST
from flambeur.games.vegas.notes import IN_THE_BOX, laid_out

__all__ = ["DICE", "IN_THE_BOX", "LEAST"]

MIN_PLAYERS, MAX_PLAYERS = 2, 8           # LV1: up to five, BV3: up to eight
SEATS = MAX_PLAYERS
SLOT = CASINOS                            # BV8: Boulevard's slot machine stands behind the casinos, and the state has room for it
TABLES = CASINOS + 1
NOTES = laid_out(IN_THE_BOX)
N_NOTES = len(NOTES)
VALUES = 12                               # a note is its value: 1 … 10 (Boulevard's 100k); cards that are no notes come behind
MOST_DICE = 15                            # that count at a casino, with every module
MOST_NOTES = 12                           # on one casino, with every module
PILE = 72                                 # room for the pile with every module: 54 notes, 5 of 100k, 6 rainbow cards

