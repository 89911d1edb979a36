"""How the seats are told apart: a symbol for each, and a colour. The symbol alone is enough."""
from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from flambeur.kit import marks as kit


class Mark(NamedTuple):
    symbol: str
    style: str                            # ink on the colour of the dice: readable on dark and light terminals alike


SYMBOLS = {"diamond": "◆", "triangle": "▲", "ring": "●", "star": "★", "cross": "✚", "moon": "☾", "bolt": "■", "hexagon": "⬢"}
STYLES = {"red": "#ffffff on #d0333c", "green": "#ffffff on #1f8a48", "blue": "#ffffff on #2f74e0", "black": "#ffffff on #343847",
          "white": "#1d2038 on #f6f2e6", "yellow": "#2a1c00 on #f2c230", "grey": "#ffffff on #767c8c", "violet": "#ffffff on #8f56e8",
          "ivory": "#2a2140 on #efe3c2"}


def drawn(marks: Iterable[kit.Mark]) -> tuple[Mark, ...]:
    """As a terminal shows them; a symbol that is none of ours is a letter."""
    return tuple(Mark(SYMBOLS.get(mark.symbol, mark.symbol), STYLES[mark.colour]) for mark in marks)


SEATS = drawn(kit.MARKS)
WHITE = Mark("○", "#1d2038 on #f6f2e6")   # dice of nobody


def dice(mark: Mark, n: int) -> Text:
    """n dice of one colour."""
    return Text(mark.symbol * n, style=mark.style)


def badge(mark: Mark) -> Text:
    return Text(f" {mark.symbol} ", style=mark.style)
