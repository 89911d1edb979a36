"""A start waits for the seeds that were pledged, and not for ever."""
import asyncio
from pathlib import Path

import pytest

import flambeur
from tests.server.client import Client, call, new_table
from tests.server.live import peek
from tests.server.nursery import Nursery
from tests.server.process import Server

pytestmark = pytest.mark.slow


async def pressed(server: Server) -> tuple[dict[str, str], Client, Client]:
    """Two players have pledged, one has pressed the start, nobody has opened a seed."""
    made = await new_table(server.base, "device", "open")
    guest = await call(server.base, "POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"], "name": "late"})
    host, other = Client(server.base, made["table"], made["token"]), Client(server.base, made["table"], guest["token"])
    for client, seat in ((host, 0), (other, 1)):
        await client.connect()
        await client.pledge(seat)
    await host.ask("start", fill=None)
    return made, host, other


def test_who_does_not_open_is_left_out(tmp_path: Path, nursery: Nursery) -> None:
    async def run() -> None:
        async with Server(tmp_path, nursery, seed_seconds=1.0) as server:
            made, host, other = await pressed(server)
            await host.open_seeds()
            assert host.now["starting"]
            await host.until(lambda: host.now["status"] == "playing")
            starting, start = (next(update for update in host.updates if update["kind"] == kind) for kind in ("starting", "start"))
            assert start["body"]["left_out"] == [1]
            assert start["body"]["seeds"] == [host.seeds[0].hex(), None]
            assert start["at"] - starting["at"] >= 1000
            await asyncio.gather(host.play_on(), other.play_on())
            assert host.now["result"]["left_out"] == [1]
            record = await call(server.base, "GET", f"/api/records/{made['table']}", token=made["token"])
            assert record["seeds"][1] is None
            assert flambeur.verify(record).ok
            await host.drop()
            await other.drop()
    asyncio.run(run())


def test_a_start_goes_on_after_a_crash_although_nobody_returns(tmp_path: Path, nursery: Nursery) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with Server(tmp_path, nursery, database=url, seed_seconds=2.0) as server:
            made, host, other = await pressed(server)
            server.kill()
            assert peek.row(url, made["table"]).status == "gathering"
            await host.drop()
            await other.drop()
            await server.start()

            async def status() -> str:
                return peek.row(url, made["table"]).status
            await peek.eventually(status, lambda status: status == "playing")
            (start,) = peek.bodies(peek.entries(url, made["table"], "start"))
            assert start["left_out"] == [0, 1]
    asyncio.run(run())
