"""A table whose clock only shows the time: nothing is to be done when it runs out, so that nothing keeps the table in memory."""
import asyncio
from pathlib import Path
from typing import Literal

import pytest

from flambeur.server.app import make_house
from flambeur.server.commands import gathering
from flambeur.server.http.routes.tables import public
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.creation import create
from flambeur.server.settings import Settings
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables.entries import Clock, SeatPlan


@pytest.mark.parametrize("out", ["wait", "bot"])
def test_a_clock_keeps_a_table_only_where_something_will_be_done(out: Literal["wait", "bot"], tmp_path: Path) -> None:
    async def story() -> None:
        house = make_house(Settings(data=str(tmp_path), heartbeat_seconds=100, lease_seconds=1000, grace_seconds=1000), Metrics())
        await house.open()
        try:
            device = SeatPlan(sitter="device")
            keys = await create(house, NewTable(game="las-vegas", seats=[device, device], clock=Clock(seconds=5, out=out)), "address")
            room = await house.room(keys.table)
            await room.do(lambda table, at: gathering.press_start(table, 1, at - 60_000))      # it ran out long ago
            assert room.table.deadline is not None
            assert room.table.deadline < house.now()
            acts = out == "bot"
            assert (room.is_busy, room.runner.needed) == (acts, acts)
            assert house.store.orphans(60_000) == ([keys.table] if acts and not house.keeper.holds(keys.table) else [])
            stored = house.store.read(keys.table)
            assert stored is not None
            assert public(stored.row)["deadline"] == room.table.deadline, "lists show it all the same"
        finally:
            await house.close()
            house.store.close()
    asyncio.run(story())
