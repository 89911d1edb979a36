"""A crowd at many tables while something is done to the server; afterwards every table is looked through."""
import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bench.siege.tally import Tally
from flambeur.server.store.sql import open_store
from tests.server.running import Server
from tests.server.whole.crowd import Crowd
from tests.server.whole.proof import Findings, look_through

GAMES = ("las-vegas", "las-vegas-cards")
SETTINGS: dict[str, Any] = {"bot_max_seconds": 0.5, "lease_seconds": 1.0, "heartbeat_seconds": 0.3}
Blows = Callable[[Crowd, Tally], Awaitable[None]]


async def under_fire(servers: Sequence[Server], crowd: Crowd, url: str, blows: Blows) -> Tally:
    """Blows fall while the crowd plays; then all tables are played to their end and looked through."""
    tally, begun = Tally(), time.monotonic()
    async with contextlib.AsyncExitStack() as stack:
        for server in servers: await stack.enter_async_context(server)
        async with asyncio.TaskGroup() as group:
            playing = group.create_task(crowd.run())
            await crowd.under_way()
            await blows(crowd, tally)
            crowd.closing = True
            await playing
    tally.acknowledged += crowd.acknowledged
    tally.moves += crowd.count_moves()
    tally.resent += sum(client.resent for client in crowd.clients)
    await asyncio.to_thread(look_at_all, crowd, url, tally)
    for server in servers: tally.read_log(server.log())
    tally.seconds = time.monotonic() - begun
    return tally


def look_at_all(crowd: Crowd, url: str, tally: Tally) -> None:
    findings = Findings()
    with contextlib.closing(open_store(url)) as store:
        for table, clients in crowd.played.items():
            look_through(store, table, clients, findings)
    tally.tables += len(crowd.played)
    tally.note(findings)


async def after(count: Callable[[], int], more: int) -> None:
    """When so many more have been acknowledged."""
    wanted = count() + more
    while count() < wanted:
        await asyncio.sleep(0.02)
