"""Processes that share a database hear of each other's moves."""
import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from flambeur.server.bus.base import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.notices import CHANNEL
from flambeur.server.bus.postgres import PostgresBus
from flambeur.server.store.rows import Name
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from tests.helpers.patience import PATIENCE
from tests.server.postgres import Postgres
from tests.server.store.samples import move, seated

A, B = "aaaaaaaaaa", "bbbbbbbbbb"
Heard = list[tuple[str, str]]


class Ear:
    """A process on the bus and what it has heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: Heard = []
        self.gaps = 0
        self.threads: set[int] = set()
        bus.subscribe(self.hear, self.gap)

    def hear(self, table: str, text: str) -> None:
        self.heard.append((table, text))
        self.threads.add(threading.get_ident())

    def gap(self) -> None:
        self.gaps += 1


@asynccontextmanager
async def ears(url: str, *senders: str) -> AsyncIterator[list[Ear]]:
    found = [Ear(PostgresBus(url, sender)) for sender in senders]
    await until(lambda: all(ear.gaps == 1 for ear in found))
    yield found
    for ear in found:
        await asyncio.to_thread(ear.bus.close)


async def until(true: Callable[[], bool]) -> None:
    """What must come comes some time; the tests do not measure it."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_alone_there_is_nothing_to_hear() -> None:
    async def main() -> None:
        ear = Ear(LocalBus())
        ear.bus.publish(A, "hello")
        ear.bus.close()
        await asyncio.sleep(0)
        assert (ear.heard, ear.gaps, ear.bus.shared) == ([], 0, False)

    asyncio.run(main())


@pytest.mark.slow
def test_the_others_hear_what_is_said_in_its_order_and_in_their_event_loop(postgres_url: str) -> None:
    async def main() -> None:
        async with ears(postgres_url, "one", "two", "three") as (one, two, three):
            said = [(A if k % 2 else B, f"é{k} " + "x" * 1000) for k in range(50)]
            for message in said:
                one.bus.publish(*message)
            await until(lambda: len(two.heard) == len(three.heard) == 50)
            assert two.heard == three.heard == said
            two.bus.publish(A, "back")
            await until(lambda: one.heard == [(A, "back")])
            assert one.threads == two.threads == {threading.get_ident()}
            assert two.heard == said                  # nobody hears itself

    asyncio.run(main())


@pytest.mark.slow
def test_a_commit_tells_the_others_by_itself(postgres_url: str) -> None:
    upgrade(postgres_url)
    store = open_store(postgres_url, sender="one")

    async def main() -> None:
        async with ears(postgres_url, "one", "two") as (one, two):
            seated(store, A)
            seated(store, B)
            await asyncio.to_thread(store.append, [move(B, 1, count=2), move(A, 1)])
            await asyncio.to_thread(store.append, [move(A, 2, names=(Name(0, "Eve"),))])
            await asyncio.to_thread(store.append, [move(A, 3), move(B, 1)])
            await until(lambda: len(two.heard) >= 4)
            one.bus.publish(A, "last")
            await until(lambda: (A, "last") in two.heard)
            assert two.heard == [(A, '{"n":1}'), (B, '{"n":2}'), (A, '{"n":2}'), (A, '{"n":3}'), (A, "last")]
            assert one.heard == []

    asyncio.run(main())
    store.close()


@pytest.mark.slow
def test_words_of_others_on_the_channel_are_passed_over(postgres_url: str) -> None:
    async def main() -> None:
        async with ears(postgres_url, "one", "two") as (one, two):
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                connection.execute("SELECT pg_notify(%s, 'what?')", (CHANNEL,))
            one.bus.publish(A, "hello")
            await until(lambda: two.heard == [(A, "hello")])

    asyncio.run(main())


@pytest.mark.slow
def test_a_lost_connection_is_a_gap_and_what_was_said_meanwhile_is_said_later(postgres: Postgres, postgres_url: str) -> None:
    async def main() -> None:
        async with ears(postgres_url, "one", "two") as (one, two):
            one.bus.publish(A, "before")
            await until(lambda: len(two.heard) == 1)
            await asyncio.to_thread(postgres.stop)
            one.bus.publish(A, "meanwhile")
            await asyncio.to_thread(postgres.start)
            await until(lambda: one.gaps == two.gaps == 2)
            two.bus.publish(A, "after")
            await until(lambda: (A, "after") in one.heard)
            one.bus.publish(A, "and on")
            await until(lambda: (A, "and on") in two.heard)

    asyncio.run(main())


@pytest.mark.slow
def test_what_is_said_before_closing_is_heard(postgres_url: str) -> None:
    async def main() -> None:
        async with ears(postgres_url, "two") as (two,):
            bus = PostgresBus(postgres_url, "one")
            for k in range(20):
                bus.publish(A, f"{k}")
            await asyncio.to_thread(bus.close)
            await until(lambda: len(two.heard) == 20)

    asyncio.run(main())


def test_without_a_database_nobody_waits() -> None:
    async def main() -> None:
        ear = Ear(PostgresBus("postgresql://nobody@127.0.0.1:1/games", "one"))
        ear.bus.publish(A, "hello")
        with pytest.raises(ValueError, match="too long"):
            ear.bus.publish(A, "x" * 8000)
        await asyncio.to_thread(ear.bus.close)
        assert (ear.heard, ear.gaps) == ([], 0)

    asyncio.run(main())
