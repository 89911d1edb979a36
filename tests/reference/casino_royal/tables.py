"""How the tests of the twin lay its table."""

from typing import Any

from tests.reference.casino_royal.facts import ALL_JOKERS, BOARD, CASINOS, SUITS, Choice, in_order
from tests.reference.casino_royal.jokers import Place, draws_of
from tests.reference.casino_royal.table import Table

ANNA, BENNO, CARLA, DENNY = range(4)


def table(players: int = 3, **options: Any) -> Table:
    """Anna is to throw; nobody owns a casino or holds a Joker; the Jokers lie in the order of facts.JOKERS."""
    t = Table(players, **options)
    t.resolve([0] * 38)
    t.resolve([5, 5, *[0] * (2 * players - 2)])
    t.owner = dict.fromkeys(CASINOS)
    t.jokers.hands = [[] for _ in range(players)]
    t.jokers.pile = [Place(kind) for kind in ALL_JOKERS]
    return t


def own(t: Table, seat: int, *casinos: str) -> None:
    for casino in casinos:
        t.owner[casino] = seat


def hold(t: Table, seat: int, *jokers: str) -> None:
    """From wherever in the pile they lie."""
    for kind in jokers:
        t.jokers.pile.remove(next(place for place in t.jokers.pile if place.kind == kind))
    t.jokers.hands[seat] = in_order([*t.jokers.hands[seat], *jokers])


def land(t: Table, *square: str, double: bool = False) -> int:
    """The seat that is to throw lands on this square, with 3 (or 4, a double); which seat that is."""
    name, _, (seat,) = t.awaiting()[1:]
    assert name == "throw"
    steps = 4 if double else 3
    t.position[seat] = (BOARD.index(square) - steps) % len(BOARD)
    t.resolve([1, 1] if double else [0, 1])
    return int(seat)


def act(t: Table, *choices: Choice) -> None:
    """Whoever is asked answers."""
    for choice in choices:
        t.act(t.awaiting()[1][0], choice)


def asked(t: Table) -> tuple[int, str]:
    kind, (seat,), phase = t.awaiting()
    assert kind == "decide"
    return int(seat), str(phase)


def to_throw(t: Table) -> int:
    """Nothing else is awaited than this seat's movement throw."""
    kind, name, _, (seat,) = t.awaiting()
    assert (kind, name) == ("chance", "throw")
    return int(seat)


def card(suit: str, rank: int) -> list[int]:
    """Rank 0 is a 2, 12 an ace."""
    return [13 * SUITS.index(suit) + rank]


def set_up_values(jokers: list[str], casinos: list[str]) -> list[int]:
    """What draws these cards first."""
    rest_of_jokers = list(ALL_JOKERS)
    for kind in jokers:
        rest_of_jokers.remove(kind)
    rest_of_casinos = [casino for casino in CASINOS if casino not in casinos]
    return [*draws_of(ALL_JOKERS, [*jokers, *rest_of_jokers]), *draws_of(CASINOS, [*casinos, *rest_of_casinos])]


def all_money(t: Table) -> int:
    """CR1: the ledger."""
    return sum(t.cash) + t.stake + t.bank + t.pot - t.paper
