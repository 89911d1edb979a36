"""The parts of the siege, each as bouts that are fought one by one, so that little is lost when it is interrupted."""
import asyncio
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load.flood import Plan
from bench.siege import evening, flooded, hostile, kills, outages
from bench.siege.tally import Tally
from tests.server.nursery import Nursery
from tests.server.postgres import Postgres, throw_away

BETWEEN_OUTAGES = 200                     # acknowledged moves and throws, at least
Bout = Callable[["Camp", Path, int], Tally]


@dataclass
class Camp:
    """What bouts share: processes to fork servers from, and a PostgreSQL; each made when it is first wanted."""
    _nursery: Nursery | None = None
    _postgres: Postgres | None = None
    _closing: list[Callable[[], object]] = field(default_factory=list)

    @property
    def nursery(self) -> Nursery:
        if self._nursery is None:
            self._nursery = Nursery()
            self._closing.append(self._nursery.close)
        return self._nursery

    @property
    def postgres(self) -> Postgres:
        if self._postgres is None:
            instance = throw_away()
            self._postgres = instance.__enter__()
            self._closing.append(lambda: instance.__exit__(None, None, None))
        return self._postgres

    def close(self) -> None:
        for work in reversed(self._closing): work()


@contextmanager
def camp() -> Iterator[Camp]:
    found = Camp()
    try:
        yield found
    finally:
        found.close()


@dataclass(frozen=True)
class Part:
    key: str                              # how it is chosen: `run.py bench siege --part disk`
    name: str
    blows: str                            # what is counted
    bouts: int
    fight: Bout

    def bout(self, camp: Camp, number: int, seed: int) -> Tally:
        """One that breaks off is counted as wrong: the siege goes on, and does not hold."""
        begun = time.monotonic()
        with TemporaryDirectory(prefix="flambeur-siege-", ignore_cleanup_errors=True) as folder:
            try:
                return self.fight(camp, Path(folder), seed + number)
            except Exception as error:
                return Tally(wrong=1, said=["".join(traceback.format_exception(error))[-3000:]], seconds=time.monotonic() - begun)


def on_sqlite(n: int) -> Bout:
    return lambda camp, folder, seed: asyncio.run(kills.of_one(folder, camp.nursery, f"sqlite:///{folder / 'tables.db'}", seed, n))


def on_postgres(n: int) -> Bout:
    def fight(camp: Camp, folder: Path, seed: int) -> Tally:
        with camp.postgres.database() as url: return asyncio.run(kills.of_one(folder, camp.nursery, url, seed, n))
    return fight


def one_of_two(n: int) -> Bout:
    def fight(camp: Camp, folder: Path, seed: int) -> Tally:
        with camp.postgres.database() as url: return asyncio.run(kills.of_two(folder, camp.nursery, url, seed, n))
    return fight


def disk_full(n: int) -> Bout:
    return lambda camp, folder, seed: asyncio.run(outages.of_the_disk(folder, camp.nursery, seed, n, BETWEEN_OUTAGES))


def database_stopped(n: int) -> Bout:
    def fight(camp: Camp, folder: Path, seed: int) -> Tally:
        with camp.postgres.database() as url:
            return asyncio.run(outages.of_the_database(folder, camp.nursery, camp.postgres, url, seed, n, BETWEEN_OUTAGES))
    return fight


def shouting(n: int) -> Bout:
    return lambda camp, folder, seed: asyncio.run(hostile.fought(folder, seed, n))


def one_address(plan: Plan) -> Bout:
    return lambda camp, folder, seed: flooded.fought(folder, plan)


def long_evening(tables: int, seconds: float) -> Bout:
    return lambda camp, folder, seed: evening.spent(folder, tables, seconds)


KEYS = ("sqlite", "postgres", "two", "disk", "database", "hostile", "flood", "evening")


def parts(share: float) -> list[Part]:
    """All of the siege by 1; of a small share each part is one bout."""
    def bouts(key: str, name: str, blows: str, whole: int, at_a_time: int, fight: Callable[[int], Bout]) -> Part:
        n = max(1, round(whole * share))
        return Part(key, name, blows, max(1, n // at_a_time), fight(min(n, at_a_time)))
    flood, evening = Plan(seconds=110 * share, hello_seconds=20 * share), (max(20, round(200 * share)), 600 * share)
    return [
        bouts("sqlite", "kill -9, SQLite", "kills", 100, 10, on_sqlite),
        bouts("postgres", "kill -9, PostgreSQL", "kills", 100, 10, on_postgres),
        bouts("two", "kill -9 of one of two processes", "kills", 20, 5, one_of_two),
        bouts("disk", "disk full", "times", 10, 5, disk_full),
        bouts("database", "database stopped", "times", 10, 5, database_stopped),
        bouts("hostile", "hostile messages", "", 1_000_000, 50_000, shouting),
        Part("flood", "flood from one address", "", 1, one_address(flood)),
        Part("evening", f"{evening[0]} tables for {evening[1]:.0f} seconds", "", 1, long_evening(*evening)),
    ]
