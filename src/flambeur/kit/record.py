"""States are records: written as a class, so that mypy knows the fields; stored as one numpy record, so that Numba runs on it.

    class Kickers:
        left: Ints = row(5)               # an array of 5
    class State:
        to_move: int                      # every whole number is an int64: it means the same compiled and uncompiled
        placed: Ints = row(6, 6)
        kickers: Kickers                  # a drawer: a record inside the record
    table = new(State)                    # an array of one state; table[0] is the state
"""
import functools
from typing import Any, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
NUMBERS: dict[Any, Any] = {int: np.int64, float: np.float64, np.uint64: np.uint64}


def row(*shape: int) -> Any:
    """A field that is an array of whole numbers."""
    return shape


def floats(*shape: int) -> Any:
    """A field that is an array of real numbers; for scratch, no rule counts in them."""
    return np.float64, shape


@functools.cache
def record(cls: type) -> np.dtype[Any]:
    """The numpy type of a record class."""
    fields: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(cls).items():
        if hasattr(np.record, name):
            raise NameError(f"{cls.__name__}.{name}: numpy hides a field of that name when the rules run uncompiled")
        if name in vars(cls):
            shape = vars(cls)[name]
            fields.append((name, *shape) if shape[0] is np.float64 else (name, np.int64, shape))
        else:
            fields.append((name, NUMBERS.get(kind) or record(kind)))
    return np.dtype((np.record, fields))


def new(cls: type[T], n: int = 1) -> list[T]:
    """n zeroed records; for mypy a list, in truth a numpy array."""
    return cast(list[T], np.zeros(n, record(cls)))  # type: ignore[arg-type]


def bytes_of(state: Any) -> bytes:
    """Equal positions are equal bytes."""
    return cast(bytes, state.tobytes())


def put(table: Any, k: int, state: Any) -> None:
    """Copy a state into place k of a table."""
    table[k] = state
