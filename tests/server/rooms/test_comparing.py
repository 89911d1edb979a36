"""What an operator does to the database, a running server notices: closed, deleted and restored tables, blocked addresses."""
import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.app import make_house
from flambeur.server.commands import gathering, playing
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms import comparing
from flambeur.server.rooms.closing import close_table
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.backup import backup, restore
from flambeur.server.store.base import Store
from flambeur.server.store.sql import open_store
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table
from tests.helpers.patience import PATIENCE

Story = Callable[[House, Room, Connection, Store], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Story], None]:
    """A house with one table of two people at one device, whose game has begun, and an operator's own way to the database."""
    settings = Settings(data=str(tmp_path), heartbeat_seconds=100, lease_seconds=1000)

    def run(story: Story) -> None:
        asyncio.run(tell(story))

    async def tell(story: Story) -> None:
        house = make_house(settings, Metrics())
        await house.open()
        operator = open_store(settings.database_url, "operator")
        try:
            device = SeatPlan(sitter="device")
            keys = await create(house, NewTable(game="las-vegas", seats=[device, device]), "address")
            room = await house.room(keys.table)
            await room.do(lambda table, at: gathering.press_start(table, 1, at))
            connection = Connection(1000, house.outboxes)
            connection.holder, connection.audience, connection.address = 1, (0, 1), "address of the device"
            room.connections.add(connection)
            await story(house, room, connection, operator)
        finally:
            operator.close()
            await house.close()
            house.store.close()
    return run


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What was sent since the last time."""
    found = [json.loads(text) for text in connection.outbox]
    connection.outbox.clear()
    return found


def act(table: Table, at: int) -> None:
    assert table.match is not None
    seat = min(table.awaited)
    if table.match.thrower == seat: playing.roll(table, 1, seat, None, at)
    else: playing.move(table, 1, seat, table.match.legal(seat)[0].id, None, at)


def test_nothing_happens_when_nothing_has_happened(play: Callable[[Story], None]) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        await room.do(act)
        heard(connection)
        await comparing.compare(house)
        await comparing.shut_out(house)
        assert (heard(connection), connection.closing) == ([], None)
        assert house.rooms == {room.id: room}
    play(story)


def test_a_closed_table_ends_for_those_who_play(play: Callable[[Story], None]) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        close_table(operator, room.id, house.now())
        await comparing.compare(house)
        message, = heard(connection)
        assert (message["type"], message["now"]["status"], message["updates"][-1]["body"]["why"]) == ("updates", "abandoned", "closed")
        assert message["now"]["legal"] == {}
        assert room.table.status == "abandoned"
    play(story)


def test_a_deleted_table_is_gone_for_those_who_play(play: Callable[[Story], None]) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        operator.delete(room.id)
        await comparing.compare(house)
        assert heard(connection)[-1]["code"] == "no_table"
        assert (connection.closing, house.rooms) == ((1000, "no_table"), {})
    play(story)


@pytest.mark.parametrize("moved", [False, True], ids=["at rest", "somebody moves first"])
def test_a_restored_table_is_shown_as_it_stands_now(play: Callable[[Story], None], tmp_path: Path, moved: bool) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        url, n = house.settings.database_url, room.table.n
        backup(url, tmp_path / "backup.db")
        await room.do(act)
        await room.do(act)
        stranger = Connection(1000, house.outboxes)
        stranger.holder = 7               # a device that came after the backup
        room.connections.add(stranger)
        heard(connection)
        restore(tmp_path / "backup.db", url, overwrite=True)
        if moved: await room.do(act)
        else: await comparing.compare(house)
        welcome, *rest = heard(connection)
        assert (welcome["type"], welcome["whole"], len(welcome["updates"])) == ("welcome", True, welcome["seen"])
        assert welcome["seen"] + sum(len(message["updates"]) for message in rest) == room.table.n + 1
        assert room.table.n == (n + 1 if moved else n)
        assert stranger.closing == (1008, "not_yours")
    play(story)


def test_who_was_away_during_a_restore_gets_the_whole_table(play: Callable[[Story], None], tmp_path: Path) -> None:
    """The number of updates that it has seen is one of another past."""
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        url = house.settings.database_url
        backup(url, tmp_path / "backup.db")
        await room.do(act)
        known = heard(connection)[-1]
        seen, at = known["seen"], known["updates"][-1]["at"]
        room.delivery.welcome(connection, seen, at=at)
        assert not heard(connection)[-1]["whole"]
        restore(tmp_path / "backup.db", url, overwrite=True)
        await comparing.compare(house)
        await asyncio.sleep(0.002)        # what happens now happens at another time
        for _ in range(3): await room.do(act)
        heard(connection)
        room.delivery.welcome(connection, seen, at=at)
        welcome = heard(connection)[-1]
        assert (welcome["whole"], len(welcome["updates"])) == (True, welcome["seen"])
        room.delivery.welcome(connection, welcome["seen"] - 1, at=welcome["updates"][-2]["at"])
        tail = heard(connection)[-1]
        assert (tail["whole"], tail["updates"]) == (False, welcome["updates"][-1:])
    play(story)


def test_a_table_that_moves_while_the_store_is_asked_is_left_alone(play: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        asked, moved = asyncio.Event(), threading.Event()
        loop, versions = asyncio.get_running_loop(), house.store.versions

        def slowly(ids: list[str]) -> object:
            found = versions(ids)
            loop.call_soon_threadsafe(asked.set)
            moved.wait(PATIENCE)
            return found
        monkeypatch.setattr(house.store, "versions", slowly)
        question = asyncio.create_task(comparing.compare(house))
        await asked.wait()
        for _ in range(3):
            await room.do(act)
        moved.set()
        await question
        assert [message["type"] for message in heard(connection)] == ["updates"] * 3
    play(story)


def test_who_is_blocked_is_shown_out(play: Callable[[Story], None]) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        operator.block("somebody else", house.now())
        operator.block(connection.address, house.now() - 2000, house.now() - 1000)
        await comparing.shut_out(house)
        assert connection.closing is None
        operator.block(connection.address, house.now())
        await comparing.shut_out(house)
        assert heard(connection)[-1]["code"] == "blocked"
        assert connection.closing == (1008, "blocked")
    play(story)


def test_the_server_looks_by_itself(play: Callable[[Story], None]) -> None:
    async def story(house: House, room: Room, connection: Connection, operator: Store) -> None:
        object.__setattr__(house.settings, "heartbeat_seconds", 0.01)
        house.spawn(comparing.watch(house))
        close_table(operator, room.id, house.now())
        async with asyncio.timeout(PATIENCE):
            await connection.stirred.wait()
        assert room.table.status == "abandoned"
    play(story)
