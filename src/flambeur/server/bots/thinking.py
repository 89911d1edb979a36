"""Bots think here: off the event loop, in a bounded pool, and never longer than people like to wait.

A thought has a deadline from the moment it is asked for. While many thoughts are asked for, each gets a share of its remaining time: as
large as the part that its level has of all rollouts asked for. A thought that comes too late for a search plays by its policy. Compiled
code lets go of the interpreter, and looks up every few milliseconds, so that a thought that nobody wants any more ends soon.
"""
import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from flambeur.bots.code.builds import Build, build_at
from flambeur.bots.levels import Level, level
from flambeur.bots.suggest import Suggestion, suggest
from flambeur.server.bots.closing import Closing, unless
from flambeur.server.bots.preparing import Preparing, stage_of
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings
from flambeur.table.play import Play

AIM = 0.8                                 # share of bot_max_seconds: the rest is for what cannot be planned
FLOOR = 50                                # a search of fewer rollouts knows less than the policy does


@dataclass(eq=False)
class Thought:
    """One question to a bot, on a copy of the game that nobody else uses."""
    match: Play
    seat: int
    mind: Level
    until: float
    begun: bool = False
    stopped: bool = False


class Thinking:
    """`await choose(…)` and `await hint(…)`: whoever cancels the waiting ends the thought."""

    def __init__(self, settings: Settings, metrics: Metrics, preparing: Preparing, *, clock: Callable[[], float] = time.monotonic,
                 seed: Callable[[], int] = lambda: secrets.randbits(62)) -> None:
        self.seconds, self.threads = settings.bot_max_seconds, settings.bot_threads
        self.metrics, self.preparing, self.clock, self.seed = metrics, preparing, clock, seed
        self.thoughts: set[Thought] = set()
        self.rollouts = 0                 # asked for by all thoughts together
        self.closed = False
        self._searches = ThreadPoolExecutor(self.threads, "bot")
        self._glances = ThreadPoolExecutor(1, "glance")      # bots that do not search do not wait for those that do
        metrics.bot_queue.set_function(lambda: sum(not thought.begun for thought in self.thoughts))

    # thinking

    async def choose(self, match: Play, seat: int, bot: str) -> int:
        """The id of the action that a bot plays. If only one action is legal, the bot does not think, except before its dice: there the
        time that it takes would tell whether it could have done something else."""
        copy, mind = match.copy(), self.meanwhile(build_at(match), level(bot))
        await self.preparing.prepare(build_at(match), stage_of(mind))
        legal = copy.legal(seat)
        if len(legal) == 1 and copy.thrower != seat:
            return legal[0].id
        return (await self._timed(copy, seat, mind)).action.id

    def meanwhile(self, build: Build, mind: Level) -> Level:
        """How a bot thinks until the code of its search is there: at a glance, rather than not at all."""
        preparing = self.preparing
        waits = not preparing.playable(build, stage_of(mind)) and preparing.playable(build, stage_of(mind.at_a_glance))
        return mind.at_a_glance if waits else mind

    async def hint(self, match: Play, seat: int, bot: str) -> Suggestion:
        """What a bot would play, and what the bot thinks of every action."""
        copy, mind = match.copy(), level(bot)
        await self.preparing.prepare(build_at(match), stage_of(mind))
        return await self._timed(copy, seat, mind)

    async def _timed(self, match: Play, seat: int, mind: Level) -> Suggestion:
        asked = self.clock()
        suggestion = await self._ask(Thought(match, seat, mind, asked + self.seconds * AIM))
        self.metrics.bot_seconds.labels(mind.name).observe(self.clock() - asked)
        return suggestion

    async def _ask(self, thought: Thought) -> Suggestion:
        pool = self._searches if thought.mind.rollouts else self._glances
        self.thoughts.add(thought)
        self.rollouts += thought.mind.rollouts
        try:
            with unless(lambda: self.closed):
                return await asyncio.get_running_loop().run_in_executor(pool, self._think, thought)
        finally:
            thought.stopped = True
            self.thoughts.discard(thought)
            self.rollouts -= thought.mind.rollouts

    def _think(self, thought: Thought) -> Suggestion:
        """Thinks in a thread of the pool."""
        thought.begun = True
        seconds = self.share(thought)
        if thought.mind.rollouts and seconds > 0:
            found = suggest(thought.match, thought.seat, thought.mind, seconds=seconds, rollouts=thought.mind.rollouts, seed=self.seed(),
                            stop=lambda: thought.stopped or self.closed)
            if self.closed:
                raise Closing
            if found.rollouts >= min(FLOOR, thought.mind.rollouts):
                return found
        return suggest(thought.match, thought.seat, thought.mind.at_a_glance, seed=self.seed())

    def share(self, thought: Thought) -> float:
        """The seconds that a thought may take from now, so that all waiting thoughts can be done in the time that this one has left."""
        left = thought.until - self.clock()
        return min(left, left * self.threads * thought.mind.rollouts / max(self.rollouts, 1))

    def close(self) -> None:
        """Ends all thoughts within milliseconds; whoever waits for one gets Closing."""
        self.closed = True
        for pool in (self._searches, self._glances):
            pool.shutdown(wait=False, cancel_futures=True)
