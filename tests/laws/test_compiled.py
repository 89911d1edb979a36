"""The rules do the same in every mode: compiled with checks (as the tests run), compiled without, and as plain Python."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flambeur.kit.jit import MODE
from tests.helpers.share import LONG, seed_of_the_day, size, some
from tests.laws.tables import GAMES, for_every_game
from tests.laws.trace import traces

ROOT = Path(__file__).resolve().parents[2]
SETS_PLAINLY = size(1, 2)                 # of options, at all games in every run


def traces_in(mode: str, name: str, most: int, seed: int, *more: str) -> dict[str, str]:
    command = [sys.executable, "-m", "tests.laws.trace", name, str(most), str(seed), *more]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"FLAMBEUR_RULES": mode}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_the_tests_run_with_checked_indices() -> None:
    assert MODE == "check"


@for_every_game
def test_plain_python_does_the_same(name: str) -> None:
    ours = traces(name, SETS_PLAINLY, seed=1)
    assert traces_in("plain", name, SETS_PLAINLY, 1) == ours
    assert len(set(ours.values())) == len(ours)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "most"), [("fast", size(60, 1000)), ("plain", size(2, 30))])
@pytest.mark.parametrize("name", some(GAMES, "las-vegas", "las-vegas-cards", "probe"))
def test_every_mode_does_the_same_with_other_options_each_time(name: str, mode: str, most: int) -> None:
    """In a long run with all sets of the laws where that is quick."""
    seed = seed_of_the_day()
    searching = mode == "fast" or name != "las-vegas" or LONG      # with every module a search in plain Python takes minutes
    assert traces_in(mode, name, most, seed, *(["--search"] if searching else [])) == traces(name, most, seed, searching=searching)
