"""Bots think here: off the event loop, in a bounded pool, and never longer than people like to wait.

A thought has a deadline from the moment it is asked for. While many are asked for, each gets the share of the time left that its level
has of all rollouts asked for; one that comes too late for a search plays by its policy. Compiled code lets go of the interpreter, and
looks up every few milliseconds, so that a thought that nobody wants any more ends soon.
"""
import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from flambeur.bots.levels import Level, level
from flambeur.bots.suggest import Suggestion, suggest
from flambeur.errors import FlambeurError
from flambeur.server.metrics import Metrics
from flambeur.server.settings import Settings
from flambeur.server.warming import warm, warm_apart
from flambeur.table.match import Match

AIM = 0.8                                 # of bot_max_seconds: the rest is for what cannot be planned
FLOOR = 50                                # a search of fewer rollouts knows less than the policy does
LULL = 5.0                                # seconds without a message in which a game that nobody waits for is loaded


class Closing(FlambeurError):
    """The server shuts down; the bot of the next process will think again."""
    code = "closing"


@dataclass(eq=False)
class Thought:
    """One question to a bot, on a copy of the game that is its own."""
    match: Match
    seat: int
    mind: Level
    until: float
    begun: bool = False
    stopped: bool = False


class Thinking:
    """`await choose(…)` and `await hint(…)`: cancelling them ends the thought."""

    def __init__(self, settings: Settings, metrics: Metrics, *, clock: Callable[[], float] = time.monotonic,
                 seed: Callable[[], int] = lambda: secrets.randbits(62), warmer: Callable[[str], Awaitable[bool]] = warm_apart) -> None:
        self.seconds, self.threads = settings.bot_max_seconds, settings.bot_threads
        self.metrics, self.clock, self.seed, self.warmer = metrics, clock, seed, warmer
        self.thoughts: set[Thought] = set()
        self.rollouts = 0                 # asked for by all of them together
        self.closed = False
        self.prepared: dict[str, asyncio.Task[None]] = {}
        self.wanted: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)     # games whose code somebody waits for
        self.stirred = clock()            # when a message came in
        self._searches = ThreadPoolExecutor(self.threads, "bot")
        self._glances = ThreadPoolExecutor(1, "glance")      # bots that do not search do not wait for those that do
        self._warming = ThreadPoolExecutor(1, "warm")
        metrics.bot_queue.set_function(lambda: sum(not thought.begun for thought in self.thoughts))

    # a game's compiled code

    def ready(self, game: str) -> bool:
        """Whether its code is loaded. If not, the table shows that the bots are being prepared."""
        task = self.prepared.get(game)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def prepare(self, game: str, *, patiently: bool = False) -> None:
        """Load all code of a game that the server calls; the very first time it is compiled, which takes half a minute. Loading holds
        everybody up for a second: who is patient waits for a lull."""
        if self.closed:
            raise Closing(*CLOSING)
        if not patiently: self.wanted[game].set()
        task = self.prepared.get(game)
        if task is None or (task.done() and not self.ready(game)):
            task = self.prepared[game] = asyncio.create_task(self._prepare(game), name=f"prepare {game}")
        if not task.done():
            with self._open():
                await asyncio.shield(task)

    async def _prepare(self, game: str) -> None:
        await self.warmer(game)
        await self._lull(self.wanted[game])
        await asyncio.get_running_loop().run_in_executor(self._warming, warm, game)

    async def _lull(self, wanted: asyncio.Event) -> None:
        """Until nobody has moved for a while, or somebody waits."""
        while not wanted.is_set() and (left := self.stirred + LULL - self.clock()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await wanted.wait()

    # thinking

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        """The id of the action that a bot plays. If there is only one, it does not think about it."""
        copy, mind = match.copy(), level(bot)
        await self.prepare(match.game.id)
        legal = copy.legal(seat)
        return legal[0].id if len(legal) == 1 else (await self._timed(copy, seat, mind)).action.id

    async def hint(self, match: Match, seat: int, bot: str) -> Suggestion:
        """What a bot would play, and what it thinks of every action."""
        copy, mind = match.copy(), level(bot)
        await self.prepare(match.game.id)
        return await self._timed(copy, seat, mind)

    async def _timed(self, match: Match, seat: int, mind: Level) -> Suggestion:
        asked = self.clock()
        suggestion = await self._ask(Thought(match, seat, mind, asked + self.seconds * AIM))
        self.metrics.bot_seconds.labels(mind.name).observe(self.clock() - asked)
        return suggestion

    async def _ask(self, thought: Thought) -> Suggestion:
        pool = self._searches if thought.mind.rollouts else self._glances
        self.thoughts.add(thought)
        self.rollouts += thought.mind.rollouts
        try:
            with self._open():
                return await asyncio.get_running_loop().run_in_executor(pool, self._think, thought)
        finally:
            thought.stopped = True
            self.thoughts.discard(thought)
            self.rollouts -= thought.mind.rollouts

    def _think(self, thought: Thought) -> Suggestion:
        """In a thread of the pool."""
        thought.begun = True
        seconds = self.share(thought)
        if thought.mind.rollouts and seconds > 0:
            found = suggest(thought.match, thought.seat, thought.mind, seconds=seconds, rollouts=thought.mind.rollouts, seed=self.seed(),
                            stop=lambda: thought.stopped or self.closed)
            if self.closed:
                raise Closing(*CLOSING)
            if found.rollouts >= min(FLOOR, thought.mind.rollouts):
                return found
        policy = replace(thought.mind, rollouts=0, temperature=0.0) if thought.mind.rollouts else thought.mind
        return suggest(thought.match, thought.seat, policy, seed=self.seed())

    def share(self, thought: Thought) -> float:
        """The seconds that a thought may take from now, so that all that wait can be done in the time that this one has left."""
        left = thought.until - self.clock()
        return min(left, left * self.threads * thought.mind.rollouts / max(self.rollouts, 1))

    @contextlib.contextmanager
    def _open(self) -> Iterator[None]:
        """Tells the end of the pool from the end of the one who asked."""
        try:
            yield
        except (asyncio.CancelledError, RuntimeError):
            task = asyncio.current_task()
            if self.closed and not (task is not None and task.cancelling()):
                raise Closing(*CLOSING) from None
            raise

    async def close(self) -> None:
        """Ends all thoughts within milliseconds; who waits for one gets Closing."""
        self.closed = True
        for task in self.prepared.values():
            task.cancel()
        for pool in (self._searches, self._glances, self._warming):
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self.prepared.values(), return_exceptions=True)


CLOSING = ("the server shuts down", "le serveur s’arrête")
