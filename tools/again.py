"""A test that failed beside all others is run once more, alone: a busy machine is slow, and not red.

As a pytest plugin, `--failed-to=FILE` writes down what failed, in a run or in its set-up or with the worker that ran it. `second_try` runs
each of these once more, in a process of its own. One that passes then is *unsteady*: it is named with both outcomes, and the run goes on;
more than a few of them fail the run. Nothing else is ever tried twice.
"""
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.progress import ROOT
from tools.skips import in_ci

MOST_UNSTEADY = 3                         # that one run may have
MOST_TRIED = 20                           # where more have failed, it is not the machine
PYTEST = (sys.executable, "-m", "pytest")


class Failures:
    """For the process that has the terminal: the reports of all workers arrive here."""

    def __init__(self, file: Path) -> None:
        self.file, self.failed, self.curable = file, dict[str, str](), True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.setdefault(report.nodeid, in_a_line(report))
            print(f"\nfailed so far: {report.nodeid}", flush=True)       # a run is long: whoever watches can begin
        if report.skipped and not hasattr(report, "wasxfail") and in_ci(): self.curable = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed: self.curable = False

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps(self.failed if self.curable else {}), "utf-8")


def in_a_line(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    said = str(crash.message if crash else report.longrepr).strip().splitlines()
    return f"{report.when}: {said[0] if said else 'failed'}"[:200]


class Outcome(NamedTuple):
    test: str
    first: str                            # how it failed beside the others
    passed: bool                          # and whether it did alone


def second_try(failed: dict[str, str], root: Path) -> list[Outcome]:
    """Each of them once more, one after the other, each in a process of its own."""
    return [Outcome(test, first, passes_alone(test, root)) for test, first in failed.items()]


def passes_alone(test: str, root: Path) -> bool:
    print(f"\nonce more, alone: {test}", flush=True)
    return subprocess.run([*PYTEST, "-q", test], cwd=root, check=False).returncode == 0


def verdict(outcomes: list[Outcome]) -> str:
    """What is said in the end, of every test that was tried twice."""
    lines = [f"unsteady: {test}: failed beside others ({first}), passed alone" if passed else f"FAILED {test} - twice: {first}"
             for test, first, passed in outcomes]
    unsteady = sum(one.passed for one in outcomes)
    if unsteady > MOST_UNSTEADY: lines.append(f"{unsteady} tests are unsteady, more than {MOST_UNSTEADY}: the run has failed")
    return "\n".join(lines)


def holds(outcomes: list[Outcome]) -> bool:
    return all(one.passed for one in outcomes) and len(outcomes) <= MOST_UNSTEADY


def run(arguments: list[str], notes: Path, root: Path = ROOT) -> int:
    """pytest with these arguments, then what failed once more; the exit code of both together."""
    code = subprocess.run([*PYTEST, *arguments, f"--failed-to={notes}"], cwd=root, check=False).returncode
    failed: dict[str, str] = json.loads(notes.read_text("utf-8")) if notes.exists() else {}
    if code != pytest.ExitCode.TESTS_FAILED or not failed:
        return code                       # all is well; or what failed was no test: files that cannot be read, skips, Ctrl-C
    if len(failed) > MOST_TRIED:
        print(f"{len(failed)} tests failed: too many to be tried once more")
        return code
    outcomes = second_try(failed, root)
    print(f"\n{verdict(outcomes)}", flush=True)
    return 0 if holds(outcomes) else code


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failed-to", type=Path, help="a file for the names of the tests that failed, and how")


def pytest_configure(config: pytest.Config) -> None:
    if (file := config.getoption("failed_to")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(file), "flambeur-failures")
