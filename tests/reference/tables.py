"""How the tests of the twin lay its table."""

from typing import Any

from tests.reference.boulevard.facts import ROUNDS
from tests.reference.las_vegas import KINDS, Die, Event, Table

ANNA, BENNO, CARLA, DENNY, EMMA, FRANZ, GRETA, HANS = range(8)
NOTHING: dict[str, int] = dict.fromkeys(KINDS, 0)


def table(players: int = 2, pile: list[int] | None = None, **options: Any) -> Table:
    """Anna is about to roll in round 1 (three players with neutral dice: before their opening). `pile` lies on top of the rest."""
    t = Table(players, **options)
    rest = sorted(t.options.pile(), reverse=True)
    for card in pile or []:
        rest.remove(card)
    t.lay_pile([*(pile or []), *rest])
    if t.waiting()[0] == "decks":
        lay_decks(t)
    return t


def lay_decks(t: Table) -> None:
    """All cards in their order."""
    bonus_cards, action_cards, chips = t.options.decks()
    t.lay_decks([bonus_cards] * ROUNDS if bonus_cards else [], [action_cards] * ROUNDS if action_cards else [], chips)


def deal(t: Table, *hands: dict[str, int]) -> None:
    """The dice in the hands of the seats, from Anna on; the rest have none."""
    t.hands = [NOTHING | (hands[seat] if seat < len(hands) else {}) for seat in range(t.players)]


def roll(t: Table, *own: int, big: int | None = None, kickers: tuple[int, ...] = (), white: tuple[int, ...] = ()) -> None:
    """Whoever is to roll has exactly these dice, and rolls them."""
    t.hands[t.waiting()[1]] = {"normal": len(own), "big": big is not None, "kicker": len(kickers), "white": len(white)}
    t.roll(list(own), big, list(kickers), list(white))


def last_die(t: Table) -> list[Event]:
    """Whoever's turn it is has the last die of all, which goes to casino 6, without notes; what happens then."""
    t.hands = [NOTHING | ({"normal": 1} if seat == t.waiting()[1] else {}) for seat in range(t.players)]
    t.notes[5] = []
    t.roll([6], None, [], [])
    return t.choose(("place", 6))


def normal(seat: int, number: int) -> list[Die]:
    return [(seat, "normal")] * number


def of(events: list[Event], kind: str, *casino: object) -> list[Event]:
    """The events of this kind (at this casino), without what they begin with."""
    return [event[1 + len(casino):] for event in events if event[: 1 + len(casino)] == (kind, *casino)]


def with_cards(*hands: list[str], players: int = 3, **options: Any) -> Table:
    """Action cards: these hands from Anna on, the rest have none. No notes lie on the casinos."""
    t = table(players, None, action_cards=True, **options)
    t.cards = [*hands, *([] for _ in range(players - len(hands)))]
    t.notes = [[] for _ in t.notes]
    return t


def kinds(t: Table) -> set[Any]:
    """What kinds of choices there are, cards by their name."""
    return {choice[1] if choice[0] == "card" else choice[0] for choice in t.legal()}
