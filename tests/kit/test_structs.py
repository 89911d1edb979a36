"""Structs: classes for mypy, numpy records for Numba."""
from typing import Any

import numpy as np
import pytest

from flambeur.kit.digest import digest
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats, Ints, bytes_of, dtype_of, floats, new, plain, put, row


class Drawer:
    left: Ints = row(3)


class Small:
    to_move: int
    placed: Ints = row(2, 3)
    weights: Floats = floats(2)
    drawer: Drawer


def test_a_struct_is_zeros_with_the_fields_of_its_class() -> None:
    s = new(Small)[0]
    assert bytes_of(s) == bytes(8 * (1 + 6 + 2 + 3))
    assert s.placed.shape == (2, 3)
    assert s.drawer.left.dtype == np.int64
    assert s.weights.dtype == np.float64


class Empty:
    """A drawer that stores nothing."""


class WithEmpty:
    to_move: int
    empty: Empty
    placed: Ints = row(2)


class WithoutEmpty:
    to_move: int
    placed: Ints = row(2)


@rule
def move_on(s: Any) -> None:
    s.to_move += 1
    s.placed[1] = 5


def test_a_drawer_may_be_empty() -> None:
    """It takes no room, in rules, plain copies and digests."""
    table, other = new(WithEmpty, 2), new(WithoutEmpty)
    move_on(table[0])
    move_on(other[0])
    put(table, 1, table[0])
    assert bytes_of(table[1]) == bytes_of(other[0])
    copy: Any = plain(WithEmpty, table[1])
    assert (copy.to_move, copy.placed) == (1, [0, 5])
    assert copy.empty is copy.empty
    assert not hasattr(copy.empty, "to_move")
    assert digest(WithEmpty, table) == digest(WithoutEmpty, other)


def test_fields_are_written_by_name_and_copied_whole() -> None:
    table = new(Small, 2)
    table[0].to_move, table[0].placed[1, 2] = 4, 7
    table[0].drawer.left[1] = -1
    put(table, 1, table[0])
    table[0].placed[1, 2] = 0
    assert (table[1].to_move, table[1].placed[1, 2], table[1].drawer.left[1]) == (4, 7, -1)


@pytest.mark.parametrize("name", ["size", "shape", "T", "copy", "sum", "item", "round", "dtype", "data", "flags"])
def test_a_field_that_numpy_hides_is_refused_by_name(name: str) -> None:
    hiding: Any = type("Hiding", (), {"__annotations__": {name: int}})
    with pytest.raises(NameError, match=rf"Hiding\.{name}: "):
        dtype_of(hiding)
