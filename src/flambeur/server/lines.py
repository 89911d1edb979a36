"""A table's log as it lies in memory: the last lines as they are, older ones packed, since nobody asks for them but who comes late."""
import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from flambeur.server.store.rows import Entry

BLOCK = 16                                # lines that are packed together
LAST = 4                                  # lines that stay as they are: those of the act that is being told


@dataclass(frozen=True, slots=True)
class Line:
    """An entry and what the rules wrote of it, or of the act that it takes back."""
    entry: Entry
    written: bytes = b""


class Lines(Sequence[Line]):
    """Grows at its end; what is in it never changes."""
    __slots__ = ("_fresh", "_packed")

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._packed: list[bytes] = []    # BLOCK lines each
        self._fresh: list[Line] = []
        for line in lines: self.append(line)

    def append(self, line: Line) -> None:
        if len(self._fresh) == BLOCK + LAST:
            self._packed.append(pack(self._fresh[:BLOCK]))
            del self._fresh[:BLOCK]
        self._fresh.append(line)

    def __len__(self) -> int:
        return len(self._packed) * BLOCK + len(self._fresh)

    def __iter__(self) -> Iterator[Line]:
        return self._since(0)

    @overload
    def __getitem__(self, k: int) -> Line: ...
    @overload
    def __getitem__(self, k: slice) -> list[Line]: ...
    def __getitem__(self, k: int | slice) -> Line | list[Line]:
        if isinstance(k, int):
            if -len(self._fresh) <= k < 0:
                return self._fresh[k]
            return next(self._since(range(len(self))[k]))      # IndexError, and counting from the end
        start, stop, step = k.indices(len(self))
        if step != 1:
            raise ValueError("lines are read one after the other")
        if (first := start - len(self._packed) * BLOCK) >= 0:
            return self._fresh[first:first + max(stop - start, 0)]
        return [line for line, _ in zip(self._since(start), range(start, stop), strict=False)]

    def _since(self, start: int) -> Iterator[Line]:
        block, k = divmod(start, BLOCK)
        while block < len(self._packed):
            yield from unpack(self._packed[block])[k:]
            block, k = block + 1, 0
        yield from self._fresh[max(start - len(self._packed) * BLOCK, 0):]


def pack(lines: Sequence[Line]) -> bytes:
    return zlib.compress(marshal.dumps([(line.entry.n, line.entry.at, line.entry.kind, line.entry.body, line.entry.digest, line.written)
                                        for line in lines]), 1)


def unpack(block: bytes) -> list[Line]:
    found: Any = marshal.loads(zlib.decompress(block))
    return [Line(Entry(*entry), written) for *entry, written in found]
