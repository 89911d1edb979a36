"""The house: all tables of this process, and what they share: the store, the bus, the bots, the leases."""
import asyncio
import contextlib
import json
import time
from collections.abc import Coroutine
from dataclasses import asdict
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from flambeur.errors import FlambeurError, UnknownGame
from flambeur.server import janitor, outside
from flambeur.server.bus.base import Bus
from flambeur.server.errors import NoTable
from flambeur.server.identity import is_table_id
from flambeur.server.janitor import Keep, Swept
from flambeur.server.leases import Keeper
from flambeur.server.logs import Journal
from flambeur.server.metrics import Metrics
from flambeur.server.post import Post
from flambeur.server.room import Room
from flambeur.server.settings import Settings
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Stored
from flambeur.server.store.writer import Writer
from flambeur.server.thinking import CLOSING, Closing, Thinking

TICK = 5.0                                # seconds between two looks at what is idle
STATUSES = ("gathering", "playing", "over", "abandoned")
journal = Journal("house")


class House:
    """One per process; used in its event loop only."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics, process: str, address_secret: bytes) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.process, self.address_secret = process, address_secret
        self.writer = Writer(store, lambda n, seconds: self.metrics.commit_seconds.observe(seconds))
        self.thinking = Thinking(settings, self.metrics)
        self.keeper = Keeper(store, process, self._lost, self._orphan, call=self.writer.call, alone=not store.shared,
                             period=settings.heartbeat_seconds, length=settings.lease_seconds)
        self.post = Post()
        self.rooms: dict[str, Room] = {}
        self.started = self.now()
        self.closing = False
        self.importing = 0                # records that are being replayed
        self.parted = 0                   # rooms and connections that have left the memory
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        for status in STATUSES:
            metrics.tables.labels(status).set_function(partial(self._count, status))

    def _count(self, status: str) -> int:
        return sum(room.table.status == status for room in self.rooms.values())

    def now(self) -> int:
        """UTC in milliseconds."""
        return time.time_ns() // 1_000_000

    @property
    def instance(self) -> str:
        """What this server calls itself in /healthz: new at every start."""
        return self.process.rpartition("-")[2]

    # from the first to the last moment

    async def open(self) -> None:
        self.bus.subscribe(self._hear, self._gap)
        await self.keeper.start()
        self.spawn(self._tidy())
        self.spawn(outside.watch(self))
        keep = Keep(self.settings.keep_chat_days, self.settings.keep_abandoned_days, self.settings.keep_address_days)
        self.spawn(janitor.run(self.store, keep, self.now, self._swept, period=self.settings.janitor_seconds, call=self.writer.call))

    def say_goodbye(self) -> None:
        """Bots and clocks stop, clients are told to come again."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.runner.stop()
            for connection in list(room.connections):
                connection.close(1012, "restart")

    async def close(self) -> None:
        """What was acknowledged is stored; leases are given back."""
        self.say_goodbye()
        await self.thinking.close()
        await asyncio.gather(*(room.settled() for room in self.rooms.values()), return_exceptions=True)
        await self.keeper.close()
        await self.writer.close()
        self.bus.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """A task that the house keeps hold of."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed("task", task.get_name(), error)

    def failed(self, what: str, where: str, error: BaseException) -> None:
        """Something of our own doing did not work."""
        self.metrics.errors.labels(error.code if isinstance(error, FlambeurError) else "internal").inc()
        journal.error(f"{what} failed", error, where=where)

    def in_turn(self, address: str) -> asyncio.Lock:
        """For what an address may do so often: counting and doing is one."""
        return self._turns.setdefault(address, asyncio.Lock())

    # rooms

    async def room(self, id: str) -> Room:
        """The room of a table; read from the store if it is not in memory. NoTable: there is none."""
        if id in self.rooms:
            return self.rooms[id]
        if not is_table_id(id):
            raise NoTable
        if self.closing:
            raise Closing(*CLOSING)
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Room:
        stored = await asyncio.to_thread(self.store.read, id)
        if stored is None:
            raise NoTable
        with contextlib.suppress(UnknownGame):            # then the table can only be looked at
            await self.thinking.prepare(stored.row.game)  # its rules are called in this thread from here on
        return self.enter(stored)

    def enter(self, stored: Stored) -> Room:
        """A table into the memory."""
        if stored.row.id not in self.rooms:
            room = self.rooms[stored.row.id] = Room(self, stored)
            room.runner.look()
        return self.rooms[stored.row.id]

    def gone(self, room: Room) -> None:
        """The table was deleted."""
        self._leave(room)
        for connection in list(room.connections):
            connection.send({"type": "error", "id": None, "code": NoTable.code, "text": NoTable().sentences})
            connection.close(1000, NoTable.code)

    def _leave(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.parted += 1
        room.runner.stop()
        if room.runner.leased:
            self.spawn(self.keeper.release(room.id))

    def stored(self, room: Room, before: int) -> None:
        """For the metrics."""
        self.metrics.moves.inc(sum(line.entry.kind == "move" for line in room.table.lines[before + 1:]))

    # other processes

    def publish(self, table: str, text: str) -> None:
        if self.bus.shared:
            self.bus.publish(table, text)

    def _hear(self, table: str, text: str) -> None:
        """Another process has something to say about a table: of interest if it is open here."""
        room = self.rooms.get(table)
        if room is None:
            return
        said = json.loads(text)
        if "n" in said and said["n"] > room.table.n: self._read(room)
        elif "p" in said: room.presence.heard(said["from"], said)
        elif "b" in said: room.delivery.tell({"type": "thinking", "seats": said["b"], "preparing": said["r"]})
        elif "c" in said: self.spawn(room.chat.heard(said["c"]))
        elif "names" in said: self.spawn(room.chat.renamed())

    def _read(self, room: Room) -> None:
        room.refresh().add_done_callback(lambda done: done.cancelled() or done.exception())

    def _gap(self) -> None:
        """Something may have been missed."""
        for room in self.rooms.values():
            self._read(room)

    def _lost(self, table: str) -> None:
        if table in self.rooms:
            self.rooms[table].runner.lost()

    def _orphan(self, table: str) -> None:
        """The lease of a table that nobody cares for is ours now."""
        self.spawn(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        try:
            room = await self.room(table)
        except FlambeurError as error:    # gone, or the database is: whoever has the lease must run the table
            if not isinstance(error, NoTable): self.failed("adopt", table, error)
            return await self.keeper.release(table)
        room.runner.leased = True
        room.runner.look()

    # keeping order

    async def _tidy(self) -> None:
        """What nobody uses leaves the memory."""
        while True:
            await asyncio.sleep(TICK)
            idle = self.now() - round(self.settings.idle_seconds * 1000)
            for room in list(self.rooms.values()):
                if not room.connections and room.used < idle and not room.is_busy:
                    self._leave(room)
                elif room.connections and self.bus.shared:
                    room.presence.say()
                    room.presence.show()      # a process that has died says nothing more

    def _swept(self, swept: Swept | StoreError) -> None:
        if isinstance(swept, StoreError): self.failed("janitor", "", swept)
        elif swept != Swept(0, 0, 0, 0): journal.info("swept", **asdict(swept))
