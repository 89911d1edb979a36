"""Las Vegas: what is in the box, and its numbers (LV1-LV3, LV10)."""
import numpy as np

MIN_PLAYERS, MAX_PLAYERS = 2, 5
SEATS = 8                                 # the state has room for Boulevard's eight
CASINOS = 6
TABLES = CASINOS + 1                      # the state has room for Boulevard's slot machine
DICE = 8                                  # LV1: of each colour
ROUNDS = 4                                # LV3
MINIMUM = 5                               # LV2: 50k. Money counts in tens of thousands inside, in dollars outside
DOLLARS = 10_000

# LV1: how many notes of 10k, 20k … 90k
IN_THE_BOX = {1: 6, 2: 8, 3: 8, 4: 6, 5: 6, 6: 5, 7: 5, 8: 5, 9: 5}
NOTES = np.array([note for note, n in IN_THE_BOX.items() for _ in range(n)])
N_NOTES = len(NOTES)
VALUES = 12                               # a note is its value: 1 … 10 (Boulevard's 100k), 11 a rainbow card
MOST_NOTES = 12                           # on one casino, with every module
PILE = 72                                 # room for the pile with every module: 54 notes, 5 of 100k, 6 rainbow cards

NEUTRAL_DICE = 1                          # bits of State.modules; named here and in moments.py only
WHITE_EACH = {2: 4, 3: 2, 4: 2}           # LV10: white dice for each player

EDITIONS = {                              # LV13
    "first": ("Golden Nugget", "Caesars Palace", "The Mirage", "Sahara", "Luxor", "Circus Circus"),
    "later": ("Gold Rush", "Palazzo", "Miracle", "The Oasis", "Sphinx", "Show Hall"),
}
COLOURS = ("red", "green", "blue", "black", "white")      # LV1
