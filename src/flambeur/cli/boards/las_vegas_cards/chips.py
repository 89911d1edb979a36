"""Chips: each colour has its symbol, as on the page; and the choice of one."""
from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from flambeur.cli.boards.draw import first_that_fits
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.marks import Mark
from flambeur.games.las_vegas_cards.facts import CHIP_WORTH
from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.words import money

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


def takings(scene: Scene) -> dict[int, int]:
    """The colours of which the seat may take a chip, and what that chip adds to its money."""
    offered, mine = scene.view["casinos"][scene.view["taking"] - 1]["chips"], scene.view["players"][scene.seat]["chips"]
    return {colour: (CHIP_WORTH[mine.count(colour) + 1] - CHIP_WORTH[mine.count(colour)]) * DOLLARS for colour in sorted(set(offered))}


def tray(scene: Scene) -> list[Text]:
    """Which chip? With what one types."""
    language, names = scene.language, scene.speaker.lists
    ways = [Text.assemble(chip(colour, " "), " ", (f" {names['chip'][colour - 1]} ", "bold reverse"), f" +{money(more, language)}")
            for colour, more in takings(scene).items()]
    ways.append(Text(f" {say.LEAVE(language)} ", style="bold reverse"))
    together = Text("   ").join(ways)
    return [Text(say.TAKE(language, casino=names["casino"][scene.view["taking"] - 1]), style="bold"),
            *([together] if together.cell_len <= scene.width else ways)]
