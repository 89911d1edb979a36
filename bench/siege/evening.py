"""A long evening: many tables at a steady pace, each replaced by a new one when its game is over; how quickly all hear of a move, and
whether the memory grows. People do not all sit down at the same moment: when the clock starts, each game is at another point."""
import asyncio
import statistics
import time
from itertools import cycle
from pathlib import Path

import httpx2

from bench.load.drive import next_free, open_tables
from bench.load.host import NO_LIMITS, TABLES, Host
from bench.load.players import Table, close, open_table
from bench.siege.tally import Tally

RATE = 100.0                              # moves a second
SETTLED = 0.2                             # of the time: until then the server still fills its memory
AT_ONCE = 16                              # tables that are brought to their points
IDLE = 60.0                               # seconds after which a table that everybody has left is out of the memory: then a leak shows


def spent(folder: Path, tables: int, seconds: float) -> Tally:
    log = folder / "server.log"
    with Host(TABLES, {**NO_LIMITS, "data": str(folder), "log_format": "json", "idle_seconds": IDLE}, log) as host:
        tally = asyncio.run(Evening(host).pass_by(tables, seconds))
    tally.read_log(log.read_text("utf-8", "replace"))
    return tally


class Evening:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.times: list[float] = []      # seconds until the last of the four had heard
        self.memory: list[tuple[float, int]] = []
        self.tables: list[Table] = []
        self.replacing = set[asyncio.Task[None]]()
        self.opened = 0

    async def pass_by(self, tables: int, seconds: float) -> Tally:
        async with httpx2.AsyncClient(base_url=f"http://{self.host.base}", timeout=120) as self.http:
            self.tables = await open_tables(self.http, self.host.base, tables)
            await self.stagger()
            begun = time.monotonic()
            moves = round(RATE * seconds)
            await self.play(moves, begun)
            passed = time.monotonic() - begun
            await asyncio.gather(*self.replacing)
            await asyncio.gather(*(close(table) for table in self.tables))
        ordered = sorted(self.times)
        return Tally(tables=tables + self.opened, acknowledged=len(ordered), moves=len(ordered), seconds=passed,
                     p50=statistics.median(ordered) * 1000, p99=ordered[len(ordered) * 99 // 100] * 1000, slope=self.slope())

    async def stagger(self) -> None:
        """Before anything is measured the games are brought to points that lie evenly between beginning and end, so that from then on they
        end one by one. How long a game is, one shows that is played through."""
        first, length = self.tables[0], 0
        while not first.over:
            await first.step()
            length += 1
        await self.replace(first)

        gate = asyncio.Semaphore(AT_ONCE)

        async def ahead(table: Table, moves: int) -> None:
            async with gate:
                for _ in range(moves):
                    if not table.over: await table.step()
                if table.over: await self.replace(table)      # a short game
        await asyncio.gather(*(ahead(table, k * length // len(self.tables)) for k, table in enumerate(self.tables)))
        self.opened = 0

    async def play(self, moves: int, begun: float) -> None:
        waiting, turn = set[asyncio.Task[None]](), cycle(range(len(self.tables)))
        for k in range(moves):
            if (wait := begun + k / RATE - time.monotonic()) > 0: await asyncio.sleep(wait)
            if k % RATE == 0: self.memory.append((time.monotonic() - begun, self.host.memory()))
            table = await next_free((self.tables[n] for n in turn), len(self.tables))
            task = asyncio.create_task(self.step(table))
            waiting.add(task)
            if len(waiting) > 1000: waiting = (await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED))[1]
        await asyncio.gather(*waiting)

    async def step(self, table: Table) -> None:
        self.times.append((await table.step())[1])
        if table.over:
            task = asyncio.create_task(self.replace(table))
            self.replacing.add(task)
            task.add_done_callback(self.replacing.discard)

    async def replace(self, table: Table) -> None:
        await close(table)
        self.tables[self.tables.index(table)] = await open_table(self.http, self.host.base)
        self.opened += 1

    def slope(self) -> float:
        """Kilobytes a minute, by a line through what was measured once all was settled."""
        last = self.memory[-1][0]
        settled = [(at / 60, size / 1000) for at, size in self.memory if at >= SETTLED * last]
        return statistics.linear_regression(*zip(*settled, strict=True)).slope if len(settled) > 2 else 0.0
