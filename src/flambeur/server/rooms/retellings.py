"""What long tables have told, kept for those who say hello next: so much memory, for so long."""
import time
from collections import OrderedDict
from collections.abc import Callable

from flambeur.server.audience.retelling import Retelling
from flambeur.server.audience.story import Audience
from flambeur.server.tables.table import Table

MOST = 4_000_000                          # bytes
IDLE = 30.0                               # seconds after which a retelling that nobody asked for is forgotten
SHORT = 64                                # lines: a shorter log is as quickly told as remembered
Key = tuple[str, Audience]


class Retellings:
    """Of all tables of a process; those that were not asked for longest go first."""

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.clock, self.size = most, clock, 0
        self._kept: OrderedDict[Key, tuple[Retelling, int, float]] = OrderedDict()      # with its size, and when it was asked for

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, table: Table, audience: Audience, shown: int, lines: int | None = None) -> Retelling:
        """What an audience was told up to the last line that was shown; or so many lines more than before."""
        key = (table.id, audience)
        retelling, size, _ = self._kept.pop(key) if key in self._kept else (Retelling(audience), 0, 0.0)
        retelling.grow(table, shown, lines)
        self.size -= size
        if shown >= SHORT:
            size = retelling.size
            self._kept[key] = (retelling, size, self.clock())
            self.size += size
            while self.size > self.most and len(self._kept) > 1: self._forget(next(iter(self._kept)))
        return retelling

    def forget(self, table: str) -> None:
        """The table was read again, or has left the memory."""
        for key in [key for key in self._kept if key[0] == table]: self._forget(key)

    def tidy(self) -> None:
        """What nobody has asked for lately is forgotten."""
        idle = self.clock() - IDLE
        while self._kept and next(iter(self._kept.values()))[2] < idle: self._forget(next(iter(self._kept)))

    def _forget(self, key: Key) -> None:
        _, size, _ = self._kept.pop(key)
        self.size -= size
