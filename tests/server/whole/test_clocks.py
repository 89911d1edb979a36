"""Clocks in a real server: they run out, they wait, they survive restarts, and nobody loses a seat by them. The tests move the time."""
import asyncio
import json
from pathlib import Path

import pytest

from flambeur.server.settings import Settings
from tests.server.client import Client, Refusal, call, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole import peek

pytestmark = pytest.mark.slow
HOUR, DAYS = 3600, 2 * 86_400


def kinds(client: Client) -> list[str]:
    return [update["kind"] for update in client.updates]


async def two_players(server: Server, seconds: int, out: str = "bot") -> tuple[dict[str, str], Client, Client]:
    """A table with a clock, each player at an own device, about to play."""
    made = await new_table(server.base, "device", "open", clock={"seconds": seconds, "out": out}, standin="easy")
    guest = await call(server.base, "POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"], "name": "guest"})
    host, other = Client(server.base, made["table"], made["token"]), Client(server.base, made["table"], guest["token"])
    await host.connect()
    await other.connect()
    await host.start()
    await other.until(lambda: other.now["status"] == "playing")
    return made, host, other


async def come_back(client: Client) -> None:
    """Act while a bot is about to act for us; it may be faster."""
    while True:
        await client.until(lambda: bool(client.mine()))
        try:
            return await client.act()
        except Refusal as refusal:
            if refusal.code not in ("stale", "illegal_action"): raise


async def stands_in(server: Server) -> None:
    """A bot plays for who lets the clock run out, until that player acts again."""
    before = server.now()
    made, host, other = await two_players(server, HOUR)
    late, there = (host, other) if host.mine() else (other, host)
    seat = late.you[0]
    begun, deadline = late.updates[-1]["at"], late.now["deadline"]
    assert deadline == begun + HOUR * 1000
    assert before <= begun <= server.now()                             # UTC, and the same in the database
    assert peek.row(str(server.settings["database"]), made["table"]).deadline == deadline
    await server.later(HOUR)
    await late.until(lambda: "away" in kinds(late))
    away = next(update for update in late.updates if update["kind"] == "away")
    assert away["body"] == {"seat": seat, "why": "clock"}
    assert away["at"] >= deadline
    assert late.seats[seat]["away"] == "clock"
    assert late.seats[seat]["level"] == "easy"
    await late.until(lambda: late.updates[-1]["kind"] == "move")       # by the bot
    assert late.updates[-1]["body"] == {"seat": seat, "bot": "easy", "why": "clock"}
    playing = asyncio.create_task(there.play_on())
    await come_back(late)
    assert late.updates[kinds(late).index("back")]["body"] == {"seat": seat}
    assert late.seats[seat]["away"] is None
    await late.play_on()
    await playing
    assert kinds(late).count("away") == 1
    await host.drop()
    await other.drop()


async def waits(server: Server) -> None:
    """Where the table's rule is to wait, the others decide."""
    _, host, other = await two_players(server, HOUR, "wait")
    late, there = (host, other) if host.mine() else (other, host)
    deadline = late.now["deadline"]
    with pytest.raises(Refusal, match="not_now"):
        await there.ask("replace", seat=there.you[0], target=late.you[0])
    await server.later(HOUR)
    assert "away" not in kinds(there)
    await there.ask("replace", seat=there.you[0], target=late.you[0])
    await there.until(lambda: "away" in kinds(there))
    away = next(update for update in there.updates if update["kind"] == "away")        # the bot may have moved since
    assert away["body"] == {"seat": late.you[0], "why": "vote"}
    assert away["at"] >= deadline
    playing = asyncio.create_task(there.play_on())
    await come_back(late)
    assert late.seats[late.you[0]]["away"] is None
    await late.play_on()
    await playing
    await host.drop()
    await other.drop()


def test_clocks_run_out(tmp_path: Path, nursery: Nursery) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        async with Server(tmp_path, nursery, database=url, bot_pause_seconds=0.5) as server:
            await stands_in(server)
            await waits(server)
    asyncio.run(run())


def test_no_clock_runs_out_right_after_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    url, grace = f"sqlite:///{tmp_path / 'tables.db'}", HOUR

    async def run() -> None:
        async with Server(tmp_path, nursery, database=url, grace_seconds=grace, bot_pause_seconds=0.0) as server:
            made, host, other = await two_players(server, HOUR)
            _, *clients = await two_players(server, HOUR)
            server.kill()
            for client in (host, other, *clients): await client.drop()
            await server.later(2 * HOUR)
            down = server.now()
            await server.start()
            for client in clients:
                client.base = server.base
                await client.connect()
                if client.mine():                     # the deadline is an hour ago, and there is time for a move
                    await client.act()
                    assert "away" not in kinds(client)

            async def found() -> list[int]:
                return [entry.at for entry in peek.entries(url, made["table"], "away")]
            assert await found() == []
            await server.later(grace)
            aways = await peek.eventually(found, bool)
            assert aways[0] >= down + grace * 1000
            for client in clients: await client.drop()
    asyncio.run(run())
    assert Settings().grace_seconds == 60


def test_correspondence_tables_are_adopted_when_they_are_due(tmp_path: Path, nursery: Nursery) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with Server(tmp_path, nursery, database=url, idle_seconds=HOUR) as server:
            made, host, other = await two_players(server, DAYS)
            await host.drop()
            await other.drop()
            assert await peek.in_memory(server.base) == 1
            await server.later(2 * HOUR)
            await peek.eventually(lambda: peek.in_memory(server.base), lambda n: n == 0)
            server.kill()
            assert peek.row(url, made["table"]).deadline == host.now["deadline"]
            await server.later(DAYS)
            await server.start()                      # nobody comes, and still
            await server.later(Settings().grace_seconds)

            async def found() -> list[str]:
                return [entry.kind for entry in peek.entries(url, made["table"])]
            seen = len(host.updates)
            log = await peek.eventually(found, lambda log: "away" in log and json.loads(peek.row(url, made["table"]).summary)["awaited"]
                                        != host.now["awaited"])
            assert log[seen] == "away"
            assert set(log[seen + 1:]) <= {"move", "chance"}
            left = peek.row(url, made["table"])
            assert left.deadline == left.updated + DAYS * 1000           # now the other one has two days
            await server.later(2 * HOUR)
            await peek.eventually(lambda: peek.in_memory(server.base), lambda n: n == 0)
    asyncio.run(run())
