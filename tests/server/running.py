"""A real server in a process of its own, on a loopback port; ended by its process id, gently or not. A test may move its time."""
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx2

from tests.helpers.patience import PATIENCE
from tests.server import ahead
from tests.server.nursery import Child, Nursery

COMMAND = """
from tests.server import ahead
ahead.take_over()
import importlib, json, sys
from flambeur.games import GUESTS
from flambeur.server.journal import logs
from flambeur.server.process import serve
from flambeur.server.settings import Settings
from tests.server import frugal
frugal.be()
ahead.follow(sys.argv[2])
for name in sys.argv[3:]:
    game = importlib.import_module(name).GAME
    GUESTS[game.id] = game
settings = Settings(**json.loads(sys.argv[1]))
logs.configure(settings)
serve.run(settings, lambda port: print(port, flush=True))
"""
AGES = 1e7                                # seconds
GENEROUS = {"messages_per_second": 1e6, "message_burst": 1_000_000, "address_messages_per_second": 1e6, "address_message_burst": 1_000_000,
            "requests_per_second": 1e6, "request_burst": 1_000_000, "sockets_per_address": 100_000, "tables_per_address": 100_000,
            "bot_pause_seconds": 0.0, "metrics": "all",
            # a slow machine is not refused, and who moves the time does not end what is under way
            "hello_seconds": AGES, "header_seconds": AGES, "body_seconds": AGES, "unread_seconds": AGES, "ping_seconds": AGES,
            "shutdown_seconds": PATIENCE, "import_seconds": PATIENCE, "replay_seconds": PATIENCE}


class Server:
    """`async with Server(folder) as server:` … `server.base` is its address. It can be killed and started again on the same data.

    With a nursery its processes have all code loaded when they start. Guests are modules of games that are
    not in the list."""

    def __init__(self, folder: Path, nursery: Nursery | None = None, guests: Sequence[str] = (), **settings: Any) -> None:
        self.folder, self.nursery, self.guests = folder, nursery, guests
        self.settings = {**GENEROUS, "data": str(folder), "port": 0, "log_format": "json", **settings}
        self.process: subprocess.Popen[str] | Child | None = None
        self.base = ""
        self.clock, self.ahead = folder / "ahead", 0.0

    async def __aenter__(self) -> "Server":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        self._close_pipe()
        if self.nursery is not None:
            self.process = await asyncio.to_thread(self.nursery.bear, self.settings, self.clock, self.folder / "server.log", self.guests)
        else:
            with (self.folder / "server.log").open("a") as log:
                command = [sys.executable, "-c", COMMAND, json.dumps(self.settings), str(self.clock), *self.guests]
                self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ})
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line.strip().isdigit(), self.log()
        self.base = f"http://127.0.0.1:{line.strip()}"

    async def ready(self, game: str = "las-vegas") -> None:
        """Wait until the rules are compiled, or loaded."""
        async with httpx2.AsyncClient(base_url=self.base, timeout=PATIENCE) as http:
            made = await http.post("/api/tables", json={"game": game, "seats": [{"sitter": "device"}, {"sitter": "device"}]})
            made.raise_for_status()
            table = made.json()
            (await http.get(f"/api/tables/{table['table']}", headers={"authorization": f"Bearer {table['token']}"})).raise_for_status()

    async def later(self, seconds: float) -> None:
        """So much time passes at once for the server, or while it is down."""
        self._pass(seconds)
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(ahead.SIGN)
            await self._has_heard()

    async def sleep(self, seconds: float) -> int:
        """The process is stopped, and goes on so much later: when that is, in the server's time."""
        assert self.process is not None
        with self.stopped():
            self._pass(seconds)
            woken = self.now()
            self.process.send_signal(ahead.SLEPT)         # the first thing that the process hears when it goes on
        await self._has_heard()
        return woken

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """The process does nothing meanwhile; what is sent to it waits."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def _pass(self, seconds: float) -> None:
        self.ahead += seconds
        self.clock.write_text(str(self.ahead), "ascii")

    async def _has_heard(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        assert await asyncio.to_thread(self.process.stdout.readline) == "later\n"

    def now(self) -> int:
        """The server's time: UTC in milliseconds."""
        return time.time_ns() // 1_000_000 + round(self.ahead * 1000)

    def kill(self) -> None:
        """Without any warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    async def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(self.process.wait, PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._close_pipe()
        return self.process.returncode or 0

    def _close_pipe(self) -> None:
        if self.process is not None and self.process.stdout is not None: self.process.stdout.close()

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")
