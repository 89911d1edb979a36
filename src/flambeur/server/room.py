"""A room: one table in the memory of this process, with the connections at it.

What anybody wants of the table queues up in `do` and is done one after the other: decided, stored for good, then shown. What could not
be stored was not done: the table is read again.
"""
import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from orjson import dumps

from flambeur.errors import FlambeurError
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
from flambeur.server.store.writer import resolve
from flambeur.server.table import Table, load_table

if TYPE_CHECKING:
    from flambeur.server.house import House

Change = Callable[[Table, int], Any]
Extras = tuple[tuple[Holder, ...], tuple[Name, ...]]
NOTHING: Extras = ((), ())
SOON = 120_000                            # milliseconds
TRIES = 4                                 # against other processes that write at the same moment


@dataclass(slots=True)
class Wish:
    """A change that somebody wants, or (`work`) something else that must have its turn."""
    done: "asyncio.Future[Any]"
    change: Change | None = None
    extras_of: Callable[[Any], Extras] = lambda result: NOTHING
    work: Callable[[], Awaitable[Any]] | None = None
    # while it is being stored
    before: int = -1
    result: Any = None
    extras: Extras = NOTHING


class Room:
    """Made by House.room; all its methods run in the event loop."""

    def __init__(self, house: "House", stored: Stored) -> None:
        self.house = house
        self.delivery, self.presence, self.chat = Delivery(self, house.metrics), Presence(self), Chat(self)
        self.connections: set[Connection] = set()
        self.answered: dict[tuple[int, str], dict[str, Any] | None] = {}      # requests that left no entry, by holder and id
        self.underway: dict[tuple[int, str], asyncio.Event] = {}      # requests that are being answered
        self.used = house.now()           # when somebody last wanted something of it
        self._wishes: deque[Wish] = deque()
        self._working = False             # something that was asked for is not yet done
        self._worker: asyncio.Task[None] | None = None      # does what is more than to decide and to store
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
        return self._working or self.head().busy or (self.table.due is not None and self.table.due < soon)

    @property
    def is_working(self) -> bool:
        """Whether something that was asked for is not yet done."""
        return self._working

    async def settled(self) -> None:
        """When all that was asked for is done."""
        if self._working:
            await self._wish(Wish(self._future(), lambda table, at: None))

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
        return self._wish(Wish(self._future(), change, extras))

    def refresh(self) -> "asyncio.Future[Any]":
        """Another process has said that there is something new."""
        return self._wish(Wish(self._future(), work=self._refresh))

    def reload(self) -> "asyncio.Future[Any]":
        """Another past is stored than this room knows: a backup was restored."""
        return self._wish(Wish(self._future(), work=self._reload))

    def _future(self) -> "asyncio.Future[Any]":
        return asyncio.get_running_loop().create_future()

    def _wish(self, wish: Wish) -> "asyncio.Future[Any]":
        self._wishes.append(wish)
        if not self._working: self._go_on()
        return wish.done

    def _go_on(self) -> None:
        """The next ones, until one has to be waited for."""
        self._working = True
        while self._wishes:
            wish = self._wishes.popleft()
            if wish.work is not None or self._unsure:
                return self._take_time(wish)
            try:
                if not self._decide(wish):
                    resolve(wish.done, wish.result)
                    continue
                self.house.writer.put(self._append(wish.before, *wish.extras), partial(self._answered, wish))
            except Exception as error:
                if not self._is_refusal(wish, error):
                    return self._take_time(wish, error)
                resolve(wish.done, error)
            else:
                return
        self._working = False

    def _decide(self, wish: Wish) -> bool:
        """Whether there is something to store now."""
        assert wish.change is not None
        wish.before = self.table.n
        wish.result = wish.change(self.table, self.house.now())
        if self.table.n == wish.before:
            return False
        wish.extras = wish.extras_of(wish.result)
        return True

    def _answered(self, wish: Wish, answer: Conflict | BaseException | None) -> None:
        """What came of storing it."""
        if answer is not None:
            return self._take_time(wish, answer)
        try:
            self._stored(wish.before, wish.extras)
            resolve(wish.done, wish.result)
        except Exception as error:
            resolve(wish.done, error)
        self._go_on()

    def _take_time(self, wish: Wish, problem: Conflict | BaseException | None = None) -> None:
        self._worker = asyncio.create_task(self._slowly(wish, problem), name=f"room {self.id}")

    async def _slowly(self, wish: Wish, problem: Conflict | BaseException | None) -> None:
        try:
            result = await (wish.work() if wish.work is not None else self._change(wish, problem))
        except Exception as error:
            resolve(wish.done, error)
        else:
            resolve(wish.done, result)
        finally:
            self._worker = None
            self._go_on()

    async def _change(self, wish: Wish, problem: Conflict | BaseException | None) -> Any:
        """What the problem has left is cleared up first; who has lost against another process decides again."""
        for _ in range(TRIES):
            if problem is not None: await self._clear_up(problem)
            if self._unsure: await self._read_again()
            problem = await self._try(wish)
            if problem is None:
                return wish.result
        assert problem is not None
        await self._clear_up(problem)
        raise StoreError("the table is too busy: try again", "la table est trop sollicitée : réessayez")

    async def _try(self, wish: Wish) -> Conflict | BaseException | None:
        try:
            answer = await self.house.writer.append(self._append(wish.before, *wish.extras)) if self._decide(wish) else None
        except Exception as error:
            if self._is_refusal(wish, error):
                raise
            return error
        if answer is None and self.table.n != wish.before: self._stored(wish.before, wish.extras)
        return answer

    async def _clear_up(self, problem: Conflict | BaseException) -> None:
        if isinstance(problem, Conflict) and problem.n is None: self.house.gone(self)
        await self._read_again()
        if isinstance(problem, BaseException):
            raise problem

    def _is_refusal(self, wish: Wish, error: Exception) -> bool:
        """A refusal comes before anything is done; whatever else it was may have left the game half moved."""
        return self.table.n == wish.before and isinstance(error, FlambeurError)

    def _append(self, before: int, holders: tuple[Holder, ...], names: tuple[Name, ...]) -> Append:
        fresh = tuple(line.entry for line in self.table.lines[before + 1:])
        ended = any(entry.kind == "end" for entry in fresh)
        return Append(self.id, fresh, head=self.head(), holders=holders, names=names, position=self._position(fresh),
                      record=row_of(self.table, self.house.now()) if ended else None)

    def head(self) -> Head:
        table = self.table
        ended = next((line.entry.at for line in reversed(table.lines) if line.entry.kind == "end"), None) if table.result else None
        return Head(status=table.status, deadline=table.due, ended=ended, summary=dumps(looks.summary(table)).decode(),
                    busy=bool(table.bots_awaited) or (table.starting is not None and table.status == "gathering"))

    def _position(self, fresh: tuple[Any, ...]) -> Position | None:
        """One at each resting point of the game, for a time when its rules will have changed."""
        match = self.table.match
        if match is None or not any(entry.kind in ("move", "start") for entry in fresh) or not match.rests:
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
