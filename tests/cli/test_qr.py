"""QR codes are drawn as other programs draw them: the same vectors as in web/src/lib/qr.test.ts, and further ones."""
import hashlib

import pytest

from flambeur.cli.qr import QUIET, in_terminal, qr

SMALL = """
#######..#.#..#######
#.....#..##.#.#.....#
#.###.#.##..#.#.###.#
#.###.#.####..#.###.#
#.###.#.#..##.#.###.#
#.....#.###.#.#.....#
#######.#.#.#.#######
........#.###........
#.#####..##.#.#####..
.......#.#..#...##..#
#.###.##...#..#...##.
#####...###......##.#
#.#..##...##.......#.
........#.#####.#.#..
#######.....#.#..###.
#.....#.#..####..##..
#.###.#.#.#.#.......#
#.###.#.###.#..###...
#.###.#.#.##.#...##..
#.....#..#.....####..
#######.#..#.#.#...#.
"""


def rows(text: str) -> list[str]:
    return ["".join(".#"[dark] for dark in row) for row in qr(text) or []]


def test_a_short_text_is_drawn_as_others_draw_it() -> None:
    assert rows("Flambeur") == SMALL.split()


@pytest.mark.parametrize(("text", "size", "digest"), [
    (f"http://192.168.1.20:8000/t/abcdefghij#sit={'x' * 43}", 41, "caadea776e49cb2f69d073f7b4016aa1da88772c58249924864bf83da52cda0c"),
])
def test_a_link_is_drawn_as_others_draw_it(text: str, size: int, digest: str) -> None:
    found = rows(text)
    assert len(found) == size
    assert hashlib.sha256("\n".join(found).encode()).hexdigest() == digest


def test_each_version_holds_what_the_standard_says() -> None:
    for version, most in enumerate((14, 26, 42, 62, 84, 106), 1):
        assert len(rows("a" * most)) == 17 + 4 * version
    assert qr("a" * 107) is None
    assert qr("é" * 54) is None


@pytest.mark.parametrize("inverted", [False, True])
def test_in_the_terminal_no_square_is_lost(inverted: bool) -> None:
    """Read back from the half blocks; around it is the quiet zone."""
    squares = qr("Flambeur")
    assert squares is not None
    lines = in_terminal(squares, inverted).splitlines()
    halves = [[(" ▄▀█".index(char) >> bit & 1 == 1) != inverted for char in line] for line in lines for bit in (1, 0)]
    size = len(squares)
    assert [row[QUIET:QUIET + size] for row in halves[QUIET:QUIET + size]] == squares
    assert not any(any(row) for row in halves[:QUIET] + halves[QUIET + size:])
    assert {len(line) for line in lines} == {size + 2 * QUIET}
