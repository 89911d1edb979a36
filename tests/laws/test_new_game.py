"""`run.py new-game NAME`: the copy of the probe is a game of the house, and passes all laws from the first minute."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import flambeur
from tools import new_game
from tools.new_game import Names, checked, renamed
from tools.progress import ROOT, Failure

PARTS = ("src", "tests", "tools", "docs", "bench", "pyproject.toml", "conftest.py", "run.py", "README.md", "CONTRIBUTING.md")


@pytest.mark.parametrize(("name", "folder", "cls", "title", "clause"), [
    ("red-river", "red_river", "RedRiver", "Red river", "RR"),
    ("canasta", "canasta", "Canasta", "Canasta", "CA"),
    ("craps-2", "craps_2", "Craps2", "Craps 2", "C2"),
])
def test_a_name_is_written_in_five_ways(name: str, folder: str, cls: str, title: str, clause: str) -> None:
    names = Names(name)
    assert (names.folder, names.cls, names.title, names.clause) == (folder, cls, title, clause)
    assert checked(name) == names


@pytest.mark.parametrize("name", [
    "", "Blue", "blue_moon", "blue moon", "2-moons", "-blue", "blue-", "../etc", "class", "probe", "é", "las-vegas",
])
def test_a_name_that_cannot_be_or_is_taken_is_refused_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failure) as caught:
        checked(name)
    assert caught.value.code == 2
    assert new_game.main(["--", name]) == 2
    assert capsys.readouterr().err == f"{caught.value}\n"
    assert len(str(caught.value).splitlines()) == 1


def test_nothing_of_the_probe_is_left_in_its_copy() -> None:
    for file in [*(ROOT / "tests/games/probe").rglob("*.py"), ROOT / "tests/laws/witnesses/probe.py"]:
        copied = renamed(file.read_text("utf-8"), Names("a-name-rather-long"))
        assert "probe" not in copied.lower(), file
        assert "tests.games" not in copied, file
        assert max(map(len, copied.splitlines())) <= 140, file
        compile(copied, file.name, "exec")


class Copy:
    """A copy of the repository in which a game was begun."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]), "PYTHONDONTWRITEBYTECODE": "1"}
        for part in PARTS:
            whole = ROOT / part
            if whole.is_dir(): shutil.copytree(whole, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
            else: shutil.copy(whole, folder / part)

    def run(self, *command: str) -> str:
        done = subprocess.run([sys.executable, "-m", *command], cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copy = Copy(tmp_path_factory.mktemp("repository"))
    assert "[4/4]" in copy.run("tools.new_game", "blue-moon")
    return copy


@pytest.mark.slow
def test_the_copy_is_listed_and_can_be_played(copy: Copy) -> None:
    assert copy.run("flambeur", "games").count("blue-moon") >= 1
    script = "import flambeur; m = flambeur.new('blue-moon', players=4, seed=1); print(m.game.title['en'], len(flambeur.games()))"
    done = subprocess.run([sys.executable, "-c", script], cwd=copy.folder, env=copy.env, capture_output=True, text=True, check=True)
    assert done.stdout == f"Blue moon {len(flambeur.games()) + 1}\n"


@pytest.mark.slow
def test_the_copy_passes_all_laws(copy: Copy) -> None:
    """Beside the probe, whose fields are named as its own but for one."""
    told = copy.run("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", "-k", "blue-moon or blue_moon",
                    "tests/laws", "tests/golden", "tests/kit", "tests/docs", "tests/test_layers.py")
    assert int(told.splitlines()[-1].split()[0]) > 80


@pytest.mark.slow
def test_the_copy_is_as_tidy_as_the_rest(copy: Copy) -> None:
    copy.run("ruff", "check", "src/flambeur/games", "tests/laws/witnesses", "tests/golden")
    copy.run("mypy", "src/flambeur/games/blue_moon")
    assert copy.run("tools.golden").endswith("all as stored\n")


@pytest.mark.slow
def test_a_second_game_of_that_name_is_refused(copy: Copy) -> None:
    command = [sys.executable, "-m", "tools.new_game", "blue-moon"]
    done = subprocess.run(command, cwd=copy.folder, env=copy.env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, f"there is a game blue-moon already: {Path('src/flambeur/games/blue_moon')}\n")
