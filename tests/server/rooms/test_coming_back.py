"""Whoever comes back gets exactly what the seats of the device may know of and the client has not heard."""
import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.app import make_house
from flambeur.server.commands import gathering, leaving, playing
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table

DEVICE, OPEN = SeatPlan(sitter="device"), SeatPlan(sitter="open")
Said = dict[str, Any]


def at_cards(folder: Path, tale: Callable[[House, Room], Awaitable[None]]) -> None:
    """Three people at three devices, all of whom are to choose a card."""
    async def run() -> None:
        house = make_house(Settings(data=str(folder)), Metrics())
        try:
            room = await house.room((await create(house, NewTable(game="las-vegas-cards", seats=[DEVICE, OPEN, OPEN]), "address")).table)
            for seat in (1, 2): await room.do(lambda table, at, seat=seat: gathering.sit(table, seat + 1, seat, at))
            await room.do(lambda table, at: gathering.press_start(table, 1, at))
            await tale(house, room)
        finally:
            house.bus.shared = False
            await house.close()
            house.store.close()
    asyncio.run(run())


def choose(table: Table, seat: int, at: int) -> None:
    assert table.match is not None
    playing.move(table, seat + 1, seat, table.match.legal_ids(seat)[0], table.turns[seat], at)


def hello(room: Room, holder: int, seen: int = 0, at: int | None = None) -> Said:
    connection = Connection(100, room.house.outboxes)
    connection.holder, connection.audience = holder, tuple(room.table.seats_of(holder))
    room.delivery.welcome(connection, seen, at=at)
    said: Said = json.loads(connection.outbox[-1])
    return said


def known(said: Said) -> list[tuple[str, int | None]]:
    return [(update["kind"], update["body"].get("seat")) for update in said["updates"]]


@pytest.mark.parametrize("gives", [True, False])
def test_a_device_whose_seats_changed_while_it_was_away_counts_anew(gives: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The changed choices of seat 1 count for its own device alone: the same number means another update once the seat is elsewhere, even
    where all happened in one moment."""
    async def tale(house: House, room: Room) -> None:
        moment = house.now()
        monkeypatch.setattr(house, "now", lambda: moment)
        for _ in range(4): await room.do(lambda table, at: choose(table, 1, at))
        giver, taker, away = 2, 1, 2 if gives else 1
        before = hello(room, away)
        await room.do(lambda table, at: gathering.hand(table, giver, [1], taker, at))
        for _ in range(3):
            await room.do(lambda table, at: leaving.leave(table, 3, 2, at))
            await room.do(lambda table, at: leaving.come_back(table, 3, 2, at))
        whole = hello(room, away)
        for at in (before["updates"][-1]["at"], None):
            again = hello(room, away, before["seen"], at)
            have = [] if again["whole"] else known(before)
            assert (again["seen"], [*have, *known(again)]) == (whole["seen"], known(whole))
            assert ("handed", None) in known(again)
    at_cards(tmp_path, tale)


def test_what_another_process_told_is_not_taken_back(tmp_path: Path) -> None:
    """Its client comes here after it has died, before this process has heard of it."""
    async def tale(house: House, room: Room) -> None:
        behind = Room(house, stored) if (stored := house.store.read(room.id)) is not None else room
        await room.do(lambda table, at: choose(table, 0, at))
        before = hello(room, 1)
        house.bus.shared = True
        await behind.delivery.prepare((0,), before["seen"])
        after = hello(behind, 1, before["seen"], before["updates"][-1]["at"])
        assert (after["whole"], after["seen"], after["updates"]) == (False, before["seen"], [])
    at_cards(tmp_path, tale)
