"""What an audience has been told so far, ready to be told again: whoever says hello costs what is shown, and not what ever happened."""
from bisect import bisect_right
from typing import Any

from orjson import dumps

from flambeur.server.audience.story import Audience, Story
from flambeur.server.tables.course import CANCELS
from flambeur.server.tables.lines import BLOCK, Line
from flambeur.server.tables.table import Table

EACH, OF_AN_UPDATE, OF_A_BLOCK = 1000, 150, 40      # bytes of memory, beside the text itself
Update = dict[str, Any]


class Retelling:
    """The updates of one audience, each looked at once. What was undone is not told again to somebody who comes new; it is only counted,
    since those who were there have heard of it."""
    __slots__ = ("_before", "_bytes", "_replaced", "_standing", "audience", "lines", "n")

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.lines = 0                    # of the log, that are in it
        self.n = 0                        # updates, those that were undone included
        self._bytes = 0                   # of those that stand
        self._standing: dict[int, bytes] = {}      # by entry
        self._replaced: dict[int, dict[int, bytes]] = {}      # by entry: what will stand again if the entry is taken back
        self._before: list[int] = []      # of each block of lines: how many updates come before it

    def grow(self, table: Table, shown: int, most: int | None = None) -> None:
        """The lines up to the last one that was shown, or so many of them."""
        end = shown + 1 if most is None else min(shown + 1, self.lines + most)
        if end <= self.lines:
            return
        lines = table.lines[self.lines:end]
        for line, tale in zip(lines, Story(table, lines).tales, strict=True):
            if line.entry.n % BLOCK == 0: self._before.append(self.n)
            if (update := tale.update_for(self.audience)) is not None: self._take(line, dumps(update))
        self.lines = end

    def _take(self, line: Line, told: bytes) -> None:
        self.n += 1
        undone = {n: self._drop(n) for n in line.undoes if n in self._standing}
        if line.entry.kind in CANCELS:
            for n in undone:
                for before, again in self._replaced.pop(n, {}).items(): self._put(before, again)
            return
        if line.entry.kind == "chance": self._replaced = {}
        elif line.entry.kind == "move" and undone: self._replaced[line.entry.n] = undone
        self._put(line.entry.n, told)

    def _put(self, n: int, told: bytes) -> None:
        self._standing[n] = told
        self._bytes += len(told)

    def _drop(self, n: int) -> bytes:
        told = self._standing.pop(n)
        self._bytes -= len(told)
        return told

    @property
    def size(self) -> int:
        """Bytes in memory, roughly."""
        return EACH + self._bytes + OF_AN_UPDATE * len(self._standing) + OF_A_BLOCK * len(self._before)

    @property
    def undone(self) -> int:
        """How many updates are not told again."""
        return self.n - len(self._standing)

    def standing(self) -> bytes:
        """All updates that stand, in their order, as JSON."""
        return b"[" + b",".join(told for _, told in sorted(self._standing.items())) + b"]"

    def since(self, table: Table, seen: int) -> list[Update]:
        """The updates from the last one that was seen on, whether or not they were undone."""
        block = bisect_right(self._before, seen - 1) - 1
        lines = table.lines[block * BLOCK:self.lines]
        return Story(table, lines).updates(self.audience)[seen - 1 - self._before[block]:]
