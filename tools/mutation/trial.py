"""One mutant before its judges, in a process of its own: the mutated source is what Python finds, then pytest runs until a test fails.

The process tells what it does through a pipe; silence that lasts too long is for the pool to judge.
"""
import os
import sys
import time
from collections.abc import Sequence
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


class News(NamedTuple):
    """What a trial says: that a test begins, that one failed, that all passed (with the seconds since the last news)."""
    what: Literal["begins", "failed", "passed"]
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

    def __init__(self, pipe: Connection, order: Sequence[str]) -> None:
        self.pipe, self.rank = pipe, {test: k for k, test in enumerate(order)}
        self.last = time.monotonic()

    def tell(self, what: Literal["begins", "failed", "passed"], test: str = "") -> None:
        now = time.monotonic()
        self.pipe.send(News(what, test, now - self.last))
        self.last = now

    def fail(self, test: str) -> None:
        self.tell("failed", test)
        os._exit(0)                       # nothing to clean up: the process was made for this

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.rank.get(item.nodeid, 0))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell("begins", nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.fail(READING)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.fail(report.nodeid)


def trial(subject: Subject, mutant: Mutant | None, order: Sequence[str], pipe: Connection) -> None:
    """Without a mutant: the rules as they are."""
    os.environ |= {"FLAMBEUR_RULES": "plain", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    if mutant is not None:
        sys.meta_path.insert(0, Finder(Mutated(mutant, subject.folder / mutant.name.file)))
    messenger = Messenger(pipe, order)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        ended = pytest.main([str(subject.tests), *ARGUMENTS], plugins=[messenger])
    messenger.tell("passed" if ended == pytest.ExitCode.OK else "failed", READING)
