"""Las Vegas at the terminal: six neon signs, their banknotes and dice, the players, and the roll."""
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.text import Text

from flambeur.cli.boards import pips
from flambeur.cli.boards.draw import column, fitted
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas import things
from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.marks import badge, dice
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import GOLD, VegasBoard, header, kind_of, line_of
from flambeur.cli.boards.vegas.casino import SIGN, dice_of, framed, notes, sign_of
from flambeur.cli.boards.vegas.chips import row, stacks
from flambeur.games.las_vegas.facts import DICE
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import on
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.kit.options import Options
from flambeur.kit.words import choose, money

if TYPE_CHECKING:
    from flambeur.kit.actions import Action
    from flambeur.kit.events import Event
    from flambeur.table.play import Throw

NARROW = 58                               # columns: with fewer there is no room to say who is a bot
Json = dict[str, Any]


class LasVegasBoard(VegasBoard):
    def is_private(self, options: Options) -> bool:
        """Everything lies open but the pile, and what modules hide."""
        return any(module.hides for module in on(options))

    def rivals(self, scene: Scene) -> int:
        return len(things.lying(scene, 0))      # white, and big dice with their own line

    def header(self, scene: Scene, width: int) -> Text:
        return header(scene, width, say.PILE(scene.language, notes=scene.view["pile"]))

    def casino(self, scene: Scene, k: int, width: int, rows: int, closed: bool) -> list[Text]:
        seen, inner = scene.view["casinos"][k], width - 4
        content = [notes(scene, seen["notes"], inner, things.beside_in_short(scene, k)), *dice_of(things.on_casino(scene, k), inner, rows)]
        if faces := things.faces_shown(scene, k): content.append(Text("  ").join(
            Text.assemble((mark.symbol, mark.style), " ", " ".join(map(str, shown))) for mark, shown in faces))
        lying = seen.get("chips", [])
        chips = row(lying, max(width - SIGN - len(scene.speaker.lists["casino"][k]), len(lying))) if lying else None
        return framed(seen["number"], sign_of(scene, seen["number"], width, chips), content, width, closed)

    def players(self, scene: Scene, width: int) -> list[Text]:
        seats = range(len(scene.sitters))
        names, kinds = [scene.speaker.name(p) for p in seats], [kind_of(scene, p) for p in seats]
        hands = max(things.dice_in_hand(scene, p) for p in seats)
        widths = min(max(map(len, names)), 16), max(map(len, kinds)) if width >= NARROW else 0, max(hands, DICE)
        return [*(fitted(player(scene, p, widths, width), width) for p in seats), *(fitted(Text(line), width) for line in lines(scene))]

    def tray(self, scene: Scene) -> list[Text]:
        if scene.view["roll"] is None:
            return []
        dice = sorted(things.rolled(scene), key=lambda die: die[0])
        return pips.draw(dice, scene.speaker.lists["casino"], scene.width, scene.colour)

    def speech(self, scene: Scene) -> list[str]:
        from flambeur.cli.boards.las_vegas.speech import speech
        return speech(scene)

    def news(self, events: "Sequence[Event]", scene: Scene) -> list[Text]:
        """A line for each placement, with the roll from which it was chosen; a line for all else that the table does not show."""
        lines = []
        for before, event in pairwise([None, *events]):
            assert event is not None
            if event.kind == "placed":
                rolled = before.fields if before is not None and before.kind == "rolled" else {}
                dice = " + ".join(" ".join(map(str, faces)) for faces in rolled.values() if faces)
                lines.append(line_of(event, scene).append(f"  ({dice})" if dice else "", style="dim"))
            elif event.kind not in ("rolled", "stocked", "shuffled"):
                lines.append(line_of(event, scene))
        return lines

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        from flambeur.cli.boards.las_vegas.why import why
        return why(events, seat, scene.speaker, brief)

    def throw(self, throw: "Throw", scene: Scene) -> str:
        if throw.kind == "opening" or throw.seat is None:
            opening = next(module for module in on(scene.options) if module.opens_round(scene.options))
            return scene.speaker.say(GAME.words[f"opening.{opening.name}"], {"n": len(throw.sizes)})
        return things.told(scene, things.thrown(scene, throw.seat), house.THEN)

    def detail(self, seat: int, scene: Scene) -> str:
        return house.NOTES(scene.language, n=scene.view["players"][seat]["notes"]).rjust(10)

    def question(self, scene: Scene) -> str:
        asking = next((module for module in modules() if module.name == scene.view.get("asking")), None)
        if asking is None:
            return super().question(scene)
        fields = asking.asked(scene.view)
        return scene.speaker.say(choose(GAME.words, f"question.{asking.name}", fields), fields)

    def typed(self, action: "Action", language: str) -> str:
        words = {word: said for module in modules() for word, said in module.typed_in.get(language, {}).items()}
        return " ".join(words.get(word, word) for word in action.typed.split())

    def rules(self, scene: Scene) -> list[str]:
        """The rules, with those of the modules that are on before the last rule, which is how the game ends."""
        *base, end = (word(scene.language) for word in say.RULES)
        return [*base, *(scene.speaker.say(GAME.words[f"rule.{module.name}"], {}) for module in on(scene.options)), end]


def player(scene: Scene, p: int, widths: tuple[int, int, int], width: int) -> Text:
    """Whose turn, who, which dice are left, and what has been won."""
    seen, view, language = scene.view["players"][p], scene.view, scene.language
    name, kind, hand = widths
    line = Text.assemble(("▶" if p == view["to_move"] else " ", GOLD), badge(scene.marks[p]), " ",
                         (column(scene.speaker.name(p), name), "bold" if p == scene.seat else ""), "  ",
                         (column(kind_of(scene, p), kind), "dim"), "  ")
    if width >= 72:
        line.append_text(Text.assemble(*(dice(mark, n) for mark, n in things.marked(scene, things.in_hand(scene, p)))))
        line.append_text(Text.assemble(("·" * (hand - things.dice_in_hand(scene, p)), "dim"), "  "))
    else:
        line.append(f"{things.dice_in_hand(scene, p):2} ⚅ ")
    line.append(f"{house.NOTES(language, n=seen['notes']):>10}  {fortune(seen, language):>11}  ")
    line.append(house.FIRST(language) if p == view["first"] else "", style=GOLD)
    return line.append(" ").append_text(stacks(seen["chips"])) if seen.get("chips") else line


def lines(scene: Scene) -> list[str]:
    """What modules have to say besides."""
    said = [line for module in on(scene.options) for line in module.lines(scene.view, scene.seat)]
    return [scene.speaker.say(choose(GAME.words, f"line.{line.name}", line.fields), line.fields) for line in said]


def fortune(seen: Json, language: str) -> str:
    return say.FACE_DOWN(language) if seen["money"] is None else money(seen["money"], language)


BOARD = LasVegasBoard()
