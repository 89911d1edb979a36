"""Las Vegas at the terminal: six neon signs, their banknotes and dice, the players, and the roll."""
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.text import Text

from flambeur.cli.boards import pips
from flambeur.cli.boards.draw import beside, column, first_that_fits, fitted, tall
from flambeur.cli.boards.generic import Board, Scene
from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.marks import SEATS, WHITE, Mark, badge, dice
from flambeur.cli.words.levels import bot_name
from flambeur.games.las_vegas.facts import DICE, ROUNDS
from flambeur.kit.words import money

if TYPE_CHECKING:
    from flambeur.kit.events import Event
    from flambeur.table.match import Throw

NEON = ("#ffc533", "#ff6352", "#a87dff", "#2fe3a0", "#38c1ff", "#ff62cf")
PAPER = {
    10_000: "#333c4d on #dfe3ea", 20_000: "#07474a on #c9ece6", 30_000: "#0d3f70 on #cfe6fb", 40_000: "#2a2f86 on #d6dafc",
    50_000: "#4f2190 on #e6d6fb", 60_000: "#7d1150 on #fbd5e8", 70_000: "#7c2710 on #fdd9cc", 80_000: "#643f00 on #fde6b2",
    90_000: "#1d4d10 on #d3f0bf",
}
WIDEST = 40                               # of a casino
NARROW = 58                               # with less, there is no room to say who is a bot
BESIDES = 12                              # lines for header, news, roll and question
Json = dict[str, Any]


