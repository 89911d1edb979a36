"""Casino Royal: what is in the box, and its numbers (CR1, CR11). Money counts in units of 50k."""
MIN_PLAYERS, MAX_PLAYERS = 3, 6
SEATS = MAX_PLAYERS

UNIT = 50_000
PLAQUES = (20, 10, 5, 2, 1)               # CR12: 1M, 500k, 250k, 100k, 50k
HOW_MANY = dict(zip(PLAQUES, (10, 15, 10, 15, 10), strict=True))      # CR1
TOTAL = sum(value * n for value, n in HOW_MANY.items())

START_CASH = 30                           # CR6.1
POT_SEED, POT_CAP = 5, 20                 # CR6.6
PRICE, FEE, JOKER_PRICE = 2, 2, 2         # CR6.3, CR6.4, CR6.5
MIN_STAKE = 1                             # CR4
TAX_A, TAX_B = 10, 3                      # CR3: the second one per casino
OPENING, BANK_BUYS = 3, 2                 # CR8: of an auction; what the bank pays for a casino
SAFE, PRIZES = 2, (5, 10, 20)             # CR6.6: Grand Slam

JOKERS_HELD = 3                           # CR5: at most
LIMIT = 5000                              # decisions of a game (CR12, CR13)

# CR4: the three games; CR5: a Joker is a set of them, 0 is a blank. Inside, a Joker is this set + 1, since 0 is no card
DIE, CARDS, ROULETTE = range(3)
GAMES = 3
SYMBOLS = 1 << GAMES
JOKERS = SYMBOLS + 1
BLANK = 1
MIX = (0, 6, 4, 4, 2, 4, 2, 2, 1)         # how many of each
N_JOKERS = sum(MIX)

PACK, SUITS, RANKS = 52, 4, 13            # CR1: playing cards
POCKETS = 37                              # of the roulette
