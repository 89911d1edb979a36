"""The one thread that writes: what has queued up during a commit becomes the next commit."""
import asyncio
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from flambeur.server.journal.logs import Journal
from flambeur.server.store.base import Log, StoreError
from flambeur.server.store.rows import Append, Conflict

T = TypeVar("T")
journal = Journal("store")
Watch = Callable[[int, float], None]      # how many appends a commit had, and how many seconds it took
Work = Append | Callable[[], Any]
Done = Callable[[Any], None]              # hears in the event loop what came of the work; an exception, if it failed
Job = tuple[Work, Done]
MOST = 500                                # appends in one commit
PERIOD, CROWD, GATHER = 0.1, 6, 0.015     # seconds, tables, seconds: where so many tables wrote in a period, a commit gathers so long


class Writer:
    """`await writer.append(…)` returns when the entries are durable; `writer.put(…)` calls back. For one event loop."""

    def __init__(self, store: Log, watch: Watch | None = None) -> None:
        self._store = store
        self._watch = watch
        self._loop: asyncio.AbstractEventLoop | None = None
        self._crowd = Crowd()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="flambeur-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> Conflict | None:
        """Store entries; None: they are stored. A Conflict: nothing of the append is stored. StoreError: the database failed, read the
        table again."""
        return await self._put(append)

    async def call(self, work: Callable[[], T]) -> T:
        """Run any other writing call of the store in this thread, behind what is queued: `await writer.call(lambda: store.block(…))`."""
        return await self._put(work)

    async def close(self) -> None:
        """Store what is queued, then end the thread. Later appends raise StoreError."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def put(self, work: Work, done: Done) -> None:
        """Does what `append` and `call` do, for callers that do not wait: `done` is told, in the event loop."""
        if self._closed:
            raise StoreError("The server is shutting down.", "Le serveur s’arrête.")
        if self._loop is None: self._loop = asyncio.get_running_loop()
        self._queue.put((work, done))

    async def _put(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(work, lambda answer: resolve(future, answer))
        return await future

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            if self._crowd.is_dense: time.sleep(GATHER)
            jobs: list[Job | None] = [job]
            try:
                while len(jobs) < MOST and jobs[-1] is not None:
                    jobs.append(self._queue.get_nowait())
            except Empty:
                pass
            self._work([job for job in jobs if job is not None])
            if jobs[-1] is None:
                return

    def _work(self, jobs: list[Job]) -> None:
        """Appends that stand together become one commit; other calls have their turn between them."""
        batch: list[tuple[Append, Done]] = []
        for work, done in jobs:
            if isinstance(work, Append):
                batch.append((work, done))
            else:
                self._commit(batch)
                batch = []
                self._tell([(done, attempt(work))])
        self._commit(batch)

    def _commit(self, batch: list[tuple[Append, Done]]) -> None:
        if not batch:
            return
        found = attempt(lambda: self._append([append for append, _ in batch]))
        answers = [found] * len(batch) if isinstance(found, BaseException) else found
        self._tell([(done, answer) for (_, done), answer in zip(batch, answers, strict=True)])

    def _append(self, batch: list[Append]) -> list[Conflict | None]:
        start = time.perf_counter()
        self._crowd.count(batch, start)
        answers = self._store.append(batch)
        if self._watch:
            self._watch(len(batch), time.perf_counter() - start)
        return answers

    def _tell(self, answers: list[tuple[Done, Any]]) -> None:
        """Tell all callers what came of their work, with one call into the event loop."""
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell, answers)


class Crowd:
    """How many tables have written lately. To wait for others pays only where there are others: one table alone never waits."""

    def __init__(self) -> None:
        self._since, self._before = 0.0, 0
        self._tables: set[str] = set()

    @property
    def is_dense(self) -> bool:
        return max(self._before, len(self._tables)) >= CROWD

    def count(self, batch: list[Append], now: float) -> None:
        if now - self._since > PERIOD:
            self._before = len(self._tables) if now - self._since < 2 * PERIOD else 0
            self._since, self._tables = now, set()
        self._tables.update(append.table for append in batch)


def attempt(work: Callable[[], Any]) -> Any:
    """What the work returns, or the exception that it raises: this thread must go on."""
    try:
        return work()
    except Exception as error:
        return error


def tell(answers: list[tuple[Done, Any]]) -> None:
    """What goes wrong at one table, where it hears of its commit, keeps no other table from hearing of the same commit."""
    for done, answer in answers:
        try:
            done(answer)
        except Exception as error:
            journal.error("telling a commit failed", error)


def resolve(future: "asyncio.Future[Any]", answer: Any) -> None:
    if future.done():                     # nobody waits any more
        return
    if isinstance(answer, BaseException):
        future.set_exception(answer)
    else:
        future.set_result(answer)
