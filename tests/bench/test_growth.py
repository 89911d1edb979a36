"""The bench against the commit before: the right sources are taken, and a copy without history says that nothing was measured."""
from pathlib import Path

import pytest

from bench import growth
from bench.command import main
from bench.report import HOLDS


def test_the_package_is_taken_as_it_was(tmp_path: Path) -> None:
    sources = growth.sources_of("HEAD", tmp_path)
    if sources is None:
        pytest.skip("this is no clone: there is no history")
    assert "def verb(" in (sources / "flambeur" / "kit" / "verbs.py").read_text("utf-8")


def test_without_history_nothing_is_measured() -> None:
    section = growth.measure(quick=True, commit="0" * 40)
    assert [target.holds for target in section.targets] == [None] * len(growth.SETUPS)
    assert HOLDS[None] in section.markdown()


@pytest.mark.parametrize("args", [[], ["--quick"], ["one", "two"], ["0" * 40]])
def test_a_commit_that_is_not_there_gets_one_line_and_exit_code_2(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["against", *args]) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
