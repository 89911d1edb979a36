"""The cards at a casino: all dice in one line, or a line for the cards of each player."""
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from flambeur.cli.boards.draw import first_that_fits, tall
from flambeur.cli.boards.marks import Mark, dice
from flambeur.cli.boards.vegas.casino import one_line

Json = dict[str, Any]


def laid(marks: Sequence[Mark], seen: Json, width: int, rows: int) -> list[Text]:
    """What everybody has laid, most dice first."""
    groups = sorted(((mark, n, cards) for mark, n, cards in zip(marks, seen["dice"], seen["cards"], strict=False) if n),
                    key=lambda group: -group[1])
    if rows == 1:
        return [one_line([(mark, n) for mark, n, _ in groups], width)]
    return tall([full_line(mark, n, cards, width) for mark, n, cards in groups], rows)


def full_line(mark: Mark, n: int, cards: list[int], width: int) -> Text:
    """A double is one card with two dice."""
    drawn = [Text(f" {' '.join(mark.symbol * len(str(number)))} ", style=mark.style) for number in cards]
    return first_that_fits(width, lambda: Text.assemble((f"{n:2}", "bold"), "  ", Text(" ").join(drawn)),
                           lambda: Text.assemble((f"{n:2}", "bold"), "  ", dice(mark, n)))
