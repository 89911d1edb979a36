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
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
LINE = 128                               # bytes: a pair of cache lines, since processors fetch them in pairs
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
    """n zeroed records; for mypy a list, in truth a numpy array. It shares no cache line with anything else: two threads that write to
    one line play slower together than one of them alone."""
    dtype = record(cls)  # type: ignore[arg-type]
    size = n * dtype.itemsize
    room = np.zeros(size + 2 * LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return cast(list[T], room[start:start + size].view(dtype))


def bytes_of(state: Any) -> bytes:
    """Equal positions are equal bytes."""
    return cast(bytes, state.tobytes())


def plain(cls: type[T], state: Any) -> T:
    """A copy of a record of whole numbers for plain Python: the same names, with ints and lists in them. Reading it is a hundred times
    faster than reading the record; changing it changes nothing."""
    numbers = memoryview(state.tobytes()).cast("q").tolist()
    return cast(T, unpacked(numbers, layout(cls)))  # type: ignore[arg-type]


class Layout:
    """Where the fields of a record lie among its numbers: places, slices, and for tables and drawers more of them."""

    def __init__(self, dtype: np.dtype[Any], start: int = 0) -> None:
        self.names: list[str] = []
        self.places: list[int | slice] = []       # of numbers and of rows
        self.tables: list[tuple[str, list[slice]]] = []
        self.drawers: list[tuple[str, Layout]] = []
        for name, (kind, offset, *_) in (dtype.fields or {}).items():
            at = start + offset // 8
            if kind.names:
                self.drawers.append((name, Layout(kind, at)))
            elif kind.base != np.int64:
                raise TypeError(f"{name} is no whole number")
            elif len(kind.shape) == 2:
                n, width = kind.shape
                self.tables.append((name, [slice(k, k + width) for k in range(at, at + n * width, width)]))
            else:
                self.names.append(name)
                self.places.append(slice(at, at + kind.shape[0]) if kind.shape else at)


@functools.cache
def layout(cls: type) -> Layout:
    return Layout(record(cls))


def unpacked(numbers: list[int], fields: Layout) -> SimpleNamespace:
    take: Callable[[Any], Any] = numbers.__getitem__
    found: dict[str, Any] = dict(zip(fields.names, map(take, fields.places), strict=True))
    for name, rows in fields.tables:
        found[name] = list(map(take, rows))
    for name, inner in fields.drawers:
        found[name] = unpacked(numbers, inner)
    return SimpleNamespace(**found)


def first_of(table: Any) -> bytes:
    """The bytes of the first state of a table; without the record in between, which would cost more than the copy."""
    return cast(bytes, table[:1].tobytes())


def put_first(table: Any, state: bytes) -> None:
    """The other way round."""
    table[:1] = np.frombuffer(state, table.dtype)


def put(table: Any, k: int, state: Any) -> None:
    """Copy a state into place k of a table."""
    table[k] = state
