"""Las Vegas solo at the terminal: the casinos, you against the seven, and the dice that are left in the group."""
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.boards.common_dice import words as common
from flambeur.cli.boards.common_dice.board import CommonBoard, counted
from flambeur.cli.boards.draw import fitted
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_solo import words as say
from flambeur.cli.boards.marks import SEATS, badge
from flambeur.cli.boards.vegas import why as vegas
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import GOLD, header
from flambeur.games.vegas.colours import NAMES
from flambeur.kit.words import money

if TYPE_CHECKING:
    from flambeur.kit.events import Event

RED = 0


class SoloBoard(CommonBoard):
    private = False                       # everything lies open

    def header(self, scene: Scene, width: int) -> Text:
        return header(scene, width, common.PILE(scene.language, notes=scene.view["pile"]), scene.view["rounds"])

    def players(self, scene: Scene, width: int) -> list[Text]:
        view, language = scene.view, scene.language
        duel = Text.assemble(" ", badge(SEATS[RED]), " ", (money(view["players"][0]["money"], language), GOLD), "  ",
                             say.AGAINST(language, theirs=view["theirs"]))
        groups = [(say.GROUP(language, group=view["group"]), view["left"])]
        groups += [(say.GROUP(language, group=2), view["later"])] if any(view["later"]) else []
        return [fitted(duel, width), *(fitted(Text.assemble(f" {label}  ", counted(scene, dice, width - len(label) - 3)), width)
                                       for label, dice in groups)]

    def spoken_players(self, scene: Scene) -> list[str]:
        view, language = scene.view, scene.language
        left = common.of_colours(scene, view["left"]) or house.NO_DICE(language).lower()
        return [say.SPOKEN_DUEL(language, yours=view["players"][0]["money"], theirs=view["theirs"]),
                say.SPOKEN_GROUP(language, group=view["group"], dice=left)]

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        return vegas.why(events, seat, scene.speaker, laid, brief) or [say.WHY_NOT_YET(scene.language)]

    def detail(self, seat: int, scene: Scene) -> str:
        return say.AGAINST(scene.language, theirs=scene.view["theirs"])

    def rules(self, scene: Scene) -> list[str]:
        return [word(scene.language) for word in say.RULES]


def laid(event: "Event", seat: int) -> Counter[int]:
    """How many dice of yours an event brought where."""
    return Counter({event.fields["casino"]: 1} if event.kind == "placed" and NAMES[RED] in event.fields["colours"] else {})


BOARD = SoloBoard()
