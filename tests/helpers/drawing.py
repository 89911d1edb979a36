"""Las Vegas tables drawn as text. Notes are in thousands, as one says them.

    round 3                                       else 1
    first Benno                                   else Anna; "to roll Carla": else the first player
    2: 80 30 10 | Anna 5, Benno 3, white 1        notes and dice of casino 2; casinos not drawn are empty
    3: 60 | Anna big, white 1 by Benno            big dice; who placed white ones ("by nobody": of the opening roll)
    4: 50 rainbow rainbow |                       rainbow cards beside the notes; "rainbow out 2": out of the game
    slot: 80 50 | Anna 3 3 3, Benno big 6, white 5 by Anna, closed 2 by Carla      the slot machine, where dice are told by their faces
    Anna won 30 20                                "Anna won the rest": all notes that lie nowhere else, so that the pile is empty
    pile 50 20                                    what lies on top; below it the other notes, rising
    under 10 10                                   what all saw going under the pile
    white left: Anna 1, Benno 0                   else all white dice that are not on the casinos
    kickers left: Anna 1, Benno 0                 else all of them; the others lie on the display card
    5: 60 pink gold |                             chips beside the notes; "Anna chips pink blue": taken; the others lie in the pile
    Anna bonus 30 60                              bonus cards; of those who are not named they are dealt
    Anna received 60                              values of notes received this round
    die of Anna 3                                 announcement dice; else 1
    Anna holds 3 8                                action cards in hand, Anna played 1 those that she has played; whoever is not said to have
                                                  all has played others that do nothing any more, as far as there are any
    had turn Anna Benno                           whose first turn of the round is over

Dice that do not lie on the casinos are in their owners' hands. White dice of which the drawing does not say who placed them are, with three
players, first the two of the opening roll, then Anna's, as many as she has, then Benno's …
"""
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

NAMES = ("Anna", "Benno", "Carla", "Denny", "Emil", "Franz", "Greta", "Hans")
BOX = Counter({10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5})       # LV1
HIGH_NOTES = Counter({100: 5})                                                       # BV2
WHITE_EACH = {2: 4, 3: 2, 4: 2, 5: 2}                                                # LV10, BV4
KICKERS_EACH = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1}                                  # BV6
CARDS_EACH = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1}                              # BV10
SPENT = (4, 5, 6, 7, 9, 8, 3)                                                        # action cards that have no effect later
COLOURS = ("pink", "gold", "green", "blue", "silver")                                # CG9
RAINBOWS = 6                                                                         # BV7
RAINBOW = -1                                                                         # in a pile
SLOT = 7                                                                             # BV8
NOBODY = "nobody"                                                                    # placed the white dice of an opening roll


