"""The one thread that writes: what has queued up while it committed becomes its next commit."""
import asyncio
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from flambeur.server.store.base import Log, StoreError
from flambeur.server.store.rows import Append, Conflict

T = TypeVar("T")
Watch = Callable[[int, float], None]      # how many appends a commit had, and how many seconds it took
Work = Append | Callable[[], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any]            # an exception is raised in who waits for it
BUSY, GATHER = 0.01, 0.005                # seconds: when the last commit is so recent, wait so long for others to share the next one
MOST = 500                                # appends in one commit


class Writer:
    """`await writer.append(…)` returns when the entries are durable. For one event loop."""

    def __init__(self, store: Log, watch: Watch | None = None) -> None:
        self._store = store
        self._watch = watch
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="flambeur-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> Conflict | None:
        """Store entries; None: stored. A Conflict: nothing of it is stored. StoreError: the database failed, read the table again."""
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

    def _put(self, work: Work) -> "asyncio.Future[Any]":
        if self._closed:
            raise StoreError("The server is shutting down.", "Le serveur s'arrête.")
        future = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return future

    def _run(self) -> None:
        last = 0.0
        while (job := self._queue.get()) is not None:
            if time.monotonic() - last < BUSY: time.sleep(GATHER)
            jobs: list[Job | None] = [job]
            try:
                while len(jobs) < MOST and jobs[-1] is not None:
                    jobs.append(self._queue.get_nowait())
            except Empty:
                pass
            self._work([job for job in jobs if job is not None])
            last = time.monotonic()
            if jobs[-1] is None:
                return

    def _work(self, jobs: list[Job]) -> None:
        """Appends that stand together become one commit; other calls have their turn between them."""
        batch: list[tuple[Append, asyncio.Future[Any]]] = []
        for work, future in jobs:
            if isinstance(work, Append):
                batch.append((work, future))
            else:
                self._commit(batch)
                batch = []
                settle([(future, attempt(work))])
        self._commit(batch)

    def _commit(self, batch: list[tuple[Append, "asyncio.Future[Any]"]]) -> None:
        if not batch:
            return
        found = attempt(lambda: self._append([append for append, _ in batch]))
        answers = [found] * len(batch) if isinstance(found, BaseException) else found
        settle([(future, answer) for (_, future), answer in zip(batch, answers, strict=True)])

    def _append(self, batch: list[Append]) -> list[Conflict | None]:
        start = time.perf_counter()
        answers = self._store.append(batch)
        if self._watch:
            self._watch(len(batch), time.perf_counter() - start)
        return answers


def attempt(work: Callable[[], Any]) -> Any:
    """What it returns, or the exception that it raises: this thread must go on."""
    try:
        return work()
    except Exception as error:
        return error


def settle(answers: list[Answer]) -> None:
    """Wake who waits: one call into the event loop for all."""
    loop = answers[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(resolve, answers)


def resolve(answers: list[Answer]) -> None:
    for future, answer in answers:
        if future.done():                 # nobody waits any more
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
