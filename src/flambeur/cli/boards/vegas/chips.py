"""Chips (CG9): each colour has its symbol, as on the page."""
from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from flambeur.cli.boards.draw import first_that_fits
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import Mark

COLOURS = (
    Mark("♥", "#4d0430 on #ff86c3"), Mark("♛", "#3d2800 on #f7c244"), Mark("♣", "#00240f on #35b877"), Mark("♠", "#00133a on #4b95ff"),
    Mark("7", "#1b2233 on #c9d0de"),
)
MANY = 8                                  # chips beside each other: where there are more, they are counted


def chip(colour: int, margin: str = "") -> Text:
    mark = COLOURS[colour - 1]
    return Text(f"{margin}{mark.symbol}{margin}", style=mark.style)


def row(chips: Sequence[int], width: int) -> Text:
    """Chips beside each other, apart if there is room."""
    return first_that_fits(width, lambda: Text(" ").join(chip(colour, " ") for colour in chips),
                           lambda: Text("").join(chip(colour) for colour in chips))


def stacks(chips: Sequence[int]) -> Text:
    """The chips of one player, equal ones together."""
    if len(chips) <= MANY:
        return Text(" ").join(Text("").join([chip(colour)] * n) for colour, n in Counter(chips).items())
    return Text(" ").join(Text.assemble(chip(colour), f"×{n}") for colour, n in Counter(chips).items())


def spoken(scene: Scene, chips: Sequence[int]) -> str:
    names = scene.speaker.lists["chip"]
    return ", ".join(names[colour - 1] if n == 1 else f"{n} × {names[colour - 1]}" for colour, n in Counter(chips).items())
