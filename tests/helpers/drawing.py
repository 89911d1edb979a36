"""Las Vegas tables drawn as text. Notes are in thousands, as one says them.

    round 3                                       else 1
    first Benno                                   else Anna; "to roll Carla": else the first player
    2: 80 30 10 | Anna 5, Benno 3, white 1        notes and dice of casino 2; casinos not drawn are empty
    Anna won 30 20                                "Anna won the rest": all notes that lie nowhere else, so that the pile is empty
    pile 50 20                                    what lies on top; below it the other notes, rising
    under 10 10                                   what all saw going under the pile
    white left: Anna 1, Benno 0                   else all white dice that are not on the casinos, taken from Anna first, then Benno …

Dice that do not lie on the casinos are in their owners' hands.
"""
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

NAMES = ("Anna", "Benno", "Carla", "Denny", "Emil")
BOX = Counter({10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5})       # LV1
WHITE_EACH = {2: 4, 3: 2, 4: 2}                                                      # LV10


class Drawing:
    """A drawing, read line by line."""

    def __init__(self, drawing: str, players: int, neutral_dice: bool) -> None:
        self.players, self.white_each = players, WHITE_EACH[players] if neutral_dice else 0
        self.round, self.first, self.to_move = 1, 0, -1
        self.notes: dict[int, list[int]] = {}
        self.dice: dict[int, dict[str, int]] = {}
        self.won: dict[str, list[int]] = {}
        self.pile: list[int] | None = None
        self.under: list[int] = []
        self.white_left: dict[str, int] | None = None
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
            case ["white", "left", *_]: self.white_left = hands(line.partition(":")[2])
            case [number, *_] if number.isdigit():
                money, _, dice = line.partition(":")[2].partition("|")
                self.notes[int(number)], self.dice[int(number)] = [int(note) for note in money.split()], hands(dice)
            case _: raise ValueError(f"cannot read {line!r}")

    def state(self) -> dict[str, Any]:
        left = BOX - Counter(self.under) - Counter(self.pile or [])
        for notes in (*self.notes.values(), *self.won.values()):
            left -= Counter(notes)
        if self.rest_to:
            self.won[self.rest_to] = self.won.get(self.rest_to, []) + sorted(left.elements())
            left.clear()
        white = self.white_in_hand()
        return {
            "round": self.round, "first": self.first, "to_move": self.to_move if self.to_move >= 0 else self.first,
            "casinos": [{"notes": dollars(self.notes.get(c, [])), "dice": [self.lying(c, name) for name in NAMES[:self.players]],
                         "white": self.lying(c, "white")} for c in range(1, 7)],
            "players": [{"dice": 8 - sum(self.lying(c, name) for c in range(1, 7)), "white": white[name],
                         "won": dollars(self.won.get(name, []))} for name in NAMES[:self.players]],
            "pile": {"above": dollars([*(self.pile or []), *sorted(left.elements())]) if self.pile is not None or self.rest_to else None,
                     "under": dollars(self.under)},
        }

    def lying(self, casino: int, whose: str) -> int:
        return self.dice.get(casino, {}).get(whose, 0)

    def white_in_hand(self) -> dict[str, int]:
        if self.white_left is not None:
            return {name: self.white_left.get(name, self.white_each) for name in NAMES}
        placed, left = sum(self.lying(c, "white") for c in range(1, 7)), {}
        if self.white_each and self.players == 3:
            placed -= 2                   # LV10: of the opening roll
        for name in NAMES:
            taken = min(placed, self.white_each)
            placed -= taken
            left[name] = self.white_each - taken
        return left


def hands(text: str) -> dict[str, int]:
    """ "Anna 5, white 1" """
    return {name: int(n) for name, n in re.findall(r"(\w+) (\d+)", text)}


def dollars(notes: Iterable[int]) -> list[int]:
    return [1000 * note for note in notes]


def thousands(notes: Iterable[int]) -> list[int]:
    return [note // 1000 for note in notes]
