"""Server processes that are there at once: forked from one that has loaded and compiled everything, and has opened nothing."""
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.helpers.patience import PATIENCE

COMMAND = """
from tests.server import ahead
ahead.take_over()
import importlib, json, os, signal, socket, sys
from flambeur.games import FOLDERS, GUESTS
from flambeur.bots.code import warming
from flambeur.bots.code.builds import build_of
from flambeur.server.journal import logs
from flambeur.server.process import serve
from flambeur.server.settings import Settings
from tests.server import frugal
frugal.be()
for game in FOLDERS:
    warming.warm_all(build_of(game))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
door = socket.socket(fileno=int(sys.argv[1]))
door.sendall(b"ready\\n")
while True:
    data, fds, _, _ = socket.recv_fds(door, 65536, 2)
    if not data:
        break
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        door.close()
        for fd, place in zip(fds, (1, 2)):
            os.dup2(fd, place)
            os.close(fd)
        settings, clock, guests = json.loads(data)
        ahead.follow(clock)
        for name in guests:
            game = importlib.import_module(name).GAME
            GUESTS[game.id] = game
        settings = Settings(**settings)
        logs.configure(settings)
        serve.run(settings, lambda port: print(port, flush=True))
        os._exit(0)
    for fd in fds:
        os.close(fd)
    door.sendall(f"{pid}\\n".encode())
"""


class Nursery:
    """`bear` gives a new process; it is not our child, so its end shows by the end of what it writes."""

    def __init__(self) -> None:
        self._door, other = socket.socketpair()
        command = [sys.executable, "-c", COMMAND, str(other.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL)
        other.close()
        self._answers = self._door.makefile("r")
        self._turn = threading.Lock()
        assert self._answers.readline() == "ready\n"

    def bear(self, settings: dict[str, Any], clock: Path, log: Path, guests: Sequence[str] = ()) -> "Child":
        reading, writing = os.pipe()
        with log.open("a") as said, self._turn:
            socket.send_fds(self._door, [json.dumps([settings, str(clock), [*guests]]).encode()], [writing, said.fileno()])
            pid = int(self._answers.readline())
        os.close(writing)
        return Child(pid, reading)

    def close(self) -> None:
        self._answers.close()
        self._door.close()
        self._process.wait(PATIENCE)


class Child:
    """The part of subprocess.Popen that a Server needs."""

    def __init__(self, pid: int, reading: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(reading)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Until it has ended, which is when nobody can write to our pipe any more."""
        import select
        if self.returncode is None:
            ready, _, _ = select.select([self.stdout], [], [], timeout)
            if not ready:
                raise subprocess.TimeoutExpired("server", timeout or 0)
            assert self.stdout.read() == ""
            self.stdout.close()
            self.returncode = 0
        return 0

    def send_signal(self, number: int) -> None:
        if self.returncode is None: os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
