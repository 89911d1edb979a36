"""What happens to the database from outside: an operator closes or deletes a table, blocks an address, restores a backup. Every few
seconds the server compares what it has in memory with what is stored."""
import asyncio
from typing import TYPE_CHECKING

from flambeur.server.errors import Blocked
from flambeur.server.store.base import StoreError, Version

if TYPE_CHECKING:
    from flambeur.server.rooms.house import House
    from flambeur.server.rooms.room import Room


async def watch(house: "House") -> None:
    """Until cancelled."""
    while True:
        await asyncio.sleep(house.settings.heartbeat_seconds)
        try:
            await compare(house)
            await shut_out(house)
        except StoreError as error:
            house.failed("watch", "", error)


async def compare(house: "House") -> None:
    """A table whose room rests, before the question and after the answer, must stand where it is stored."""
    before = {id: version(room) for id, room in house.rooms.items() if not room.is_working}
    if not before:
        return
    stored = await asyncio.to_thread(house.store.versions, list(before))
    for id, was in before.items():
        room = house.rooms.get(id)
        if room is not None and not room.is_working and version(room) == was and stored.get(id) != was:
            await catch_up(house, room, stored.get(id))


def version(room: "Room") -> Version:
    return room.table.n, room.table.lines[-1].entry.at


async def catch_up(house: "House", room: "Room", stored: Version | None) -> None:
    if stored is None:
        house.gone(room)
    elif stored[0] > room.table.n:
        await room.refresh()
    else:
        await room.reload()


async def shut_out(house: "House") -> None:
    """Connections of an address that has been blocked meanwhile are closed."""
    here = {connection.address: connection for room in house.rooms.values() for connection in room.connections}
    blocks = await asyncio.to_thread(house.store.blocks) if here else []
    now, error = house.now(), Blocked()
    blocked = {block.address for block in blocks if block.until is None or block.until > now} & here.keys()
    for room in house.rooms.values():
        for connection in room.connections:
            if connection.address in blocked:
                connection.send({"type": "error", "id": None, "code": error.code, "text": error.sentences})
                connection.close(1008, error.code)
