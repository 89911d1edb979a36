"""The Joker cards (CR5): the pile, the hands, and who knows what of them (CR5, CR13)."""

from dataclasses import dataclass, field

from tests.reference.casino_royal.facts import ALL_JOKERS, JOKERS, in_order

Known = tuple[str, ...]  # what a card can be: one kind if it is known, several of which it is one, none if nothing is known


@dataclass
class Batch:
    """Several returned together: their player knows which, not in what order (CR5)."""

    owner: int
    kinds: list[str]

    def known(self) -> Known:
        different = list(dict.fromkeys(self.kinds))
        return tuple(different) if len(different) == 1 else tuple(in_order(self.kinds))


@dataclass
class Place:
    """A place of the pile."""

    kind: str
    knowers: set[int] = field(default_factory=set)
    batch: Batch | None = None

    def as_known(self, seat: int) -> Known:
        if seat in self.knowers:
            return (self.kind,)
        return self.batch.known() if self.batch and self.batch.owner == seat else ()


class Jokers:
    def __init__(self, players: int) -> None:
        self.players = players
        self.pile: list[Place] = []  # the top first
        self.hands: list[list[str]] = [[] for _ in range(players)]  # in the order of facts.JOKERS
        self.laid: tuple[int, str] | None = None  # who laid a card face down before an opponent, and which
        # [observer][holder]: what the observer knows of single cards of the hand
        self.seen: list[list[list[Known]]] = [[[] for _ in range(players)] for _ in range(players)]

    def shuffled(self, draws: list[int]) -> None:
        self.pile = [Place(kind) for kind in by_draws(ALL_JOKERS, draws)]

    def draw(self, seat: int) -> None:
        """The top card, unseen by the others; what they knew of it follows it into the hand (CR13)."""
        place = self.pile.pop(0)
        self.hands[seat] = in_order([*self.hands[seat], place.kind])
        for observer in range(self.players):
            if observer != seat and place.as_known(observer):
                self.seen[observer][seat].append(place.as_known(observer))
        if place.batch and place.batch.owner == seat:
            place.batch.kinds.remove(place.kind)

    def return_unseen(self, seat: int, kinds: list[str]) -> None:
        """To the bottom, in this order. CR5: only this player knows them; CR13: what others knew of the hand ends."""
        for kind in kinds:
            self.hands[seat].remove(kind)
        self._under(seat, kinds)

    def _under(self, seat: int, kinds: list[str]) -> None:
        if len(kinds) == 1:
            self.pile.append(Place(kinds[0], {seat}))
        else:
            batch = Batch(seat, list(kinds))
            self.pile += [Place(kind, set(), batch) for kind in kinds]
        for observer in range(self.players):
            self.seen[observer][seat] = []

    # ---- a Joker laid before an opponent (CR6.5)

    def lay(self, seat: int, kind: str) -> None:
        self.hands[seat].remove(kind)
        self.laid = seat, kind

    def accepted(self) -> None:
        """Never shown. Two readings: a card is "let go" when it is laid, or when it goes to the pile. Here: the pile, as only then it is
        told whether it was seen; so while it lies before the opponent, what others know of the hand stands.
        """
        assert self.laid
        seat, kind = self.laid
        self.laid = None
        self._under(seat, [kind])

    def shown(self) -> str:
        """To all, then to the bottom: everybody knows it there. Who knew of such a card in the hand knows now that it is gone."""
        assert self.laid
        seat, kind = self.laid
        self.laid = None
        self.pile.append(Place(kind, set(range(self.players))))
        for observer in range(self.players):
            known = self.seen[observer][seat]
            # Two readings: of equal cards the rules do not say which one was shown. Here: the one that was known, as nobody can be
            # sure that another is left; a card known only as one of several is taken to be it as well when no known one is.
            for one in [*[one for one in known if one == (kind,)], *[one for one in known if kind in one]][:1]:
                known.remove(one)
        return kind

    # ---- who knows what

    def view(self, seat: int) -> dict[str, object]:
        """The own hand; of every place of the pile, the top first, and of single cards of the other hands, what they can be."""
        return {
            "hand": list(self.hands[seat]),
            "laid": self.laid[1] if self.laid and self.laid[0] == seat else None,
            "pile": [place.as_known(seat) for place in self.pile],
            "hands": {holder: sorted(self.seen[seat][holder]) for holder in range(self.players) if holder != seat},
        }


def kinds_in(hand: list[str]) -> list[str]:
    """The different ones, in order."""
    return [kind for kind in JOKERS if kind in hand]


def by_draws(cards: list[str], draws: list[int]) -> list[str]:
    """A shuffle: each draw says which of the cards still left (in their order, from 0) comes next; the last card needs none."""
    left, order = list(cards), []
    for draw in draws:
        order.append(left.pop(draw))
    return [*order, *left]


def draws_of(cards: list[str], order: list[str]) -> list[int]:
    """The draws by which `cards` come to lie in this order."""
    left, draws = list(cards), []
    for card in order[:-1]:
        draws.append(left.index(card))
        left.remove(card)
    return draws


def shuffle_sizes(number: int) -> tuple[int, ...]:
    return tuple(range(number, 1, -1))
