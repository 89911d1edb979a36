"""Las Vegas, the card game: lay a table drawn as text, choose cards, read what happened. Notes are in thousands; 55 is a double five.

    round 3                                       else 1
    turn 4                                        else 1: those who play hold their fourth hands
    first Henri                                   else Leo; "to play Sandra": else the first player
    5: 80 30 | Leo 5 5 55, Henri 5 | pink gold    notes, cards and chips at casino 5
    Leo holds 1 1 3 44 5                          else five cards of casinos that are not drawn
    Leo chose 1 3                                 face down; "Leo chose hidden": whatever
    Leo put away 2 2                              "Leo deck 6 6 …", from the top: else dealt
    Leo drew 4                                    hands: else as many as the turn says
    Leo won 30 50                                 and "Leo chips pink pink"
    box 30 40                                     more go there, the lowest first, until twelve notes a round are used
    pile 50 40                                    what lies on top; below it the other notes, rising
    owed 2 3                                      the player at turn may take chips there

What a drawing does not tell lies where it does not matter: notes and chips, and the card that everyone has laid in each turn before, at
casinos that are not drawn, from the sixth down.
"""
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import flambeur
from flambeur import Event, Match

NAMES = ("Leo", "Henri", "Rebecca", "Sandra", "Tom")
CHIPS = ("pink", "gold", "green", "blue", "silver")
NOTES = Counter(dict.fromkeys(range(30, 101, 10), 6))                                 # CG1
DECK = Counter({number: n for face in range(1, 7) for number, n in ((face, 4), (11 * face, 1))})


