"""Las Vegas with hidden colours: lay a table drawn as text, roll given dice, read what happened. Notes are in thousands.

    round 2                             else 1
    first Ben                           who began the round; else Anna
    to play Carla                       else who began
    5: 80 30 10 | red 2, violet 3       notes and dice at casino 5
    left red 1, green 2                 dice not yet placed; else green 1
    shelf violet 40 3 at 2              violet has won 40k with three dice at casino 2
    Anna has red, violet                her colours; else dealt
    Anna won 30 50                      in the round before
    box 10 20                           notes out of the game; more go there, the lowest first, until enough are used
    pile 50 40                          what lies on top of it; below, the other notes, rising

Notes that are drawn nowhere lie at casinos that are not drawn, from the sixth down, three at each; so do the dice of which nothing is told.
"""
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import flambeur
from flambeur import Event, Match
from tests.helpers.las_vegas_solo import BOX, COLOURS, counted, dollars, fields, thousands, told

NAMES = ("Anna", "Ben", "Carla", "Denny")
CASINOS = range(1, 7)


def new(players: int = 3, **options: Any) -> Match:
    """A game whose dice we roll ourselves."""
    return flambeur.new("las-vegas-hidden", players=players, dice="manual", seed=1, names=NAMES[:players], **options)


def table(drawing: str, players: int = 3, **options: Any) -> Match:
    """The drawn table, waiting for dice."""
    return flambeur.from_position(laid(drawing, players, **options), dice="manual", seed=1, names=NAMES[:players])


def laid(drawing: str, players: int = 3, **options: Any) -> dict[str, Any]:
    state = Drawing(drawing, players).state()
    return {"format": "flambeur-position/1", "game": "las-vegas-hidden", "options": {"players": players, **options}, "state": state}


