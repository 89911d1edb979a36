"""States are structs: written as a class, so that mypy knows the fields; stored as one numpy record, so that Numba runs on it.

    class Kickers:
        left: Ints = row(5)               # an array of 5
    class State:
        to_move: int                      # every whole number is an int64: it means the same compiled and uncompiled
        placed: Ints = row(6, 6)
        kickers: Kickers                  # a drawer: a struct inside the struct; one that stores nothing is a class without fields
    table = new(State)                    # an array of one state; table[0] is the state
"""
import functools
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
def dtype_of(cls: type) -> np.dtype[Any]:
    """The numpy type of a struct: its own numbers first, then its drawers, wherever in a family of classes they are named."""
    fields: list[tuple[Any, ...]] = []
    drawers: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(cls).items():
        if hasattr(np.record, name):
            raise NameError(f"{cls.__name__}.{name}: numpy hides a field of that name when the rules run uncompiled")
        if hasattr(cls, name):
            shape = getattr(cls, name)
            fields.append((name, *shape) if shape[0] is np.float64 else (name, np.int64, shape))
        else:
            (fields if kind in NUMBERS else drawers).append((name, NUMBERS.get(kind) or dtype_of(kind)))
    return np.dtype((np.record, fields + drawers))


def new(cls: type[T], n: int = 1) -> list[T]:
    """n zeroed structs; for mypy a list, in truth a numpy array, which shares no cache line with anything else: two threads that write to
    one line play slower together than one of them alone."""
    dtype = dtype_of(cls)  # type: ignore[arg-type]
    size = n * dtype.itemsize
    room = np.zeros(size + 2 * LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return cast(list[T], room[start:start + size].view(dtype))


def bytes_of(state: Any) -> bytes:
    """The bytes of a state: equal positions are equal bytes."""
    return cast(bytes, state.tobytes())


def plain(cls: type[T], state: Any) -> T:
    """A copy of a struct of whole numbers for plain Python: the same names, with ints and lists in them. Reading the copy is a hundred
    times faster than reading the struct; changing the copy changes nothing."""
    return cast(T, Plain(memoryview(state.tobytes()).cast("q"), layout(cls)))  # type: ignore[arg-type]


Where = int | slice | list[slice] | dict[str, Any]      # of a number, a row, the rows of a table, the fields of a drawer


class Plain:
    """A field is read when it is first asked for: a state has many drawers, and most of them are empty."""

    def __init__(self, numbers: memoryview, fields: dict[str, Where]) -> None:
        self._fields, self._numbers = fields, numbers

    def __getattr__(self, name: str) -> Any:
        where = self._fields.get(name)
        match where:
            case int(): found: Any = self._numbers[where]
            case slice(): found = self._numbers[where].tolist()
            case list(): found = [self._numbers[row].tolist() for row in where]
            case dict(): found = Plain(self._numbers, where)
            case _: raise AttributeError(name)
        self.__dict__[name] = found
        return found


@functools.cache
def layout(cls: type) -> dict[str, Where]:
    return places(dtype_of(cls))


def places(dtype: np.dtype[Any], start: int = 0) -> dict[str, Where]:
    """Where the fields of a struct lie among its numbers."""
    found: dict[str, Where] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        at = start + offset // 8
        if kind.names is not None:        # a drawer may be empty
            found[name] = places(kind, at)
        elif kind.base != np.int64:
            raise TypeError(f"{name} is no whole number")
        elif len(kind.shape) == 2:
            n, width = kind.shape
            found[name] = [slice(k, k + width) for k in range(at, at + n * width, width)]
        else:
            found[name] = slice(at, at + kind.shape[0]) if kind.shape else at
    return found


def first_of(table: Any) -> bytes:
    """The bytes of the first state of a table; without numpy's record in between, which would cost more than the copy."""
    return cast(bytes, table[:1].tobytes())


def put_first(table: Any, state: bytes) -> None:
    """These bytes become the first state of a table."""
    table[:1] = np.frombuffer(state, table.dtype)


def put(table: Any, k: int, state: Any) -> None:
    """Copy a state into place k of a table."""
    table[k] = state
