"""A table that nobody uses leaves the memory, and comes back from its log as it was."""
import asyncio
from pathlib import Path

import pytest

from flambeur.server.rooms import house
from tests.server.client import new_table
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole import peek
from tests.server.whole.proof import check_table
from tests.server.whole.survivor import Survivor

HOUR = 3600


@pytest.mark.slow
def test_a_table_comes_back_by_replay(tmp_path: Path, nursery: Nursery) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with Server(tmp_path, nursery, database=url, idle_seconds=HOUR) as server:
            made = await new_table(server.base, "device", "device", "easy")
            client = Survivor(lambda: server.base, made["table"], made["token"], seed=3)
            for size in (0, 60):                                  # before the start, and during the game
                await client.connect()
                if size: await client.start()
                if size: await client.play_on(until=lambda size=size: len(client.updates) >= size and bool(client.mine()))
                before = client.now, list(client.updates), client.seats
                assert await peek.in_memory(server.base) == 1
                await client.drop()
                await server.later(2 * HOUR)
                await peek.eventually(lambda: peek.in_memory(server.base), lambda n: n == 0)
                await client.connect()
                welcome = next(message for message in reversed(client.heard) if message["type"] == "welcome")
                assert (welcome["whole"], welcome["updates"]) == (False, [])
                assert (client.now, client.updates, client.seats) == before
                await client.drop()
            await client.connect()
            await client.play_on()
            await client.drop()
            await server.later(2 * house.OVER)                    # its game is over: nobody has to be quick here any more
            await peek.eventually(lambda: peek.in_memory(server.base), lambda n: n == 0)
            peek.look(url, lambda store: check_table(store, made["table"], [client]))
    asyncio.run(run())
