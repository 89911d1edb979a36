"""One mutant before its judges, in a process of its own: the mutated source is what Python finds, then pytest runs until a test fails.

The process tells what it does through a pipe, and when a test has worked for too long: by its processor time, which does not depend on
what else the machine does. Where systems cannot count that time, and for a test that sleeps, silence is for the pool to judge.
"""
import os
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import Literal, NamedTuple

import pytest

from tools.mutation.mutants import Mutant
from tools.mutation.subject import Subject

ARGUMENTS = ("-x", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
READING = "reading the tests"


What = Literal["begins", "failed", "endless", "passed"]


class News(NamedTuple):
    """What a trial says: that a test begins, that one failed or does not end, that all passed; with the processor time since the last
    news."""
    what: What
    test: str
    seconds: float


class Mutated(SourceFileLoader):
    """Loads a module with another source than that of its file."""

    def __init__(self, mutant: Mutant, path: Path) -> None:
        super().__init__(mutant.module, str(path))
        self.source = mutant.source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class Finder(MetaPathFinder):
    """Finds that module, and no other."""

    def __init__(self, loader: Mutated) -> None:
        self.loader = loader

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.loader.path, loader=self.loader) if fullname == self.loader.name else None


class Messenger:
    """A pytest plugin: the tests most likely to fail go first; the first failure ends the process."""

    def __init__(self, pipe: Connection, limits: Mapping[str, float]) -> None:
        self.pipe, self.limits, self.rank = pipe, limits, {test: k for k, test in enumerate(limits)}
        self.last, self.test = time.process_time(), READING
        if hasattr(signal, "setitimer"): signal.signal(signal.SIGPROF, lambda *_: self.end("endless", self.test))
        self.limit(limits.get(READING, 0.0))

    def tell(self, what: What, test: str) -> None:
        self.limit(0.0)                   # no interruption in the middle of a word
        now = time.process_time()
        self.pipe.send(News(what, test, now - self.last))
        self.last = now

    def end(self, what: What, test: str) -> None:
        self.tell(what, test)
        os._exit(0)                       # nothing to clean up: the process was made for this

    def limit(self, seconds: float) -> None:
        """Sets how long a test may work from now on; 0: as long as it likes, as when the rules are as they are."""
        if hasattr(signal, "setitimer"): signal.setitimer(signal.ITIMER_PROF, seconds)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.rank.get(item.nodeid, 0))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.test = nodeid
        self.tell("begins", nodeid)
        self.limit(self.limits.get(nodeid, 0.0))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.end("failed", READING)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.end("failed", report.nodeid)


def trial(subject: Subject, mutant: Mutant | None, limits: Mapping[str, float], pipe: Connection) -> None:
    """Tries a mutant; without one, the rules as they are."""
    os.environ |= {"FLAMBEUR_RULES": "plain", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    if mutant is not None:
        sys.meta_path.insert(0, Finder(Mutated(mutant, subject.file_of(mutant.name.file))))
    messenger = Messenger(pipe, limits)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        ended = pytest.main([str(subject.tests), *ARGUMENTS], plugins=[messenger])
    messenger.tell("passed" if ended == pytest.ExitCode.OK else "failed", READING)
