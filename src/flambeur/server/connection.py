"""One open WebSocket, as a room knows it: who it is, what it has seen, and an outbox that never makes the room wait."""
import asyncio
from collections import deque
from typing import Any

from orjson import dumps

from flambeur.server.looks import Audience
from flambeur.server.post import Post
from flambeur.server.wire import Wire

AT_ONCE = 16                              # messages that go out together


class Connection:
    """Messages go into the outbox, and from there to the wire. A connection that does not read is closed rather than waited for."""
    __slots__ = ("address", "audience", "closing", "holder", "most", "outbox", "post", "stirred", "wire")

    def __init__(self, most: int, post: Post, wire: Wire | None = None) -> None:
        self.outbox: deque[bytes] = deque()
        self.most, self.post = most, post
        self.wire = wire                  # None: another server than ours; a task takes what is in the outbox
        self.stirred = asyncio.Event()    # for that task, which also closes it
        self.address = ""                 # hashed
        self.holder: int | None = None
        self.audience: Audience = ()
        self.closing: tuple[int, str] | None = None      # the code and reason with which it is closed
        if wire is not None: wire.resumed = self.flush

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(dumps(message))

    def send_text(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if len(self.outbox) >= self.most:
            return self.close(1013, "slow")
        self.outbox.append(data)
        if self.wire is None: self.stirred.set()
        elif len(self.outbox) == 1: self.post.collect(self)

    def flush(self) -> None:
        """As much as the client takes; the rest goes when it takes more."""
        outbox, wire = self.outbox, self.wire
        while outbox and wire is not None and wire.is_free:
            wire.write([outbox.popleft() for _ in range(min(AT_ONCE, len(outbox)))])

    def let_go(self) -> None:
        """Of the wire, which knows it: so that both are freed without the collector of garbage."""
        if self.wire is not None: self.wire.resumed = None
        self.wire = None

    def close(self, code: int, reason: str) -> None:
        """After what is in the outbox."""
        if self.closing is None:
            self.closing = (code, reason)
            self.stirred.set()