class Drawing:
    """A drawing, read line by line."""

    def __init__(self, drawing: str, players: int, options: Mapping[str, Any]) -> None:
        self.players, self.names = players, NAMES[:players]
        self.white_each = WHITE_EACH[players] if options.get("neutral_dice") else 0
        self.big_dice, self.kickers = bool(options.get("big_dice")), bool(options.get("kickers"))
        self.kickers_each = KICKERS_EACH[players] if self.kickers else 0
        self.own = 8 - self.big_dice - self.kickers_each
        high_notes = options.get("high_notes", "auto")
        self.box = BOX + (HIGH_NOTES if high_notes in ("on", True) or (high_notes == "auto" and players >= 6) else Counter())
        self.round, self.first, self.to_move = 1, 0, -1
        self.notes: dict[int, list[int]] = {}
        self.dice: dict[int, Counter[str]] = {}
        self.won: dict[str, list[int]] = {}
        self.pile: list[int] | None = None
        self.under: list[int] = []
        self.white_left: dict[str, int] = {}
        self.kickers_left: dict[str, int] = {}
        self.bonus_cards = bool(options.get("bonus_cards"))
        self.bonus: dict[str, list[int]] = {}
        self.received: dict[str, list[int]] = {}
        self.dice_of: dict[str, int] = {}
        self.action_cards = bool(options.get("action_cards"))
        self.holds: dict[str, list[int]] = {}
        self.played: dict[str, list[int]] = {}
        self.had_turn: list[int] = []
        self.rest_to = ""
        self.places = range(1, SLOT + bool(options.get("slot_machine")))
        self.with_rainbow, self.rainbow, self.rainbow_out = bool(options.get("rainbow")), Counter[int](), 0
        self.slot = Slot(self.names)
        self.with_chips = bool(options.get("chips"))
        self.chips: dict[int, list[int]] = {}
        self.chips_won: dict[str, list[int]] = {}
        for line in filter(None, map(str.strip, drawing.splitlines())):
            self.read(line)

    def read(self, line: str) -> None:
        match line.replace(":", " ").split():
            case ["round", n]: self.round = int(n)
            case ["first", name]: self.first = NAMES.index(name)
            case ["to", "roll", name]: self.to_move = NAMES.index(name)
            case [name, "won", "the", "rest"]: self.rest_to = name
            case [name, "chips", *colours]: self.chips_won[name] = [COLOURS.index(colour) + 1 for colour in colours]
            case [name, "bonus", *cards]: self.bonus[name] = [int(card) for card in cards]
            case [name, "received", *notes]: self.received[name] = [int(note) for note in notes]
            case [name, "holds", *cards]: self.holds[name] = [int(card) for card in cards]
            case [name, "played", *cards]: self.played[name] = [int(card) for card in cards]
            case ["had", "turn", *names]: self.had_turn = [NAMES.index(name) for name in names]
            case ["die", "of", name, pips]: self.dice_of[name] = int(pips)
            case [name, "won", *notes]: self.won[name] = [int(note) for note in notes]
            case ["pile", *notes]: self.pile = [RAINBOW if note == "rainbow" else int(note) for note in notes]
            case ["under", *notes]: self.under = [int(note) for note in notes]
            case ["rainbow", "out", n]: self.rainbow_out = int(n)
            case ["slot", *_]: self.lay_slot(line)
            case ["white", "left", *_]: self.white_left = dict(dice_of(line.partition(":")[2]))
            case ["kickers", "left", *_]: self.kickers_left = dict(dice_of(line.partition(":")[2]))
            case [number, *_] if number.isdigit():
                money, _, dice = line.partition(":")[2].partition("|")
                self.notes[int(number)], self.dice[int(number)] = self.notes_of(int(number), money), dice_of(dice)
            case _: raise ValueError(f"cannot read {line!r}")

    def notes_of(self, place: int, money: str) -> list[int]:
        self.rainbow[place] = money.split().count("rainbow")
        self.chips[place] = [COLOURS.index(word) + 1 for word in money.split() if word in COLOURS]
        return [int(note) for note in money.split() if note.isdigit()]

    def lay_slot(self, line: str) -> None:
        money, _, dice = line.partition(":")[2].partition("|")
        self.notes[SLOT] = self.notes_of(SLOT, money)
        self.dice[SLOT] = self.slot.read(dice)

    def state(self) -> dict[str, Any]:
        left = self.box - Counter(self.under) - Counter(note for note in self.pile or [] if note != RAINBOW)
        for notes in (*self.notes.values(), *self.won.values()):
            left -= Counter(notes)
        if self.rest_to:
            self.won[self.rest_to] = self.won.get(self.rest_to, []) + sorted(left.elements())
            left.clear()
        whites = self.whites()
        others = self.other_cards()
        self.spend_cards()
        return {
            "round": self.round, "first": self.first, "to_move": self.to_move if self.to_move >= 0 else self.first,
            "casinos": [self.casino(c, whites[c]) for c in self.places], **({"rainbow_out": self.rainbow_out} if self.with_rainbow else {}),
            **self.cards_drawn(),
            "players": [self.player(name, sum(there[name] for there in whites.values())) for name in self.names],
            "pile": {"above": [*cards(self.pile or []), *dollars(sorted(left.elements())), *others]
                     if self.pile is not None or self.rest_to else None,
                     "under": dollars(self.under)},
        }

    def spend_cards(self) -> None:
        """Whoever is not said to have all cards has played some of those that have no effect later."""
        each = CARDS_EACH[self.players] if self.action_cards else 0
        named = [card for cards in (*self.holds.values(), *self.played.values()) for card in cards]
        left = [card for card in SPENT if card not in named]
        for name in self.names:
            while left and len(self.holds.get(name, [])) + len(self.played.get(name, [])) < each:
                self.played.setdefault(name, []).append(left.pop(0))

    def cards_drawn(self) -> dict[str, Any]:
        if not self.action_cards: return {}
        played = sorted((card, seat) for seat, name in enumerate(self.names) for card in self.played.get(name, []))
        return {"played": [card for card, _ in played], "played_by": [seat for _, seat in played], "had_turn": self.had_turn}

    def other_cards(self) -> list[str]:
        """Rainbow cards of which nothing is said lie at the bottom of the pile; with `the rest` they are out of the game."""
        elsewhere = self.rainbow.total() + (self.pile or []).count(RAINBOW)
        if self.with_rainbow and self.rest_to: self.rainbow_out = RAINBOWS - elsewhere
        return ["rainbow"] * (RAINBOWS - elsewhere - self.rainbow_out) if self.with_rainbow else []

    def casino(self, c: int, whites: Counter[str]) -> dict[str, Any]:
        drawn: dict[str, Any] = {"notes": dollars(self.notes.get(c, [])), "dice": [self.lying(c, name) for name in self.names],
                                 "white": whites.total()}
        if self.big_dice: drawn["big"] = [self.lying(c, f"{name} big") for name in self.names]
        if self.kickers: drawn["white_by"] = [whites[name] for name in (*self.names, NOBODY)]
        if self.with_rainbow: drawn["rainbow"] = self.rainbow[c]
        if self.with_chips: drawn["chips"] = self.chips.get(c, [])
        if c == SLOT: drawn |= self.slot.drawn()
        return drawn

    def player(self, name: str, whites: int) -> dict[str, Any]:
        """Who has placed so many white dice."""
        drawn: dict[str, Any] = {"dice": self.own - sum(self.lying(c, name) for c in self.places), "white": self.white_each - whites,
                                 "won": dollars(self.won.get(name, []))}
        if self.big_dice: drawn["big"] = 1 - sum(self.lying(c, f"{name} big") for c in self.places)
        if name in self.chips_won: drawn["chips"] = self.chips_won[name]
        if self.bonus_cards: drawn |= {"bonus_die": self.dice_of.get(name, 1), "received": dollars(self.received.get(name, []))}
        if name in self.received and self.action_cards: drawn["received"] = dollars(self.received[name])
        if self.action_cards and len(self.played.get(name, [])) + len(self.holds.get(name, [])) == CARDS_EACH[self.players]:
            drawn["cards"] = self.holds.get(name, [])
        if name in self.bonus: drawn["bonus"] = dollars(self.bonus[name])
        if self.kickers: drawn["kickers"] = self.kickers_left.get(name, self.kickers_each)
        return drawn

    def lying(self, casino: int, whose: str) -> int:
        return self.dice.get(casino, Counter())[whose]

    def whites(self) -> dict[int, Counter[str]]:
        """The white dice on each casino, by who placed them."""
        by = (*self.names, NOBODY)
        found = {c: Counter({name: n for name in by if (n := self.lying(c, f"white by {name}"))}) for c in self.places}
        placed = {NOBODY: 2 if self.players == 3 else 0} | {name: self.white_each - self.white_left.get(name, 0) for name in self.names}
        said = Counter[str]()
        for there in found.values(): said.update(there)
        others = [name for name, n in placed.items() for _ in range(n - said[name])]       # who placed those of which nothing is said
        for c, there in found.items():
            for _ in range(self.lying(c, "white")): there[others.pop(0)] += 1
        return found


