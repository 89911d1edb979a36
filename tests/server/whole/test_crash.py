"""kill -9 at random moments under load: what was acknowledged is there, nothing is done twice, every table goes on and ends."""
import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.store.sql import open_store
from tests.helpers.share import seed_of_the_day, size
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole.crowd import Crowd
from tests.server.whole.proof import check_table

TABLES = size(6, 12)


async def survive(server: Server, tables: int, kills: int, seed: int) -> Crowd:
    """Each process lives for a random while, some hardly long enough to let anybody in."""
    crowd, rng = Crowd(lambda: server.base, seed, tables), random.Random(seed)
    async with server, asyncio.TaskGroup() as group:
        playing = group.create_task(crowd.run())
        await crowd.under_way()
        for _ in range(kills):
            await asyncio.sleep(rng.choice([0.5, 2.0, 5.0]) * rng.random())
            server.kill()
            await server.start()
        crowd.closing = True
        await playing
    return crowd


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(kind: str, tmp_path: Path, nursery: Nursery, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("postgres_url") if kind == "postgresql" else f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(tmp_path, nursery, database=url, bot_max_seconds=0.5, lease_seconds=1.0, heartbeat_seconds=0.3)
    crowd = asyncio.run(survive(server, tables=TABLES, kills=size(7, 20), seed=seed_of_the_day()))
    with contextlib.closing(open_store(url)) as store:
        assert len(crowd.played) >= TABLES
        for table, clients in crowd.played.items():
            check_table(store, table, clients)
    assert sum(client.resent for client in crowd.clients) > 0         # else the kills met nobody
    assert '"level": "error"' not in server.log()
    report(crowd)


def report(crowd: Crowd) -> None:
    total: dict[str, Any] = {what: sum(getattr(client, what) for client in crowd.clients) for what in ("returns", "resent", "again")}
    print(total | {"tables": len(crowd.played), "acknowledged": sum(len(client.acked) for client in crowd.clients)})
