"""A casino: its neon sign, its notes as paper, and the dice of everybody there."""
from collections.abc import Iterable, Sequence

from rich.text import Text

from flambeur.cli.boards.draw import first_that_fits, fitted, tall
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import Mark, dice
from flambeur.cli.boards.vegas import words as say
from flambeur.kit.words import money

NEON = ("#ffc533", "#ff6352", "#a87dff", "#2fe3a0", "#38c1ff", "#ff62cf", "#ff9447")
PAPER = {
    10_000: "#333c4d on #dfe3ea", 20_000: "#07474a on #c9ece6", 30_000: "#0d3f70 on #cfe6fb", 40_000: "#2a2f86 on #d6dafc",
    50_000: "#4f2190 on #e6d6fb", 60_000: "#7d1150 on #fbd5e8", 70_000: "#7c2710 on #fdd9cc", 80_000: "#643f00 on #fde6b2",
    90_000: "#1d4d10 on #d3f0bf", 100_000: "#453f00 on #f3ecb4",
}
SIGN = 8                                  # of a sign, what is neither name nor bulbs
Groups = Sequence[tuple[Mark, int]]       # so many dice of a colour


def framed(number: int, sign: Text, content: Sequence[Text], width: int, closed: bool) -> list[Text]:
    """What lies at a casino, under its sign; closed below if there is room."""
    neon = NEON[number - 1]
    side = Text("│", style=neon)
    body = [Text.assemble(side, " ", fitted(line, width - 4), " ", side) for line in content]
    return [fitted(sign, width), *body, *([Text(f"╰{'─' * (width - 2)}╯", style=neon)] if closed else [])]


def sign_of(scene: Scene, number: int, width: int, last: Text | None = None) -> Text:
    """Number and name between bulbs; what comes last may shorten the name."""
    neon, name, last = NEON[number - 1], scene.speaker.lists["casino"][number - 1].upper(), last or Text()
    sign = Text.assemble((f" {number} ", f"bold #120b2e on {neon}"), (f" {name} ", f"bold {neon}"))
    room = width - 3 - last.cell_len
    if sign.cell_len > room: sign = fitted(sign, room)
    return Text.assemble(("╭•", neon), sign, (("•·" * width)[:room - sign.cell_len], neon), last, ("╮", neon))


def dice_of(groups: Groups, width: int, rows: int) -> list[Text]:
    """The dice at a casino, most dice first, all in one line or a line for each player."""
    groups = sorted((group for group in groups if group[1]), key=lambda group: -group[1])
    return tall([one_line(groups, width)] if rows == 1 else [full_line(group, width) for group in groups], rows)


def one_line(groups: Groups, width: int) -> Text:
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


def notes(scene: Scene, values: list[int], width: int, beside: Sequence[tuple[str, str]] = ()) -> Text:
    """Banknotes, in full if there is room, and what lies beside them, each in full and in short."""
    styles = [*(PAPER.get(value, "reverse") for value in values), *["reverse"] * len(beside)]

    def written(texts: Iterable[str], edge: str) -> Text:
        left, right = (edge, edge) if scene.colour else ("[", "]")
        return Text(" ").join(Text(f"{left}{text}{right}", style=style) for text, style in zip(texts, styles, strict=True))
    full = [*(money(value, scene.language) for value in values), *(long for long, _ in beside)]
    short = [*(say.SHORT_NOTE(scene.language, k=value // 1000) for value in values), *(short for _, short in beside)]
    shortest = [*(str(value // 1000) for value in values), *(short for _, short in beside)]
    return first_that_fits(width, lambda: written(full, " "), lambda: written(short, " "), lambda: written(short, ""),
                           lambda: written(shortest, ""))