class Slot:
    """What lies at the slot machine, by face: each face is one player's."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.shows = {kind: {name: list[int]() for name in names} for kind in ("", "big", "white")}
        self.by: dict[int, str] = {}

    def read(self, text: str) -> Counter[str]:
        """As at any other casino."""
        for item in filter(None, map(str.strip, text.split(","))):
            match item.split():
                case ["closed", face, "by", name]: self.by[int(face)] = name
                case ["white", *faces, "by", name]: self.lie("white", name, faces)
                case [name, "big", face]: self.lie("big", name, [face])
                case [name, *faces]: self.lie("", name, faces)
        counts = {f"{name} {kind}".strip(): n for kind in ("", "big") for name in self.names if (n := len(self.shows[kind][name]))}
        return Counter(counts | {f"white by {name}": n for name in self.names if (n := len(self.shows["white"][name]))})

    def lie(self, kind: str, name: str, faces: Iterable[str]) -> None:
        for face in map(int, faces):
            self.shows[kind][name].append(face)
            self.by[face] = name

    def drawn(self) -> dict[str, Any]:
        own, big, white = ([self.shows[kind][name] for name in self.names] for kind in ("", "big", "white"))
        return {"shows": own, "big_shows": big, "white_shows": [face for faces in white for face in faces],
                "closed": list(self.by), "closed_by": [self.names.index(name) for name in self.by.values()]}


def cards(pile: Iterable[int]) -> list[int | str]:
    return ["rainbow" if card == RAINBOW else 1000 * card for card in pile]


def dice_of(text: str) -> Counter[str]:
    """ "Anna 5, Anna big, white 1, white 2 by Benno" """
    found = Counter[str]()
    for item in filter(None, map(str.strip, text.split(","))):
        match item.split():
            case [name, "big"]: found[f"{name} big"] = 1
            case [name, n]: found[name] = int(n)
            case ["white", n, "by", name]: found[f"white by {name}"] = int(n)
            case _: raise ValueError(f"cannot read {item!r}")
    return found


def dollars(notes: Iterable[int]) -> list[int]:
    return [1000 * note for note in notes]


def thousands(notes: Iterable[int]) -> list[int]:
    return [note // 1000 for note in notes]
