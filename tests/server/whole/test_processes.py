"""Two server processes on one PostgreSQL: players of one table at different ones, races between them, and the death of one."""
import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.store.sql import open_store
from tests.helpers.share import size
from tests.server.client import Client, Refusal, call, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole import peek
from tests.server.whole.proof import check_table
from tests.server.whole.survivor import Survivor

pytestmark = pytest.mark.slow
LEASE = 3600                              # seconds
CLEAR = {"stale", "illegal_action", "not_your_turn", "game_over", "not_now"}          # how the slower one of two is refused


@contextlib.asynccontextmanager
async def two(folder: Path, nursery: Nursery, url: str, **settings: Any) -> AsyncIterator[tuple[Server, Server]]:
    one, other = (Server(folder / name, nursery, database=url, **settings) for name in ("one", "other"))
    for server in (one, other): server.folder.mkdir()
    async with one, other:
        yield one, other


def heard(client: Client, kind: str, **fields: Any) -> Callable[[], bool]:
    """Whether a client has been told this."""
    return lambda: any(message["type"] == kind and all(message[key] == value for key, value in fields.items()) for message in client.heard)


async def sit_apart(one: Server, other: Server, **plan: Any) -> tuple[str, Survivor, Survivor, Survivor]:
    """The host at one process, the guest and a spectator at the other, and a bot."""
    made = await new_table(one.base, "device", "open", "easy", names=["Ada"], **plan)
    guest = await call(other.base, "POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"], "name": "Bob"})
    host = Survivor(lambda: one.base, made["table"], made["token"], seed=1)
    friend = Survivor(lambda: other.base, made["table"], guest["token"], seed=2)
    watcher = Survivor(lambda: other.base, made["table"], None, made["watch"])
    for client in (host, friend, watcher): await client.connect()
    return made["table"], host, friend, watcher


def test_players_of_one_table_at_two_processes(tmp_path: Path, nursery: Nursery, postgres_url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, nursery, postgres_url) as (one, other):
            table, host, friend, watcher = await sit_apart(one, other)
            for client in (host, friend, watcher):
                await client.until(heard(client, "presence", present=[0, 1], watchers=1))
            await host.pledge(0)
            await friend.pledge(1)
            await host.until(lambda: host.seats[1]["pledged"] and host.seats[1]["name"] == "Bob")
            await friend.ask("say", seat=1, text="hello over there")
            await host.until(heard(host, "chat", seat=1, text="hello over there"))
            await host.ask("rename", seat=0, name="Countess")
            await friend.until(heard(friend, "names", names=["Countess", "Bob", ""]))
            await host.ask("start", fill=None)
            await friend.until(lambda: friend.now["starting"])
            await asyncio.gather(host.open_seeds(), friend.open_seeds())
            await asyncio.gather(host.live(lambda: 0.0), friend.live(lambda: 0.0), watcher.look_on())
            for client in (host, friend, watcher):
                assert heard(client, "thinking", seats=[2])(), "wherever the bot thinks, all see it"
            assert host.updates == friend.updates == watcher.updates
            await friend.drop()
            await watcher.drop()
            await host.until(lambda: [m for m in host.heard if m["type"] == "presence"][-1].items() >= {"present": [0],
                                                                                                        "watchers": 0}.items())
            await host.drop()
            said = [message["id"] for message in host.heard if message["type"] == "chat"]
            assert len(set(said)) == len(said)
            with contextlib.closing(open_store(postgres_url)) as store:
                check_table(store, table, [host, friend, watcher])
    asyncio.run(run())


async def race(left: Client, right: Client) -> str:
    """Both act for one ply at the same moment, differently if they can; the loser's code."""
    seat = left.mine()[0]
    turn, thrower = left.now["turns"][str(seat)], left.now["thrower"]
    if thrower == seat:
        wanted: list[dict[str, Any]] = [{"type": "roll"}, {"type": "roll"}]
    else:
        legal = left.now["legal"][str(seat)]
        wanted = [{"type": "move", "action": legal[0]["id"]}, {"type": "move", "action": legal[-1]["id"]}]
    answers = await asyncio.gather(left.ask(seat=seat, turn=turn, **wanted[0]), right.ask(seat=seat, turn=turn, **wanted[1]),
                                   return_exceptions=True)
    won = [answer for answer in answers if isinstance(answer, dict)]
    lost = [answer for answer in answers if isinstance(answer, Refusal)]
    assert (len(won), len(lost)) == (1, 1), answers
    return lost[0].code


