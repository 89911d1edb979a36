"""A server that was stopped for a while: no clock runs out at once when it goes on."""
import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole import peek
from tests.server.whole.test_clocks import HOUR, kinds, two_players

pytestmark = pytest.mark.slow
GRACE = 600


def test_no_clock_runs_out_right_after_a_pause_of_the_process(tmp_path: Path, nursery: Nursery) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        async with Server(tmp_path, nursery, database=url, grace_seconds=GRACE) as server:
            await server.later(GRACE)                                 # the grace after the start is over
            _, host, other = await two_players(server, HOUR)
            woken = await server.sleep(2 * HOUR)
            late = host if host.mine() else other
            await peek.eventually(partial(asyncio.to_thread, server.log), lambda log: "woke up" in log)
            await late.ask("say", seat=late.you[0], text="still here?")
            assert "away" not in kinds(late)
            await server.later(GRACE)
            await late.until(lambda: "away" in kinds(late))           # in the end it does
            assert next(update["at"] for update in late.updates if update["kind"] == "away") >= woken + GRACE * 1000
            await host.drop()
            await other.drop()
    asyncio.run(run())
