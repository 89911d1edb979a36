"""Small tools for drawing with lines of text."""
from collections.abc import Callable, Sequence

from rich.cells import set_cell_size
from rich.text import Text


def fitted(line: Text, width: int) -> Text:
    """Text cut or filled up to a width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def column(text: str, width: int) -> str:
    """Text cut or filled up to a width, where wide characters count as two."""
    return set_cell_size(text, width)


def beside(blocks: Sequence[Sequence[Text]], gap: int = 0) -> list[Text]:
    """Blocks of equally wide lines, side by side."""
    height = max(map(len, blocks))
    widths = [max(line.cell_len for line in block) for block in blocks]
    filled = [[fitted(line, width) for line in tall(block, height)] for block, width in zip(blocks, widths, strict=True)]
    return [Text(" " * gap).join(row) for row in zip(*filled, strict=True)]


def tall(block: Sequence[Text], height: int) -> list[Text]:
    return [*block, *[Text()] * (height - len(block))]


def first_that_fits(width: int, *ways: Callable[[], Text]) -> Text:
    """The first of these ways to write something that is not too wide, else the last one, cut."""
    for way in ways:
        if (line := way()).cell_len <= width:
            return line
    return fitted(line, width)
