"""Which process runs a table's bots and clocks. Time does not pass by itself here."""
import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Head
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from flambeur.server.upkeep.leases import Keeper
from tests.helpers.patience import PATIENCE
from tests.server.store.samples import NOON, move, seated


class World:
    """A store whose time we move, and processes that come and go."""

    def __init__(self) -> None:
        self.now = NOON
        self.store = open_store("sqlite://", clock=lambda: self.now)
        self.down = False
        self.said: list[str] = []

    def later(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    async def call(self, work: Callable[[], Any]) -> Any:
        await asyncio.sleep(0)
        if self.down:
            raise StoreError("The database does not answer.")
        return work()

    def process(self, name: str, alone: bool = False) -> Keeper:
        def say(what: str) -> Callable[[str], None]:
            return lambda table: self.said.append(f"{name} {what} {table}")

        return Keeper(self.store, name, say("lost"), say("got"), call=self.call, alone=alone, period=1000, clock=lambda: self.now / 1000)

    def heard(self) -> list[str]:
        said, self.said = self.said, []
        return said


def play(work: Callable[[World], Any]) -> None:
    asyncio.run(work(World()))


def test_one_process_has_a_table_until_it_gives_it_back() -> None:
    async def work(world: World) -> None:
        seated(world.store, "t")
        one, two = world.process("one"), world.process("two")
        assert await one.acquire("t")
        assert await one.acquire("t")
        assert not await two.acquire("t")
        assert (one.holds("t"), two.holds("t")) == (True, False)
        await one.release("t")
        assert not one.holds("t")
        assert await two.acquire("t")
        assert not await one.acquire("no such table")

    play(work)


def test_a_heart_that_beats_keeps_its_tables() -> None:
    async def work(world: World) -> None:
        seated(world.store, "t")
        one, two = world.process("one"), world.process("two")
        await one.acquire("t")
        for _ in range(10):
            world.later(5.9)
            await one.beat()
            await two.beat()
        assert world.heard() == []
        assert one.holds("t")

    play(work)


def test_the_tables_of_a_dead_process_are_taken_over_once_and_in_time() -> None:
    async def work(world: World) -> None:
        dead, two, three = (world.process(name) for name in ("dead", "two", "three"))
        ids = [f"t{k}" for k in range(5)]
        for id in ids:
            seated(world.store, id)
            assert await dead.acquire(id)
        for _ in range(3):                            # its last breath was at the last acquire; beats come every two seconds
            world.later(2)
            await two.beat()
            await three.beat()
        assert world.heard() == []
        world.later(2)
        await two.beat()
        await three.beat()
        assert world.heard() == [f"two got {id}" for id in ids]
        assert all(two.holds(id) for id in ids)

    play(work)


def test_a_process_that_slept_learns_what_it_has_lost() -> None:
    async def work(world: World) -> None:
        seated(world.store, "kept")
        seated(world.store, "lost")
        one, two = world.process("one"), world.process("two")
        await one.acquire("kept")
        await one.acquire("lost")
        world.later(7)
        assert not one.holds("lost")
        assert await two.acquire("lost")
        await one.beat()
        assert world.heard() == ["one lost lost"]
        assert (one.holds("kept"), one.holds("lost"), two.holds("lost")) == (True, False, True)

    play(work)


def test_without_database_leases_run_out_by_our_own_clock() -> None:
    async def work(world: World) -> None:
        seated(world.store, "t")
        one = world.process("one")
        await one.acquire("t")
        world.down = True
        world.later(5)
        await one.beat()
        assert one.holds("t")
        world.later(2)
        await one.beat()
        assert world.heard() == ["one lost t"]
        world.down = False
        await one.beat()                              # its lease is still its own, but nobody here runs the table: given back
        assert world.heard() == ["one got t"]
        assert one.holds("t")

    play(work)


def test_only_tables_that_need_somebody_are_taken() -> None:
    async def work(world: World) -> None:
        for id, head in {"busy": Head("playing", busy=True), "asleep": Head("playing", busy=False), "over": Head("over", ended=NOON),
                         "soon": Head("playing", NOON + 59_000, busy=False), "days": Head("playing", NOON + 86_400_000, busy=False),
                         "late": Head("gathering", NOON - 5, busy=False), "gone": Head("abandoned", NOON, NOON)}.items():
            seated(world.store, id)
            world.store.append([move(id, 1, head=head)])
        one = world.process("one")
        await one.beat()
        assert world.heard() == ["one got busy", "one got late", "one got soon"]
        world.later(86_400)
        await one.beat()
        assert world.heard() == ["one got days"]

    play(work)


def test_alone_a_process_takes_at_once_what_a_dead_one_left() -> None:
    async def work(world: World) -> None:
        seated(world.store, "t")
        await world.process("dead").acquire("t")
        cautious, alone = world.process("cautious"), world.process("alone", alone=True)
        await cautious.start()
        assert world.heard() == []
        await alone.start()
        assert world.heard() == ["alone got t"]
        await cautious.close()
        await alone.close()

    play(work)


def test_closing_gives_everything_back() -> None:
    async def work(world: World) -> None:
        seated(world.store, "t")
        one, two = world.process("one"), world.process("two")
        await one.start()
        assert world.heard() == ["one got t"]
        await one.close()
        assert not one.holds("t")
        await two.beat()
        assert world.heard() == ["two got t"]
        world.down = True
        await two.close()                             # the database is gone: nothing to do

    play(work)


def test_the_heart_beats_by_itself() -> None:
    async def work(world: World) -> None:
        got = asyncio.Event()
        one = Keeper(world.store, "one", lambda table: None, lambda table: got.set(), call=world.call, period=0.01)
        await one.start()
        seated(world.store, "t")
        await asyncio.wait_for(got.wait(), PATIENCE)
        await one.close()

    play(work)


def test_a_store_gives_a_table_to_one_of_many(store: Store) -> None:
    for id in ("t0", "t1", "t2"):
        seated(store, id)
    assert store.lease(["t0", "t1", "nobody"], "one", 60_000) == {"t0", "t1"}
    assert store.lease(["t1", "t2"], "two", 60_000) == {"t2"}
    assert store.lease(["t0"], "one", -1000) == {"t0"}
    assert store.orphans(0) == ["t0"]
    assert store.lease(["t0"], "two", 60_000) == {"t0"}
    assert store.renew("one", 60_000) == {"t1"}
    assert store.renew("nobody", 60_000) == set()
    store.release(["t1", "t2"], "one")
    assert store.orphans(0) == ["t1"]
    assert store.release_all("two") == 2
    assert sorted(store.orphans(0)) == ["t0", "t1", "t2"]
    assert len(store.orphans(0, limit=2)) == 2
    assert store.lease([], "one", 1) == set()
    store.lease(["t0"], "one", 60_000)
    assert store.release_all() == 1


@pytest.mark.slow
def test_on_postgresql_the_time_of_the_database_counts(postgres_url: str) -> None:
    upgrade(postgres_url)
    early, late = open_store(postgres_url, clock=lambda: 0), open_store(postgres_url, clock=lambda: NOON * 2)
    seated(early, "t")
    assert early.lease(["t"], "one", 60_000) == {"t"}
    assert late.lease(["t"], "two", 60_000) == set()
    assert late.orphans(0) == []
    early.close()
    late.close()
