"""The one thread that writes."""
import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence

import pytest

from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Append, Conflict
from flambeur.server.store.writer import Writer
from tests.helpers.patience import PATIENCE
from tests.server.store.samples import move, seated

IDS = [f"table{k:05}" for k in range(40)]


class Slow:
    """A log that notes its batches and waits for a sign before each."""

    def __init__(self) -> None:
        self.go = threading.Semaphore(0)
        self.entered = threading.Semaphore(0)
        self.batches: list[list[str]] = []

    def append(self, batch: Sequence[Append]) -> list[Conflict | None]:
        self.entered.release()
        self.go.acquire()
        self.batches.append([one.table for one in batch])
        if any(one.table == "broken" for one in batch):
            raise StoreError("The database does not answer.")
        return [Conflict(one.table, 5) if one.table == "late" else None for one in batch]


def with_slow(work: Callable[[Slow, Writer], Awaitable[None]]) -> Slow:
    slow = Slow()

    async def main() -> None:
        writer = Writer(slow)                         # type: ignore[arg-type]
        await work(slow, writer)
        slow.go.release(99)
        await writer.close()

    asyncio.run(main())
    return slow


async def queue(writer: Writer, *ids: str) -> "list[asyncio.Task[Conflict | None]]":
    """Appends that are certainly in the queue."""
    tasks = [asyncio.create_task(writer.append(move(id))) for id in ids]
    await asyncio.sleep(0)
    return tasks


def test_what_queues_up_during_a_commit_is_the_next_one() -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        tasks = await queue(writer, "a")
        await asyncio.to_thread(slow.entered.acquire)
        tasks += await queue(writer, "b", "late", "c")
        slow.go.release(2)
        assert await asyncio.gather(*tasks) == [None, None, Conflict("late", 5), None]

    assert with_slow(work).batches == [["a"], ["b", "late", "c"]]


def test_an_error_reaches_all_of_its_batch_and_nobody_else() -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        first = await queue(writer, "a")
        await asyncio.to_thread(slow.entered.acquire)
        second = await queue(writer, "b", "broken")
        slow.go.release(2)
        assert await first[0] is None
        found = await asyncio.gather(*second, return_exceptions=True)
        assert [type(answer) for answer in found] == [StoreError, StoreError]
        slow.go.release()
        assert await writer.append(move("c")) is None

    assert with_slow(work).batches == [["a"], ["b", "broken"], ["c"]]


def test_who_does_not_wait_any_more_disturbs_nobody() -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        first, second = await queue(writer, "a", "b")
        first.cancel()
        slow.go.release(2)
        assert await second is None
        assert first.cancelled()

    assert [id for batch in with_slow(work).batches for id in batch] == ["a", "b"]


def test_other_calls_have_their_turn_in_the_queue() -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        tasks = await queue(writer, "a")
        await asyncio.to_thread(slow.entered.acquire)
        tasks += await queue(writer, "b")
        call = asyncio.create_task(writer.call(lambda: (threading.current_thread().name, list(slow.batches))))
        await asyncio.sleep(0)
        tasks += await queue(writer, "c")
        slow.go.release(3)
        assert await call == ("flambeur-writer", [["a"], ["b"]])
        await asyncio.gather(*tasks)
        with pytest.raises(ZeroDivisionError):
            await writer.call(lambda: 1 // 0)

    assert with_slow(work).batches == [["a"], ["b"], ["c"]]


def test_closing_stores_what_is_queued_and_takes_no_more() -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        tasks = await queue(writer, "a")
        await asyncio.to_thread(slow.entered.acquire)
        tasks += await queue(writer, "b", "c")
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="shutting down"):
            await writer.append(move("d"))
        slow.go.release(9)
        await closing
        assert await asyncio.gather(*tasks) == [None] * 3

    assert with_slow(work).batches == [["a"], ["b", "c"]]


def test_forty_tables_at_once_lose_nothing(store: Store) -> None:
    for id in IDS:
        seated(store, id)
    commits: list[int] = []

    async def play(writer: Writer, id: str) -> None:
        for n in range(1, 11):
            assert await writer.append(move(id, n)) is None
            assert await writer.append(move(id, n)) == Conflict(id, n)

    async def main() -> None:
        writer = Writer(store, lambda size, seconds: commits.append(size))
        await asyncio.gather(*(play(writer, id) for id in IDS))
        await writer.close()

    asyncio.run(main())
    assert [len(store.read_since(id, 0)) for id in IDS] == [10] * 40
    assert sum(commits) == 800
    assert len(commits) < 800


def test_a_table_that_cannot_take_the_answer_keeps_no_other_from_hearing_its_own(caplog: pytest.LogCaptureFixture) -> None:
    async def work(slow: Slow, writer: Writer) -> None:
        heard, last = list[object](), asyncio.Event()

        def fail(answer: object) -> None:
            raise ValueError("a mistake at one table")

        def hear(answer: object) -> None:
            heard.append(answer)
            last.set()
        writer.put(move("a"), fail)
        writer.put(move("b"), hear)
        slow.go.release(2)
        await asyncio.wait_for(last.wait(), PATIENCE)
        assert heard == [None]

    with_slow(work)
    assert "telling a commit failed" in caplog.text
