"""Tries mutants, a few at a time, and tells for each whether a test noticed it. A test that works far too long has noticed."""
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from tools.mutation.mutants import Mutant
from tools.mutation.subject import Subject
from tools.mutation.trial import READING, News, trial
from tools.progress import Failure

ENDLESS = "no end"
PATIENCE = 6.0                            # seconds of processor time for any test, and on top of these
TIMES = 8.0                               # as many times as the test took with the rules as they are
ASLEEP = 100.0                            # so many times longer by the clock: for a test that does not even work
# Where processes can be forked safely each begins with all libraries loaded; elsewhere it loads them itself, which is slow.
PROCESSES = multiprocessing.get_context("fork") if sys.platform == "linux" else multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    caught: bool
    by: str                               # the test that noticed, "" when none did


@dataclass
class Trial:
    """A mutant being tried."""
    mutant: Mutant | None
    process: BaseProcess
    pipe: Connection
    test: str = READING
    deadline: float = 0.0


@dataclass
class Pool:
    subject: Subject
    workers: int
    seconds: dict[str, float] = field(default_factory=dict)        # of each test, with the rules as they are
    caught: Counter[str] = field(default_factory=Counter)          # how many mutants each test has noticed so far

    def rehearse(self) -> None:
        """The rules as they are must pass; how long each test takes is remembered."""
        if any(module.startswith(self.subject.package + ".") for module in sys.modules):
            raise Failure(f"{self.subject.package} was loaded before it could be mutated")
        running, test = self.start(None), READING
        try:
            while (news := self.listen(running)).what == "begins":
                self.seconds[test], test = news.seconds, news.test
            if news.what == "failed":
                raise Failure(f"{news.test} fails with the rules as they are: nothing to be learned from mutants")
            self.seconds[test] = news.seconds
        finally:
            self.end(running)
        if len(self.seconds) == 1:
            raise Failure(f"there are no tests in {self.subject.tests}")

    def listen(self, running: Trial) -> News:
        try:
            return running.pipe.recv()
        except EOFError:
            return News("failed", running.test, 0.0)

    def judge(self, mutants: Sequence[Mutant]) -> Iterator[Verdict]:
        """A verdict for each mutant, as they come."""
        waiting, running = list(reversed(mutants)), list[Trial]()
        try:
            while waiting or running:
                while waiting and len(running) < self.workers:
                    running.append(self.start(waiting.pop()))
                soonest = min(trial.deadline for trial in running)
                ready = wait([trial.pipe for trial in running], max(0.0, soonest - time.monotonic()))
                for one in list(running):
                    verdict = self.hear(one) if one.pipe in ready else self.late(one)
                    if verdict is not None:
                        running.remove(one)
                        self.end(one)
                        yield verdict
        finally:
            for one in running:
                self.end(one)

    def hear(self, running: Trial) -> Verdict | None:
        """What a trial says; None when it goes on. A process that died without a word was brought down by its mutant."""
        assert running.mutant is not None
        news = self.listen(running)
        match news.what:
            case "begins":
                running.test, running.deadline = news.test, time.monotonic() + ASLEEP * self.patience(news.test)
                return None
            case "failed":
                self.caught[news.test] += 1
                return Verdict(running.mutant, True, news.test)
            case "endless":
                return Verdict(running.mutant, True, f"{news.test}: {ENDLESS}")
            case "passed":
                return Verdict(running.mutant, False, "")

    def late(self, running: Trial) -> Verdict | None:
        if time.monotonic() < running.deadline:
            return None
        assert running.mutant is not None
        return Verdict(running.mutant, True, f"{running.test}: {ENDLESS}")

    def patience(self, test: str) -> float:
        return PATIENCE + TIMES * self.seconds.get(test, 0.0)

    def start(self, mutant: Mutant | None) -> Trial:
        ours, theirs = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(target=trial, args=(self.subject, mutant, self.limits(), theirs), daemon=True)
        process.start()
        theirs.close()
        return Trial(mutant, process, ours, deadline=time.monotonic() + ASLEEP * self.patience(READING))

    def limits(self) -> dict[str, float]:
        """Seconds of processor time that each test may take: first the tests that have noticed most, then the quick ones."""
        return {test: self.patience(test) for test in sorted(self.seconds, key=lambda test: (-self.caught[test], self.seconds[test]))}

    def end(self, running: Trial) -> None:
        running.process.kill()
        running.process.join()
        running.pipe.close()
