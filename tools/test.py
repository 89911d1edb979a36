"""`run.py test [--quick | --long] [pytest arguments]`: ruff, mypy, then pytest over the tests and the examples in the documentation.

The slow tests want PostgreSQL and Chromium: where these can be installed, they are. Of the longest tests a share is done, other games each
time; with --long all of them (`tools/long.py`), and whoever stops such a run goes on with it by the same command.

What fails beside all the others is run once more, alone (`tools/again.py`), with the same seed.

With arguments for pytest, such as a file or `-k casino`, pytest alone runs.
"""
import os
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import again, long, needs
from tools.lint import CHECKS, lint
from tools.progress import ROOT, Failure, speak_any_script

OURS = ("--quick", "--long")
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
    if "--long" in args: os.environ[long.VARIABLE] = "1"
    if not set(args) <= set(OURS):
        return subprocess.run([sys.executable, "-m", "pytest", *pytest_arguments(args)], cwd=ROOT, check=False).returncode
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
    with TemporaryDirectory(prefix="flambeur-") as folder:
        return (at_length if "--long" in args else all_of_it)(args, f"[{last}/{last}]", Path(folder))


def all_of_it(args: list[str], step: str, folder: Path) -> int:
    os.environ.setdefault("FLAMBEUR_SEED", str(random.SystemRandom().randrange(2**40)))
    print(f"{step} pytest, FLAMBEUR_SEED={os.environ['FLAMBEUR_SEED']} …", flush=True)
    budgets = [] if "--quick" in args else ["--budgets"]
    return again.run([*pytest_arguments(args), *budgets], folder / "failed.json")


def at_length(args: list[str], step: str, folder: Path) -> int:
    """A long run, from where the last one over the same files was stopped."""
    progress, before = long.Progress(), folder / "passed.txt"
    os.environ["FLAMBEUR_SEED"] = progress.seed()
    before.write_text("\n".join(progress.passed()), "utf-8")      # as of now: workers that come later must find the same tests
    gone_on = f", {len(progress.passed())} tests have passed before" if progress.passed() else ""
    print(f"{step} pytest at length, FLAMBEUR_SEED={os.environ['FLAMBEUR_SEED']}{gone_on} …", flush=True)
    notes = ["-v", "--durations=40", f"--passed-to={progress.file}", f"--passed-before={before}"]
    code = again.run([*pytest_arguments(args), *notes], folder / "failed.json")
    if code == 0: progress.forget()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
