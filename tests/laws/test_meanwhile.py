"""Until compiled code is there the plain rules run (kit/meanwhile.py): a game that changes over piece by piece is the same."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.share import seed_of_the_day
from tests.laws.changing_over import played
from tests.laws.tables import for_every_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@for_every_game
def test_a_game_that_changes_over_to_compiled_code_piece_by_piece_is_the_same(name: str) -> None:
    """In a process of its own, where nothing is loaded yet; the order of the pieces is another one each time."""
    seed = seed_of_the_day()
    command = [sys.executable, "-m", "tests.laws.changing_over", name, str(seed)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONWARNINGS": "error"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    plain, whole = done.stdout.split()
    assert int(plain) > 0, "it began plainly"
    assert whole == played(name, seed)[1]