class Drawing:
    """A drawing, read line by line."""

    def __init__(self, drawing: str, players: int) -> None:
        self.names = NAMES[:players]
        self.round, self.first, self.mover = 1, 0, -1
        self.notes: dict[int, list[int]] = {}
        self.dice = {casino: [0] * 8 for casino in CASINOS}
        self.left = counted("green 1")
        self.shelf: list[dict[str, int]] = []
        self.has: dict[str, list[int] | None] = dict.fromkeys(self.names)
        self.won: dict[str, list[int]] = {name: [] for name in self.names}
        self.box: list[int] = []
        self.pile: list[int] | None = None
        for line in filter(None, map(str.strip, drawing.splitlines())):
            self.read(line)

    def read(self, line: str) -> None:
        match line.replace(",", " ").split():
            case ["round", n]: self.round = int(n)
            case ["first", name]: self.first = NAMES.index(name)
            case ["to", "play", name]: self.mover = NAMES.index(name)
            case ["left", *_]: self.left = counted(line.removeprefix("left"))
            case ["shelf", colour, note, n, "at", casino]:
                self.shelf.append({"casino": int(casino), "colour": COLOURS.index(colour) + 1, "note": 1000 * int(note), "dice": int(n)})
            case ["box", *notes]: self.box = [int(note) for note in notes]
            case ["pile", *notes]: self.pile = [int(note) for note in notes]
            case [name, "has", *colours]: self.has[name] = [COLOURS.index(colour) + 1 for colour in colours]
            case [name, "won", *notes]: self.won[name] = [int(note) for note in notes]
            case [number, *_] if number[0].isdigit():
                _, _, rest = line.partition(":")
                notes, _, dice = rest.partition("|")
                self.notes[int(number[0])], self.dice[int(number[0])] = [int(note) for note in notes.split()], counted(dice)
            case _: raise ValueError(f"cannot read {line!r}")

    def used(self) -> list[int]:
        shelf = [won["note"] // 1000 for won in self.shelf]
        return [*shelf, *self.box, *(note for notes in (*self.notes.values(), *self.won.values()) for note in notes)]

    def lay_the_rest(self) -> None:
        """Dice and notes of which nothing is told."""
        spare = [casino for casino in reversed(CASINOS) if casino not in self.notes]
        for k in range(8):
            out = sum(self.dice[casino][k] for casino in CASINOS) + sum(won["dice"] for won in self.shelf if won["colour"] == k + 1)
            self.dice[spare[0]][k] += 8 - out - self.left[k]
        rest = sorted((BOX - Counter([*self.used(), *(self.pile or [])])).elements())
        missing = 18 * self.round - len(self.used())
        for casino in spare:
            self.notes[casino] = [rest.pop(0) for _ in range(min(3, missing))]
            missing -= len(self.notes[casino])
        self.box += [rest.pop(0) for _ in range(missing)]
        if self.pile is not None: self.pile += rest

    def state(self) -> dict[str, Any]:
        self.lay_the_rest()
        return {
            "phase": "roll", "round": self.round, "first": self.first, "to_move": self.first if self.mover < 0 else self.mover,
            "casinos": [{"notes": dollars(self.notes[casino]), "dice": self.dice[casino]} for casino in CASINOS], "left": self.left,
            "shelf": self.shelf, "players": [{"colours": self.has[name], "won": dollars(self.won[name])} for name in self.names],
            "box": dollars(self.box), "pile": None if self.pile is None else dollars(self.pile),
        }


# hands that play

def roll(m: Match, dice: str) -> list[Event]:
    """The dice fall as written, in the order of the colours."""
    return m.resolve([int(face) for face in dice.replace(" ", "")])


def turn(m: Match, dice: str, place: int) -> list[Event]:
    return roll(m, dice) + m.play(m.actors[0], str(place))


def finish_round(m: Match, casino: int = 6) -> list[Event]:
    """All dice that are left show one face, until the round is over. Returns what happened."""
    number, seen = m.view()["round"], list[Event]()
    while m.awaiting_chance and m.view()["round"] == number:
        opening = m.view()["phase"] == "opening"
        seen += m.resolve([casino] * len(m.awaiting_chance.sizes))
        if not opening: seen += m.play(m.actors[0], str(casino))
    return seen


def choices(m: Match) -> list[str]:
    return [action.typed for action in m.legal(m.actors[0])]


# what lies on the table

def roller(m: Match) -> str:
    assert m.awaiting_chance is not None
    assert m.awaiting_chance.seat is not None
    return NAMES[m.awaiting_chance.seat]


def n_dice(m: Match) -> int:
    assert m.awaiting_chance is not None
    return len(m.awaiting_chance.sizes)


def on(m: Match, casino: int) -> dict[str, int]:
    """Whose dice lie at a casino."""
    return told(m.view()["casinos"][casino - 1]["dice"])


def left(m: Match) -> dict[str, int]:
    return told(m.view()["left"])


def notes(m: Match, casino: int) -> list[int]:
    return thousands(m.view()["casinos"][casino - 1]["notes"])


def shelf(m: Match) -> list[tuple[str, int, int]]:
    """Colour, note and dice of what was won."""
    return [(COLOURS[won["colour"] - 1], won["note"] // 1000, won["dice"]) for won in m.view()["shelf"]]


def colours(m: Match, name: str) -> list[str]:
    """Of a player, as that player sees them."""
    seat = NAMES.index(name)
    return [COLOURS[k - 1] for k in m.view(seat)["players"][seat]["colours"] or []]


def won(m: Match, name: str) -> list[int]:
    return thousands(m.position()["state"]["players"][NAMES.index(name)]["won"])


# what happened

def wins(seen: Iterable[Event]) -> list[tuple[str, int]]:
    """Which colour won which note."""
    return [(one["colour"], one["note"] // 1000) for one in fields(seen, "won")]


def of(seen: Iterable[Event], kind: str) -> list[tuple[str, Mapping[str, Any]]]:
    """Whose events of a kind, and their fields."""
    return [(NAMES[event.seat] if event.seat is not None else "", event.fields) for event in seen if event.kind == kind]


def who(seats: Sequence[int]) -> list[str]:
    return [NAMES[seat] for seat in seats]
