"""The house: all tables of this process, and what they share: the store, the bus, the bots, the leases."""
import asyncio
import json
import time
from collections.abc import Coroutine
from dataclasses import asdict
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from flambeur.bots.code.builds import Build, build_of
from flambeur.bots.code.pieces import STAGES
from flambeur.errors import FlambeurError, OptionError, UnknownGame
from flambeur.server.bots.closing import Closing
from flambeur.server.bots.preparing import Preparing
from flambeur.server.bots.thinking import Thinking
from flambeur.server.bus.base import Bus
from flambeur.server.errors import NoTable
from flambeur.server.identity.tokens import is_table_id
from flambeur.server.journal.logs import Journal
from flambeur.server.journal.metrics import Metrics
from flambeur.server.records.projector import Projector
from flambeur.server.rooms import comparing
from flambeur.server.rooms.retellings import Retellings
from flambeur.server.rooms.room import Room, added_up
from flambeur.server.settings import Settings
from flambeur.server.socket.outboxes import Outboxes
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.pulse import Pulse
from flambeur.server.store.rows import Stored
from flambeur.server.store.writer import Writer
from flambeur.server.tables.lines import Line
from flambeur.server.tables.table import Table
from flambeur.server.upkeep import janitor
from flambeur.server.upkeep.janitor import Keep, Swept
from flambeur.server.upkeep.leases import Keeper
from flambeur.server.upkeep.wakefulness import Wakefulness

OVER = 60.0                               # seconds that a table stays in memory after its game, when nobody is there any more
TICK = 5.0                                # seconds between two looks at what is idle
STATUSES = ("gathering", "playing", "over", "abandoned")
journal = Journal("house")


