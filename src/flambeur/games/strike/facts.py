"""Strike: what is in the box, and its numbers."""
import numpy as np

from flambeur.kit.dice import FACES

MIN_PLAYERS, MAX_PLAYERS = 2, 5
EDITIONS = ("31 dice", "26 dice")
DICE = (31, 26)                           # ST1: in the box of each edition
START = np.array([[0, 0, 9, 8, 7, 6], [0, 0, 8, 7, 6, 5]])      # ST1: with which each begins, by edition and number of players
LIMIT = 2000                              # decisions of a round (ruling)
MOST_LYING = FACES - 1                    # the numbers 2 to 6: of a number that lies twice all are taken (ST4)
X = 0                                     # the face of a die that stands where others have the 1; faces count from 0 inside

OUT = FACES                               # what becomes of a die in a throw (ST4): it shows a face, 0 to 5, or is out of the arena,
COCKED = OUT + 1                          # or it was cocked and shows COCKED + face after its re-roll
FATES = COCKED + FACES
