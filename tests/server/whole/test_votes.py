"""Votes in a real server, with connections that break: nobody annuls a game alone, and nobody stalls one for ever."""
import asyncio
from pathlib import Path

import pytest

from tests.server.client import Refusal
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole.test_clocks import HOUR, kinds, two_players

pytestmark = pytest.mark.slow


async def annul(server: Server) -> None:
    """A losing player proposes to give up and waits for the other's connection to break."""
    _, host, other = await two_players(server, 3 * HOUR, "wait")
    await host.until(lambda: any(m["type"] == "presence" and 1 in m["present"] for m in host.heard))
    await host.ask("abandon", seat=0)
    await other.drop()
    await host.until(lambda: 1 not in [m for m in host.heard if m["type"] == "presence"][-1]["present"])
    with pytest.raises(Refusal, match="a moment ago"):
        await host.ask("replace", seat=0, target=1)
    await server.later(HOUR)
    await host.ask("replace", seat=0, target=1)
    assert host.seats[1]["away"] == "vote"
    assert host.now["status"] == "playing"                            # the other one is still asked
    await other.connect()
    await other.ask("abandon", seat=1)
    await host.until(lambda: host.now["status"] == "abandoned")
    await host.drop()
    await other.drop()


async def stall(server: Server) -> None:
    """A player answers each stand-in with `back` in the bot's pause."""
    _, host, other = await two_players(server, HOUR)
    late, there = (host, other) if host.mine() else (other, host)
    seat, turn = late.you[0], late.now["turns"][str(late.you[0])]
    await server.later(HOUR)
    await late.until(lambda: "away" in kinds(late))
    await late.ask("back", seat=seat)
    await late.until(lambda: late.now["turns"].get(str(seat), 0) > turn)      # without another move of the clock
    assert kinds(there).count("away") == 1
    await host.drop()
    await other.drop()


def test_nobody_annuls_a_game_alone_and_nobody_stalls_one(tmp_path: Path, nursery: Nursery) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        async with Server(tmp_path, nursery, database=url, bot_pause_seconds=0.5, grace_seconds=0, absence_seconds=HOUR) as server:
            await annul(server)
            await stall(server)
    asyncio.run(run())
