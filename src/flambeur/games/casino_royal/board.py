"""Casino Royal: the ring of 36 squares (CR3) and the 15 casinos (CR2), as data."""
import numpy as np

from flambeur.games.casino_royal.facts import GAMES

# kinds of squares
START, CASINO, JOKER, CHALLENGE, TOTALS, SUIT, DOZEN, GRAND_SLAM, TAX, TAX_PER_CASINO, LOSS, RANDOM_LOSS, JET = range(13)

COLOURS = 5                               # red, blue, green, yellow, violet; each has a casino of each game (CR2)
CASINOS = COLOURS * GAMES                 # casino GAMES * colour + game: die, cards, roulette
NAMES = (
    "Las Vegas", "Reno", "Atlantic City",
    "Nice", "Cannes", "Monte-Carlo",
    "Saint-Vincent", "Venise", "San Remo",
    "Biarritz", "Deauville", "Enghien",
    "Macao", "Estoril", "Baden-Baden",
)

# Round the board: the kind of each square, or the name of its casino
RING: tuple[int | str, ...] = (
    START, "Las Vegas", JOKER, "Venise", CHALLENGE, "Monte-Carlo", TOTALS, "Biarritz", TAX,
    GRAND_SLAM, "Estoril", CHALLENGE, "Atlantic City", JOKER, "Nice", LOSS, CHALLENGE, "Deauville",
    JET, "San Remo", SUIT, "Macao", CHALLENGE, "Cannes", JOKER, "Enghien", TAX_PER_CASINO,
    GRAND_SLAM, "Saint-Vincent", CHALLENGE, RANDOM_LOSS, JOKER, "Reno", CHALLENGE, "Baden-Baden", DOZEN,
)
SQUARES = len(RING)
KIND = np.array([CASINO if isinstance(one, str) else one for one in RING])
CASINO_AT = np.array([NAMES.index(one) if isinstance(one, str) else -1 for one in RING])
SQUARE_OF = np.array([RING.index(name) for name in NAMES])
JET_AT = RING.index(JET)
