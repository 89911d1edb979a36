"""One line per step on the terminal; what a step prints is shown only when it fails."""
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """A step did not work: its text is for the person at the terminal."""

    def __init__(self, text: str, code: int = 1) -> None:
        super().__init__(text)
        self.code = code


@contextmanager
def step(number: int, of: int, what: str) -> Iterator[None]:
    """Print "[1/3] making tea … done in 3 s" around the work of the block."""
    print(f"[{number}/{of}] {what} …", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("  failed", flush=True)
        raise
    print(f"  done in {time.monotonic() - start:.0f} s", flush=True)


def quietly(command: Sequence[str], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command without a word, unless it fails: then all that it said is in the Failure."""
    done = subprocess.run(command, cwd=cwd, env=env, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        said = done.stdout.decode(errors="replace").rstrip()
        raise Failure(f"{said}\n\n{' '.join(command)}\nended with exit code {done.returncode}")


def speak_any_script() -> None:
    """A terminal that has no "…" shows a question mark instead of stopping us."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
