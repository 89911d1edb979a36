"""What fails beside all others is run once more, alone; what is unsteady is named, and few may be."""
import sys
from pathlib import Path

import pytest

from tools import again
from tools.again import MOST_TRIED, MOST_UNSTEADY, Outcome, holds, verdict

ROOT = Path(__file__).resolve().parents[2]
ONCE = """
import os, pathlib, pytest
def first_time(name):
    mark = pathlib.Path(__file__).with_name(name)
    if mark.exists(): return False
    mark.write_text("")
    return True
"""
UNSTEADY = "def test_it(): assert not first_time('it')\n"
BEFORE = "@pytest.fixture\ndef ready(): assert not first_time('ready')\ndef test_ready(ready): pass\n"
CRASH = "def test_crash():\n    if first_time('crash'): os._exit(3)\n"
BROKEN = "def test_broken(): assert first_time('broken') and False\n"
FINE = "def test_fine(): pass\n"
SKIP = "def test_sea(): pytest.skip('no sea here')\n"


@pytest.fixture
def tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """The exit code and what was printed for a file of such tests."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(again, "PYTEST", (sys.executable, "-m", "pytest", "--rootdir", ".", "-p", "no:cacheprovider"))

    def run(text: str, ci: str = "") -> tuple[int, str]:
        monkeypatch.setenv("CI", ci)
        (tmp_path / "test_it.py").write_text(ONCE + text, "utf-8")
        plugins = ["-p", "xdist", "-p", "tools.again", "-p", "tools.skips", "-n", "1"]
        code = again.run(plugins, tmp_path / "failed.json", tmp_path)
        return code, capfd.readouterr().out
    return run


@pytest.mark.parametrize("text", [UNSTEADY, BEFORE, CRASH])
def test_one_that_passes_alone_is_named_with_both_outcomes_and_the_run_goes_on(text: str, tried) -> None:  # type: ignore[no-untyped-def]
    code, said = tried(text + FINE)
    assert code == 0
    lines = [line for line in said.splitlines() if line.startswith("unsteady: ")]
    assert len(lines) == 1
    assert "failed beside others" in lines[0]
    assert lines[0].endswith("passed alone")


@pytest.mark.parametrize(("text", "ci"), [
    (BROKEN + UNSTEADY, ""),               # fails alone too
    (UNSTEADY + SKIP, "true"),             # a skip is a failure there, and no second try mends it
    (UNSTEADY + "import nowhere\n", ""),   # a file that cannot be read
    ("".join(UNSTEADY.replace("it", f"u{k}") for k in range(MOST_UNSTEADY + 1)), ""),
])
def test_nothing_else_is_forgiven(text: str, ci: str, tried) -> None:  # type: ignore[no-untyped-def]
    assert tried(text, ci)[0] != 0


def test_where_a_great_many_failed_none_is_tried_again(tried) -> None:  # type: ignore[no-untyped-def]
    code, said = tried("".join(UNSTEADY.replace("it", f"u{k}") for k in range(MOST_TRIED + 1)))
    assert code == 1
    assert "once more, alone" not in said


def test_three_unsteady_tests_are_forgiven_and_four_are_not() -> None:
    outcomes = [Outcome(f"tests/t.py::test_{k}", "call: slow", True) for k in range(MOST_UNSTEADY + 1)]
    assert holds(outcomes[:-1])
    assert not holds(outcomes)
    assert "more than 3" in verdict(outcomes)
    assert "more than 3" not in verdict(outcomes[:-1])


def test_without_a_failure_nothing_is_run_twice(tried) -> None:  # type: ignore[no-untyped-def]
    code, said = tried(FINE)
    assert (code, "once more" in said) == (0, False)
