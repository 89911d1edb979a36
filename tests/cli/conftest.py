"""The command line, called in this process: what it prints and its exit code."""
import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.cli import main

FACES = "1\n2\n3\n4\n5\n6\n"              # typed again and again, one of them is always legal


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """run("games", "--lang", "fr", typed="3\\nq\\n")"""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr("flambeur.cli.table.screen.PATIENCE", 600.0)       # what is printed does not depend on how long the rules compile

    def call(*args: object, typed: str = "") -> Done:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(arg) for arg in args])
        return Done(code, *capsys.readouterr())
    return call


def played(**how: Any) -> flambeur.Match:
    """A game to its end, always by the first legal action."""
    match = flambeur.new("las-vegas", **{"players": 2, "seed": 5, "names": ["Anna", "Ben"], **how})
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played().record()), "utf-8")
    return path