class House:
    """One per process; used in its event loop only."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics, process: str, address_secret: bytes) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.process, self.address_secret = process, address_secret
        self.writer = Writer(store, lambda n, seconds: self.metrics.commit_seconds.observe(seconds))
        self.preparing = Preparing()
        self.pulse = Pulse(store, self.writer)
        self.thinking = Thinking(settings, self.metrics, self.preparing)
        self.keeper = Keeper(store, process, self._lost, self._orphan, call=self.writer.call, alone=not store.shared,
                             period=settings.heartbeat_seconds, length=settings.lease_seconds)
        self.outboxes, self.retellings = Outboxes(), Retellings()
        self.rooms: dict[str, Room] = {}
        self.started = self.now()         # or woke up: no clock runs out in the first minute after it
        self.wakefulness = Wakefulness(self.now, self._woke)
        self.closing = False
        self.importing = 0                # records that are being replayed
        self.parted = 0                   # rooms and connections that have left the memory
        self.projector = Projector(settings.replay_seconds, settings.replays_per_address)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._needed: dict[str, Build] = {}      # by tables that are being opened: what has to be loaded for them
        self._tasks: set[asyncio.Task[Any]] = set()
        for status in STATUSES:
            metrics.tables.labels(status).set_function(partial(self._count, status))

    def _count(self, status: str) -> int:
        return sum(room.table.status == status for room in self.rooms.values())

    def now(self) -> int:
        """UTC in milliseconds."""
        return time.time_ns() // 1_000_000

    @property
    def grace(self) -> int:
        """Until then (UTC, milliseconds) nobody is late: nobody could move while the server was down, or asleep."""
        return self.started + round(self.settings.grace_seconds * 1000)

    @property
    def instance(self) -> str:
        """What this server calls itself in /healthz: new at every start."""
        return self.process.rpartition("-")[2]

    # from the first to the last moment

    async def open(self) -> None:
        self.bus.subscribe(self._hear, self._gap)
        await self.keeper.start()
        self.spawn(self._tidy())
        self.spawn(self.wakefulness.run())
        self.spawn(comparing.watch(self))
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
        self.thinking.close()
        await self.preparing.close()
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
        if isinstance(error, StoreError):             # the operator's trouble, not ours: no traceback, and /healthz says it
            journal.warning(f"{what} could not be stored", where=where, why=str(error.__cause__ or error).splitlines()[0])
        else:
            journal.error(f"{what} failed", error, where=where)

    def in_turn(self, address: str) -> asyncio.Lock:
        """A lock for what an address may do so many times: whoever has the lock counts and acts, and nobody gets between."""
        return self._turns.setdefault(address, asyncio.Lock())

    # rooms

    async def room(self, id: str) -> Room:
        """The room of a table; read from the store if it is not in memory. NoTable: there is none."""
        if id in self.rooms:
            return self.rooms[id]
        if not is_table_id(id):
            raise NoTable
        if self.closing:
            raise Closing
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: (self._opening.pop(id, None), self._needed.pop(id, None)))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Room:
        stored = await asyncio.to_thread(self.store.read, id)
        if stored is None:
            raise NoTable
        if (build := needed_by(stored)) is not None:
            self._needed[id] = build
            await self.preparing.prepare(build)           # from here on the game's rules are called in this thread
            self.expect_bots(build)
        return self.enter(stored, await added_up(stored, self.store))

    def expect_bots(self, build: Build) -> None:
        """What bots need is loaded before one has to move, or somebody asks for a hint."""
        if not self.preparing.ready(build, STAGES[-1]): self.spawn(self.preparing.prepare(build, STAGES[-1]))

    async def glance(self, id: str) -> Room:
        """The room of a table, only to be looked at. While a table gathers, no rule is called, so that it is seen before its game is
        compiled."""
        if id not in self.rooms and is_table_id(id):
            stored = await asyncio.to_thread(self.store.read, id)
            if stored is not None and stored.row.status == "gathering" and not self._is_ready(stored):
                return Room(self, stored)
        return await self.room(id)

    def _is_ready(self, stored: Stored) -> bool:
        build = needed_by(stored)
        return build is None or self.preparing.playable(build)

    def share(self, id: str) -> float | None:
        """How much is compiled, from 0 to 1, of what the table needs to open; None: not known."""
        return self.preparing.share(self._needed[id]) if id in self._needed else None

    def enter(self, stored: Stored, table: Table | None = None) -> Room:
        """Brings a table into memory; a table that was only just made need not be read."""
        if stored.row.id not in self.rooms:
            room = self.rooms[stored.row.id] = Room(self, stored, table)
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
        self.retellings.forget(room.id)
        self.parted += 1
        room.runner.stop()
        if room.runner.leased:
            self.spawn(self.keeper.release(room.id))

    def count(self, news: list[Line]) -> None:
        """For the metrics."""
        self.metrics.moves.inc(sum(line.entry.kind == "move" for line in news))

    # other processes

    def publish(self, table: str, text: str) -> None:
        if self.bus.shared:
            self.bus.publish(table, text)

    def _hear(self, table: str, text: str) -> None:
        """Another process has something to say about a table, which is of interest if the table is open here."""
        room = self.rooms.get(table)
        if room is None:
            return
        said = json.loads(text)
        if "n" in said and said["n"] > room.table.n: self._read(room)
        elif "p" in said: room.presence.heard(said["from"], said)
        elif "b" in said: room.delivery.thinking(said["b"], said["r"], said.get("s"), said.get("w", []))
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
        except FlambeurError as error:    # no table, or no database: a process must not keep the lease of a table that it cannot run
            if not isinstance(error, NoTable): self.failed("adopt", table, error)
            return await self.keeper.release(table)
        room.runner.leased = True
        room.runner.look()

    # keeping order

    async def _tidy(self) -> None:
        """What nobody uses leaves the memory."""
        while True:
            await asyncio.sleep(TICK)
            self.retellings.tidy()
            for room in list(self.rooms.values()):
                if not room.connections and room.used < self._idle_since(room) and not room.is_busy:
                    self._leave(room)
                elif room.connections and self.bus.shared:
                    room.presence.say()
                    room.presence.show()      # a process that has died says nothing more

    def _idle_since(self, room: Room) -> int:
        """A table that is over comes back only when somebody looks at it again."""
        seconds = self.settings.idle_seconds if room.table.result is None else min(self.settings.idle_seconds, OVER)
        return self.now() - round(seconds * 1000)

    def _woke(self) -> None:
        self.started = self.now()
        journal.info("woke up")

    def _swept(self, swept: Swept | StoreError) -> None:
        if isinstance(swept, StoreError): self.failed("janitor", "", swept)
        elif swept != Swept(0, 0, 0, 0): journal.info("swept", **asdict(swept))


def needed_by(stored: Stored) -> Build | None:
    """What has to be loaded before the table is played; None: its game, or an option, is gone, and it can only be looked at."""
    try:
        return build_of(stored.row.game, json.loads(stored.entries[0].body)["options"])
    except (UnknownGame, OptionError):
        return None
