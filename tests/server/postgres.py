"""A throw-away PostgreSQL on a loopback port, for as long as the tests run."""
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.helpers.patience import PATIENCE
from tools.needs import postgres_programs


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def as_server_user() -> dict[str, Any]:
    """PostgreSQL does not run as root: then it runs as the user that its package has made."""
    return {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}


def wait_for(process: "subprocess.Popen[bytes]", url: str) -> bool:
    """Until it answers; False: it has ended by itself, as when somebody else took the port."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None:
        try:
            psycopg.connect(url).close()
            return True
        except psycopg.OperationalError:
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)
    return False


class Postgres:
    """A running instance; `stop` and `start` are for tests in which it goes away."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.count = 0
        self.user = as_server_user()
        if self.user:
            shutil.chown(folder, **self.user)
        how: list[str | Path] = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([programs / "initdb", "-D", folder / "data", *how], check=True, capture_output=True, cwd=folder, **self.user)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """On the port it had, or on a free one; a port can be snatched away between looking and taking."""
        for _ in range(5):
            self.port = self.port or free_port()
            command: list[str | Path] = [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", self.folder,
                       "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200"]
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **self.user)
            if wait_for(self.process, self.url()):
                return
            self.port = 0
        raise AssertionError((self.folder / "log").read_text("utf-8", "replace"))

    def stop(self) -> None:
        """At once; who is connected is cut off."""
        if self.process:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            self.process = None

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database."""
        self.count += 1
        name = f"test{self.count}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def execute(self, command: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(command)


@contextmanager
def throw_away() -> Iterator[Postgres]:
    """An instance that is gone afterwards; skips the test where PostgreSQL is not installed."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed, and only root can install it")
    folder = Path(tempfile.mkdtemp(prefix="flambeur-postgres-"))          # pytest's own folders are closed to other users
    try:
        instance = Postgres(programs, folder)
        instance.start()
        try:
            yield instance
        finally:
            instance.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
