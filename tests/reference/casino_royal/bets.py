"""The bets (CR4): which there are, what they pay, what wins. A bet is a tuple of its name and what it names."""

from itertools import combinations

from tests.reference.casino_royal.facts import (
    CARDS,
    DIE,
    HEADS,
    IN_A_SUIT,
    PACK,
    POCKETS,
    RED,
    RED_SUITS,
    SUITS,
    Choice,
    Steps,
    suit,
)


def all_bets(kind: str) -> list[Choice]:
    """What may be bet in a casino of this type."""
    if kind == CARDS:
        return [*even_bets(kind), ("head",), *[("suit", name) for name in SUITS]]
    if kind == DIE:
        return [*even_bets(kind), *[("two", a, b) for a, b in combinations(range(1, 7), 2)], *[("one", n) for n in range(1, 7)]]
    return [
        *even_bets(kind), ("even",), ("odd",), ("low",), ("high",),
        *[("dozen", n) for n in (1, 2, 3)], *[("column", n) for n in (1, 2, 3)], *[("nine", n) for n in (1, 2, 3, 4)],
        *[("sixain", k) for k in range(1, 32, 3)],
    ]


def even_bets(kind: str) -> list[Choice]:
    """CR6.4: the 1:1 bets of a challenge."""
    return [("even",), ("odd",)] if kind == DIE else [("red",), ("black",)]


def odds(bet: Choice) -> int:
    """CR4: how many times the stake it pays."""
    pays = {"red": 1, "black": 1, "even": 1, "odd": 1, "low": 1, "high": 1, "head": 2, "two": 2, "dozen": 2, "column": 2,
            "suit": 3, "nine": 3, "one": 5, "sixain": 5}
    return pays[str(bet[0])]


def draw(kind: str, seat: int) -> Steps[int]:
    """One card cut, one die thrown, one spin: the card 0 to 51, the die's face, the pocket."""
    if kind == CARDS:
        (card,) = yield "chance", "cut", (PACK,), (seat,)
        return int(card)
    if kind == DIE:
        (value,) = yield "chance", "die", (6,), (seat,)
        return int(value) + 1
    (pocket,) = yield "chance", "spin", (POCKETS,), (seat,)
    return int(pocket)


def wins(kind: str, bet: Choice, drawn: int) -> bool:
    if kind == CARDS:
        return card_wins(bet, drawn)
    if kind == DIE:
        return die_wins(bet, drawn)
    return pocket_wins(bet, drawn)


def card_wins(bet: Choice, card: int) -> bool:
    match bet:
        case ("red",):
            return suit(card) in RED_SUITS
        case ("black",):
            return suit(card) not in RED_SUITS
        case ("head",):
            return card % IN_A_SUIT in HEADS
        case ("suit", name):
            return suit(card) == name
    raise ValueError(bet)


def die_wins(bet: Choice, face: int) -> bool:
    match bet:
        case ("even",):
            return face % 2 == 0
        case ("odd",):
            return face % 2 == 1
        case ("two", *numbers) | ("one", *numbers):
            return face in numbers
    raise ValueError(bet)


def pocket_wins(bet: Choice, pocket: int) -> bool:
    if pocket == 0:  # zero loses every bet
        return False
    match bet:
        case ("red",):
            return pocket in RED
        case ("black",):
            return pocket not in RED
        case ("even",):
            return pocket % 2 == 0
        case ("odd",):
            return pocket % 2 == 1
        case ("low",):
            return pocket <= 18
        case ("high",):
            return pocket >= 19
        case ("dozen", int(n)):
            return pocket in range(12 * n - 11, 12 * n + 1)
        case ("column", int(n)):
            return pocket in range(n, 37, 3)
        case ("nine", int(n)):
            return pocket in range(9 * n - 8, 9 * n + 1)
        case ("sixain", int(k)):
            return pocket in range(k, k + 6)
    raise ValueError(bet)
