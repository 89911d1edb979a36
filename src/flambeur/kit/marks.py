"""How the seats of a table are told apart: by a colour, and by a symbol that goes with it. Who draws a table knows how these look."""
from collections.abc import Container
from typing import NamedTuple


class Mark(NamedTuple):
    colour: str
    symbol: str

    def as_json(self) -> dict[str, str]:
        return {"colour": self.colour, "symbol": self.symbol}


MARKS = (Mark("red", "diamond"), Mark("green", "triangle"), Mark("blue", "ring"), Mark("black", "star"), Mark("white", "cross"),
         Mark("yellow", "moon"), Mark("grey", "bolt"), Mark("violet", "hexagon"))


def first_marks(players: int, without: Container[str] = ()) -> tuple[Mark, ...]:
    """One for each seat, in their order, without the colours that the game needs for something else."""
    return tuple(mark for mark in MARKS if mark.colour not in without)[:players]

LETTERS = tuple(Mark("ivory", letter) for letter in "ABCDEFGH")      # where the colours are those of dice that are nobody's for all to see
