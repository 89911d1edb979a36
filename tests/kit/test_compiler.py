"""What the compiler is told about rules."""
from typing import Any

import numpy as np
import pytest

from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints, new, row


class Grid:
    here: Ints = row(3)
    cells: Ints = row(2, 3)


@rule
def taken(values: Any, k: int) -> int:
    return values[k]


@rule
def last(values: Any) -> int:
    return values[-1]


@rule
def part(values: Any, start: int, stop: int) -> int:
    return values[start:stop].sum()


@rule
def put(g: Grid, k: int, n: int, value: int) -> None:
    g.cells[k, n] = value
    g.cells[k, 0] += g.here[n]


@pytest.fixture
def grid() -> Any:
    g = new(Grid)[0]
    g.here[:] = [1, 2, 3]
    return g


def test_an_index_is_found(grid: Any) -> None:
    put(grid, 1, 2, 7)
    assert grid.cells.tolist() == [[0, 0, 0], [3, 0, 7]]
    assert [taken(np.arange(3), k) for k in range(3)] == [0, 1, 2]


@pytest.mark.parametrize(("k", "n"), [(-1, 0), (0, -1), (2, 0), (0, 3)])
def test_an_index_counts_from_the_front_and_ends_with_the_last(grid: Any, k: int, n: int) -> None:
    with pytest.raises(IndexError):
        put(grid, k, n, 7)


def test_a_negative_number_is_no_index() -> None:
    with pytest.raises(IndexError):
        taken(np.arange(3), -1)


def test_written_out_it_counts_from_the_end() -> None:
    assert last(np.arange(3)) == 2


def test_slices_and_tuples_are_what_they_were() -> None:
    assert part(np.arange(5), 1, -1) == 6
    assert taken((4, 5, 6), 1) == 5


def test_what_a_rule_is_given_does_not_overlap(grid: Any) -> None:
    put(grid, 0, 0, 0)
    assert all(compiled.fndesc.noalias for compiled in put.overloads.values())  # type: ignore[attr-defined]
