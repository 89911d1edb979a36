"""An end in good order: clients are told to come again, nothing acknowledged is lost, and nobody is waited for in vain."""
import asyncio
import contextlib
from pathlib import Path

import pytest

from flambeur.server.store.sql import open_store
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole.crowd import Crowd
from tests.server.whole.proof import check_table

RESTART = 1012                            # "service restart"


async def restart(server: Server) -> Crowd:
    crowd = Crowd(lambda: server.base, 1, 6)
    async with server, asyncio.TaskGroup() as group:
        playing = group.create_task(crowd.run())
        await crowd.under_way()
        await server.stop()
        crowd.closing = True
        await server.start()
        await playing
    return crowd


@pytest.mark.slow
def test_a_restart_is_told_and_loses_nothing(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(tmp_path, nursery, database=f"sqlite:///{tmp_path / 'tables.db'}")
    crowd = asyncio.run(restart(server))
    ends = [end for client in crowd.clients for end in client.ends]
    assert set(ends) == {RESTART}
    assert len(ends) >= crowd.tables
    with contextlib.closing(open_store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        for table, clients in crowd.played.items():
            check_table(store, table, clients)
    errors = [line for line in server.log().splitlines() if '"level": "error"' in line]
    assert errors == []


@pytest.mark.slow
def test_an_ordinary_process_ends_by_the_signal(tmp_path: Path) -> None:
    async def run() -> tuple[int, str]:
        server = Server(tmp_path)
        await server.start()
        return await server.stop(), server.log()
    code, log = asyncio.run(run())
    assert code in (0, -15)                   # uvicorn passes the signal on once all is done
    assert "Application shutdown complete." in log