class LasVegasBoard(Board):
    private = False                       # everything lies open but the pile

    def picture(self, scene: Scene) -> list[Text]:
        across = 3 if scene.width >= 78 else 2 if scene.width >= 50 else 1
        width = min(scene.width // across, WIDEST)
        rivals = len(scene.sitters) + any(part["white"] for part in (*scene.view["casinos"], *scene.view["players"]))
        room = (scene.height - BESIDES - len(scene.sitters)) // (len(scene.view["casinos"]) // across)       # lines for a casino
        drawn = [casino(scene, c, width, dice_rows=rivals if room >= rivals + 3 else 1, closed=room >= 4) for c in scene.view["casinos"]]
        lines = [line for k in range(0, len(drawn), across) for line in beside(drawn[k:k + across])]
        return [header(scene, width * across), *lines, *players(scene, width * across)]

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

    def payout(self, events: "Sequence[Event]") -> "tuple[Sequence[Event], Sequence[Event], Sequence[Event]]":
        start = next((k for k, event in enumerate(events) if event.kind in ("tie", "paid", "under")), len(events))
        stop = next((k + 1 for k, event in enumerate(events) if k >= start and event.kind == "round_end"), start)
        return events[:start], events[start:stop], events[stop:]

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        from flambeur.cli.boards.las_vegas.why import why
        return why(events, seat, scene.speaker, brief)

    def throw(self, throw: "Throw", scene: Scene) -> str:
        if throw.kind == "opening" or throw.seat is None:
            return say.TYPE_OPENING(scene.language, n=len(throw.sizes))
        white = scene.view["players"][throw.seat]["white"]
        return (say.TYPE_WHITE if white else say.TYPE_ROLL)(scene.language, own=len(throw.sizes) - white, white=white)

    def detail(self, seat: int, scene: Scene) -> str:
        return say.NOTES(scene.language, n=scene.view["players"][seat]["notes"]).rjust(10)

    def score(self, score: float, language: str) -> str:
        return money(round(score), language)

    def rules(self, language: str) -> list[str]:
        return [word(language) for word in say.RULES]


def header(scene: Scene, width: int) -> Text:
    view = scene.view
    left = Text.assemble((f" {scene.title.upper()} ", "bold #120b2e on #ffc533"), "  ",
                         ("●" * view["round"], "#ffc533"), ("○" * (ROUNDS - view["round"]), "dim"), " ",
                         say.ROUND(scene.language, round=view["round"], rounds=ROUNDS))
    right = Text(say.PILE(scene.language, notes=view["pile"]), style="dim")
    room = width - right.cell_len - 1
    return fitted(left, room).append(" ").append_text(right) if left.cell_len <= room else left


def casino(scene: Scene, seen: Json, width: int, dice_rows: int, closed: bool) -> list[Text]:
    """The sign, the notes, and in one line or several the dice, most of them first; closed below if there is room."""
    number, inner = seen["number"], width - 4
    neon, name = NEON[number - 1], scene.speaker.lists["casino"][number - 1].upper()
    sign = Text.assemble((f" {number} ", f"bold #120b2e on {neon}"), (f" {name} ", f"bold {neon}"))
    bulbs = ("•·" * width)[:width - sign.cell_len - 3]
    top = Text.assemble(("╭•", neon), sign, (bulbs, neon), ("╮", neon))
    groups = groups_of(seen)
    content = [notes(scene, seen["notes"], inner)]
    content += [one_line(groups, inner)] if dice_rows == 1 else [full_line(group, inner) for group in groups]
    side = Text("│", style=neon)
    body = [Text.assemble(side, " ", fitted(line, inner), " ", side) for line in tall(content, dice_rows + 1)]
    return [fitted(top, width), *body, *([Text(f"╰{'─' * (width - 2)}╯", style=neon)] if closed else [])]


def groups_of(seen: Json) -> list[tuple[Mark, int]]:
    groups = [*zip(SEATS, seen["dice"], strict=False), (WHITE, seen["white"])]
    return sorted((group for group in groups if group[1]), key=lambda group: -group[1])


def one_line(groups: list[tuple[Mark, int]], width: int) -> Text:
    return first_that_fits(
        width,
        lambda: Text("  ").join(Text.assemble(dice(mark, n), (f" {n}", "bold")) for mark, n in groups),
        lambda: Text(" ").join(Text.assemble(dice(mark, n), f"{n}") for mark, n in groups),
        lambda: Text(" ").join(Text.assemble(dice(mark, 1), f"{n}") for mark, n in groups))


def full_line(group: tuple[Mark, int], width: int) -> Text:
    mark, n = group
    return first_that_fits(
        width,
        lambda: Text.assemble((f"{n:2}", "bold"), " ", *(Text.assemble(" ", (f" {mark.symbol} ", mark.style)) for _ in range(n))),
        lambda: Text.assemble((f"{n:2}", "bold"), "  ", dice(mark, n)))


def notes(scene: Scene, values: list[int], width: int) -> Text:
    """Banknotes, in full if there is room."""
    def written(texts: list[str], edge: str) -> Text:
        left, right = (edge, edge) if scene.colour else ("[", "]")
        return Text(" ").join(Text(f"{left}{text}{right}", style=PAPER.get(v, "reverse")) for text, v in zip(texts, values, strict=True))
    full = [money(value, scene.language) for value in values]
    short = [say.SHORT_NOTE(scene.language, k=value // 1000) for value in values]
    return first_that_fits(width, lambda: written(full, " "), lambda: written(short, " "), lambda: written(short, ""),
                           lambda: written([str(value // 1000) for value in values], ""))


def players(scene: Scene, width: int) -> list[Text]:
    seats = range(len(scene.sitters))
    names, kinds = [scene.speaker.name(p) for p in seats], [kind_of(scene, p) for p in seats]
    whites = max(player["white"] for player in scene.view["players"])
    widths = min(max(map(len, names)), 16), max(map(len, kinds)) if width >= NARROW else 0, whites
    return [fitted(player(scene, p, widths, width), width) for p in seats]


def kind_of(scene: Scene, p: int) -> str:
    bot = scene.sitters[p].bot
    return bot_name(bot, scene.language) if bot else say.YOU(scene.language) if p == scene.seat else ""


def player(scene: Scene, p: int, widths: tuple[int, int, int], width: int) -> Text:
    """Whose turn, who, which dice are left, and what has been won."""
    seen, view, language = scene.view["players"][p], scene.view, scene.language
    name, kind, white = widths
    line = Text.assemble(("▶" if p == view["to_move"] else " ", "bold #ffc533"), badge(p), " ",
                         (column(scene.speaker.name(p), name), "bold" if p == scene.seat else ""), "  ",
                         (column(kind_of(scene, p), kind), "dim"), "  ")
    if width >= 72:
        line.append_text(Text.assemble(dice(SEATS[p], seen["dice"]), ("·" * (DICE - seen["dice"]), "dim")))
        line.append_text(Text.assemble(" " if white else "", dice(WHITE, seen["white"]), ("·" * (white - seen["white"]), "dim"), "  "))
    else:
        line.append(f"{seen['dice'] + seen['white']:2} ⚅ ")
    line.append(f"{say.NOTES(language, n=seen['notes']):>10}  {fortune(seen, language):>11}  ")
    return line.append(say.FIRST(language) if p == view["first"] else "", style="bold #ffc533")


def fortune(seen: Json, language: str) -> str:
    return say.FACE_DOWN(language) if seen["money"] is None else money(seen["money"], language)


def line_of(event: "Event", scene: Scene) -> Text:
    """An event with its seat's badge, the casino in its neon, the note as paper."""
    mark = badge(event.seat) if event.seat is not None else Text(" ✕ ", style="bold #ff6352") if event.kind == "tie" else Text("   ")
    mine = event.seat is not None and event.seat == scene.seat
    style = "dim" if event.kind == "under" else "bold #ffc533" if event.kind in ("round", "game_end") else "bold" if mine else ""
    text = Text(event.text(scene.language), style=style)
    if "casino" in event.fields:
        number = event.fields["casino"]
        text.highlight_words([scene.speaker.lists["casino"][number - 1]], NEON[number - 1])
    if event.kind == "paid":
        text.highlight_words([money(event.fields["note"], scene.language)], PAPER.get(event.fields["note"], "reverse"))
    return Text.assemble(mark, " ", text)


BOARD = LasVegasBoard()
