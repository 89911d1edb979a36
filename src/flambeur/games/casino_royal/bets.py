"""Casino Royal: the 57 bets (CR4): of which game each is, what it pays and on what it wins, as data.

A card is 13 * suit + rank, both from 0: hearts, diamonds, clubs, spades; ace to king. A die shows 0 to 5, the roulette 0 to 36.
"""
from itertools import combinations

import numpy as np

from flambeur.games.casino_royal.facts import CARDS, DIE, PACK, POCKETS, RANKS, ROULETTE, SUITS
from flambeur.kit.dice import FACES

HEADS = {0, *range(RANKS - 3, RANKS)}     # ace, jack, queen, king
REDS = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
TWOS = tuple(combinations(range(FACES), 2))      # of numbers on a die
TOTALS = tuple(combinations(range(2, 13), 2))    # of totals of two dice (CR3: Bonne Fortune A)


def suit(k: int) -> set[int]:
    return set(range(k * RANKS, (k + 1) * RANKS))


# name of the bet -> game, what it pays, on what it wins, in the order of the ids
Bet = tuple[str, int, int, set[int]]
BETS: tuple[Bet, ...] = (
    ("red", CARDS, 1, suit(0) | suit(1)),
    ("black", CARDS, 1, suit(2) | suit(3)),
    ("head", CARDS, 2, {card for card in range(PACK) if card % RANKS in HEADS}),
    *((name, CARDS, 3, suit(k)) for k, name in enumerate(("hearts", "diamonds", "clubs", "spades"))),
    ("even", DIE, 1, {1, 3, 5}),
    ("odd", DIE, 1, {0, 2, 4}),
    *((f"{a + 1} {b + 1}", DIE, 2, {a, b}) for a, b in TWOS),
    *((f"{a + 1}", DIE, 5, {a}) for a in range(FACES)),
    ("rouge", ROULETTE, 1, REDS),
    ("noir", ROULETTE, 1, set(range(1, POCKETS)) - REDS),
    ("pair", ROULETTE, 1, set(range(2, POCKETS, 2))),
    ("impair", ROULETTE, 1, set(range(1, POCKETS, 2))),
    ("1-18", ROULETTE, 1, set(range(1, 19))),
    ("19-36", ROULETTE, 1, set(range(19, POCKETS))),
    *((f"{k}-{k + 11}", ROULETTE, 2, set(range(k, k + 12))) for k in (1, 13, 25)),
    *((f"column {k}", ROULETTE, 2, set(range(k, POCKETS, 3))) for k in (1, 2, 3)),
    *((f"{k}-{k + 8}", ROULETTE, 3, set(range(k, k + 9))) for k in (1, 10, 19, 28)),
    *((f"{k}-{k + 5}", ROULETTE, 5, set(range(k, k + 6))) for k in range(1, 32, 3)),
)
N_BETS = len(BETS)
FIRST = np.array([[bet[1] for bet in BETS].index(game) for game in (DIE, CARDS, ROULETTE)])      # id of the first bet of each game
N_OF = np.array([sum(bet[1] == game for bet in BETS) for game in (DIE, CARDS, ROULETTE)])
OUTCOMES = np.array([FACES, PACK, POCKETS])      # of each game
GAME_OF = np.array([bet[1] for bet in BETS])
PAYS = np.array([bet[2] for bet in BETS])
COVERS = np.array([len(bet[3]) for bet in BETS])
WINS = np.array([[outcome in bet[3] for outcome in range(PACK)] for bet in BETS])

SIDES = 2                                 # CR6.4: the first two bets of a game are those of a challenge
SUIT_BETS = FIRST[CARDS] + 3              # CR3: Bonne Fortune B
DOZENS = FIRST[ROULETTE] + 6              # and C
N_DOZENS = 3
EVEN, RED, BLACK = int(FIRST[DIE]), int(FIRST[CARDS]), int(FIRST[ROULETTE]) + 1      # CR6.6: the three bets of a Grand Slam

assert N_BETS == 57
assert N_OF.tolist() == [23, 7, 27]
assert SUITS == 4