class Drawing:
    """A drawing, read line by line."""

    def __init__(self, drawing: str, players: int, sequential: bool, chips: bool) -> None:
        self.names, self.sequential, self.with_chips = NAMES[:players], sequential, chips
        self.round, self.turn, self.first, self.mover = 1, 1, 0, -1
        self.notes: dict[int, list[int]] = {}
        self.cards: dict[int, dict[str, list[int]]] = {}
        self.chips: dict[int, list[int]] = {}
        self.told: dict[str, dict[str, list[int]]] = {name: {} for name in self.names}
        self.hides: list[str] = []
        self.box: list[int] = []
        self.pile: list[int] | None = None
        self.owed: list[int] = []
        for line in filter(None, map(str.strip, drawing.splitlines())):
            self.read(line)
        self.mover = self.first if self.mover < 0 else self.mover

    def read(self, line: str) -> None:
        match line.split():
            case ["round", n]: self.round = int(n)
            case ["turn", n]: self.turn = int(n)
            case ["first", name]: self.first = NAMES.index(name)
            case ["to", "play", name]: self.mover = NAMES.index(name)
            case ["box", *notes]: self.box = whole(notes)
            case ["pile", *notes]: self.pile = whole(notes)
            case ["owed", *casinos]: self.owed = whole(casinos)
            case [name, "chose", "hidden"]: self.hides.append(name)
            case [name, "put", "away", *cards]: self.told[name]["away"] = whole(cards)
            case [name, "chips", *colours]: self.told[name]["chips"] = coloured(colours)
            case [name, "holds" | "chose" | "deck" | "drew" | "won" as what, *cards]: self.told[name][what] = whole(cards)
            case [number, *_] if number[0].isdigit(): self.read_casino(int(number[0]), *line.partition(":")[2].split("|"))
            case _: raise ValueError(f"cannot read {line!r}")

    def read_casino(self, casino: int, notes: str, cards: str = "", chips: str = "") -> None:
        self.notes[casino], self.chips[casino] = whole(notes.split()), coloured(chips.split())
        self.cards[casino] = {name: whole(lie) for name, *lie in map(str.split, filter(str.strip, cards.split(",")))}

    # who has which cards

    def out(self, name: str) -> list[int]:
        return [card for lie in self.cards.values() for card in lie.get(name, [])]

    def takes(self, name: str) -> bool:
        return bool(self.owed) and name == self.names[self.mover]

    def has_played(self, name: str) -> bool:
        """In turn, this turn already."""
        n, p = len(self.names), self.names.index(name)
        return self.sequential and (p - self.first) % n < (self.mover - self.first) % n

    def holds(self, name: str) -> bool:
        return self.takes(name) or (len(self.out(name)) < 8 and not (self.has_played(name) and self.turn == 6))

    def drew(self, name: str) -> int:
        if "drew" in self.told[name]:
            return self.told[name]["drew"][0]
        return min(self.turn + self.has_played(name) if self.holds(name) else max(self.turn - (not self.has_played(name)), 1), 6)

    def spare(self, name: str) -> Iterator[int]:
        """Cards of casinos that are not drawn."""
        told = Counter([*self.out(name), *(card for what in ("holds", "away", "deck") for card in self.told[name].get(what, []))])
        rest = [card for card in (DECK - told).elements() if card % 10 not in self.drawn]
        return iter(sorted(rest, key=lambda card: (-(card % 10), card)))

    def player(self, name: str) -> dict[str, Any]:
        told, spare, hands = self.told[name], self.spare(name), self.drew(name)
        played = hands - (self.holds(name) and not self.takes(name))
        for card in [next(spare) for _ in range(played - len(self.out(name)))]:
            self.cards.setdefault(card % 10, {}).setdefault(name, []).append(card)
        hand = told.get("holds") or ([next(spare) for _ in range(5)] if self.holds(name) else [])
        chosen = "hidden" if name in self.hides else told.get("chose")
        return {"hands": hands, "hand": hand, "chosen": chosen, "away": told.get("away"), "deck": told.get("deck"),
                "won": dollars(told.get("won", [])), "chips": told.get("chips", [])}

    # the table

    def state(self) -> dict[str, Any]:
        self.drawn = set(self.notes)
        players = [self.player(name) for name in self.names]
        self.lay_the_rest([note for name in self.names for note in self.told[name].get("won", [])])
        return {
            "phase": "take" if self.owed else "choose", "round": self.round, "first": self.first, "to_move": self.mover,
            "casinos": [{"notes": dollars(self.notes[c]), "cards": [self.cards.get(c, {}).get(name, []) for name in self.names],
                         "chips": self.chips.get(c, [])} for c in range(1, 7)],
            "players": players, "box": dollars(self.box), "pile": None if self.pile is None else dollars(self.pile), "owed": self.owed,
        }

    def lay_the_rest(self, won: list[int]) -> None:
        """Notes and chips of which nothing is told."""
        rest = iter(sorted((NOTES - Counter([*won, *self.box, *(self.pile or []), *(n for notes in self.notes.values() for n in notes)]))
                           .elements()))
        for casino in {1, 2, 3, 4, 5, 6} - self.drawn:
            self.notes[casino] = [next(rest), next(rest)]
        self.box += [next(rest) for _ in range(12 * (self.round - 1) - len(won) - len(self.box))]
        if self.pile is not None: self.pile += list(rest)
        if self.with_chips:
            lie = (*self.chips.values(), *(told.get("chips", []) for told in self.told.values()))
            taken = Counter(chip for chips in lie for chip in chips)
            chips = sorted((Counter(dict.fromkeys(range(1, 6), 5)) - taken).elements())
            self.chips[max({1, 2, 3, 4, 5, 6} - self.drawn)] = chips[:6 * self.round - taken.total()]


def whole(words: Iterable[str]) -> list[int]:
    return [int(word) for word in words]


def coloured(words: Iterable[str]) -> list[int]:
    return [CHIPS.index(word) + 1 for word in words]


def dollars(notes: Iterable[int]) -> list[int]:
    return [1000 * note for note in notes]


