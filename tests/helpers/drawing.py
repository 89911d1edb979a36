"""Las Vegas tables drawn as text. Notes are in thousands, as one says them.

    round 3                                       else 1
    first Benno                                   else Anna; "to roll Carla": else the first player
    2: 80 30 10 | Anna 5, Benno 3, white 1        notes and dice of casino 2; casinos not drawn are empty
    3: 60 | Anna big, white 1 by Benno            big dice; who placed white ones ("by nobody": of the opening roll)
    Anna won 30 20                                "Anna won the rest": all notes that lie nowhere else, so that the pile is empty
    pile 50 20                                    what lies on top; below it the other notes, rising
    under 10 10                                   what all saw going under the pile
    white left: Anna 1, Benno 0                   else all white dice that are not on the casinos
    kickers left: Anna 1, Benno 0                 else all of them; the others lie on the display card

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
        self.rest_to = ""
        for line in filter(None, map(str.strip, drawing.splitlines())):
            self.read(line)

    def read(self, line: str) -> None:
        match line.replace(":", " ").split():
            case ["round", n]: self.round = int(n)
            case ["first", name]: self.first = NAMES.index(name)
            case ["to", "roll", name]: self.to_move = NAMES.index(name)
            case [name, "won", "the", "rest"]: self.rest_to = name
            case [name, "won", *notes]: self.won[name] = [int(note) for note in notes]
            case ["pile", *notes]: self.pile = [int(note) for note in notes]
            case ["under", *notes]: self.under = [int(note) for note in notes]
            case ["white", "left", *_]: self.white_left = dict(dice_of(line.partition(":")[2]))
            case ["kickers", "left", *_]: self.kickers_left = dict(dice_of(line.partition(":")[2]))
            case [number, *_] if number.isdigit():
                money, _, dice = line.partition(":")[2].partition("|")
                self.notes[int(number)], self.dice[int(number)] = [int(note) for note in money.split()], dice_of(dice)
            case _: raise ValueError(f"cannot read {line!r}")

    def state(self) -> dict[str, Any]:
        left = self.box - Counter(self.under) - Counter(self.pile or [])
        for notes in (*self.notes.values(), *self.won.values()):
            left -= Counter(notes)
        if self.rest_to:
            self.won[self.rest_to] = self.won.get(self.rest_to, []) + sorted(left.elements())
            left.clear()
        whites = self.whites()
        return {
            "round": self.round, "first": self.first, "to_move": self.to_move if self.to_move >= 0 else self.first,
            "casinos": [self.casino(c, whites[c]) for c in range(1, 7)],
            "players": [self.player(name, sum(there[name] for there in whites.values())) for name in self.names],
            "pile": {"above": dollars([*(self.pile or []), *sorted(left.elements())]) if self.pile is not None or self.rest_to else None,
                     "under": dollars(self.under)},
        }

    def casino(self, c: int, whites: Counter[str]) -> dict[str, Any]:
        drawn: dict[str, Any] = {"notes": dollars(self.notes.get(c, [])), "dice": [self.lying(c, name) for name in self.names],
                                 "white": whites.total()}
        if self.big_dice: drawn["big"] = [self.lying(c, f"{name} big") for name in self.names]
        if self.kickers: drawn["white_by"] = [whites[name] for name in (*self.names, NOBODY)]
        return drawn

    def player(self, name: str, whites: int) -> dict[str, Any]:
        """Who has placed so many white dice."""
        places = range(1, 7)
        drawn: dict[str, Any] = {"dice": self.own - sum(self.lying(c, name) for c in places), "white": self.white_each - whites,
                                 "won": dollars(self.won.get(name, []))}
        if self.big_dice: drawn["big"] = 1 - sum(self.lying(c, f"{name} big") for c in places)
        if self.kickers: drawn["kickers"] = self.kickers_left.get(name, self.kickers_each)
        return drawn

    def lying(self, casino: int, whose: str) -> int:
        return self.dice.get(casino, Counter())[whose]

    def whites(self) -> dict[int, Counter[str]]:
        """The white dice on each casino, by who placed them."""
        by = (*self.names, NOBODY)
        found = {c: Counter({name: n for name in by if (n := self.lying(c, f"white by {name}"))}) for c in range(1, 7)}
        placed = {NOBODY: 2 if self.players == 3 else 0} | {name: self.white_each - self.white_left.get(name, 0) for name in self.names}
        said = Counter[str]()
        for there in found.values(): said.update(there)
        others = [name for name, n in placed.items() for _ in range(n - said[name])]       # who placed those of which nothing is said
        for c, there in found.items():
            for _ in range(self.lying(c, "white")): there[others.pop(0)] += 1
        return found


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
