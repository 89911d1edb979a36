"""The rules do the same in every mode: compiled with checks (as the tests run), compiled without, and as plain Python."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flambeur.kit.jit import MODE
from tests.laws.trace import all_traces

ROOT = Path(__file__).resolve().parents[2]


def traces_in(mode: str, every: int) -> dict[str, str]:
    command = [sys.executable, "-m", "tests.laws.trace", str(every)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"FLAMBEUR_RULES": mode}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_the_tests_run_with_checked_indices() -> None:
    assert MODE == "check"


def test_plain_python_does_the_same() -> None:
    ours = all_traces(every=5)
    assert traces_in("plain", every=5) == ours
    assert len(set(ours.values())) > len(ours) / 2


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["fast", "plain"])
def test_every_mode_does_the_same_with_all_options(mode: str) -> None:
    assert traces_in(mode, every=1) == all_traces(every=1)
