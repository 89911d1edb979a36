"""The one server on an SQLite database: a file beside the database is locked as long as the server lives, and says where it listens.

The lock is the system's, so that a process that was killed leaves none behind. What the file says is believed only if the server at that
port says the same of itself.
"""
import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO

from flambeur.errors import FlambeurError
from flambeur.server.private import private_folder
from flambeur.server.settings import Settings

PATIENCE = 2.0                            # seconds in which a server on this machine answers
STEP = 0.1                                # seconds between two looks at a server that is starting
FAR = 1 << 30                             # the byte that is locked: on Windows a locked byte cannot be read

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> None:
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        os.lseek(file.fileno(), 0, os.SEEK_SET)
else:
    import fcntl

    def lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Taken(FlambeurError):
    """Another server uses this database."""
    code = "taken"

    def __init__(self, found: "Running | None") -> None:
        self.found = found
        where = found.url if found else "?"
        super().__init__(f"a server is using this database already: {where}" if found else "a server that uses this database is starting",
                         f"un serveur utilise déjà cette base : {where}" if found else "un serveur utilisant cette base démarre")


@dataclass(frozen=True)
class Running:
    """A server and where it is."""
    pid: int
    host: str
    port: int
    instance: str                         # what the server calls itself: new at every start
    public_url: str = ""

    @property
    def url(self) -> str:
        return self.public_url or f"http://{bracketed(reachable(self.host))}:{self.port}"

    def answers(self) -> bool:
        """Whether the server at that port is this one."""
        connection = HTTPConnection(reachable(self.host), self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            said = json.loads(connection.getresponse().read(10_000))
            return isinstance(said, dict) and said.get("instance") == self.instance
        except (OSError, HTTPException, ValueError):
            return False
        finally:
            connection.close()


def reachable(host: str) -> str:
    """The address by which this machine reaches a server that listens on this host."""
    return {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lock_file(settings: Settings) -> Path | None:
    """The file beside the SQLite database; None for PostgreSQL, which several servers may use."""
    scheme, _, path = settings.database_url.partition("://")
    name = path.partition("?")[0].removeprefix("/")
    if not scheme.startswith("sqlite") or name in ("", ":memory:"):
        return None
    return Path(f"{name}.server")


class Claim:
    """The right to serve a database; `tell` says where the server is."""

    def __init__(self, file: IO[str] | None) -> None:
        self._file = file

    def tell(self, running: Running) -> None:
        self._write(json.dumps(asdict(running)))

    def withdraw(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(text)
            self._file.flush()


@contextlib.contextmanager
def claim(settings: Settings) -> Iterator[Claim]:
    """The claim to a database, for the time of a `with` block. Taken: another server has it."""
    path = lock_file(settings)
    if path is None:
        yield Claim(None)
        return
    private_folder(path.parent)
    with open(path, "a+", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            lock(file)
        except (BlockingIOError, PermissionError):
            raise Taken(find(settings)) from None
        except OSError:
            pass                          # a file system without locks: then the operator takes care
        held = Claim(file)
        try:
            yield held
        finally:
            held.withdraw()


def find(settings: Settings) -> Running | None:
    """The server on this database, if one answers."""
    path = lock_file(settings)
    try:
        found = Running(**json.loads(path.read_text("utf-8"))) if path is not None else None
    except (OSError, ValueError, TypeError):
        return None
    return found if found is not None and found.answers() else None


def wait_for(settings: Settings, seconds: float = 30.0) -> Running | None:
    """The server on this database, which may be just starting, if it answers in so many seconds."""
    until = time.monotonic() + seconds
    while (found := find(settings)) is None and time.monotonic() < until:
        time.sleep(STEP)
    return found
