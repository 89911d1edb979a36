"""Tests in plain Python: rules that are compiled cannot be changed, so a module that is put in place of the true ones plays uncompiled."""
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from flambeur.kit.jit import COMPILED

ROOT = Path(__file__).resolve().parents[2]


def plain_only(test: Any) -> Any:
    """Where the rules are compiled it is no test of this process: `pass_in_plain_python` starts another in which it is."""
    return None if COMPILED else test


def pass_in_plain_python(file: str) -> None:
    """The tests of the file whose names begin with "test_plain"."""
    if not COMPILED: return               # they are of this process
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "plain", file]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"FLAMBEUR_RULES": "plain"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
