"""Las Vegas with hidden colours: what is in the box, and its numbers (BV12)."""
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.notes import WITH_HIGH, laid_out

MIN_PLAYERS, MAX_PLAYERS = 2, 4
SEATS = MAX_PLAYERS
ROUNDS = 2
NOTES = laid_out(WITH_HIGH)               # all of them
N_NOTES = len(NOTES)
VALUES = max(WITH_HIGH) + 1               # a note is its value: 1 … 10
OFFER = 3                                 # notes on a casino, whatever they are worth
STOCK = CASINOS * OFFER                   # notes of a round
OPENING_EACH = 2                          # dice of each colour
CARDS_EACH = 2                            # colours of a player
