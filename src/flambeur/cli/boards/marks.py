"""How the seats are told apart: a symbol for each, and a colour. The symbol alone is enough."""
from typing import NamedTuple

from rich.text import Text


class Mark(NamedTuple):
    symbol: str
    style: str                            # ink on the colour of the dice: readable on dark and light terminals alike


SEATS = (
    Mark("◆", "#ffffff on #d0333c"), Mark("▲", "#ffffff on #1f8a48"), Mark("●", "#ffffff on #2f74e0"), Mark("★", "#ffffff on #343847"),
    Mark("✚", "#1d2038 on #f6f2e6"), Mark("☾", "#2a1c00 on #f2c230"), Mark("■", "#ffffff on #767c8c"), Mark("⬢", "#ffffff on #8f56e8"),
)
WHITE = Mark("○", "#1d2038 on #f6f2e6")   # dice of nobody


def dice(mark: Mark, n: int) -> Text:
    """n dice of one colour."""
    return Text(mark.symbol * n, style=mark.style)


def badge(seat: int) -> Text:
    return Text(f" {SEATS[seat].symbol} ", style=SEATS[seat].style)
