"""Nothing can be stored for a while: the disk is full, or the database is gone. What was acknowledged stays, the rest is refused."""
import asyncio
import contextlib
import os
import resource
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx2

from bench.siege.crowds import GAMES, SETTINGS, after, under_fire
from bench.siege.tally import Tally
from tests.helpers.patience import PATIENCE
from tests.server.nursery import Nursery
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.whole.crowd import Crowd

TABLES = 12
ROOM = 256                                # megabytes of the small disk
Step = Callable[[], Awaitable[None]]


async def of_the_disk(folder: Path, nursery: Nursery, seed: int, times: int, between: int) -> Tally:
    with small_disk(folder / "disk") as disk:
        server = Server(folder, nursery, data=str(disk), **SETTINGS)
        full = Full(disk, server)
        return await fought(server, f"sqlite:///{disk / 'tables.db'}", seed, times, between, full.begin, full.end)


async def of_the_database(folder: Path, nursery: Nursery, postgres: Postgres, url: str, seed: int, times: int, between: int) -> Tally:
    server = Server(folder, nursery, database=url, **SETTINGS)
    return await fought(server, url, seed, times, between, lambda: asyncio.to_thread(postgres.stop),
                        lambda: asyncio.to_thread(postgres.start))


async def fought(server: Server, url: str, seed: int, times: int, between: int, begin: Step, end: Step) -> Tally:
    """Each outage lasts until the server has said so itself, and a little longer."""
    async def blows(crowd: Crowd, tally: Tally) -> None:
        for _ in range(times):
            await after(crowd.count_moves, between)
            await begin()
            await until_health_is(server, 503)
            tally.blows += 1
            await asyncio.sleep(0.5)
            await end()
            await until_health_is(server, 200)
    return await under_fire([server], Crowd(lambda: server.base, seed, TABLES, GAMES, pause=0.0), url, blows)


async def until_health_is(server: Server, wanted: int) -> None:
    async with asyncio.timeout(PATIENCE), httpx2.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
        while (await http.get("/healthz")).status_code != wanted:
            await asyncio.sleep(0.1)


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of its own where we may mount one, else a folder."""
    folder.mkdir()
    mounted = os.geteuid() == 0 and subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}m", "tmpfs", folder], check=False,
                                                   capture_output=True).returncode == 0
    try:
        yield folder
    finally:
        if mounted: subprocess.run(["umount", "-l", folder], check=True)


class Full:
    """The disk is full: by a file that takes what is left, or, on a disk that others share, since the process may write no longer files
    than it has."""

    def __init__(self, disk: Path, server: Server) -> None:
        self.disk, self.server, self.filler = disk, server, disk / "filler"

    async def begin(self) -> None:
        if self.disk.is_mount():
            await asyncio.to_thread(self._fill)
        else:
            self._limit(1)

    async def end(self) -> None:
        if self.disk.is_mount():
            self.filler.unlink()
        else:
            self._limit(resource.RLIM_INFINITY)

    def _fill(self) -> None:
        with self.filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True: file.write(bytes(1 << 20))
        with self.filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while True: file.write(bytes(512))

    def _limit(self, most: int) -> None:
        assert self.server.process is not None
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
