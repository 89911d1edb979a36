"""A room: one table in the memory of this process, with the connections at it.

What anybody wants of the table queues up in `do` and is done one after the other: decided, stored for good, then shown. What could not
be stored was not done: the table is read again.
"""
import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from flambeur.errors import FlambeurError
from flambeur.kit import contract
from flambeur.kit.contract import CHANCE
from flambeur.server import looks
from flambeur.server.chat import Chat
from flambeur.server.connection import Connection
from flambeur.server.delivery import Delivery
from flambeur.server.identity import fits
from flambeur.server.presence import Presence
from flambeur.server.record import row_of
from flambeur.server.runner import Runner
from flambeur.server.store.base import StoreError
from flambeur.server.store.rows import Append, Conflict, Head, Holder, Name, Position, Stored
from flambeur.server.table import Table, load_table

if TYPE_CHECKING:
    from flambeur.server.house import House

Change = Callable[[Table, int], Any]
Job = Callable[[], Awaitable[Any]]
Extras = tuple[tuple[Holder, ...], tuple[Name, ...]]
NOTHING: Extras = ((), ())
SOON = 120_000                            # milliseconds
TRIES = 4                                 # against other processes that write at the same moment


class Room:
    """Made by House.room; all its methods run in the event loop."""

    def __init__(self, house: "House", stored: Stored) -> None:
        self.house = house
        self.delivery, self.presence, self.chat = Delivery(self, house.metrics), Presence(self), Chat(self)
        self.connections: set[Connection] = set()
        self.answered: dict[tuple[int, str], dict[str, Any] | None] = {}      # requests that left no entry, by holder and id
        self.underway: dict[tuple[int, str], asyncio.Event] = {}      # requests that are being answered
        self.used = house.now()           # when somebody last wanted something of it
        self._jobs: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self.take(stored)
        self.runner = Runner(self)

    def take(self, stored: Stored) -> None:
        """The table as it is stored."""
        self.row = stored.row
        self.holders = {holder.holder: holder.token_hash for holder in stored.holders}
        self.table = load_table(stored.row.id, bytes.fromhex(stored.row.secret), stored.entries, stored.names,
                                lambda: self.house.store.position(stored.row.id))
        self.delivery.forget()
        self._unsure = False              # True: what is in memory may not be stored, and could not be read again yet

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do soon, with or without people."""
        soon = self.house.now() + SOON
        return self._worker is not None or self.head().busy or (self.table.deadline is not None and self.table.deadline < soon)

    @property
    def is_working(self) -> bool:
        """Whether something that was asked for is not yet done."""
        return self._worker is not None

    async def settled(self) -> None:
        """When all that was asked for is done."""
        if self._worker is not None:
            await asyncio.wait([self._worker])

    # who is who

    def holder_of(self, token: str) -> int | None:
        return next((holder for holder, hash in self.holders.items() if fits(token, hash)), None)

    @property
    def next_holder(self) -> int:
        """The number of the next new device."""
        return max(self.holders, default=0) + 1

    def opens(self, key: str | None) -> bool:
        """Whether one may look: by a key of a link, or since the table is listed."""
        return self.row.listed or (key is not None and (fits(key, self.row.watch_hash) or fits(key, self.row.sit_hash)))

    def may_sit(self, key: str | None) -> bool:
        return self.row.listed or (key is not None and fits(key, self.row.sit_hash))

    # doing something

    def do(self, change: Change, extras: Callable[[Any], Extras] = lambda result: NOTHING) -> "asyncio.Future[Any]":
        """`change(table, now)` decides and adds entries, or raises and adds none. The future has what it returned, once it is stored;
        `extras` of that, new devices and names, are stored with it."""
        self.used = self.house.now()
        return self._queue(lambda: self._change(change, extras))

    def refresh(self) -> "asyncio.Future[Any]":
        """Another process has said that there is something new."""
        return self._queue(self._refresh)

    def reload(self) -> "asyncio.Future[Any]":
        """Another past is stored than this room knows: a backup was restored."""
        return self._queue(self._reload)

    def _queue(self, job: Job) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name=f"room {self.id}")
        return future

    async def _work(self) -> None:
        try:
            while self._jobs:
                job, future = self._jobs.popleft()
                try:
                    result = await job()
                except Exception as error:
                    if not future.done(): future.set_exception(error)
                else:
                    if not future.done(): future.set_result(result)
        finally:
            self._worker = None

    async def _change(self, change: Change, extras_of: Callable[[Any], Extras]) -> Any:
        for _ in range(TRIES):
            if self._unsure: await self._read_again()
            before, at = self.table.n, self.house.now()
            try:
                result = change(self.table, at)
            except Exception as error:
                # a refusal comes before anything is done; whatever else it was may have left the game half moved
                if self.table.n != before or not isinstance(error, FlambeurError): await self._read_again()
                raise
            if self.table.n == before:
                return result
            extras = extras_of(result)
            try:
                conflict = await self.house.writer.append(self._append(before, *extras))
            except BaseException:
                await self._read_again()
                raise
            if conflict is None:
                self._stored(before, extras)
                return result
            await self._catch_up(conflict)
        raise StoreError("the table is too busy: try again", "la table est trop sollicitée : réessayez")

    def _append(self, before: int, holders: tuple[Holder, ...], names: tuple[Name, ...]) -> Append:
        fresh = tuple(line.entry for line in self.table.lines[before + 1:])
        ended = any(entry.kind == "end" for entry in fresh)
        return Append(self.id, fresh, head=self.head(), holders=holders, names=names, position=self._position(fresh),
                      record=row_of(self.table, self.house.now()) if ended else None)

    def head(self) -> Head:
        table = self.table
        ended = next((line.entry.at for line in reversed(table.lines) if line.entry.kind == "end"), None) if table.result else None
        return Head(status=table.status, deadline=table.deadline, ended=ended, summary=json.dumps(looks.summary(table)),
                    busy=bool(table.bots_awaited) or (table.starting is not None and table.status == "gathering"))

    def _position(self, fresh: tuple[Any, ...]) -> Position | None:
        """One at each resting point of the game, for a time when its rules will have changed."""
        match = self.table.match
        if match is None or not any(entry.kind in ("move", "start") for entry in fresh) or contract.awaiting(match._state) != CHANCE:
            return None
        if not contract.resting(match._state):
            return None
        state = match.game.position(match._state, match.options)
        return Position(fresh[-1].n, json.dumps({"state": state, "events": match.n_events}))

    def _stored(self, before: int, extras: Extras) -> None:
        """It is durable: now it may be shown."""
        holders, names = extras
        self.holders.update({holder.holder: holder.token_hash for holder in holders})
        self.table.names.update({name.seat: name.name for name in names})
        self.house.stored(self, before)
        self.delivery.publish(before)
        self.runner.look()

    async def _catch_up(self, conflict: Conflict) -> None:
        """Another process was faster."""
        if conflict.n is None:
            self.house.gone(self)
        await self._read_again()

    async def _read_again(self) -> None:
        """What is stored is what counts; connections get what they have not seen of it."""
        self._unsure = True
        stored = await asyncio.to_thread(self.house.store.read, self.id)
        if stored is None:
            self.house.gone(self)
            raise StoreError("the table is gone", "la table n’existe plus")
        shown = self.delivery.shown
        self.take(stored)
        if self.table.n < shown:
            return self._begin_anew()
        self.delivery.publish(shown)
        self.runner.look()

    async def _reload(self) -> None:
        stored = await asyncio.to_thread(self.house.store.read, self.id)
        if stored is None:
            return self.house.gone(self)
        self.take(stored)
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Everybody gets the whole table; a device that is not known any more is shown out."""
        for connection in list(self.connections):
            if connection.holder is not None and connection.holder not in self.holders:
                connection.close(1008, "not_yours")
            else:
                connection.audience = tuple(self.table.seats_of(connection.holder))
                self.delivery.welcome(connection, 0)
        self.runner.look()

    async def _refresh(self) -> None:
        if self._unsure: return await self._read_again()
        before = self.table.n
        stored = await asyncio.to_thread(self.house.store.read, self.id, before + 1)
        if stored is None:
            return self.house.gone(self)
        self.row, self.holders = stored.row, {holder.holder: holder.token_hash for holder in stored.holders}
        self.table.names = stored.names
        try:
            self.table.replay(stored.entries)
        except FlambeurError:             # the other process has other rules
            return await self._read_again()
        if stored.entries:
            self.delivery.publish(before)
            self.runner.look()
