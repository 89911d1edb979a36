"""A pytest plugin: `--budgets` ends with the seconds that each folder of tests took, beside what it may take (tests/budgets.toml), and with
the files and tests that took longest.

Seconds of workers: two of them have two in each second. What is over its budget is named and never fails: a slow machine is slow, not red.
"""
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tools.progress import ROOT

FILE = ROOT / "tests" / "budgets.toml"
REST = "the rest"
LONGEST = 25                              # files and tests that are named


def budgets(file: Path = FILE) -> dict[str, int]:
    """Of each folder, with what the games that are there may add to it."""
    from flambeur.games import FOLDERS  # not before tests/conftest.py has said how the rules are to be compiled
    written = tomllib.loads(file.read_text("utf-8"))
    found = Counter[str](written["folders"])
    for game, more in written["games"].items():
        if game in FOLDERS: found.update(more)
    return dict(found)


class Hours:
    """For the process that has the terminal: the reports of all workers arrive here."""

    def __init__(self, allowed: dict[str, int]) -> None:
        self.allowed, self.spent = allowed, dict.fromkeys(allowed, 0.0)
        self.tests, self.files = Counter[str](), Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        folder = next((name for name in self.allowed if report.nodeid.startswith(f"{name}/")), REST)
        self.spent[folder] += report.duration
        self.tests[report.nodeid] += report.duration  # type: ignore[assignment]
        self.files[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]

    def lines(self) -> list[str]:
        return [f"{seconds:7.0f} s of {self.allowed[folder]:4} s  {folder}{': over budget' if seconds > self.allowed[folder] else ''}"
                for folder, seconds in self.spent.items()]

    def longest(self, what: Counter[str]) -> list[str]:
        return [f"{seconds:7.0f} s  {name}" for name, seconds in what.most_common(LONGEST)]

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"seconds of workers: {sum(self.spent.values()):.0f} of {sum(self.allowed.values())}")
        for line in self.lines(): terminalreporter.write_line(line)
        for name, what in (("files", self.files), ("tests", self.tests)):
            terminalreporter.section(f"the {LONGEST} longest {name}")
            for line in self.longest(what): terminalreporter.write_line(line)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budgets", action="store_true", help="end with the seconds that each folder of tests took, beside its budget")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("budgets") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Hours(budgets()), "flambeur-hours")
