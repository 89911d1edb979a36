"""On a move's way from the socket to the store and to all screens nothing is done twice, and what comes out is what always came out."""
import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from flambeur.bots.code.builds import build_of
from flambeur.server.app import make_app, make_house
from flambeur.server.commands import gathering, playing, votes
from flambeur.server.journal.metrics import Metrics
from flambeur.server.live.requests import answer
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import Move, NewTable, Roll
from flambeur.server.tables import entries, lines
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table
from flambeur.table.live import Live
from tests.server.tables.laying import entries_of

DEVICE = SeatPlan(sitter="device")
ASKED = {"roll": ("check_throw", "asking"), "move": ("checked_all",)}          # of the rules


async def opened(house: House) -> tuple[Room, Connection]:
    """A table of two people at one device, whose game has begun, and their connection."""
    keys = await create(house, NewTable(game="las-vegas", seats=[DEVICE, DEVICE]), "address")
    room = await house.room(keys.table)
    await room.do(lambda table, at: gathering.press_start(table, 1, at))
    connection = Connection(1000, house.outboxes)
    connection.holder, connection.audience = 1, (0, 1)
    room.connections.add(connection)
    room.delivery.welcome(connection, 0)
    return room, connection


async def act(room: Room, connection: Connection, id: str) -> str:
    """The next thing to do, asked for as the page asks; which kind of request that is."""
    table = room.table
    assert table.match is not None
    seat = min(table.awaited)
    turn = table.turns[seat]
    if table.match.thrower == seat: asked: Any = Roll(type="roll", id=id, seat=seat, turn=turn)
    else: asked = Move(type="move", id=id, seat=seat, turn=turn, action=table.match.legal(seat)[0].id)
    await answer(room, connection, asked)
    return str(asked.type)


def counting(calls: Counter[str], name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*args: Any, **kwargs: Any) -> Any:
        calls[name] += 1
        return work(*args, **kwargs)
    return counted


def test_nothing_is_asked_or_read_twice_on_a_moves_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls, kinds = Counter[str](), set[str]()
    monkeypatch.setattr(Table, "playable", counting(calls, "playable", Table.playable))
    monkeypatch.setattr(playing, "sits_there", counting(calls, "sits_there", playing.sits_there))
    for name in ("check_throw", "asking", "checked_all"): monkeypatch.setattr(Live, name, counting(calls, name, getattr(Live, name)))
    monkeypatch.setattr(entries, "dump", counting(calls, "written", entries.dump))
    monkeypatch.setattr(entries, "load", counting(calls, "read", entries.load))
    monkeypatch.setattr(lines, "load", counting(calls, "read", lines.load))

    async def story() -> None:
        house = make_house(Settings(data=str(tmp_path)), Metrics())
        try:
            room, connection = await opened(house)
            for k in range(12):
                calls.clear()
                n = room.table.n
                asked = await act(room, connection, f"act-{k}")
                assert dict(calls) == {"playable": 1, "sits_there": 1, "written": room.table.n - n, **dict.fromkeys(ASKED[asked], 1)}
                kinds.add(asked)
            assert kinds == set(ASKED)
        finally:
            await house.close()
            house.store.close()
    asyncio.run(story())


def test_a_table_that_was_just_made_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: Counter[str] = Counter()
    monkeypatch.setattr(entries, "load", counting(read, "read", entries.load))

    async def story() -> None:
        house = make_house(Settings(data=str(tmp_path)), Metrics())
        try:
            await house.preparing.prepare(build_of("las-vegas"), "search")
            keys = await create(house, NewTable(game="las-vegas", seats=[DEVICE, DEVICE]), "address")
            assert (keys.table in house.rooms, read["read"]) == (True, 0)
            made, stored = house.rooms[keys.table].table, house.store.read(keys.table)
            assert stored is not None
            assert (entries_of(made), made.names) == (stored.entries, stored.names)
        finally:
            await house.close()
            house.store.close()
    asyncio.run(story())


def test_a_record_reads_no_table_that_is_in_memory_and_outlives_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(data=str(tmp_path)), prepare=())
    with TestClient(app, base_url="http://localhost") as client:
        house: House = app.state.house
        seats = [{"sitter": "device"}, {"sitter": "device"}]
        keys = client.post("/api/tables", json={"game": "las-vegas", "seats": seats}).json()
        portal: Any = client.portal
        portal.call(start_and_give_up, house, keys["table"])
        calls: Counter[str] = Counter()
        monkeypatch.setattr(house.store, "read", counting(calls, "read", house.store.read))

        def status(token: str) -> int:
            return client.get(f"/api/records/{keys['table']}", headers={"authorization": f"Bearer {token}"}).status_code
        assert (status(keys["token"]), status(keys["watch"]), status("nobody's"), calls["read"]) == (200, 200, 403, 0)
        house.store.delete(keys["table"])
        portal.call(house.gone, house.rooms[keys["table"]])
        assert status("nobody's") == 200              # whoever knows the id: its table was forgotten, and with it whose it was


async def start_and_give_up(house: House, table: str) -> None:
    room = await house.room(table)
    await room.do(lambda table, at: gathering.press_start(table, 1, at))
    for seat in (0, 1):
        await room.do(lambda table, at, seat=seat: votes.abandon(table, 1, seat, at))
