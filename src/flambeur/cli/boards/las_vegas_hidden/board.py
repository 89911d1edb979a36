"""Las Vegas with hidden colours at the terminal: the casinos, what was won this round, the dice that are left, and the players."""
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from flambeur.cli.boards.common_dice import words as common
from flambeur.cli.boards.common_dice.board import CommonBoard, counted
from flambeur.cli.boards.draw import column, first_that_fits, fitted
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_hidden import words as say
from flambeur.cli.boards.marks import SEATS, badge, dice
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import GOLD, header, kind_of
from flambeur.games.las_vegas_hidden.facts import ROUNDS
from flambeur.kit.words import money

if TYPE_CHECKING:
    from flambeur.kit.events import Event

Json = dict[str, Any]


class HiddenBoard(CommonBoard):
    """People who share a keyboard have secrets: their colours."""

    def header(self, scene: Scene, width: int) -> Text:
        return header(scene, width, common.PILE(scene.language, notes=scene.view["pile"]), ROUNDS)

    def players(self, scene: Scene, width: int) -> list[Text]:
        left = common.LEFT(scene.language)
        lines = [Text.assemble(f" {left}  ", counted(scene, scene.view["left"], width - len(left) - 3))]
        if scene.view["shelf"]: lines.append(shelf(scene, width))
        names = [scene.speaker.name(p) for p in range(len(scene.sitters))]
        widest = min(max(map(len, names)), 16)
        return [fitted(line, width) for line in (*lines, *(player(scene, p, widest) for p in range(len(names))))]

    def spoken_players(self, scene: Scene) -> list[str]:
        view, language = scene.view, scene.language
        told = [say.SPOKEN_LEFT(language, dice=common.of_colours(scene, view["left"]) or house.NO_DICE(language).lower())]
        for won in view["shelf"]:
            told.append(scene.speaker.say(say.SPOKEN_WON.both, won))
        for p, seen in enumerate(view["players"]):
            told.append(say.SPOKEN_PLAYER(language, name=scene.speaker.name(p), notes=house.NOTES(language, n=seen["notes"]),
                                          money=seen["money"]))
            if seen["colours"]: told.append(say.SPOKEN_COLOURS(language, colours=own(scene, seen)))
        return told

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        """What one's colours won in the last round that was revealed."""
        ends = [k for k, event in enumerate(events) if event.kind == "round_end"]
        if not ends: return [say.WHY_NOT_YET(scene.language)]
        starts = [k for k, event in enumerate(events[:ends[-1]]) if event.kind == "revealed" and event.seat == 0]
        told = [event.text(scene.language) for event in events[starts[-1] if starts else 0:ends[-1]]
                if event.seat == seat and event.kind in ("revealed", "paid")]
        return told[1:] if brief else told

    def detail(self, seat: int, scene: Scene) -> str:
        return house.NOTES(scene.language, n=scene.view["players"][seat]["notes"]).rjust(10)

    def rules(self, scene: Scene) -> list[str]:
        return [word(scene.language) for word in say.RULES]


def player(scene: Scene, p: int, width: int) -> Text:
    """Whose turn, who, the own colours, and what has been taken."""
    seen, view, language = scene.view["players"][p], scene.view, scene.language
    line = Text.assemble(("▶" if p == view["to_move"] else " ", GOLD), badge(scene.marks[p]), " ",
                         (column(scene.speaker.name(p), width), "bold" if p == scene.seat else ""), "  ",
                         (column(kind_of(scene, p), 8), "dim"), f"{money(seen['money'], language):>11}  ")
    for colour in seen["colours"] or []:
        mark = SEATS[colour - 1]
        line.append_text(Text.assemble((f" {mark.symbol} {scene.speaker.lists['colours'][colour - 1]} ", mark.style), " "))
    return line.append(house.FIRST(language) if p == view["first"] else "", style=GOLD)


def shelf(scene: Scene, width: int) -> Text:
    """The notes won this round, each with its dice; in short where there are many."""
    label = common.WON(scene.language)
    room, won = width - len(label) - 3, scene.view["shelf"]

    def written(drawn: bool) -> Text:
        return Text(" ").join(Text.assemble(dice(SEATS[one["colour"] - 1], one["dice"] if drawn else 1),
                                            house.SHORT_NOTE(scene.language, k=one["note"] // 1000)) for one in won)
    return Text.assemble(f" {label}  ", first_that_fits(room, lambda: written(True), lambda: written(False), lambda: sums(scene)))


def sums(scene: Scene) -> Text:
    """What each colour has won together."""
    found = dict[int, int]()
    for won in scene.view["shelf"]: found[won["colour"]] = found.get(won["colour"], 0) + won["note"] // 1000
    return Text(" ").join(Text.assemble(dice(SEATS[colour - 1], 1), str(k)) for colour, k in sorted(found.items()))


def own(scene: Scene, seen: Json) -> str:
    return ", ".join(scene.speaker.lists["colours"][colour - 1] for colour in seen["colours"])


BOARD = HiddenBoard()
