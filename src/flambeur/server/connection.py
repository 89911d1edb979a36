"""One open WebSocket, as a room knows it: who it is, what it has seen, and an outbox that never makes the room wait."""
import asyncio
from typing import Any

from pydantic_core import to_json

from flambeur.server.looks import Audience


class Connection:
    """Messages go into the outbox; a connection that does not read is closed rather than waited for."""

    def __init__(self, most: int) -> None:
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.most = most
        self.address = ""                 # hashed
        self.holder: int | None = None
        self.audience: Audience = ()
        self.closing: tuple[int, str] | None = None      # the code and reason with which it is closed

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(to_json(message).decode())

    def send_text(self, data: str) -> None:
        if self.closing is not None:
            return
        if self.outbox.qsize() >= self.most:
            return self.close(1013, "slow")
        self.outbox.put_nowait(data)

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.outbox.put_nowait(None)
