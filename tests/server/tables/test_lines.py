"""The log in memory: packed or not, it reads as a list."""
import pytest

from flambeur.server.store.rows import Entry
from flambeur.server.tables.lines import BLOCK, LAST, Line, Lines


def line(n: int) -> Line:
    return Line(Entry(n, 1_700_000_000_000 + n, "move", f'{{"seat":{n % 4}}}', f"{n:016x}" if n % 3 else None), bytes(n % 200))


@pytest.mark.parametrize("n", [0, 1, BLOCK, BLOCK + LAST, BLOCK + LAST + 1, 3 * BLOCK, 5 * BLOCK + 3])
def test_it_reads_as_a_list_does(n: int) -> None:
    plain = [line(k) for k in range(n)]
    lines = Lines(plain)
    assert len(lines) == n
    assert list(lines) == plain
    assert list(reversed(lines)) == plain[::-1]
    assert [lines[k] for k in range(-n, n)] == plain + plain
    for start in range(-1, n + 2):
        assert lines[start:] == plain[start:]
        assert lines[:start] == plain[:start]
        assert lines[start:start + BLOCK] == plain[start:start + BLOCK]


def test_what_is_not_there_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        Lines([line(0)])[1]


def test_old_lines_take_little_room() -> None:
    lines = Lines(line(k) for k in range(10 * BLOCK))
    assert len(lines._fresh) <= BLOCK + LAST
    assert sum(map(len, lines._packed)) < 60 * BLOCK * len(lines._packed)
