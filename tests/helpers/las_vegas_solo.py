"""Las Vegas solo: lay a table drawn as text, roll given dice, read what happened. Notes are in thousands.

    round 2                             else 1
    5: 80 30 | red 2, violet 3          notes and dice at casino 5
    left red 1, green 2                 in the group that is played; else green 1
    group 1                             of which nothing has been placed yet but what is missing from `left`; else the second group
    red won 30 50                       "violet won 90"
    under 10 20                         the notes known at the bottom of the pile
    pile 50 40                          what lies on top of it; below, the other notes, rising

Dice of which nothing is told lie at casino 6, which has no notes unless it is drawn.
"""
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import flambeur
from flambeur import Event, Match

COLOURS = ("red", "green", "blue", "black", "white", "yellow", "grey", "violet")
BOX = Counter({10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5, 100: 5})      # LV1, BV2


def new(**options: Any) -> Match:
    """A game whose dice we roll ourselves."""
    return flambeur.new("las-vegas-solo", dice="manual", seed=1, **options)


def table(drawing: str, **options: Any) -> Match:
    """The drawn table, waiting for dice."""
    position = {"format": "flambeur-position/1", "game": "las-vegas-solo", "options": options, "state": state(drawing, **options)}
    return flambeur.from_position(position, dice="manual", seed=1)


def state(drawing: str, **options: Any) -> dict[str, Any]:
    own, preplaced = options.get("own_dice", 8), options.get("preplaced", 1)
    told = Told(drawing)
    later = [0] * 8
    if told.group == 1:
        later = [own - own // 2] + [4] * (7 - preplaced) + [0] * preplaced
    for k in range(8):
        told.dice[6][k] += (own if k == 0 else 8) - told.left[k] - later[k] - sum(told.dice[casino][k] for casino in range(1, 7))
    pile = None if told.pile is None else [*told.pile, *sorted((BOX - Counter(told.used())).elements())]
    return {
        "phase": "roll", "round": told.round, "left": told.left, "later": later, "won": [dollars(notes) for notes in told.won],
        "casinos": [{"notes": dollars(told.notes[casino]), "dice": told.dice[casino]} for casino in range(1, 7)],
        "pile": {"above": None if pile is None else dollars(pile), "under": dollars(told.under)},
    }


class Told:
    """A drawing, read line by line."""

    def __init__(self, drawing: str) -> None:
        self.round, self.group = 1, 2
        self.notes: dict[int, list[int]] = {casino: [] for casino in range(1, 7)}
        self.dice = {casino: [0] * 8 for casino in range(1, 7)}
        self.left = counted("green 1")
        self.won: list[list[int]] = [[] for _ in COLOURS]
        self.under: list[int] = []
        self.pile: list[int] | None = None
        for line in filter(None, map(str.strip, drawing.splitlines())):
            self.read(line)

    def read(self, line: str) -> None:
        match line.split():
            case ["round", n]: self.round = int(n)
            case ["group", n]: self.group = int(n)
            case ["left", *_]: self.left = counted(line.removeprefix("left"))
            case ["under", *notes]: self.under = [int(note) for note in notes]
            case ["pile", *notes]: self.pile = [int(note) for note in notes]
            case [colour, "won", *notes]: self.won[COLOURS.index(colour)] = [int(note) for note in notes]
            case [number, *_] if number[0].isdigit():
                _, _, rest = line.partition(":")
                notes, _, dice = rest.partition("|")
                self.notes[int(number[0])], self.dice[int(number[0])] = [int(note) for note in notes.split()], counted(dice)
            case _: raise ValueError(f"cannot read {line!r}")

    def used(self) -> list[int]:
        return [note for notes in (*self.notes.values(), *self.won, self.under, self.pile or []) for note in notes]


def counted(dice: str) -> list[int]:
    """ "red 2, violet 3" by colour."""
    found = [0] * 8
    for colour, n in map(str.split, filter(str.strip, dice.split(","))):
        found[COLOURS.index(colour)] = int(n)
    return found


def dollars(notes: Iterable[int]) -> list[int]:
    return [1000 * note for note in notes]


def thousands(notes: Iterable[int]) -> list[int]:
    return [note // 1000 for note in notes]


# hands that play

def roll(m: Match, dice: str) -> list[Event]:
    """The dice fall as written, in the order of the colours."""
    return m.resolve([int(face) for face in dice.replace(" ", "")])


def turn(m: Match, dice: str, place: int) -> list[Event]:
    return roll(m, dice) + m.play(0, str(place))


def sixes(m: Match) -> list[Event]:
    """All dice that are rolled show a 6, until the round is over. Returns what happened."""
    number, seen = m.view()["round"], list[Event]()
    while m.awaiting_chance and m.view()["round"] == number:
        opening = m.view()["phase"] == "opening"
        seen += m.resolve([6] * len(m.awaiting_chance.sizes))
        if not opening: seen += m.play(0, "6")
    return seen


def choices(m: Match) -> list[str]:
    return [action.typed for action in m.legal(0)]


# what lies on the table

def n_dice(m: Match) -> int:
    """How many are to be rolled."""
    assert m.awaiting_chance is not None
    return len(m.awaiting_chance.sizes)


def told(dice: Sequence[int]) -> dict[str, int]:
    return {colour: n for colour, n in zip(COLOURS, dice, strict=True) if n}


def on(m: Match, casino: int) -> dict[str, int]:
    """Whose dice lie at a casino."""
    return told(m.view()["casinos"][casino - 1]["dice"])


def left(m: Match) -> dict[str, int]:
    return told(m.view()["left"])


def later(m: Match) -> dict[str, int]:
    return told(m.view()["later"])


def stocked(m: Match) -> list[list[int]]:
    """The notes on the casinos, 1 to 6."""
    return [thousands(casino["notes"]) for casino in m.view()["casinos"]]


def under(m: Match) -> list[int]:
    return thousands(m.view()["under"])


def won(m: Match, colour: str) -> list[int]:
    return thousands(m.position()["state"]["won"][COLOURS.index(colour)])


# what happened

def fields(seen: Iterable[Event], kind: str) -> list[Mapping[str, Any]]:
    return [event.fields for event in seen if event.kind == kind]


def whom(who: int | str) -> str:
    return "red" if who == 0 else str(who)


def ties(seen: Iterable[Event], casino: int) -> list[tuple[int, list[str]]]:
    """Whose dice were struck out there: (how many, who), group by group."""
    return [(tie["dice"], [whom(who) for who in tie["who"]]) for tie in fields(seen, "tie") if tie["casino"] == casino]


def paid(seen: Iterable[Event], casino: int) -> dict[str, int]:
    """Which colour received which note there."""
    return {whom(one["to"]): one["note"] // 1000 for one in fields(seen, "paid") if one["casino"] == casino}


def went_under(seen: Iterable[Event], casino: int) -> list[int]:
    return [one["note"] // 1000 for one in fields(seen, "under") if one["casino"] == casino]
