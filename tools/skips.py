"""A pytest plugin: skipped tests are listed with their reasons, and where CI=true a skip is a failure."""
import os

import pytest


class Skips:
    """Collects what was skipped. With xdist the reports of all workers arrive in the one process that has the terminal."""

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            self.note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.note(report)

    def note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        where = report.longrepr
        reason = str(where[2]) if isinstance(where, tuple) else str(where)
        self.reasons[report.nodeid] = reason.removeprefix("Skipped: ")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.reasons:
            terminalreporter.section("skipped: a failure under CI" if in_ci() else "skipped")
            for name, reason in sorted(self.reasons.items()):
                terminalreporter.write_line(f"{name}: {reason}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.reasons and in_ci() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("true", "1")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):      # a worker of xdist only reports
        config.pluginmanager.register(Skips(), "flambeur-skips")
