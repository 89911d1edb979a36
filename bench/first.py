"""The first minute on a fresh machine: a new clone, an empty home, `python3 run.py play`; to the page, and on to the own first roll at the
table that "Play now" makes, and to the second, before which each bot has moved."""
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tools.progress import ROOT, end

BOT = {"sitter": "bot", "level": "medium"}      # as web/src/lobby/play.ts has it
PLAN = {"game": "las-vegas", "seats": [{"sitter": "device"}, BOT, BOT, BOT]}
PATIENCE = 600.0                          # seconds after which a start has failed
STEP = re.compile(r"\[\d+/\d+\] (.+?) …  done")
ADDRESS = re.compile(r"http://\S+")
PAGE, ROLL, AGAIN = "the page is there", "own first roll", "own second roll, after each bot's move"
Laps = dict[str, float]                   # what was reached, and how many seconds after the start


def of_a_clone() -> Laps:
    """A start in a new clone of what is committed, with nothing kept from before."""
    with TemporaryDirectory(prefix="flambeur-first-", ignore_cleanup_errors=True) as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        home.mkdir()
        return played(clone, stranger(home))


def of_this_checkout() -> Laps:
    """A start where all is installed: to see whether the measurement works."""
    with TemporaryDirectory(prefix="flambeur-first-", ignore_cleanup_errors=True) as home:
        return played(ROOT, {**stranger(Path(home)), "FLAMBEUR_RULES": os.environ.get("FLAMBEUR_RULES", "fast"),
                             "FLAMBEUR_VENV": sys.prefix})


def stranger(home: Path) -> dict[str, str]:
    """The variables of somebody who has never been here: what the network needs is kept, what is ours is not."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FLAMBEUR_", "XDG_", "PYTHON", "VIRTUAL_ENV"))}
    path = [part for part in os.environ.get("PATH", os.defpath).split(os.pathsep) if not part.startswith(sys.prefix)]
    return {**kept, "HOME": str(home), "PATH": os.pathsep.join(path)}


def played(folder: Path, env: dict[str, str]) -> Laps:
    begun = time.perf_counter()
    laps: Laps = {}

    def lap(name: str) -> None:
        laps[name] = time.perf_counter() - begun
    with started(folder, env) as said:
        address = heard(said, lap)
        assert urlopen(address, timeout=PATIENCE).status == 200
        lap(PAGE)
        request = Request(f"{address}/api/tables", json.dumps(PLAN).encode(), {"content-type": "application/json"})
        made = json.load(urlopen(request, timeout=PATIENCE))
        with connect(address.replace("http", "ws", 1) + "/api/live", open_timeout=PATIENCE) as socket:
            play(Seat(socket), made, lap)
    return laps


@contextmanager
def started(folder: Path, env: dict[str, str]) -> Iterator[Iterator[str]]:
    """What `run.py play` says, line by line."""
    python = Path(sys.base_prefix, "bin", "python3") if os.name != "nt" else Path(sys.base_prefix, "python.exe")
    command = [str(python), "-u", "run.py", "play", "--no-open", "--port", "0"]
    process = subprocess.Popen(command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               start_new_session=os.name != "nt")
    assert process.stdout is not None
    try:
        yield (line.decode(errors="replace") for line in process.stdout)
    finally:
        end(process)
        process.stdout.close()


def heard(said: Iterator[str], lap: Callable[[str], None]) -> str:
    """The address of the server; each step that ends before is a lap."""
    for line in said:
        if found := STEP.search(line): lap(found[1])
        elif address := ADDRESS.search(line): return address[0]
    raise RuntimeError("run.py play has ended")


def play(seat: "Seat", made: dict[str, str], lap: Callable[[str], None]) -> None:
    seat.send(type="hello", protocol=1, table=made["table"], token=made["token"], seen=0)
    seat.until(lambda now: now["status"] == "gathering")
    seat.send(type="start", id="start")
    seat.until(is_own_roll)
    seat.send(type="roll", id="first", seat=0, turn=seat.now["turns"]["0"])
    seat.until(lambda now: bool(now["legal"].get("0")))
    lap(ROLL)
    seat.send(type="move", id="choice", seat=0, turn=seat.now["turns"]["0"], action=seat.now["legal"]["0"][0]["id"])
    seat.until(lambda now: not is_awaited(now))
    seat.until(is_own_roll)
    seat.send(type="roll", id="second", seat=0, turn=seat.now["turns"]["0"])
    seat.until(lambda now: bool(now["legal"].get("0")))
    lap(AGAIN)


class Seat:
    """The first seat, over its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Listens until the table stands so."""
        while not (self.now and holds(self.now)):
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "error": raise RuntimeError(message)
            if "now" in message: self.now = message["now"]


def is_awaited(now: dict[str, Any]) -> bool:
    return 0 in now["awaited"]


def is_own_roll(now: dict[str, Any]) -> bool:
    return is_awaited(now) and not now["legal"].get("0")


def parts(laps: Laps) -> list[tuple[str, float, float]]:
    """What was reached, how long that took, and how long after the start that is."""
    ends = [0.0, *laps.values()]
    return [(name, at - before, at) for (name, at), before in zip(laps.items(), ends, strict=False)]
