"""A game's compiled code: first what a table needs, so that people can play, then what its bots need.

Helpers compile onto the disk (helpers.py); this process loads each stage as soon as its pieces are there. Loading holds everybody up for a
moment: what nobody waits for is loaded in a lull. Until then people play, and bots choose at a glance, by the plain rules
(kit/meanwhile.py); only a search waits for its code. Where nobody else can compile, whoever plays waits.
"""
import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from flambeur.bots.code.builds import Build
from flambeur.bots.code.pieces import STAGES, Stage
from flambeur.bots.code.warming import warm
from flambeur.bots.levels import Level
from flambeur.kit.meanwhile import waiting
from flambeur.server.bots.closing import Closing, unless
from flambeur.server.bots.compiling import Compiling
from flambeur.server.bots.helpers import can_help, compile_apart

T = TypeVar("T")
Task = asyncio.Task[None]
LULL = 5.0                                # seconds without a message in which a game that nobody waits for is loaded
SLOW: tuple[Stage, ...] = ("search",)     # too slow to be played plainly
PATIENCE = 0.5                            # seconds after which whoever waits is told why, and how far the work is


def stage_of(level: Level) -> Stage:
    """The stage that a bot needs."""
    return "search" if level.rollouts else "policy"


class Preparing:
    """`await prepare(build)`: then the rules can be called in any thread, plainly or compiled."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic,
                 compiler: Callable[[Build, Compiling], Awaitable[None]] = compile_apart,
                 elsewhere: Callable[[Build], bool] = can_help) -> None:
        self.clock, self.compiler, self.elsewhere = clock, compiler, elsewhere
        self.closed = False
        self.stirred = clock()            # when a message came in
        self._compiling: dict[Build, tuple[Compiling, Task]] = {}
        self._loading: dict[tuple[Build, Stage], Task] = {}
        self._wanted: defaultdict[Build, asyncio.Event] = defaultdict(asyncio.Event)      # set when somebody waits for the build's code
        self._thread = ThreadPoolExecutor(1, "warm")

    def ready(self, build: Build, stage: Stage = "table") -> bool:
        """Whether the code of the stage is loaded."""
        task = self._loading.get((build, stage))
        return task is not None and task.done() and not has_failed(task)

    def playable(self, build: Build, stage: Stage = "table") -> bool:
        """Whether nobody has to wait: the code of the stage is loaded, or the plain rules do meanwhile."""
        return self.ready(build, stage) or (stage not in SLOW and self.elsewhere(build))

    def share(self, build: Build, stage: Stage = "table") -> float | None:
        """How much of what the stage needs is compiled, from 0 to 1; None: not known."""
        found = self._compiling.get(build)
        return None if found is None else found[0].share(stage)

    async def prepare(self, build: Build, stage: Stage = "table", *, patiently: bool = False) -> None:
        """Load the code of a stage; the very first time it is compiled, and the code of the later stages after it. Returns when the stage
        is playable. With `patiently` a lull is waited for."""
        if self.closed:
            raise Closing
        if not patiently: self._wanted[build].set()
        if not self.ready(build, stage):
            task = self._load_of(build, stage)
            if not self.playable(build, stage):
                with unless(lambda: self.closed):
                    await asyncio.shield(task)

    def _load_of(self, build: Build, stage: Stage) -> Task:
        """The loading of a stage: under way, done, or, if it failed, begun again."""
        task = self._loading.get((build, stage))
        if task is None or has_failed(task):
            task = self._loading[build, stage] = asyncio.create_task(self._load(build, stage), name=f"load {stage} of {build.game}")
            if self.elsewhere(build): self._play_meanwhile(task)
        return task

    @staticmethod
    def _play_meanwhile(task: Task) -> None:
        """Until the task has ended, the plain rules do; nobody may wait for it, so its failure is asked for here."""
        until = contextlib.ExitStack()
        until.enter_context(waiting())

        def end(task: Task) -> None:
            until.close()
            has_failed(task)
        task.add_done_callback(end)

    async def _load(self, build: Build, stage: Stage) -> None:
        if stage != STAGES[0]: await asyncio.shield(self._load_of(build, STAGES[STAGES.index(stage) - 1]))
        compiling, task = self._compiling_of(build)
        await compiling.until(stage)
        if has_failed(task): await task
        await self._lull(self._wanted[build])
        await asyncio.get_running_loop().run_in_executor(self._thread, warm, build, stage)

    def _compiling_of(self, build: Build) -> tuple[Compiling, Task]:
        found = self._compiling.get(build)
        if found is None or has_failed(found[1]):
            compiling = Compiling()
            task = asyncio.create_task(self._compile(build, compiling), name=f"compile {build.game}")
            found = self._compiling[build] = compiling, task
        return found

    async def _compile(self, build: Build, compiling: Compiling) -> None:
        try:
            await self.compiler(build, compiling)
        finally:
            compiling.end()

    async def _lull(self, wanted: asyncio.Event) -> None:
        """Waits until nobody has moved for a while, or until somebody wants the game."""
        while not wanted.is_set() and (left := self.stirred + LULL - self.clock()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await wanted.wait()

    async def close(self) -> None:
        """Whoever waits gets Closing; the helpers end."""
        self.closed = True
        tasks = [*self._loading.values(), *(task for _, task in self._compiling.values())]
        for task in tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*tasks, return_exceptions=True)


def has_failed(task: Task) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def with_progress(waited: Awaitable[T], share: Callable[[], float | None], told: Callable[[float | None], None]) -> T:
    """What is waited for. If it does not come at once, `told` hears how far the work is, and again whenever that has changed."""
    task, last = asyncio.ensure_future(waited), -1.0
    try:
        while not (await asyncio.wait([task], timeout=PATIENCE))[0]:
            if (now := share()) != last:
                last = now                # type: ignore[assignment]
                told(now)
        return await task
    finally:
        task.cancel()