async def level(left: Client, right: Client) -> None:
    """When both have heard of all that the other has."""
    await left.until(lambda: len(left.updates) >= len(right.updates))
    await right.until(lambda: len(right.updates) >= len(left.updates))


def test_a_race_for_one_ply_has_one_winner(tmp_path: Path, nursery: Nursery, postgres_url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, nursery, postgres_url) as (one, other):
            moves, codes = 0, set()
            while moves < size(20, 50):
                made = await new_table(one.base, "device", "device")
                left, right = (Survivor(lambda server=server: server.base, made["table"], made["token"]) for server in (one, other))
                await left.connect()
                await right.connect()
                await left.start()
                while not left.over:
                    await level(left, right)
                    moves += left.now["thrower"] is None
                    codes.add(await race(left, right))
                    await level(left, right)
                assert left.updates == right.updates
                for client in (left, right): await client.drop()
                with contextlib.closing(open_store(postgres_url)) as store:
                    check_table(store, made["table"], [left, right])
            print(f"{moves} moves raced for, the slower was told {codes}")
            assert codes <= CLEAR
    asyncio.run(run())


async def begin_at(doomed: Server, other: Server, *seats: str, **plan: Any) -> Survivor:
    """A table whose bots and clock run in the process that will die, and whose player then sits at the other one."""
    made = await new_table(doomed.base, *seats, **plan)
    client = Survivor(lambda: doomed.base, made["table"], made["token"], seed=len(seats))
    await client.connect()
    await client.start()
    await client.drop()
    client.where = lambda: other.base
    return client


def test_the_death_of_a_process_leaves_every_table_playing(tmp_path: Path, nursery: Nursery, postgres_url: str) -> None:
    """Its tables stand still until its leases have run out, and no longer. Time passes when we say so; the database has its own, and what
    it compares with that is moved instead."""
    async def run() -> None:
        async with two(tmp_path, nursery, postgres_url, lease_seconds=LEASE, heartbeat_seconds=LEASE / 4) as (one, other):
            idle = await asyncio.gather(*(begin_at(one, other, "device", "device", clock={"seconds": 2 * LEASE}) for _ in range(3)))
            there = await asyncio.gather(*(begin_at(one, other, "device", "easy", "medium") for _ in range(size(5, 12))))
            for client in (*idle, *there): await client.connect()
            await asyncio.gather(*(client.play_on(until=lambda client=client: len(client.updates) > 20) for client in there))
            owned = {id for id, in peek.sql(postgres_url, "SELECT table_id FROM leases WHERE owner LIKE :who", who=f"{pid(one)}-%")}
            assert len(owned & {client.hello["table"] for client in (*there, *idle)}) >= 3, "some at least, however fast the other was"
            assert not any(client.over for client in there)
            killed = other.now()
            one.kill()
            playing = [asyncio.create_task(client.live(lambda: 0.0)) for client in there]
            peek.sql(postgres_url, "UPDATE leases SET until = until - :by WHERE owner LIKE :who", by=LEASE * 1000, who=f"{pid(one)}-%")
            await other.later(LEASE)
            await asyncio.gather(*playing)
            for client in there:
                bots = [update["at"] for update in client.updates if update["at"] >= killed and "bot" in update["body"]]
                assert bots, "they play on"
                if client.hello["table"] in owned: assert min(bots) >= killed + LEASE * 1000, "two processes ran the bots"
            assert not any(has_run_out(client) for client in idle)
            peek.sql(postgres_url, "UPDATE tables SET deadline = deadline - :by", by=2 * LEASE * 1000)
            await other.later(LEASE)
            for client in idle: await client.until(lambda client=client: has_run_out(client))
            for client in (*there, *idle): await client.drop()
            with contextlib.closing(open_store(postgres_url)) as store:
                for client in there: check_table(store, client.hello["table"], [client])
    asyncio.run(run())


def has_run_out(client: Client) -> bool:
    return any(update["kind"] == "away" for update in client.updates)


def pid(server: Server) -> int:
    assert server.process is not None
    return server.process.pid
