"""Dice as one sees them from above: three lines of pips, grouped by face."""
from collections.abc import Sequence

from rich.text import Text

from flambeur.cli.boards.draw import beside, first_that_fits
from flambeur.cli.boards.marks import Mark

PIPS = {
    1: ("     ", "  ●  ", "     "), 2: ("●    ", "     ", "    ●"), 3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"), 5: ("●   ●", "  ●  ", "●   ●"), 6: ("●   ●", "●   ●", "●   ●"),
}
SMALL = " ⚀⚁⚂⚃⚄⚅"
Dice = Sequence[tuple[int, Mark]]         # faces with their colour, equal faces together


def draw(dice: Dice, names: Sequence[str], width: int, colour: bool) -> list[Text]:
    """The dice with their number and name below, as large as there is room."""
    faces = sorted({face for face, _ in dice})
    groups = [[mark for f, mark in dice if f == face] for face in faces]
    for margin, named in ((1, True), (0, True), (1, False), (0, False)):
        labels = [(names[face - 1] if named else f"×{len(marks)}") + letters(marks) for face, marks in zip(faces, groups, strict=True)]
        drawn = beside([group(face, marks, label, margin, colour) for face, marks, label in zip(faces, groups, labels, strict=True)], gap=2)
        if drawn[0].cell_len <= width:
            return drawn
    return [first_that_fits(width, lambda: Text("  ").join(small(face, marks) for face, marks in zip(faces, groups, strict=True)),
                            lambda: Text(" ").join(counted(face, marks) for face, marks in zip(faces, groups, strict=True)))]


def letters(marks: Sequence[Mark]) -> str:
    """The letters of dice that are no ordinary ones, which the pips do not show."""
    return "".join(f" {mark.symbol[1:]}" for mark in marks if mark.symbol[1:])


def group(face: int, marks: Sequence[Mark], label: str, margin: int, colour: bool) -> list[Text]:
    """Equal dice over the key that plays them."""
    return [*beside([die(face, mark, margin, colour) for mark in marks], gap=1), Text.assemble((f" {face} ", "bold reverse"), f" {label}")]


def die(face: int, mark: Mark, margin: int, colour: bool, n: int = 1) -> list[Text]:
    """One die, or n of a kind side by side on one card."""
    if colour:
        space = " " * margin
        return [Text(f"{space}{f'{space}│{space}'.join([row] * n)}{space}", style=mark.style) for row in PIPS[face]]
    left, right = ("│", "│") if margin else ("▏", "")
    return [Text(f"{left}{'│'.join([row] * n)}{right}") for row in PIPS[face]]


def counted(face: int, marks: Sequence[Mark]) -> Text:
    return Text.assemble((f" {face} ", "bold reverse"), f"×{len(marks)}")


def small(face: int, marks: Sequence[Mark]) -> Text:
    return Text.assemble((f" {face} ", "bold reverse"), " ", *(Text(SMALL[face] + mark.symbol, style=mark.style) for mark in marks))
