"""Las Vegas at the terminal: six neon signs, their banknotes and dice, the players, and the roll."""
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.text import Text

from flambeur.cli.boards import pips
from flambeur.cli.boards.draw import column, fitted
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.marks import SEATS, WHITE, badge, dice
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import GOLD, VegasBoard, header, kind_of, line_of
from flambeur.cli.boards.vegas.casino import dice_of, framed, notes, sign_of
from flambeur.games.las_vegas.facts import DICE
from flambeur.kit.words import money

if TYPE_CHECKING:
    from flambeur.kit.events import Event
    from flambeur.table.match import Throw

NARROW = 58                               # with less, there is no room to say who is a bot
Json = dict[str, Any]


class LasVegasBoard(VegasBoard):
    private = False                       # everything lies open but the pile

    def rivals(self, scene: Scene) -> int:
        return len(scene.sitters) + any(part["white"] for part in (*scene.view["casinos"], *scene.view["players"]))

    def header(self, scene: Scene, width: int) -> Text:
        return header(scene, width, say.PILE(scene.language, notes=scene.view["pile"]))

    def casino(self, scene: Scene, k: int, width: int, rows: int, closed: bool) -> list[Text]:
        seen, inner = scene.view["casinos"][k], width - 4
        groups = [*zip(SEATS, seen["dice"], strict=False), (WHITE, seen["white"])]
        content = [notes(scene, seen["notes"], inner), *dice_of(groups, inner, rows)]
        return framed(seen["number"], sign_of(scene, seen["number"], width), content, width, closed)

    def players(self, scene: Scene, width: int) -> list[Text]:
        seats = range(len(scene.sitters))
        names, kinds = [scene.speaker.name(p) for p in seats], [kind_of(scene, p) for p in seats]
        whites = max(player["white"] for player in scene.view["players"])
        widths = min(max(map(len, names)), 16), max(map(len, kinds)) if width >= NARROW else 0, whites
        return [fitted(player(scene, p, widths, width), width) for p in seats]

    def tray(self, scene: Scene) -> list[Text]:
        roll, mover = scene.view["roll"], scene.view["to_move"]
        if roll is None:
            return []
        faces = [(face, SEATS[mover]) for face in roll["own"]] + [(face, WHITE) for face in roll["white"]]
        return pips.draw(sorted(faces, key=lambda die: die[0]), scene.speaker.lists["casino"], scene.width, scene.colour)

    def speech(self, scene: Scene) -> list[str]:
        from flambeur.cli.boards.las_vegas.speech import speech
        return speech(scene)

    def news(self, events: "Sequence[Event]", scene: Scene) -> list[Text]:
        """A line for each placement, with the roll it was chosen from; a line for all else that the table does not show."""
        lines = []
        for before, event in pairwise([None, *events]):
            assert event is not None
            if event.kind == "placed":
                rolled = before.fields if before is not None and before.kind == "rolled" else {}
                dice = " + ".join(" ".join(map(str, rolled[kind])) for kind in ("own", "white") if rolled.get(kind))
                lines.append(line_of(event, scene).append(f"  ({dice})" if dice else "", style="dim"))
            elif event.kind not in ("rolled", "stocked", "shuffled"):
                lines.append(line_of(event, scene))
        return lines

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        from flambeur.cli.boards.las_vegas.why import why
        return why(events, seat, scene.speaker, brief)

    def throw(self, throw: "Throw", scene: Scene) -> str:
        if throw.kind == "opening" or throw.seat is None:
            return say.TYPE_OPENING(scene.language, n=len(throw.sizes))
        white = scene.view["players"][throw.seat]["white"]
        return (say.TYPE_WHITE if white else say.TYPE_ROLL)(scene.language, own=len(throw.sizes) - white, white=white)

    def detail(self, seat: int, scene: Scene) -> str:
        return house.NOTES(scene.language, n=scene.view["players"][seat]["notes"]).rjust(10)

    def rules(self, language: str) -> list[str]:
        return [word(language) for word in say.RULES]


def player(scene: Scene, p: int, widths: tuple[int, int, int], width: int) -> Text:
    """Whose turn, who, which dice are left, and what has been won."""
    seen, view, language = scene.view["players"][p], scene.view, scene.language
    name, kind, white = widths
    line = Text.assemble(("▶" if p == view["to_move"] else " ", GOLD), badge(p), " ",
                         (column(scene.speaker.name(p), name), "bold" if p == scene.seat else ""), "  ",
                         (column(kind_of(scene, p), kind), "dim"), "  ")
    if width >= 72:
        line.append_text(Text.assemble(dice(SEATS[p], seen["dice"]), ("·" * (DICE - seen["dice"]), "dim")))
        line.append_text(Text.assemble(" " if white else "", dice(WHITE, seen["white"]), ("·" * (white - seen["white"]), "dim"), "  "))
    else:
        line.append(f"{seen['dice'] + seen['white']:2} ⚅ ")
    line.append(f"{house.NOTES(language, n=seen['notes']):>10}  {fortune(seen, language):>11}  ")
    return line.append(house.FIRST(language) if p == view["first"] else "", style=GOLD)


def fortune(seen: Json, language: str) -> str:
    return say.FACE_DOWN(language) if seen["money"] is None else money(seen["money"], language)


BOARD = LasVegasBoard()
