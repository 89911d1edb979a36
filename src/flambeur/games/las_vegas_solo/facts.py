"""Las Vegas solo: what is in the box, and its numbers (BV11)."""
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import DICE
from flambeur.games.vegas.notes import WITH_HIGH, laid_out

PLAYERS = 1
NOTES = laid_out(WITH_HIGH)               # all of them, and no rainbow cards
N_NOTES = len(NOTES)
VALUES = max(WITH_HIGH) + 1               # a note is its value: 1 … 10
MOST_NOTES = 5                            # on one casino: four of 10k and one more
OWN = 0                                   # you are red; seat 0 and colour 0 are the same
GROUPS = 2
IN_A_GROUP = DICE // GROUPS               # of each colour that is split
MOST_PREPLACED = 2
LAST = COLOURS - 1                        # violet is preplaced first, then grey
MASTER = 1                                # so many own dice, and a victory makes you the master player
