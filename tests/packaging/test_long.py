"""The long run goes on where it was stopped; what is only for it is left out elsewhere, and nowhere skipped. Budgets are printed."""
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.share import LONG, SHARE, share, size, some
from tools import again, budgets, long
from tools.long import Progress
from tools.test import at_length

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import pytest
def test_short(): pass
@pytest.mark.long
def test_long(): pass
def test_broken(): assert False
@pytest.fixture
def untidy():
    yield
    assert False
def test_untidy(untidy): pass
"""


def run(folder: Path, *args: str, at_length: bool = False, ci: str = "true") -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(TESTS, "utf-8")
    plugins = [part for plugin in ("xdist", "tools.skips", "tools.long", "tools.budgets") for part in ("-p", plugin)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", long.VARIABLE: "1" if at_length else ""}
    command = [sys.executable, "-m", "pytest", *plugins, "-p", "no:cacheprovider", "--strict-markers", "--rootdir", ".", "-n", "2", *args]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


def test_what_is_marked_long_is_left_out_and_is_no_skip(tmp_path: Path) -> None:
    assert "2 workers [1 item]" in (said := run(tmp_path, "-k", "short or long").stdout)
    assert "skipped" not in said
    assert "2 passed" in run(tmp_path, "-k", "short or long", at_length=True).stdout


def test_what_has_passed_is_noted_and_not_run_again(tmp_path: Path) -> None:
    notes, before = tmp_path / "notes.txt", tmp_path / "before.txt"
    notes.write_text("77\n", "utf-8")
    assert run(tmp_path, f"--passed-to={notes}", at_length=True).returncode == 1
    seed, *passed = notes.read_text("utf-8").splitlines()
    assert (seed, sorted(passed)) == ("77", ["test_it.py::test_long", "test_it.py::test_short"])      # neither what failed nor its mess
    before.write_text("\n".join(passed), "utf-8")
    said = run(tmp_path, f"--passed-to={notes}", f"--passed-before={before}", at_length=True).stdout
    assert "2 workers [2 items]" in said


def test_a_run_is_gone_on_with_by_its_seed_as_long_as_no_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLAMBEUR_SEED", raising=False)
    root = tmp_path / "project"
    root.mkdir()
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    (root / "rules.py").write_text("ROUNDS = 4", "utf-8")
    first = long.Progress(tmp_path / "kept", root)
    assert first.passed() == []
    seed = first.seed()
    with first.file.open("a", encoding="utf-8") as notes: notes.write("a test\n")
    again = long.Progress(tmp_path / "kept", root)
    assert (again.seed(), again.passed()) == (seed, ["a test"])
    monkeypatch.setenv("FLAMBEUR_SEED", seed)
    assert (again.seed(), again.passed()) == (seed, ["a test"])
    (root / "rules.py").write_text("ROUNDS = 5", "utf-8")
    assert long.Progress(tmp_path / "kept", root).passed() == []
    monkeypatch.setenv("FLAMBEUR_SEED", "5")
    (root / "rules.py").write_text("ROUNDS = 4", "utf-8")
    assert (again.seed(), again.passed()) == ("5", [])
    again.forget()
    (root / "rules.py").write_text("ROUNDS = 4", "utf-8")
    assert long.Progress(tmp_path / "kept", root).passed() == []


@pytest.mark.parametrize(("code", "left"), [(0, []), (1, ["a test"])])
def test_the_command_hands_on_what_has_passed_and_forgets_it_when_all_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int,
                                                                          left: list[str]) -> None:
    monkeypatch.setenv("FLAMBEUR_SEED", "")
    monkeypatch.setattr(long, "state_of", lambda root: "now")
    monkeypatch.setattr(long, "Progress", lambda: Progress(tmp_path))
    (tmp_path / "now.txt").write_text("123\na test\n", "utf-8")
    asked: list[list[str]] = []

    def run(arguments: list[str], notes: Path) -> int:
        asked.append(arguments)
        before = next(Path(arg.partition("=")[2]) for arg in arguments if arg.startswith("--passed-before="))
        assert (before.read_text("utf-8"), os.environ["FLAMBEUR_SEED"]) == ("a test", "123")
        return code
    monkeypatch.setattr(again, "run", run)
    assert at_length(["--long"], "[1/1]", tmp_path) == code
    assert f"--passed-to={tmp_path / 'now.txt'}" in asked[0]
    assert Progress(tmp_path).passed() == left


def test_some_arguments_are_for_a_long_run_only() -> None:
    first, second, third = some([("a", 1), ("b", 2), "c"], ("b", 2))
    assert second == ("b", 2)
    assert [(one.values, [mark.name for mark in one.marks]) for one in (first, third)] == [(("a", 1), ["long"]), (("c",), ["long"])]
    with pytest.raises(AssertionError): some([1, 2], 3)


def test_sizes_are_the_full_ones_in_a_long_run_only() -> None:
    assert (size(3, 70), share(70), SHARE) == ((70, 70, 1.0) if LONG else (3, 7, 0.1))


def test_the_seconds_of_each_folder_stand_beside_its_budget_and_never_fail(tmp_path: Path) -> None:
    done = run(tmp_path, "--budgets", "-k", "short")
    assert done.returncode == 0
    assert re.search(r"=== seconds of workers: \d+ of \d+ ===", done.stdout)
    assert re.search(r"^ +\d+ s of +\d+ s  tests/web$", done.stdout, re.MULTILINE)
    assert "seconds of workers" not in run(tmp_path, "-k", "short").stdout


def test_a_folder_over_its_budget_is_named() -> None:
    hours = budgets.Hours({"tests/web": 10, budgets.REST: 5})
    for name, seconds in (("tests/web/test_a.py::test", 11.0), ("tests/webs.py::test", 2.0), ("docs/page.md::page", 1.0)):
        hours.pytest_runtest_logreport(pytest.TestReport(name, ("", 0, ""), {}, "passed", None, "call", duration=seconds))
    assert hours.lines() == ["     11 s of   10 s  tests/web: over budget", "      3 s of    5 s  the rest"]
    assert hours.longest(hours.tests) == [
        "     11 s  tests/web/test_a.py::test", "      2 s  tests/webs.py::test", "      1 s  docs/page.md::page"]
    assert hours.longest(hours.files)[:2] == ["     11 s  tests/web/test_a.py", "      2 s  tests/webs.py"]


def test_a_game_adds_its_line_once_it_is_there(tmp_path: Path) -> None:
    file = tmp_path / "budgets.toml"
    games = 'las-vegas = { "tests/web" = 2 }\nchess = { "the rest" = 9 }\n'
    file.write_text(f'[folders]\n"tests/web" = 5\n"the rest" = 1\n[games]\n{games}', "utf-8")
    assert budgets.budgets(file) == {"tests/web": 7, "the rest": 1}
    written = budgets.budgets()
    assert all((ROOT / folder).is_dir() for folder in written if folder != budgets.REST)
    assert budgets.REST in written
