"""Whether anything can be stored: the disk may be full, the database may have become one that can only be read."""
import asyncio
import time
from collections.abc import Callable

from flambeur.server.store.base import Store
from flambeur.server.store.writer import Writer

FRESH = 2.0                               # seconds


class Pulse:
    """Asked as often as anybody likes, it stores something every few seconds at most."""

    def __init__(self, store: Store, writer: Writer, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._writer, self._clock = store, writer, clock
        self._asked = 0.0
        self._found: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Raises StoreError if nothing can be stored; the answer may be that of a moment ago."""
        if self._found is None or self._clock() - self._asked > FRESH:
            self._asked = self._clock()
            self._found = asyncio.ensure_future(self._writer.call(self._store.store_something))
            self._found.add_done_callback(lambda done: done.cancelled() or done.exception())      # nobody need be there to hear it
        await asyncio.shield(self._found)
