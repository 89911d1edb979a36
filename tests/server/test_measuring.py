"""What takes time to measure is measured in another thread: the event loop goes on, and nothing of the throw is seen before."""
import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flambeur.games import registered
from flambeur.kit.game import Outcome
from flambeur.server.app import make_house
from flambeur.server.commands import gathering, playing
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table
from tests.games.probe.actions import HARD
from tests.games.probe.game import GAME, Probe
from tests.helpers.patience import PATIENCE
from tests.server.tables.laying import all_looks, brought_back, kinds

DEVICE = SeatPlan(sitter="device")


@pytest.fixture(autouse=True)
def probe_can_be_found() -> Iterator[None]:
    with registered(GAME):
        yield


async def opened(house: House) -> Room:
    keys = await create(house, NewTable(game="probe", options={"aiming": True}, seats=[DEVICE, DEVICE]), "address")
    room = await house.room(keys.table)
    await room.do(lambda table, at: gathering.press_start(table, 1, at))
    return room


def throw(table: Table, at: int) -> None:
    playing.move(table, 1, 0, HARD, table.turns[0], at, body={"angle": 0.0, "power": 99})


@pytest.mark.parametrize("asked", ["move", "roll", "bot"])
def test_measuring_does_not_hold_up_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    where: list[threading.Thread] = []
    measuring, go_on = threading.Event(), threading.Event()

    def slowly(self: Probe, *args: Any) -> Outcome:
        where.append(threading.current_thread())
        measuring.set()
        assert go_on.wait(PATIENCE)
        return Outcome([3], {"film": 1})

    async def meanwhile(room: Room) -> None:
        """The loop runs while the throw is being measured, and nobody sees anything of it."""
        n = room.table.n
        wants = {"move": throw, "roll": lambda table, at: playing.roll(table, 1, 0, None, at),
                 "bot": lambda table, at: playing.bot_move(table, 0, HARD, "easy", at)}
        done = room.do(wants[asked])
        while not measuring.is_set(): await asyncio.sleep(0.01)
        assert (room.table.n, done.done()) == (n, False)
        go_on.set()
        await done
        assert kinds(room.table)[-2:] == ["move", "chance"]

    async def play() -> None:
        house = make_house(Settings(data=str(tmp_path)), Metrics())
        await house.open()
        try:
            room = await opened(house)
            monkeypatch.setattr(Probe, "measure", slowly)
            await meanwhile(room)
            monkeypatch.setattr(Probe, "measure", None)          # what is stored needs no measuring
            assert all_looks(brought_back(room.table)) == all_looks(room.table)
        finally:
            await house.close()
    asyncio.run(play())
    assert len(where) == 1
    assert where[0] is not threading.main_thread()
