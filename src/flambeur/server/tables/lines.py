"""A table's log as it lies in memory: the last lines as they are, older ones packed, since only latecomers ask for them."""
import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, overload

from flambeur.server.store.rows import Entry
from flambeur.server.tables.entries import Body, body_of, load

BLOCK = 16                                # lines that are packed together
STEPS, UNDOING = ("move", "chance"), ("take_back", "correct")      # kinds of entries
LAST = 4                                  # lines that stay as they are: most likely those of the act that is being told


@dataclass(frozen=True, slots=True)
class Line:
    """An entry and what the rules wrote of it, or of the act that the entry takes back; and the numbers of the entries that it undoes."""
    entry: Entry
    written: bytes = b""
    undoes: tuple[int, ...] = ()
    said: dict[str, Any] | None = field(default=None, compare=False)      # the entry's fields, as long as the line is news

    @property
    def fields(self) -> dict[str, Any]:
        """What the entry says. Of news nothing has to be read that was only just written."""
        return self.said if self.said is not None else load(self.entry.body)

    @property
    def body(self) -> Body:
        """What the entry says, as a model."""
        return body_of(self.entry.kind, self.fields)


class Lines(Sequence[Line]):
    """The lines of one log. The log grows at its end; its lines never change."""
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
            return next(self._since(range(len(self))[k]))      # a range raises IndexError, and counts from the end
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


def standing(lines: Iterable[Line]) -> list[Line]:
    """The lines of moves and dice that were neither taken back nor corrected."""
    found: list[Line] = []
    for line in lines:
        if line.entry.kind in STEPS: found.append(line)
        elif line.entry.kind in UNDOING: found.pop()      # the last one: nothing can have happened since
    return found


def pack(lines: Sequence[Line]) -> bytes:
    return zlib.compress(marshal.dumps([(line.entry.n, line.entry.at, line.entry.kind, line.entry.body, line.entry.digest, line.written,
                                         line.undoes) for line in lines]), 1)


def unpack(block: bytes) -> list[Line]:
    found: Any = marshal.loads(zlib.decompress(block))
    return [Line(Entry(*entry), written, undoes) for *entry, written, undoes in found]
