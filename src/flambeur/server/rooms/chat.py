"""What players say to each other, and what they are called: kept beside the log, since both must be forgettable."""
import asyncio
import json
from typing import TYPE_CHECKING, Any

from flambeur.server.errors import NotNow, Refused
from flambeur.server.identity.names import clean_chat, clean_name
from flambeur.server.socket.connection import Connection
from flambeur.server.store.rows import Chat as Line

if TYPE_CHECKING:
    from flambeur.server.rooms.room import Room

KEPT = 256                                # messages that a room remembers to have told


class Chat:
    __slots__ = ("_known", "_told", "room")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._known: int | None = None    # up to here whoever is in this room came in with the messages
        self._told: dict[int, None] = {}      # of the later ones, those that were shown; the oldest are forgotten

    async def history(self) -> list[dict[str, Any]]:
        """The last messages, for somebody who comes in."""
        lines = await asyncio.to_thread(self.room.house.store.chats, self.room.id, self.room.house.settings.chat_history)
        if self._known is None: self._known = lines[-1].id if lines else 0      # nobody has come in yet
        return [as_json(line) for line in lines]

    async def say(self, seat: int, text: str, asked: str) -> bool:
        """`asked` names the request, so that a request that comes twice is said and told once. Returns whether it was said now."""
        house = self.room.house
        if not self.room.table.plan.chat:
            raise NotNow("there is no chat at this table", "il n’y a pas de discussion à cette table")
        if not (cleaned := clean_chat(text, house.settings.chat_length)):
            raise Refused("this message is empty", "ce message est vide")
        line = await house.writer.call(lambda: house.store.add_chat(self.room.id, house.now(), seat, cleaned, asked))
        if line is None:
            return True
        self._show(line)                  # a request that comes again after its process has died may have been stored and not told
        house.publish(self.room.id, json.dumps({"c": line.id}))
        return bool(line.new)

    async def heard(self, id: int) -> None:
        """Another process has stored a message."""
        for line in await asyncio.to_thread(self.room.house.store.chats, self.room.id, 1, id + 1):
            if line.id == id: self._show(line)

    async def catch_up(self, connection: Connection, known: list[dict[str, Any]]) -> None:
        """Tells what was said while somebody came in."""
        last = known[-1]["id"] if known else 0
        if max(self._told, default=0) > last:
            for line in await self.history():
                if line["id"] > last: connection.send({"type": "chat", **line})

    def _show(self, line: Line) -> None:
        if line.id in self._told or line.id <= (self._known or 0): return
        self._told[line.id] = None
        if len(self._told) > KEPT: del self._told[next(iter(self._told))]
        self.room.delivery.tell({"type": "chat", **as_json(line)})

    # names

    async def rename(self, seat: int, name: str, asked: str) -> bool:
        """Another name; "" is a guest, also in the record of a finished game. `asked` names the request; returns whether it was done now.
        If it was done before, its process may have died before it told of it."""
        house, until = self.room.house, self.room.house.now() + round(self.room.house.settings.pass_seconds * 1000)
        cleaned = clean_name(name, house.settings.name_length)
        is_new = await house.writer.call(lambda: house.store.rename(self.room.id, seat, cleaned, asked, until)) is not False
        if is_new: self.room.table.names[seat] = cleaned
        else: await self.room.refresh()
        table = self.room.table
        if table.result is not None:
            await house.writer.call(lambda: self._rewrite(seat, table.names.get(seat, "")))
        self._tell_names()
        house.publish(self.room.id, '{"names":1}')
        return is_new

    def _rewrite(self, seat: int, name: str) -> None:
        store = self.room.house.store
        if (record := store.record(self.room.id)) is not None:
            body = json.loads(record.body)
            body["seats"][seat]["name"] = name
            store.rewrite_record(record.id, json.dumps(body))

    async def renamed(self) -> None:
        await self.room.refresh()
        self._tell_names()

    def _tell_names(self) -> None:
        table = self.room.table
        self.room.delivery.tell({"type": "names", "names": [table.name_of(number) for number in range(len(table.seats))]})


def as_json(line: Line) -> dict[str, Any]:
    return {"id": line.id, "at": line.at, "seat": line.seat, "text": line.text}
