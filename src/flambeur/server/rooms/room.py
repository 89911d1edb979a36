"""A room: one table in the memory of this process, with the connections at it.

What anybody wants of the table queues up in `do` and is done one after the other: decided, stored for good, then shown. What could not
be stored was not done: the table is read again.
"""
import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from orjson import dumps

from flambeur.errors import FlambeurError
from flambeur.server.audience.info import summary
from flambeur.server.identity.tokens import fits
from flambeur.server.records.from_log import row_of
from flambeur.server.rooms.chat import Chat
from flambeur.server.rooms.delivery import MISSED, Delivery
from flambeur.server.rooms.presence import Presence
from flambeur.server.rooms.runner import Runner, is_starting
from flambeur.server.socket.connection import Connection
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Append, Conflict, Head, Holder, Name, Position, Stored
from flambeur.server.store.writer import resolve
from flambeur.server.tables.lines import Line
from flambeur.server.tables.table import Table, load_table
from flambeur.table.live import Unmeasured

if TYPE_CHECKING:
    from flambeur.server.rooms.house import House

Change = Callable[[Table, int], Any]
Extras = tuple[tuple[Holder, ...], tuple[Name, ...]]
NOTHING: Extras = ((), ())
SOON = 120_000                            # milliseconds
LONG = 400                                # entries: more than an ordinary game has. A longer log is added up in a thread
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
    news: list[Line] = field(default_factory=list)
    result: Any = None
    extras: Extras = NOTHING


