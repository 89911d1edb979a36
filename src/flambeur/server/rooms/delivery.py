"""Retelling the connections of a room what happened: each gets what its audience may know, made once for each audience."""
import asyncio
from typing import TYPE_CHECKING, Any

from orjson import Fragment, dumps

from flambeur._version import __version__
from flambeur.server.audience.info import seat_infos, table_info
from flambeur.server.audience.retelling import Retelling
from flambeur.server.audience.standing import Standing
from flambeur.server.audience.story import Audience, Story
from flambeur.server.commands.gathering import hosts
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.retellings import SHORT, Retellings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import PROTOCOL
from flambeur.server.tables.lines import Line

if TYPE_CHECKING:
    from flambeur.server.rooms.room import Room

ABOUT_SEATS = {"seated", "vacated", "filled", "handed", "pledged", "called_off", "keyed", "left", "away", "back",
               "hinted"}
MISSED = 256                              # updates: whoever has missed more gets all that stand, which are fewer in the worst case
PIECE = 64                                # lines that are told without letting other tables have their turn


class Delivery:
    __slots__ = ("counts", "metrics", "retellings", "room", "shown")

    def __init__(self, room: "Room", metrics: Metrics, retellings: Retellings | None = None) -> None:
        self.room, self.metrics = room, metrics
        self.retellings = Retellings() if retellings is None else retellings
        self.shown = -1                   # the last entry that was told
        self.counts: dict[Audience, int] = {}

    def forget(self) -> None:
        """The table was read again."""
        self.retellings.forget(self.room.table.id)
        self.counts, self.shown = {}, self.room.table.n

    def publish(self, lines: list[Line]) -> None:
        """The last lines of the log, which are stored now."""
        table, connections = self.room.table, self.room.connections
        self.shown = table.n
        story, standing = Story(table, lines), Standing(table)
        seats = seat_infos(table) if any(line.entry.kind in ABOUT_SEATS for line in lines) else None
        newcomers = self._newly_seated(connections) if seats is not None else set()
        standing.see({connection.audience for connection in connections})
        messages: dict[Audience, bytes] = {}
        for connection in connections - newcomers if newcomers else connections:
            audience = connection.audience
            if audience not in messages:
                messages[audience] = self._message(audience, story, standing, seats)
            if messages[audience]:
                connection.send_text(messages[audience])
        self.metrics.events.inc(story.told)
        for audience in self.counts.keys() - messages.keys():
            del self.counts[audience]     # nobody of this audience is here: it is counted anew when somebody comes
        self.welcome_all(newcomers)

    def _message(self, audience: Audience, story: Story, standing: Standing, seats: list[dict[str, Any]] | None) -> bytes:
        """The message for an audience; empty if nothing has happened that the audience may know of: it does not even hear that there was
        something."""
        told = story.updates(audience)
        if not told:
            return b""
        if audience in self.counts:
            self.counts[audience] += len(told)
        return dumps({"type": "updates", "seen": self.count(audience), "updates": told, "seats": seats, "you": None,
                      "now": standing.now(audience)})

    def _newly_seated(self, connections: set[Connection]) -> set[Connection]:
        """The connections whose own seats have changed: they get the whole table, as they may see it now."""
        changed = set()
        for connection in connections:
            own = tuple(self.room.table.seats_of(connection.holder))
            if own != connection.audience:
                connection.audience = own
                changed.add(connection)
        return changed

    def count(self, audience: Audience) -> int:
        """How many updates there are for an audience."""
        if audience not in self.counts:
            self.counts[audience] = self._told(audience).n
        return self.counts[audience]

    def _told(self, audience: Audience) -> Retelling:
        return self.retellings.of(self.room.table, audience, self.shown)

    async def prepare(self, audience: Audience, seen: int = 0) -> None:
        """Before somebody is welcomed who has seen so many updates. Whoever has seen more than there are was told of them by another
        process, of which this one has not heard yet."""
        await self._go_through(audience)
        if seen and self.room.house.bus.shared and seen > self._told(audience).n: await self.room.refresh()

    async def _go_through(self, audience: Audience) -> None:
        """A long story piece by piece, so that other tables have their turn in between."""
        for _ in range(0, self.shown + 1 if self.shown >= SHORT else 0, PIECE):
            if self.retellings.of(self.room.table, audience, self.shown, PIECE).lines > self.shown:
                return
            await asyncio.sleep(0)

    def welcome(self, connection: Connection, seen: int, chats: list[dict[str, Any]] | None = None, at: int | None = None) -> None:
        """All that a connection needs: the updates that it has missed; or all that stand, if it has seen none, more than there are or
        others, or has missed very many. (After a backup was restored the same number can mean another past, but not with the same time. And
        whoever has got or given a seat since has counted for another audience.)"""
        connection.send_text(self._welcome(connection, seen, chats, at))

    def welcome_all(self, connections: set[Connection]) -> None:
        """The whole table, made once for all connections of a device."""
        messages: dict[int | None, bytes] = {}
        for connection in connections:
            if connection.holder not in messages: messages[connection.holder] = self._welcome(connection, 0)
            connection.send_text(messages[connection.holder])

    def _welcome(self, connection: Connection, seen: int, chats: list[dict[str, Any]] | None = None, at: int | None = None) -> bytes:
        table, audience = self.room.table, connection.audience
        told = self._told(audience)
        self.counts[audience] = told.n
        known, *missed = told.since(table, seen) if 0 < seen <= told.n <= seen + MISSED else [None]
        whole = known is None or at not in (None, known["at"]) or table.has_moved(connection.holder, at)
        standing = Standing(table)
        standing.see([audience])
        return dumps({
            "type": "welcome", "protocol": PROTOCOL, "version": __version__, "time": self.room.house.now(), "table": table_info(table),
            "seats": seat_infos(table), "you": list(audience), "host": hosts(table, connection.holder), "whole": whole, "seen": told.n,
            "undone": told.undone if whole else 0, "updates": Fragment(told.standing()) if whole else missed,
            "now": standing.now(audience), "chats": chats, **self.room.presence.now(), "thinking": self.room.runner.thinking(),
        })

    def thinking(self, seats: list[int], preparing: bool, progress: float | None, warming: list[int]) -> None:
        """The seats at which a bot is thinking, or waits for what it needs to think; those at which one thinks less meanwhile."""
        self.tell({"type": "thinking", "seats": seats, "preparing": preparing, "progress": progress, "warming": warming})

    def tell(self, message: dict[str, Any]) -> None:
        """The same message to all connections."""
        data = dumps(message)
        for connection in self.room.connections:
            connection.send_text(data)
