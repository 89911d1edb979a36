"""A server in a process of its own on a loopback port, and what the server costs: CPU seconds and memory. Ended by its process id."""
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

TABLES = """
import json, sys
from flambeur.server.bots import preparing
from flambeur.server.journal import logs
from flambeur.server.process import serve
from flambeur.server.settings import Settings
preparing.LULL = 0.0    # all games are loaded while the tables are opened, not while they are measured
settings = Settings(**json.loads(sys.argv[1]))
logs.configure(settings)
serve.run(settings, lambda port: print(port, flush=True))
"""
ECHO = """
import socket, uvicorn
from fastapi import FastAPI, WebSocket
app = FastAPI()
@app.websocket("/echo")
async def echo(socket: WebSocket):
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(listening.getsockname()[1], flush=True)
listening = socket.create_server(("127.0.0.1", 0))
config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, ws_per_message_deflate=False, timeout_graceful_shutdown=1)
Server(config).run([listening])
"""
NO_LIMITS: dict[str, Any] = {
    "messages_per_second": 1e6, "message_burst": 1_000_000, "address_messages_per_second": 1e6, "address_message_burst": 1_000_000,
    "requests_per_second": 1e6, "request_burst": 1_000_000, "sockets_per_address": 100_000, "tables_per_address": 100_000,
    "bot_pause_seconds": 0.0, "log_level": "warning", "port": 0,
}


def raise_file_limit() -> None:
    """More open files for this process and those that it starts: a socket is a file, and a server has one for each client."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Host:
    """`with Host(TABLES, settings) as host:` … `host.base`, `host.cpu()`, `host.memory()`."""

    def __init__(self, source: str, settings: dict[str, Any], log: Path) -> None:
        with log.open("w") as errors:
            self.process = subprocess.Popen([sys.executable, "-c", source, json.dumps(settings)], stdout=subprocess.PIPE, stderr=errors,
                                            text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.strip().isdigit():
            raise RuntimeError(f"the server did not start: {log.read_text('utf-8')[-500:]}")
        self.base = f"127.0.0.1:{line.strip()}"

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def cpu(self) -> float:
        """Seconds that all threads of the server have used, in the program and in the system."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the server has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
