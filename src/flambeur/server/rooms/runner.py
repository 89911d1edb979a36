"""What a table does by itself: its bots move, its clock runs out, a start does not wait for ever. Only the process that has
the table's lease does these things."""
import asyncio
import contextlib
import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from flambeur.bots.code.builds import Build, build_at
from flambeur.bots.code.pieces import Stage
from flambeur.bots.levels import level as level_of
from flambeur.errors import FlambeurError
from flambeur.server.bots.preparing import stage_of, with_progress
from flambeur.server.commands import consenting, gathering, leaving, playing
from flambeur.server.tables.table import Table

if TYPE_CHECKING:
    from flambeur.server.rooms.room import Room

Key = tuple[int, int, bool]               # what a bot is thinking about: its seat, the number of its decision, whether it throws
AGAIN = 1.0                               # seconds after which a bot that failed is tried again


class Runner:
    __slots__ = ("_asking", "_bot", "_key", "_timer", "_warming", "leased", "room")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.leased = False
        self._asking = self._warming = False
        self._bot: asyncio.Task[None] | None = None
        self._key: Key | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def needed(self) -> bool:
        """Whether the table has something to do by itself, now or when a clock runs out."""
        table = self.room.table
        return bool(table.bots_awaited) or table.due is not None or is_starting(table)

    def thinking(self) -> list[int]:
        return [self._key[0]] if self._key is not None and self._bot is not None else []

    def look(self) -> None:
        """The table has changed: is there something to do?"""
        if self.room.table.changed_rules or self.room.house.closing:
            return
        if self.needed and not self.leased:
            return self._ask_for_lease()
        self._set_timer()
        key = self._next()
        if key != self._key:
            self.stop_bot()
            if key is not None and self.leased:
                self._key = key
                self._bot = asyncio.create_task(self._play(key), name=f"bot at {self.room.id}")

    def _ask_for_lease(self) -> None:
        if not self._asking:
            self._asking = True
            self.room.house.spawn(self._lease())

    async def _lease(self) -> None:
        try:
            self.leased = await self.room.house.keeper.acquire(self.room.id)
        finally:
            self._asking = False
        if self.leased:
            self.look()

    def lost(self) -> None:
        """Another process runs the table now."""
        self.leased = False
        self.stop()

    def stop(self) -> None:
        self.stop_bot()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop_bot(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
        self._bot = self._key = None

    # bots

    def _next(self) -> Key | None:
        table = self.room.table
        if table.status != "playing" or table.match is None or not table.bots_awaited:
            return None
        seat = table.bots_awaited[0]
        throws = not table.match.actors   # a seat that may do something before its dice chooses, even if it can only ask for them
        if throws and table.match.is_typed_in:
            return None                   # people type the bot's dice in
        return seat, table.turns.get(seat, 0), throws

    async def _play(self, key: Key) -> None:
        seat, _, throws = key
        level = self.room.table.level_of(seat)
        self._tell()
        try:
            if throws:
                await asyncio.sleep(self._pause)
                await self._do(key, lambda table, at: playing.bot_roll(table, seat, level, at))
            else:
                await self._choose(key, seat, level)
        except Exception as error:
            self.room.house.failed("bot", self.room.id, error)
            await asyncio.sleep(AGAIN)
        finally:
            if self._key == key:          # otherwise another task has taken over
                self._bot = self._key = None
                self._tell()
                asyncio.get_running_loop().call_soon(self.look)

    @property
    def _pause(self) -> float:
        """Seconds that a bot's move takes at least: where people share the table, all of them have the same time to follow and to take
        back; who plays alone waits for no bot."""
        return self.room.house.settings.bot_pause_seconds if self.room.table.is_shared else 0.0

    async def _choose(self, key: Key, seat: int, level: str) -> None:
        table, house = self.room.table, self.room.house
        assert table.match is not None
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            await self._prepared(build_at(table.match), stage_of(level_of(level)))
            action = await house.thinking.choose(table.match, seat, level)
            await pause
        finally:
            pause.cancel()
        await self._do(key, lambda table, at: playing.bot_move(table, seat, action, level, at))

    async def _do(self, key: Key, act: Callable[[Table, int], None]) -> None:
        """What the bot chose is done, unless the table has moved on, or the player has returned, meanwhile."""
        def change(table: Table, at: int) -> None:
            if self._next() == key: act(table, at)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(self.room.do(change))

    async def _prepared(self, build: Build, stage: Stage) -> None:
        """What the bot needs is loaded; all see how far that is. A bot that can choose at a glance meanwhile does not wait."""
        preparing = self.room.house.preparing
        if preparing.playable(build, stage):
            await preparing.prepare(build, stage)
        elif preparing.playable(build, "policy"):
            self._warm_up(build, stage)
        else:
            await with_progress(preparing.prepare(build, stage), lambda: preparing.share(build, stage), partial(self._tell, True))
            self._tell()

    def _warm_up(self, build: Build, stage: Stage) -> None:
        """The search is prepared, and all see until when the bot plays without."""
        async def prepare() -> None:
            try:
                await self.room.house.preparing.prepare(build, stage)
            finally:
                self._warming = False
            self._tell()
        if not self._warming:
            self._warming = True
            self.room.house.spawn(prepare())
            self._tell()

    def warming(self) -> list[int]:
        """The seats of bots that choose at a glance, until their search is there."""
        table = self.room.table
        if not self._warming: return []
        return [p for p, seat in enumerate(table.seats) if not seat.is_played and level_of(table.level_of(p)).rollouts]

    def _tell(self, preparing: bool = False, progress: float | None = None) -> None:
        """All see that a bot is thinking, wherever they are connected."""
        thinking, warming = self.thinking(), self.warming()
        self.room.delivery.thinking(thinking, preparing, progress, warming)
        self.room.house.publish(self.room.id, json.dumps({"b": thinking, "r": preparing, "s": progress, "w": warming}))

    # time

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        at = self._next_time()
        if at is not None and self.leased:
            wait = max(at - self.room.house.now(), 0) / 1000
            self._timer = asyncio.get_running_loop().call_later(min(wait, 86_400) + 0.01, self._time_is_up)

    def _next_time(self) -> int | None:
        """When the clock runs out (not in the first minute after a restart), or the wait for seeds ends."""
        table, house = self.room.table, self.room.house
        if is_starting(table) and table.starting is not None:
            return table.missing.until if table.missing is not None else table.starting + round(house.settings.seed_seconds * 1000)
        if table.due is None:
            return None
        return max(table.due, house.grace)

    def _time_is_up(self) -> None:
        self._timer = None
        self.room.house.wakefulness.look()
        if (at := self._next_time()) is None or at > self.room.house.now():
            return self._set_timer()
        self.room.house.spawn(self._time(at))

    async def _time(self, due: int) -> None:
        def change(table: Table, at: int) -> None:
            if self._next_time() != due: return
            if is_starting(table): self._go_on_starting(table, at)
            else: leaving.clock_ran_out(table, at)
        try:
            await self.room.do(change)
        except FlambeurError as error:
            self.room.house.failed("clock", self.room.id, error)
            await asyncio.sleep(AGAIN)
            self._set_timer()


    def _go_on_starting(self, table: Table, at: int) -> None:
        """Seeds are missing: the others are asked; or they were, and time is up again."""
        if table.missing is not None: consenting.give_up_waiting(table, at)
        else: gathering.ask_others(table, at, at + round(self.room.house.settings.consent_seconds * 1000))


def is_starting(table: Table) -> bool:
    return table.starting is not None and table.status == "gathering"
