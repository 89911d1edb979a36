"""What the clients' process does: opens the tables, moves at a steady pace, then as fast as it can, and says how long that took."""
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from bench.load.players import Table, close, open_table

PATIENCE = 180                            # seconds for opening all tables
OPENING = 16                              # tables that are opened at a time
CROWD = 64                                # tables that play as fast as they go
MESSAGE = json.dumps({"id": "100", "seat": 0, "turn": 10, "type": "move", "action": 3})


async def main(base: str, plan: dict[str, Any]) -> None:
    """Lines in, lines out: the process that measures the server's CPU says when to go on."""
    async with httpx2.AsyncClient(base_url=f"http://{base}", timeout=120) as http:
        async with asyncio.timeout(PATIENCE):
            tables = await open_tables(http, base, plan["tables"])
        say(opened=len(tables), sockets=sum(len(table.players) for table in tables))
        await heard()
        say(**await steady(tables, plan["rate"], plan["seconds"]))
        await heard()
        for k in range(plan["rounds"]):
            say(**await flat_out(some(tables, k), plan["flat"]))
            await heard()
        await asyncio.gather(*(close(table) for table in tables))
        say(closed=True)


async def grow(base: str, plan: dict[str, Any]) -> None:
    """Batches of tables that are played a little and then left alone, one after the other: what stays is what a table takes."""
    async with httpx2.AsyncClient(base_url=f"http://{base}", timeout=120) as http:
        for _ in range(plan["batches"]):
            tables = await open_tables(http, base, plan["batch"])
            await steady(tables, plan["rate"], plan["batch"] * plan["moves"] / plan["rate"])
            await asyncio.gather(*(close(table) for table in tables))
            say(tables=plan["batch"])
            await heard()


async def open_tables(http: httpx2.AsyncClient, base: str, n: int) -> list[Table]:
    gate = asyncio.Semaphore(OPENING)

    async def one() -> Table:
        async with gate:
            return await open_table(http, base)
    return list(await asyncio.gather(*(one() for _ in range(n))))


async def steady(tables: Sequence[Table], rate: float, seconds: float) -> dict[str, Any]:
    """So many moves a second, at tables in turn, whether or not the last ones have been answered."""
    waiting, start = [], time.perf_counter()
    turn = cycle(tables)
    for k in range(round(rate * seconds)):
        if (wait := start + k / rate - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        table = await next_free(turn, len(tables))
        waiting.append(asyncio.create_task(table.step()))
    times = await asyncio.gather(*waiting)
    return summary(times, time.perf_counter() - start)


async def next_free(turn: Iterator[Table], n: int) -> Table:
    """The next table that is free, taken at once: its move may begin a little later. Where all are busy, the first that is not."""
    while True:
        for table in islice(turn, n):
            if not table.busy and not table.over:
                table.busy = True
                return table
        await asyncio.sleep(0.002)


def some(tables: Sequence[Table], k: int) -> list[Table]:
    """Some tables, others in each round: in one round a game does not come to its end."""
    return [tables[j % len(tables)] for j in range(CROWD * k, CROWD * k + min(CROWD, len(tables)))]


async def flat_out(tables: Sequence[Table], seconds: float) -> dict[str, Any]:
    """At every table the next move as soon as all have heard of the last one."""
    times: list[tuple[float, float]] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end and not table.over:
            times.append(await table.step())
    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return summary(times, time.perf_counter() - start)


def summary(times: Sequence[tuple[float, float]], seconds: float) -> dict[str, Any]:
    acknowledged, delivered = (sorted(column) for column in zip(*times, strict=True))
    return {"moves": len(times), "seconds": seconds,
            "ack p50": statistics.median(acknowledged), "ack p99": acknowledged[len(acknowledged) * 99 // 100],
            "p50": statistics.median(delivered), "p99": delivered[len(delivered) * 99 // 100], "worst": delivered[-1]}


async def echo(base: str, plan: dict[str, Any]) -> None:
    """Round trips of a message as long as a move, at the moves' pace on as many sockets as the tables have."""
    sockets = await open_sockets(base, 4 * plan["tables"])
    await heard()
    say(**await echo_steady(sockets, plan["rate"], plan["seconds"]))
    await asyncio.gather(*(socket.close() for socket in sockets))


async def race(base: str, plan: dict[str, Any]) -> None:
    """Round trips as fast as four sockets go, several times."""
    sockets = await open_sockets(base, 4)
    for _ in range(plan["rounds"]):
        await heard()
        say(**await echo_flat_out(sockets, plan["echoes"] // 4))
    await asyncio.gather(*(socket.close() for socket in sockets))


async def open_sockets(base: str, n: int) -> list[Any]:
    sockets = [await connect(f"ws://{base}/echo", compression=None, ping_interval=None) for _ in range(n)]
    say(opened=len(sockets))
    return sockets


async def round_trip(socket: Any) -> None:
    await socket.send(MESSAGE)
    await socket.recv()


async def echo_steady(sockets: Sequence[Any], rate: float, seconds: float) -> dict[str, Any]:
    waiting, start = [], time.perf_counter()
    turn = cycle(sockets)
    for k in range(round(rate * seconds)):
        if (wait := start + k / rate - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        waiting.append(asyncio.create_task(round_trip(next(turn))))
    await asyncio.gather(*waiting)
    return {"moves": len(waiting), "seconds": time.perf_counter() - start}


async def echo_flat_out(sockets: Sequence[Any], each: int) -> dict[str, Any]:
    async def talk(socket: Any) -> None:
        for _ in range(each): await round_trip(socket)
    start = time.perf_counter()
    await asyncio.gather(*(talk(socket) for socket in sockets))
    return {"moves": each * len(sockets), "seconds": time.perf_counter() - start}


def say(**found: Any) -> None:
    print(json.dumps(found), flush=True)


async def heard() -> None:
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run({"echo": echo, "race": race, "grow": grow, "tables": main}[sys.argv[1]](sys.argv[2], json.loads(sys.argv[3])))
