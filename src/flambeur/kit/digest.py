"""The digest of a position: 64 bits that name the position, today and after the game has grown.

What is hashed is each field that is not all zero, in the order of their names: its name with those of its drawers ("pile.top") as 64 bits,
how many numbers follow, and its numbers without the zeros at the end. So a field, a drawer or a longer row that a game does not use changes
nothing, wherever in the state it is put: a digest that was stored before still names the position.
"""
import functools
import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints, dtype_of

SIZE = 8                                  # bytes
START, STOP, NAME = range(3)              # columns of the list of fields


def digest(cls: type, table: Any) -> str:
    """The digest of the first state of a table. It is taken after every move of a live table: hence the compiled loop."""
    fields = fields_of(cls)
    numbers = table.view(np.int64)
    out = np.empty(numbers.size + 2 * len(fields), np.int64)
    n = gather(numbers, fields, out)
    return hashlib.blake2b(out.data[:n], digest_size=SIZE).hexdigest()


@rule
def gather(numbers: Ints, fields: Ints, out: Ints) -> int:
    """Writes what is hashed; returns how many numbers that is."""
    n = 0
    for k in range(fields.shape[0]):
        start, stop = fields[k, START], fields[k, STOP]
        while stop > start and numbers[stop - 1] == 0: stop -= 1
        if stop == start: continue
        out[n], out[n + 1] = fields[k, NAME], stop - start
        n += 2
        for place in range(start, stop):
            out[n] = numbers[place]
            n += 1
    return n


@functools.cache
def fields_of(cls: type) -> Ints:
    """Of each field where it begins and ends and its name, in the order of the names."""
    found = sorted(paths(dtype_of(cls), 0, ""))
    assert len({name_of(path) for path, _, _ in found}) == len(found), "two fields share a name"
    return np.array([(start, stop, name_of(path)) for path, start, stop in found], np.int64)


def paths(dtype: np.dtype[Any], start: int, path: str) -> Iterator[tuple[str, int, int]]:
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        at = start + offset // 8
        if kind.names:
            yield from paths(kind, at, f"{path}{name}.")
        else:
            yield f"{path}{name}", at, at + kind.itemsize // 8


def name_of(path: str) -> int:
    """A name as a number."""
    return int.from_bytes(hashlib.blake2b(path.encode(), digest_size=8).digest(), "little", signed=True)
