"""Records: classes for mypy, numpy records for Numba."""
from typing import Any

import numpy as np
import pytest

from flambeur.kit.record import Floats, Ints, bytes_of, floats, new, put, record, row


class Drawer:
    left: Ints = row(3)


class Small:
    to_move: int
    placed: Ints = row(2, 3)
    weights: Floats = floats(2)
    drawer: Drawer


def test_a_record_is_zeros_with_the_fields_of_its_class() -> None:
    s = new(Small)[0]
    assert bytes_of(s) == bytes(8 * (1 + 6 + 2 + 3))
    assert s.placed.shape == (2, 3)
    assert s.drawer.left.dtype == np.int64
    assert s.weights.dtype == np.float64


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
        record(hiding)
