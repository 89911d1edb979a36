"""The long run: every test at its full size, and what is marked `long` beside what runs every time.

`run.py test --long` sets FLAMBEUR_LONG=1, which the processes that tests start inherit. It can be stopped and goes on where it was: as long
as no file of the project changes, a list in the cache of pytest says what has passed, and with which seed.

As a pytest plugin, it leaves out what is marked `long` where the run is not long, and what has passed before. Left out, not skipped: a skip
is a failure in CI.
"""
import hashlib
import os
import random
import subprocess
from pathlib import Path

import pytest

from tools.progress import ROOT

VARIABLE = "FLAMBEUR_LONG"
FOLDER = ROOT / ".pytest_cache" / "long"


def is_long() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")


class Progress:
    """What has passed of a long run over these very files. Written line by line, so that whatever ends the run loses nothing."""

    def __init__(self, folder: Path = FOLDER, root: Path = ROOT) -> None:
        self.file = folder / f"{state_of(root)}.txt"

    def seed(self) -> str:
        """That of the run which is gone on with, or of a new one. Whoever names another seed begins anew."""
        wanted, kept = os.environ.get("FLAMBEUR_SEED"), self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        if kept and wanted in (None, "", kept[0]): return kept[0]
        seed = wanted or str(random.SystemRandom().randrange(2**40))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(f"{seed}\n", "utf-8")
        return seed

    def passed(self) -> list[str]:
        return self.file.read_text("utf-8").splitlines()[1:] if self.file.exists() else []

    def forget(self) -> None:
        """When all has passed: the next one begins anew, with another seed."""
        self.file.unlink(missing_ok=True)


def state_of(root: Path) -> str:
    """Changes with every file of the project that git does not ignore."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=root, capture_output=True, check=False).stdout
    found = hashlib.sha256()
    for name in sorted(set(listed.decode("utf-8").split("\0")) - {""}):
        path = root / name
        found.update(f"{name}\0".encode() + (hashlib.sha256(path.read_bytes()).digest() if path.is_file() else b""))
    return found.hexdigest()[:16]


class Notes:
    """For the process that has the terminal: each test that has passed becomes a line."""

    def __init__(self, file: Path) -> None:
        self.file, self.failed = file, set[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed: self.failed.add(report.nodeid)
        if report.when == "teardown" and report.nodeid not in self.failed:
            with self.file.open("a", encoding="utf-8") as notes: notes.write(f"{report.nodeid}\n")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--passed-to", type=Path, help="a file for the names of the tests that have passed")
    parser.addoption("--passed-before", help="a file with the names of tests that are left out, since they have passed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: left out unless run.py test --long; a smaller one of its kind is always run")
    if (file := config.getoption("passed_to")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(file), "flambeur-notes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    before = config.getoption("passed_before")
    passed = set(Path(before).read_text("utf-8").splitlines()) if before else set()
    left_out = {item for item in items if item.nodeid in passed or (item.get_closest_marker("long") and not is_long())}
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
