"""The own hand: cards with one die or two, over what one types to lay them."""
from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from flambeur.cli.boards import pips
from flambeur.cli.boards.draw import beside, first_that_fits
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.marks import Mark

Cards = Sequence[int]                     # 5 is a single five, 55 a double


def tray(scene: Scene) -> list[Text]:
    """Cards, how to choose among them, and what was chosen."""
    if scene.seat is None:
        return []
    mine, language = scene.view["players"][scene.seat], scene.language
    if not mine["hand"]:
        return [Text(say.YOU_ARE_DONE(language), style="dim")] if mine["done"] else []
    how = [Text(line, style="dim") for line in explained(mine["hand"], language)] if chooses(scene, scene.seat) else []
    chosen = [Text(say.CHOSE(language, cards=mine["chosen"]), style="bold")] if mine["chosen"] else []
    return [*draw(mine["hand"], scene.marks[scene.seat], how, scene.width, scene.colour), *chosen]


def chooses(scene: Scene, p: int) -> bool:
    """Whether cards of this player are awaited."""
    view, player = scene.view, scene.view["players"][p]
    return view["phase"] == "choose" and player["cards"] > 0 and not player["has_chosen"] and view["to_move"] in (None, p)


def draw(cards: Cards, mark: Mark, how: Sequence[Text], width: int, colour: bool) -> list[Text]:
    """The cards as large as there is room for; how to type them is worth more than large dice."""
    for margin, told in ((1, True), (0, True), (1, False), (0, False)):
        groups = [beside([card(number, mark, margin, colour) for number in group], gap=1) for group in by_face(cards)]
        drawn = beside([*groups, how], gap=2) if told and how else beside(groups, gap=2)
        if drawn[0].cell_len <= width:
            return drawn
    return [first_that_fits(width, lambda: Text("  ").join(small(number, mark) for number in cards),
                            lambda: Text(" ").join(key(number) for number in cards))]


def card(number: int, mark: Mark, margin: int, colour: bool) -> list[Text]:
    return [*pips.die(number % 10, mark, margin, colour, n=len(str(number))), key(number)]


def key(number: int) -> Text:
    return Text(f" {number} ", style="bold reverse")


def small(number: int, mark: Mark) -> Text:
    return Text.assemble(key(number), " ", (pips.SMALL[number % 10] * len(str(number)), mark.style))


def by_face(cards: Cards) -> list[list[int]]:
    return [list(group) for _, group in groupby(cards, key=lambda number: number % 10)]


def explained(cards: Cards, language: str) -> list[str]:
    """How to lay cards, in short lines."""
    return [*(word(language) for word in say.HOW), say.AS_IN(language, examples=examples(cards, language))]


def examples(cards: Cards, language: str) -> str:
    """Examples from this hand: cards of two faces, and as many as there are of one."""
    groups = by_face(cards)
    two, most = [group[0] for group in groups][:2], max(groups, key=len)
    return say.OR(language).join(" ".join(map(str, way)) for way in (two, most) if way is most or len(way) > 1)
