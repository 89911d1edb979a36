"""What players say to each other, and what they are called: kept beside the log, since it must be forgettable."""
import asyncio
import json
from typing import TYPE_CHECKING, Any

from flambeur.server.connection import Connection
from flambeur.server.errors import NotNow, Refused
from flambeur.server.identity import clean_chat, clean_name
from flambeur.server.store.rows import Chat as Line

if TYPE_CHECKING:
    from flambeur.server.room import Room


class Chat:
    __slots__ = ("_told", "room")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._told = 0                    # the last message that was shown

    async def history(self) -> list[dict[str, Any]]:
        lines = await asyncio.to_thread(self.room.house.store.chats, self.room.id, self.room.house.settings.chat_history)
        return [as_json(line) for line in lines]

    async def say(self, seat: int, text: str, asked: str) -> None:
        """`asked` names the request, so that one that comes twice is said once."""
        house = self.room.house
        if not self.room.table.plan.chat:
            raise NotNow("there is no chat at this table", "il n’y a pas de discussion à cette table")
        if not (cleaned := clean_chat(text, house.settings.chat_length)):
            raise Refused("there is nothing to say in that", "il n’y a rien à dire là-dedans")
        line = await house.writer.call(lambda: house.store.add_chat(self.room.id, house.now(), seat, cleaned, asked))
        if line is not None:
            self._show(line)
            house.publish(self.room.id, json.dumps({"c": line.id}))

    async def heard(self, id: int) -> None:
        """Another process has stored a message."""
        for line in await asyncio.to_thread(self.room.house.store.chats, self.room.id, 1, id + 1):
            if line.id == id: self._show(line)

    async def catch_up(self, connection: Connection, known: list[dict[str, Any]]) -> None:
        """What was said while somebody came in."""
        last = known[-1]["id"] if known else 0
        if self._told > last:
            for line in await self.history():
                if line["id"] > last: connection.send({"type": "chat", **line})

    def _show(self, line: Line) -> None:
        self._told = max(self._told, line.id)
        self.room.delivery.tell({"type": "chat", **as_json(line)})

    # names

    async def rename(self, seat: int, name: str) -> None:
        """Another name; "" is a guest, also in the record of a finished game."""
        house, table = self.room.house, self.room.table
        cleaned = clean_name(name, house.settings.name_length)
        await house.writer.call(lambda: house.store.rename(self.room.id, seat, cleaned))
        table.names[seat] = cleaned
        if table.result is not None:
            await house.writer.call(lambda: self._rewrite(seat, cleaned))
        self._tell_names()
        house.publish(self.room.id, '{"names":1}')

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
