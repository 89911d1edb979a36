"""The commands that the pages tell people to type exist, with these arguments."""
import re
import shlex
from pathlib import Path

import pytest

from flambeur.cli.parser import parse
from tools.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PAGES = [page.read_text("utf-8") for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]]
TYPED = re.compile(r"(?:`|^ *)((?:python3 run\.py|flambeur) [^`\n#]+)(?:`|$)", re.MULTILINE)
LINES = sorted({line.strip() for page in PAGES for line in TYPED.findall(page) if "…" not in line and "COMMAND" not in line})
RUN = [shlex.split(line)[2:] for line in LINES if line.startswith("python3 run.py ")]
FLAMBEUR = [shlex.split(line)[1:] for line in LINES if line.startswith("flambeur ")]


def test_the_pages_name_some() -> None:
    assert ["play"] in RUN
    assert ["test"] in RUN
    assert any(line[0] == "simulate" for line in FLAMBEUR)


@pytest.mark.parametrize("line", RUN, ids=" ".join)
def test_run_py_has_the_command(line: list[str]) -> None:
    assert line[0] in COMMANDS


@pytest.mark.parametrize("line", [*FLAMBEUR, *(line for line in RUN if line[0] == "play")], ids=" ".join)
def test_flambeur_takes_the_arguments(line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is where the page is built; elsewhere `play` has the arguments of the terminal, and no --lan."""
    monkeypatch.setattr("flambeur.cli.commands.play.is_built", lambda: True)
    if "--help" in line:
        with pytest.raises(SystemExit, match="0"):
            parse(line, "en")
    else:
        assert parse(line, "en").command == line[0]
