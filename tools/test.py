"""`run.py test [--quick | --whole] [pytest arguments]`: ruff, mypy, then pytest over the tests and the examples in the documentation.

The slow tests want PostgreSQL and Chromium: where these can be installed, they are. Of the longest tests a share is done, other games each
time; with --whole all of them.

What fails beside all the others is run once more, alone (`tools/again.py`), with the same seed.

With arguments for pytest, such as a file or `-k casino`, pytest alone runs.
"""
import os
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import again, needs
from tools.lint import CHECKS, lint
from tools.progress import ROOT, Failure, speak_any_script

OURS = ("--quick", "--whole")
ALONE = ("-n", "--numprocesses", "--pdb", "--trace", "-s", "--collect-only", "--co")   # arguments that do not go with our workers


def pytest_arguments(args: list[str]) -> list[str]:
    """The person's arguments for pytest with ours: workers, and no slow test when `--quick` is among them."""
    quick = "--quick" in args
    rest = [arg for arg in args if arg not in OURS]
    # worksteal hands out neighbours together, so that mostly one worker compiles what a test file uses
    workers = [] if any(arg.startswith(ALONE) for arg in rest) else ["-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
    return [*workers, *(["-m", "not slow"] if quick else []), *rest]


def main(args: list[str]) -> int:
    speak_any_script()
    if "--whole" in args: os.environ["FLAMBEUR_SHARE"] = "1"
    if set(args) <= set(OURS):
        os.environ.setdefault("FLAMBEUR_SEED", str(random.SystemRandom().randrange(2**40)))
        packages = [] if "--quick" in args else needs.missing()
        first = 2 if packages else 1
        last = first + len(CHECKS)
        try:
            if packages:
                needs.install(packages, 1, of=last)
            lint(first, of=last)
        except Failure as failure:
            print(failure, file=sys.stderr)
            return failure.code
        print(f"[{last}/{last}] pytest, FLAMBEUR_SEED={os.environ['FLAMBEUR_SEED']} …", flush=True)
        with TemporaryDirectory(prefix="flambeur-") as folder:
            return again.run(pytest_arguments(args), Path(folder) / "failed.json")
    return subprocess.run([sys.executable, "-m", "pytest", *pytest_arguments(args)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
