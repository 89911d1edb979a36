"""The choice of a chip."""
from rich.text import Text

from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.vegas.chips import chip
from flambeur.games.vegas.chips import CHIP_WORTH
from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.words import money


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
