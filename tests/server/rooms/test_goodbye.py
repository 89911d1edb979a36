"""A server that shuts down begins nothing any more, whatever still arrives at its tables."""
import asyncio
from pathlib import Path

from flambeur.server.app import make_house
from flambeur.server.commands import gathering
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.creation import create
from flambeur.server.settings import Settings
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables.entries import SeatPlan


def test_a_bot_whose_turn_comes_while_the_server_closes_does_not_begin(tmp_path: Path) -> None:
    async def story() -> None:
        house = make_house(Settings(data=str(tmp_path), bot_pause_seconds=60), Metrics())
        failures: list[str] = []
        house.failed = lambda what, where, error: failures.append(f"{what}: {error}")     # type: ignore[method-assign]
        await house.open()
        seats = [SeatPlan(sitter="bot", level="easy"), SeatPlan(sitter="device"), SeatPlan(sitter="open")]
        keys = await create(house, NewTable(game="las-vegas", seats=seats), "address")
        room = await house.room(keys.table)
        await room.do(lambda table, at: gathering.sit(table, 2, None, at))      # where two people play, a bot takes its time
        await room.do(lambda table, at: gathering.press_start(table, 1, at))
        while not room.runner.thinking(): await asyncio.sleep(0)
        house.say_goodbye()
        assert room.table.bots_awaited == [0]
        room.runner.look()                # as after a message that was on its way
        assert room.runner.thinking() == []
        await house.close()
        house.store.close()
        assert failures == []
    asyncio.run(story())
