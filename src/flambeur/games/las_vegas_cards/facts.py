"""Las Vegas, the card game: what is in the box, and its numbers (CG1-CG7, CG9)."""
from flambeur.games.vegas.facts import CASINOS, EDITIONS

MIN_PLAYERS, MAX_PLAYERS = 2, 5
SEATS = MAX_PLAYERS
TURNS = 6                                 # CG3: in a round
HAND = 5                                  # CG2
ENOUGH = 8                                # CG5: so many cards out, and the round is over for a player

# CG1: of each face four cards with one die and one with two. Inside, a kind of card is 2 * face, one more for the double
SINGLES, DOUBLES = 4, 1
KINDS = 2 * CASINOS
DECK = CASINOS * (SINGLES + DOUBLES)

# CG1: how many notes of 30k, 40k … 100k
IN_THE_BOX = dict.fromkeys(range(3, 11), 6)
VALUES = 11                               # a note is its value: 3 … 10
N_NOTES = sum(IN_THE_BOX.values())
OFFER = 2                                 # CG2: notes on a casino

NAMES = EDITIONS["first"]


def copies(kind: int) -> int:
    """CG1: how many cards of a kind a deck has."""
    return DOUBLES if kind % 2 else SINGLES


def number(kind: int) -> int:
    """A kind of card as people write it: 4 is a single four, 44 a double one."""
    return (kind // 2 + 1) * (11 if kind % 2 else 1)


def kind_of(number: int) -> int:
    """The kind of card that people write so."""
    return 2 * (number % 10 - 1) + (number > 10)


NUMBERS = tuple(number(kind) for kind in range(KINDS))
