"""The players: who is to choose, the cards of each, what they have won. In as many columns as there is room for."""
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from flambeur.cli.boards.draw import column, fitted
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.las_vegas_cards.hand import chooses
from flambeur.cli.boards.marks import badge
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import GOLD, kind_of
from flambeur.cli.boards.vegas.chips import stacks
from flambeur.games.las_vegas_cards.facts import ENOUGH
from flambeur.kit.words import money

LONGEST, SHORTEST = 16, 8                 # of a name, where there are longer ones
HEAD, INDENT = 7, 5                       # before and after a name; of a second line
Json = dict[str, Any]
Column = list[Text]


class Look(NamedTuple):
    bar: bool                             # cards out, drawn
    kind: bool                            # who is a bot
    words: bool                           # where the cards are, in words


LOOKS = (Look(True, True, True), Look(False, True, True), Look(False, False, True), Look(False, False, False))


def players(scene: Scene, width: int) -> list[Text]:
    longest = min(max(Text(scene.speaker.name(p)).cell_len for p in range(len(scene.sitters))), LONGEST)
    for look in LOOKS:
        rest = joined([*cards(scene, look), *won(scene), fortunes(scene), *states(scene)])
        room = width - HEAD - rest[0].cell_len
        if room >= min(longest, SHORTEST):
            return [Text.assemble(head(scene, p, min(longest, room)), "  ", line) for p, line in enumerate(rest)]
    return on_two_lines(scene, width)


def on_two_lines(scene: Scene, width: int) -> list[Text]:
    """Who and how rich, then the cards, notes and chips."""
    above, ways = joined([fortunes(scene), *states(scene)]), [joined([*cards(scene, look), *won(scene)]) for look in LOOKS[2:]]
    below = next((way for way in ways if way[0].cell_len + INDENT <= width), ways[-1])
    name = width - HEAD - above[0].cell_len
    lines = [(Text.assemble(head(scene, p, name), "  ", above[p]), Text(" " * INDENT).append_text(below[p])) for p in range(len(above))]
    return [fitted(line, width) for pair in lines for line in pair]


def head(scene: Scene, p: int, width: int) -> Text:
    state = "▶" if chooses(scene, p) or scene.view["to_move"] == p else "✓" if scene.view["players"][p]["has_chosen"] else " "
    return Text.assemble((state, GOLD), badge(scene.marks[p]), " ",
                         (column(scene.speaker.name(p), width), "bold" if p == scene.seat else ""))


def cards(scene: Scene, look: Look) -> list[Column]:
    """Who plays them, how many are out, and where the others are."""
    seen = scene.view["players"]
    kinds = [left([Text(kind_of(scene, p), style="dim") for p in range(len(seen))])] if look.kind else []
    bars = [[bar(player["out"]) for player in seen]] if look.bar else []
    out = right([Text(f"{player['out']}/{ENOUGH}") for player in seen])
    return [*kinds, *bars, out, left([Text(where(player, look.words, scene.language), style="dim") for player in seen])]


def bar(out: int) -> Text:
    full = min(out, ENOUGH)
    return Text.assemble("▮" * full, ("▯" * (ENOUGH - full), "dim"))


def where(player: Json, words: bool, language: str) -> str:
    deck, glass = f"{player['deck']:2}", f"{player['glass']:<2}"
    return say.CARDS(language, hand=player["cards"], deck=deck, glass=glass) if words else f"{player['cards']}+{deck} ▽{glass}"


def won(scene: Scene) -> list[Column]:
    """Notes and chips."""
    seen = scene.view["players"]
    return [right([Text(house.NOTES(scene.language, n=player["notes"])) for player in seen]),
            left([stacks(player["chips"]) for player in seen])]


def fortunes(scene: Scene) -> Column:
    return right([Text(fortune(player, scene.language)) for player in scene.view["players"]])


def states(scene: Scene) -> list[Column]:
    """Who is done; in turn, who began."""
    view, done, first = scene.view, say.DONE(scene.language), house.FIRST(scene.language)
    columns = [[Text(column(done if player["done"] else "", len(done)), style="bold") for player in view["players"]]]
    if view["first"] is not None:
        columns.append([Text(column(first if p == view["first"] else "", len(first)), style=GOLD) for p in range(len(view["players"]))])
    return columns


def fortune(player: Json, language: str) -> str:
    return say.SAFE(language) if player["money"] is None else money(player["money"], language)


def left(texts: Sequence[Text]) -> Column:
    width = max(text.cell_len for text in texts)
    return [fitted(text, width) for text in texts]


def right(texts: Sequence[Text]) -> Column:
    width = max(text.cell_len for text in texts)
    return [Text(" " * (width - text.cell_len)).append_text(text) for text in texts]


def joined(columns: Sequence[Column]) -> list[Text]:
    """Columns side by side, line by line; empty columns are left out."""
    return [Text("  ").join(cells) for cells in zip(*(column for column in columns if column[0].cell_len), strict=True)]