def thousands(notes: Iterable[int]) -> list[int]:
    return [note // 1000 for note in notes]


def new(players: int = 4, seed: int = 1, **options: Any) -> Match:
    return flambeur.new("las-vegas-cards", players=players, seed=seed, names=NAMES[:players], **options)


def laid(drawing: str, players: int = 4, **options: Any) -> dict[str, Any]:
    """The drawn table as a position."""
    state = Drawing(drawing, players, bool(options.get("sequential")), bool(options.get("chips"))).state()
    return {"format": "flambeur-position/1", "game": "las-vegas-cards", "options": {"players": players, **options}, "state": state}


def table(drawing: str, players: int = 4, **options: Any) -> Match:
    return flambeur.from_position(laid(drawing, players, **options), seed=1, names=NAMES[:players])


def in_turn(drawing: str, players: int = 4, **options: Any) -> Match:
    """CG8: the drawn table of the sequential game."""
    return table(drawing, players, sequential=True, **options)


def with_chips(drawing: str, players: int = 4, **options: Any) -> Match:
    """CG9: and with chip cards."""
    return in_turn(drawing, players, chips=True, **options)


# hands that play

def play(m: Match, name: str, cards: str) -> list[Event]:
    """Cards, or a chip; returns what happened, as all could see it."""
    before = len(m.rows)
    m.play(NAMES.index(name), cards)
    return m.seen(m.rows[before:], None)


def all_choose(m: Match, **cards: str) -> list[Event]:
    """CG3: one after the other, each in secret."""
    return [event for name, selection in cards.items() for event in play(m, name, selection)]


def easiest(m: Match, seat: int) -> str:
    """One card, at the last casino of those that the hand allows; no chip."""
    actions = [action for action in m.legal(seat) if action.kind == "leave" or len(action.fields.get("cards", [])) == 1]
    return max(actions, key=lambda action: action.typed[-1]).typed


def turn(m: Match) -> list[Event]:
    """All who are awaited now lay the easiest."""
    return [event for seat in m.actors for event in play(m, NAMES[seat], easiest(m, seat))]


def finish_round(m: Match) -> list[Event]:
    """The easiest until the round is over. Returns what happened."""
    number, seen = m.view()["round"], list[Event]()
    while not m.over and m.view()["round"] == number:
        seen += turn(m)
    return seen


def last_turn(drawing: str, players: int = 4, **options: Any) -> list[Event]:
    """What happens when a drawn sixth turn of round 4 is finished: at the drawn casinos nobody lays any more."""
    return finish_round(table(f"round 4 \n turn 6 \n {drawing}", players, **options))


def choices(m: Match, name: str) -> list[str]:
    return [action.typed for action in m.legal(NAMES.index(name))]


# what lies on the table

def awaited(m: Match) -> list[str]:
    return [NAMES[seat] for seat in m.actors]


def on(m: Match, casino: int) -> dict[str, list[int]]:
    """Whose cards lie at a casino."""
    return {NAMES[p]: cards for p, cards in enumerate(m.view()["casinos"][casino - 1]["cards"]) if cards}


def chips_at(m: Match, casino: int) -> list[str]:
    return [CHIPS[chip - 1] for chip in m.view()["casinos"][casino - 1]["chips"]]


def chips_of(m: Match, name: str) -> list[str]:
    return [CHIPS[chip - 1] for chip in m.view()["players"][NAMES.index(name)]["chips"]]


def stocked(m: Match) -> list[list[int]]:
    """The notes on the casinos, 1 to 6."""
    return [thousands(casino["notes"]) for casino in m.view()["casinos"]]


def offered(m: Match) -> list[int]:
    """All of them."""
    return [note for notes in stocked(m) for note in notes]


def pile(m: Match) -> list[int]:
    return thousands(m.position()["state"]["pile"])


def box(m: Match) -> list[int]:
    return thousands(m.view()["box"])


def player(m: Match, name: str, seen_by: str | None = None) -> Mapping[str, Any]:
    """A player as all see them, or as one of them does."""
    seen: Mapping[str, Any] = m.view(None if seen_by is None else NAMES.index(seen_by))["players"][NAMES.index(name)]
    return seen


def whole_player(m: Match, name: str) -> Mapping[str, Any]:
    """With all cards, hidden ones too."""
    told: Mapping[str, Any] = m.position()["state"]["players"][NAMES.index(name)]
    return told


# what happened

def kinds(seen: Iterable[Event]) -> list[str]:
    return [event.kind for event in seen]


def fields(seen: Iterable[Event], kind: str) -> list[Mapping[str, Any]]:
    return [event.fields for event in seen if event.kind == kind]


def whose(seen: Iterable[Event], kind: str) -> list[str]:
    return [NAMES[event.seat] for event in seen if event.kind == kind and event.seat is not None]


def ties(seen: Iterable[Event], casino: int) -> list[tuple[int, list[str]]]:
    """Whose cards were removed there: (how many dice, who), group by group."""
    return [(tie["dice"], [NAMES[who] for who in tie["who"]]) for tie in fields(seen, "tie") if tie["casino"] == casino]


def paid(seen: Iterable[Event], casino: int) -> dict[str, int]:
    """Who received which note there."""
    return {NAMES[event.seat]: event.fields["note"] // 1000 for event in seen
            if event.kind == "paid" and event.fields["casino"] == casino and event.seat is not None}


def boxed(seen: Iterable[Event], casino: int) -> list[int]:
    """The notes that went from there to the box."""
    return [note["note"] // 1000 for note in fields(seen, "boxed") if note["casino"] == casino]
