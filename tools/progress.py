"""One line per step on the terminal; what a step prints is shown only when it fails."""
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GRACE = 5.0                               # seconds that a process has to end in good order


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
    with started(command, cwd, env, subprocess.PIPE) as child:
        said = child.communicate()[0]
    if child.returncode:
        raise Failure(f"{said.decode(errors='replace').rstrip()}\n\n{' '.join(command)}\nended with exit code {child.returncode}")


@contextmanager
def started(command: Sequence[str], cwd: Path = ROOT, env: Mapping[str, str] | None = None,
            says: int = subprocess.DEVNULL) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that does not outlive the block, nor does anything that it has started: it has a group of its own."""
    child = subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=says, stderr=subprocess.STDOUT,
                             start_new_session=os.name != "nt")
    try:
        yield child
    finally:
        if child.poll() is None: end(child)


def end(child: "subprocess.Popen[bytes]") -> None:
    """Ends a process politely, so that it can end what it has put into other groups; then not."""
    send(child, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired): child.wait(GRACE)
    if os.name != "nt": send(child, signal.SIGKILL)      # what it has left behind, too
    else: child.kill()
    child.wait()


def send(child: "subprocess.Popen[bytes]", number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name != "nt": os.killpg(child.pid, number)
        else: child.send_signal(number)


def end_in_order() -> None:
    """From here on, whoever ends this process, or closes its terminal, lets its blocks come to their end."""
    on_end(lambda number, _: sys.exit(128 + number))


def on_end(handler: Callable[[int, Any], object]) -> None:
    """What to do when somebody ends this process."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name): signal.signal(getattr(signal, name), handler)


def speak_any_script() -> None:
    """A terminal that has no "…" shows a question mark instead of stopping us."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
