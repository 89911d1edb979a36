"""A real server in a process of its own, on a loopback port; ended by its process id, gently or not."""
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx2

from tests.server.nursery import Child, Nursery

COMMAND = """
import importlib, json, sys
from flambeur.games import GUESTS
from flambeur.server import logs, serve
from flambeur.server.settings import Settings
for name in sys.argv[2:]:
    game = importlib.import_module(name).GAME
    GUESTS[game.id] = game
settings = Settings(**json.loads(sys.argv[1]))
logs.configure(settings)
serve.run(settings, lambda port: print(port, flush=True))
"""
GENEROUS = {"messages_per_second": 1e6, "message_burst": 1_000_000, "address_messages_per_second": 1e6, "address_message_burst": 1_000_000,
            "requests_per_second": 1e6, "request_burst": 1_000_000, "sockets_per_address": 100_000, "tables_per_address": 100_000,
            "bot_pause_seconds": 0.0, "metrics": "all"}


class Server:
    """`async with Server(folder) as server:` … `server.base` is its address. It can be killed and started again on the same data.

    With a nursery its processes have all code loaded when they start: for tests that start many. Guests are modules of games that are
    not in the list."""

    def __init__(self, folder: Path, nursery: Nursery | None = None, guests: Sequence[str] = (), **settings: Any) -> None:
        self.folder, self.nursery, self.guests = folder, nursery, guests
        self.settings = {**GENEROUS, "data": str(folder), "port": 0, "log_format": "json", **settings}
        self.process: subprocess.Popen[str] | Child | None = None
        self.base = ""

    async def __aenter__(self) -> "Server":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        self._close_pipe()
        if self.nursery is not None:
            self.process = await asyncio.to_thread(self.nursery.bear, self.settings, self.folder / "server.log")
        else:
            with (self.folder / "server.log").open("a") as log:
                command = [sys.executable, "-c", COMMAND, json.dumps(self.settings), *self.guests]
                self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ})
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line.strip().isdigit(), self.log()
        self.base = f"http://127.0.0.1:{line.strip()}"

    async def ready(self, game: str = "las-vegas") -> None:
        """Wait until the rules are compiled, or loaded."""
        async with httpx2.AsyncClient(base_url=self.base, timeout=120) as http:
            made = await http.post("/api/tables", json={"game": game, "seats": [{"sitter": "device"}, {"sitter": "device"}]})
            made.raise_for_status()
            table = made.json()
            (await http.get(f"/api/tables/{table['table']}", headers={"authorization": f"Bearer {table['token']}"})).raise_for_status()

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
                await asyncio.to_thread(self.process.wait, 20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._close_pipe()
        return self.process.returncode or 0

    def _close_pipe(self) -> None:
        if self.process is not None and self.process.stdout is not None: self.process.stdout.close()

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")
