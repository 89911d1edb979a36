"""Las Vegas: what is in the box, and its numbers (LV1-LV3, LV10, BV3)."""
import numpy as np

from flambeur.games.vegas.facts import CASINOS

MIN_PLAYERS, MAX_PLAYERS = 2, 8           # LV1: up to five, BV3: up to eight
SEATS = MAX_PLAYERS
SLOT = CASINOS                            # BV8: Boulevard's slot machine stands behind the casinos, and the state has room for it
TABLES = CASINOS + 1
DICE = 8                                  # LV1: of each colour
LEAST = 5                                 # LV2: 50k

# LV1: how many notes of 10k, 20k … 90k
IN_THE_BOX = {1: 6, 2: 8, 3: 8, 4: 6, 5: 6, 6: 5, 7: 5, 8: 5, 9: 5}
NOTES = np.array([note for note, n in IN_THE_BOX.items() for _ in range(n)])
N_NOTES = len(NOTES)
VALUES = 12                               # a note is its value: 1 … 10 (Boulevard's 100k); cards that are no notes come behind
MOST_DICE = 15                            # that count at a casino, with every module
MOST_NOTES = 12                           # on one casino, with every module
PILE = 72                                 # room for the pile with every module: 54 notes, 5 of 100k, 6 rainbow cards

