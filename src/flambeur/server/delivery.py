"""Telling the connections of a room what happened: each gets what its audience may know, made once for all who may know the same."""
from typing import TYPE_CHECKING, Any

from orjson import dumps

from flambeur._version import __version__
from flambeur.server import looks
from flambeur.server.commands.gathering import hosts
from flambeur.server.connection import Connection
from flambeur.server.looks import Audience, Standing, Story
from flambeur.server.messages import PROTOCOL
from flambeur.server.metrics import Metrics

if TYPE_CHECKING:
    from flambeur.server.room import Room

ABOUT_SEATS = {"seated", "vacated", "filled", "handed", "pledged", "left", "away", "back", "hinted"}


class Delivery:
    __slots__ = ("counts", "metrics", "room", "shown")

    def __init__(self, room: "Room", metrics: Metrics) -> None:
        self.room, self.metrics = room, metrics
        self.shown = -1                   # the last entry that was told
        self.counts: dict[Audience, int] = {}

    def forget(self) -> None:
        """The table was read again."""
        self.counts, self.shown = {}, self.room.table.n

    def publish(self, before: int) -> None:
        """The entries behind number `before`, which are stored now."""
        table, connections = self.room.table, self.room.connections
        lines = table.lines[before + 1:]
        self.shown = table.n
        story, standing = Story(table, lines), Standing(table)
        seats = looks.seats(table) if any(line.entry.kind in ABOUT_SEATS for line in lines) else None
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
            del self.counts[audience]     # nobody of it is here: counted anew when somebody comes
        for connection in newcomers:
            self.welcome(connection, 0)

    def _message(self, audience: Audience, story: Story, standing: Standing, seats: list[dict[str, Any]] | None) -> bytes:
        """Empty if nothing has happened that it may know of: it does not even hear that there was something."""
        told = story.updates(audience)
        if not told:
            return b""
        if audience in self.counts:
            self.counts[audience] += len(told)
        return dumps({"type": "updates", "seen": self.count(audience), "updates": told, "seats": seats, "you": None,
                      "now": standing.now(audience)})

    def _newly_seated(self, connections: set[Connection]) -> set[Connection]:
        """Those whose own seats have changed see the whole table with other eyes."""
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
            table = self.room.table
            self.counts[audience] = len(Story(table, table.lines[:self.shown + 1]).updates(audience))
        return self.counts[audience]

    def welcome(self, connection: Connection, seen: int, chats: list[dict[str, Any]] | None = None, at: int | None = None) -> None:
        """All that a connection needs: the updates that it has missed, or all if it has seen none, or more than there are, or others:
        after a backup was restored the same number can mean another past, but not at the same time."""
        table, audience = self.room.table, connection.audience
        told = Story(table, table.lines[:self.shown + 1]).updates(audience)
        self.counts[audience] = len(told)
        standing = Standing(table)
        standing.see([audience])
        whole = not 0 < seen <= len(told) or at not in (None, told[seen - 1]["at"])
        connection.send({
            "type": "welcome", "protocol": PROTOCOL, "version": __version__, "time": self.room.house.now(), "table": looks.info(table),
            "seats": looks.seats(table), "you": list(audience), "host": hosts(table, connection.holder), "whole": whole, "seen": len(told),
            "updates": told if whole else told[seen:], "now": standing.now(audience), "chats": chats or [],
            "present": self.room.presence.present(), "watchers": self.room.presence.watchers(), "thinking": self.room.runner.thinking(),
        })

    def tell(self, message: dict[str, Any]) -> None:
        """The same to all."""
        data = dumps(message)
        for connection in self.room.connections:
            connection.send_text(data)
