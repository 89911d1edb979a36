"""Frames that we write ourselves are those of the library, and a client reads them. A table is served without our wire as well."""
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import connect
from websockets.uri import parse_uri

from flambeur.server.app import make_app
from flambeur.server.process.serve import free_socket
from flambeur.server.settings import Settings
from flambeur.server.socket.wire import Wire, framed
from tests.helpers.patience import PATIENCE

LENGTHS = [0, 1, 125, 126, 127, 1500, 65_535, 65_536, 200_000]


@pytest.mark.parametrize("n", LENGTHS)
def test_a_frame_is_what_the_library_would_write(n: int) -> None:
    text = ("é" * n).encode()[:n]
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_client_reads_several_in_one_write() -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    texts = [b"x" * n for n in LENGTHS]
    client.receive_data(b"".join(map(framed, texts)))
    assert [event.data for event in client.events_received() if isinstance(event, Frame)] == texts


@contextmanager
def serving(folder: Path, ws: Any) -> Iterator[str]:
    """A real server on a loopback port, with one or the other WebSocket."""
    listening = free_socket("127.0.0.1", 0)
    app = make_app(Settings(data=str(folder), shutdown_seconds=1), prepare=())
    server = uvicorn.Server(uvicorn.Config(app, ws=ws, log_config=None, lifespan="on", ws_per_message_deflate=False,
                                           timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def conversation(where: str) -> list[list[str]]:
    """The kinds of all messages that come, from hello to the first moves."""
    device = {"sitter": "device"}
    made = httpx2.post(f"http://{where}/api/tables", json={"game": "las-vegas", "seats": [device, device]}, timeout=PATIENCE).json()
    heard: list[list[str]] = []
    with connect(f"ws://{where}/api/live", open_timeout=PATIENCE) as socket:
        def say(message: dict[str, Any], until: str) -> dict[str, Any]:
            socket.send(json.dumps(message))
            heard.append([])
            while True:
                said: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
                if said["type"] not in ("presence", "thinking"): heard[-1].append(said["type"])
                if said["type"] == until: return said
        say({"type": "hello", "protocol": 1, "table": made["table"], "token": made["token"]}, "welcome")
        say({"type": "ping"}, "pong")
        say({"type": "start", "id": "start"}, "ack")
        for k in range(3): say({"type": "roll", "id": f"{k}", "seat": 0, "turn": 1}, "ack" if k == 0 else "error")
        say({"type": "nonsense"}, "error")
    return heard


def test_a_table_is_served_with_our_wire_and_without(tmp_path: Path) -> None:
    """The way out of decision 0022, should a new uvicorn have another WebSocket than the one that the wire reaches into."""
    told = []
    for ws in (Wire, "websockets-sansio"):
        with serving(tmp_path / str(len(told)), ws) as where: told.append(conversation(where))
    assert told[0] == told[1]
    assert told[0] == [["welcome"], ["pong"], ["updates", "ack"], ["updates", "ack"], ["error"], ["error"], ["error"]]
