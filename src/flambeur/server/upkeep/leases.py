"""Which process runs a table's bots and clocks: the one that holds the table's lease. If two ever believe that they hold it, the log has
one winner."""
import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from flambeur.server.store.base import Leases, StoreError

Tell = Callable[[str], None]              # a table's id
Call = Callable[[Callable[[], Any]], Awaitable[Any]]          # how to run a call of the store: Writer.call, or asyncio.to_thread
MOST = 1000                               # orphans that one process takes in one go


class Keeper:
    """Holds leases and keeps them; takes over the tables of a process that has died. Times in seconds.

    A process that dies is missed after `length`, and its tables are found at the next heartbeat: within length + period."""

    def __init__(self, store: Leases, owner: str, lost: Tell, orphan: Tell, *, call: Call = asyncio.to_thread, alone: bool = False,
                 period: float = 2.0, length: float = 6.0, horizon: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._owner = owner
        self._lost = lost                 # another process has the lease, or may have: stop the table's bots and clocks
        self._orphan = orphan             # this process has the table's lease now: open the table
        self._call = call
        self._alone = alone               # no other process uses the database: the leases of a dead one are ours at once
        self._period = period
        self._length = length
        self._horizon = horizon           # a clock that runs out later than this needs nobody yet
        self._clock = clock
        self._held: dict[str, float] = {}         # table -> until when, by our clock, the lease surely lasts
        self._turn = asyncio.Lock()       # one question at a time, so that an old answer never undoes a new one
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look for tables that need somebody, now and at every heartbeat."""
        if self._alone:
            await self._call(self._store.release_all)
        await self.beat()
        self._task = asyncio.create_task(self._run(), name="flambeur-leases")

    def holds(self, table: str) -> bool:
        """Whether this process runs the table's bots and clocks."""
        return self._held.get(table, 0.0) > self._clock()

    async def acquire(self, table: str) -> bool:
        """Take the lease if it is free; True also if we have it already."""
        async with self._turn:
            return self.holds(table) or bool(await self._take([table]))

    async def release(self, table: str) -> None:
        """Give the lease back: another process may take the table, or this one again, if nobody else does."""
        async with self._turn:
            if self._held.pop(table, None) is not None:
                await self._call(lambda: self._store.release([table], self._owner))

    async def close(self) -> None:
        """Give all leases back, so that others need not wait for them to run out."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        async with self._turn:
            self._held.clear()
            with suppress(StoreError):    # then the leases run out by themselves
                await self._call(lambda: self._store.release_all(self._owner))

    async def beat(self) -> None:
        """One heartbeat. When the database does not answer, leases run out by our own clock."""
        try:
            async with self._turn:
                await self._renew()
                wanted = await self._call(lambda: self._store.orphans(round(self._horizon * 1000), MOST))
                found = await self._take([table for table in wanted if table not in self._held])
            for table in sorted(found):
                self._orphan(table)
        except StoreError:
            self._drop({table for table in self._held if not self.holds(table)})

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._period)
            await self.beat()

    async def _renew(self) -> None:
        until = self._clock() + self._length
        kept: set[str] = await self._call(lambda: self._store.renew(self._owner, round(self._length * 1000)))
        if unknown := sorted(kept - self._held.keys()):           # got while the connection broke: nobody here runs their tables
            await self._call(lambda: self._store.release(unknown, self._owner))
        self._drop(self._held.keys() - kept)
        self._held = dict.fromkeys(self._held, until)

    async def _take(self, tables: list[str]) -> set[str]:
        if not tables:
            return set()
        until = self._clock() + self._length      # counted from before the call: the database counts from a later moment
        got: set[str] = await self._call(lambda: self._store.lease(tables, self._owner, round(self._length * 1000)))
        self._held.update(dict.fromkeys(got, until))
        return got

    def _drop(self, tables: set[str]) -> None:
        for table in sorted(tables):
            del self._held[table]
            self._lost(table)