class Room:
    """Made by House.room; all its methods run in the event loop."""

    def __init__(self, house: "House", stored: Stored, table: Table | None = None) -> None:
        self.house = house
        self.delivery, self.presence, self.chat = Delivery(self, house.metrics, house.retellings), Presence(self), Chat(self)
        self.connections: set[Connection] = set()
        self.answered: dict[tuple[int, str], dict[str, Any] | None] = {}      # requests that left no entry, by holder and id
        self.underway: dict[tuple[int, str], asyncio.Event] = {}      # requests that are being answered
        self.used = house.now()           # when somebody last wanted something of the table
        self._wishes: deque[Wish] = deque()
        self._working = False             # something that was asked for is not yet done
        self._worker: asyncio.Task[None] | None = None      # does what takes more than to decide and to store
        self.take(stored, table)
        self.runner = Runner(self)

    def take(self, stored: Stored, table: Table | None = None) -> None:
        """The table as it is stored; a table that was only just made need not be read."""
        self.row = stored.row
        self.holders = {holder.holder: holder.token_hash for holder in stored.holders}
        self.table = table or table_of(stored, self.house.store)
        self.delivery.forget()
        self._unsure = False              # True: what is in memory may not be stored, and could not be read again yet

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_busy(self) -> bool:
        """Whether the table has something to do soon, with or without people."""
        soon = self.house.now() + SOON
        return self._working or self._waits_for_server or (self.table.due is not None and self.table.due < soon)

    @property
    def is_working(self) -> bool:
        """Whether something that was asked for is not yet done."""
        return self._working

    async def settled(self) -> None:
        """Returns when all that was asked for is done."""
        if self._working:
            await self._wish(Wish(self._future(), lambda table, at: None))

    # who is who

    def holder_of(self, token: str) -> int | None:
        return next((holder for holder, hash in self.holders.items() if fits(token, hash)), None)

    async def find_holder(self, token: str) -> int | None:
        """The same; where processes share the database, the seat may have been taken at another one a moment ago."""
        if (found := self.holder_of(token)) is None and self.house.bus.shared:
            await self.refresh()
            found = self.holder_of(token)
        return found

    @property
    def next_holder(self) -> int:
        """The number of the next new device."""
        return max(self.holders, default=0) + 1

    def opens(self, key: str | None) -> bool:
        """Whether a key of a link lets its bearer look at the table; a listed table needs none."""
        return self.row.listed or (key is not None and (fits(key, self.row.watch_hash) or fits(key, self.row.sit_hash)))

    def may_sit(self, key: str | None) -> bool:
        return self.row.listed or (key is not None and fits(key, self.row.sit_hash))

    # doing something

    def do(self, change: Change, extras: Callable[[Any], Extras] = lambda result: NOTHING) -> "asyncio.Future[Any]":
        """`change(table, now)` decides and adds entries, or raises and adds none. The future has what `change` returned, once the
        entries are stored; `extras` of what it returned, new devices and names, are stored with them."""
        self.used = self.house.now()
        return self._wish(Wish(self._future(), change, extras))

    def refresh(self) -> "asyncio.Future[Any]":
        """Read the new entries: another process has said that there are some."""
        return self._wish(Wish(self._future(), work=self._refresh))

    def reload(self) -> "asyncio.Future[Any]":
        """Read the whole table: another past is stored than this room knows, since a backup was restored."""
        return self._wish(Wish(self._future(), work=self._reload))

    def _future(self) -> "asyncio.Future[Any]":
        return asyncio.get_running_loop().create_future()

    def _wish(self, wish: Wish) -> "asyncio.Future[Any]":
        self._wishes.append(wish)
        if not self._working: self._go_on()
        return wish.done

    def _go_on(self) -> None:
        """The next wishes, until one has to be waited for."""
        self._working = True
        while self._wishes:
            wish = self._wishes.popleft()
            if wish.work is not None or self._unsure:
                return self._take_time(wish)
            try:
                if not self._decide(wish):
                    resolve(wish.done, wish.result)
                    continue
                self.house.writer.put(self._append(wish), partial(self._answered, wish))
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
        if self.table.match is not None: self.table.match.apart = True      # what takes time to measure is not measured in the event loop
        wish.result = wish.change(self.table, self.house.now())
        if self.table.n == wish.before:
            return False
        wish.news, wish.extras = self.table.taken(), wish.extras_of(wish.result)
        return True

    def _answered(self, wish: Wish, answer: Conflict | BaseException | None) -> None:
        """What came of storing the wish."""
        if answer is not None:
            return self._take_time(wish, answer)
        try:
            self._stored(wish)
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
        """What the problem has left is cleared up first, or what was lacking is measured; a wish that has lost against another process is
        decided again."""
        for _ in range(TRIES):
            if isinstance(problem, Unmeasured): await asyncio.to_thread(problem.measure)
            elif problem is not None: await self._clear_up(problem)
            if self._unsure: await self._read_again()
            problem = await self._try(wish)
            if problem is None:
                return wish.result
        assert problem is not None
        await self._clear_up(problem)
        raise StoreError("the table is too busy: try again", "la table est trop sollicitée : réessayez")

    async def _try(self, wish: Wish) -> Conflict | BaseException | None:
        try:
            answer = await self.house.writer.append(self._append(wish)) if self._decide(wish) else None
        except Exception as error:
            if self._is_refusal(wish, error):
                raise
            return error
        if answer is None and self.table.n != wish.before: self._stored(wish)
        return answer

    async def _clear_up(self, problem: Conflict | BaseException) -> None:
        if isinstance(problem, Conflict) and problem.n is None: self.house.gone(self)
        await self._read_again()
        if isinstance(problem, BaseException):
            raise problem

    def _is_refusal(self, wish: Wish, error: Exception) -> bool:
        """A refusal comes before anything is done; any other error may have left the game half moved."""
        return self.table.n == wish.before and isinstance(error, FlambeurError)

    def _append(self, wish: Wish) -> Append:
        fresh, (holders, names) = tuple(line.entry for line in wish.news), wish.extras
        ended = any(entry.kind == "end" for entry in fresh)
        return Append(self.id, fresh, head=self.head(), holders=holders, names=names, position=self._position(fresh),
                      record=row_of(self.table, self.house.now()) if ended else None)

    def head(self) -> Head:
        table = self.table
        return Head(status=table.status, deadline=table.due, ended=table.ended, summary=dumps(summary(table)).decode(),
                    busy=self._waits_for_server)

    @property
    def _waits_for_server(self) -> bool:
        """Whether the table waits for the server, and not only for people."""
        return bool(self.table.bots_awaited) or is_starting(self.table)

    def _position(self, fresh: tuple[Any, ...]) -> Position | None:
        """A position at each resting point of the game, for a time when its rules will have changed."""
        match = self.table.match
        if match is None or not any(entry.kind in ("move", "start") for entry in fresh) or not match.rests:
            return None
        state = match.game.position(match.state, match.options)
        return Position(fresh[-1].n, json.dumps({"state": state, "events": match.n_events}))

    def _stored(self, wish: Wish) -> None:
        """What was wished is durable: now it may be shown."""
        holders, names = wish.extras
        self.holders.update({holder.holder: holder.token_hash for holder in holders})
        self.table.names.update({name.seat: name.name for name in names})
        self.house.count(wish.news)
        self.delivery.publish(wish.news)
        self.runner.look()

    async def _read_again(self) -> None:
        """Read the table from the store, which is what counts; connections get what they have not seen of it."""
        self._unsure = True
        stored = await asyncio.to_thread(self.house.store.read, self.id)
        if stored is None:
            self.house.gone(self)
            raise StoreError("the table is gone", "la table n’existe plus")
        shown = self.delivery.shown
        self.take(stored, await added_up(stored, self.house.store))
        if not 0 <= self.table.n - shown <= MISSED:
            return await self._begin_anew()
        self.delivery.publish(self.table.lines[shown + 1:])
        self.runner.look()

    async def _reload(self) -> None:
        stored = await asyncio.to_thread(self.house.store.read, self.id)
        if stored is None:
            return self.house.gone(self)
        self.take(stored, await added_up(stored, self.house.store))
        await self._begin_anew()

    async def _begin_anew(self) -> None:
        """Everybody gets the whole table; a device that is not known any more is shown out."""
        known = {connection for connection in self.connections if connection.holder is None or connection.holder in self.holders}
        for connection in self.connections - known: connection.close(1008, "not_yours")
        for connection in known: connection.audience = tuple(self.table.seats_of(connection.holder))
        for audience in {connection.audience for connection in known}: await self.delivery.prepare(audience)
        self.delivery.welcome_all(known)
        self.runner.look()

    async def _refresh(self) -> None:
        if self._unsure: return await self._read_again()
        stored = await asyncio.to_thread(self.house.store.read, self.id, self.table.n + 1)
        if stored is None:
            return self.house.gone(self)
        if len(stored.entries) > LONG: return await self._read_again()      # rather than add so many up here
        self.row, self.holders = stored.row, {holder.holder: holder.token_hash for holder in stored.holders}
        self.table.names = stored.names
        try:
            self.table.replay(stored.entries)
        except FlambeurError:             # the other process has other rules
            return await self._read_again()
        if stored.entries:
            self.delivery.publish(self.table.taken())
            self.runner.look()


async def added_up(stored: Stored, store: Store) -> Table:
    """The table; that of a long log without making others wait."""
    return await asyncio.to_thread(table_of, stored, store) if len(stored.entries) > LONG else table_of(stored, store)


def table_of(stored: Stored, store: Store) -> Table:
    return load_table(stored.row.id, bytes.fromhex(stored.row.secret), stored.entries, stored.names, lambda: store.position(stored.row.id))
