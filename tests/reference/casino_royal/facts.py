"""What the box of Casino Royal holds (CR1 to CR5, CR11), and the words that the twin has for it. Money is in units of 50k."""

from collections.abc import Generator
from typing import Any, TypeVar

Event = tuple[Any, ...]
Choice = tuple[Any, ...]
Result = TypeVar("Result")
# The game as it is played: it yields what must come next, is sent it, and goes on. So the files read as the rules do, top-down.
Steps = Generator[Event, Any, Result]

CARDS, DIE, ROULETTE = "cards", "die", "roulette"

# CR3: Start is 0, play runs 0, 1, … 35, 0
BOARD: list[tuple[str, ...]] = [
    ("start",), ("casino", "Las Vegas"), ("joker",), ("casino", "Venice"), ("challenge",), ("casino", "Monte-Carlo"),
    ("fortune", "A"), ("casino", "Biarritz"), ("tax", "A"),
    ("slam",), ("casino", "Estoril"), ("challenge",), ("casino", "Atlantic City"), ("joker",), ("casino", "Nice"),
    ("joker loss", "A"), ("challenge",), ("casino", "Deauville"),
    ("jet",), ("casino", "San Remo"), ("fortune", "B"), ("casino", "Macao"), ("challenge",), ("casino", "Cannes"),
    ("joker",), ("casino", "Enghien"), ("tax", "B"),
    ("slam",), ("casino", "Saint-Vincent"), ("challenge",), ("joker loss", "B"), ("joker",), ("casino", "Reno"),
    ("challenge",), ("casino", "Baden-Baden"), ("fortune", "C"),
]
START = 0
SQUARES = len(BOARD)
CASINOS = [square[1] for square in BOARD if square[0] == "casino"]  # in the order of the board

# CR2: colour -> its casino of die, of cards, of roulette
TABLE_OF_CASINOS = {
    "red": ("Las Vegas", "Reno", "Atlantic City"),
    "blue": ("Nice", "Cannes", "Monte-Carlo"),
    "green": ("Saint-Vincent", "Venice", "San Remo"),
    "yellow": ("Biarritz", "Deauville", "Enghien"),
    "violet": ("Macao", "Estoril", "Baden-Baden"),
}
COLOUR_OF = {casino: colour for colour, row in TABLE_OF_CASINOS.items() for casino in row}
TYPE_OF = {row[column]: kind for row in TABLE_OF_CASINOS.values() for column, kind in enumerate((DIE, CARDS, ROULETTE))}
SERIES = 3

# CR5: what the Joker cards show, and how many there are of each, in this order
JOKERS = {"cards": 4, "die": 4, "roulette": 4, "cards+die": 2, "die+roulette": 2, "cards+roulette": 2, "all": 1, "blank": 6}
FITS = {
    "cards": {CARDS}, "die": {DIE}, "roulette": {ROULETTE}, "cards+die": {CARDS, DIE}, "die+roulette": {DIE, ROULETTE},
    "cards+roulette": {CARDS, ROULETTE}, "all": {CARDS, DIE, ROULETTE}, "blank": set(),
}
ALL_JOKERS = [kind for kind, number in JOKERS.items() for _ in range(number)]
MOST_JOKERS = 3

# playing cards: 0 to 51, suit by suit; in each 2, 3, … 10, knave, queen, king, ace
SUITS = ["clubs", "diamonds", "hearts", "spades"]
RED_SUITS = ["diamonds", "hearts"]
IN_A_SUIT = 13
HEADS = [9, 10, 11, 12]
PACK = 52
POCKETS = 37
RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

# CR1, CR11: money
ALL_MONEY = 440
START_CASH = 30
PRICE = 2
CHALLENGE_FEE = 2
JOKER_PRICE = 2
MIN_STAKE = 1
POT_SEED = 5
POT_CAP = 20
OPENING_BID = 3
RAISES = [1, 2, 5, 10, 20]  # CR12
BANK_BUYS = 2
SAFE = 2
SLAM = [5, 15, 35]  # the running total after each of the three bets
TAX_A = 10
TAX_B = 3
PLAQUES = [20, 10, 5, 2, 1]
MOST_DECISIONS = 5000


def in_order(jokers: list[str]) -> list[str]:
    return sorted(jokers, key=list(JOKERS).index)


def suit(card: int) -> str:
    return SUITS[card // IN_A_SUIT]


def greedy(amount: int) -> list[int]:
    """In which plaques an amount is laid (CR1, CR13)."""
    plaques = []
    for plaque in PLAQUES:
        while amount >= plaque:
            plaques.append(plaque)
            amount -= plaque
    return plaques
