"""A pytest plugin: `--costs` lists the test files by the processor time that they took, with the time of the processes that they started.

A clock on the wall says little on a machine that does other things as well. Of a process that a test leaves running, the time counts where
it ends: a server for a whole run with the last test that used it.
"""
import os
from collections import Counter
from collections.abc import Generator

import pytest

KEY = "processor seconds"
MOST = 25                                 # files that are listed


class Meter:
    """For the process that runs the tests: each report says what was spent since the report before."""

    def __init__(self) -> None:
        self.before = spent()

    def pytest_runtest_logstart(self) -> None:
        self.before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = spent()
        report.user_properties.append((KEY, now - self.before))
        self.before = now
        return report


class Bill:
    """For the process that has the terminal."""

    def __init__(self) -> None:
        self.files = Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        seconds = (float(str(value)) for key, value in report.user_properties if key == KEY)
        self.files[report.nodeid.partition("::")[0]] += sum(seconds)  # type: ignore[assignment]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"processor time: {sum(self.files.values()):.0f} s")
        for file, seconds in self.files.most_common(MOST):
            terminalreporter.write_line(f"{seconds:7.1f} s  {file}")


def spent() -> float:
    """Processor time of this process and of those that it started and that have ended."""
    return sum(os.times()[:4])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", action="store_true", help="list the test files by the processor time that they took")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("costs"):
        config.pluginmanager.register(Meter(), "flambeur-meter")
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(Bill(), "flambeur-bill")
