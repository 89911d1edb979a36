"""One open WebSocket, as a room knows it: its device, its audience, and an outbox that never makes the room wait."""
import asyncio
from collections import deque
from typing import Any

from orjson import dumps

from flambeur.server.audience.story import Audience
from flambeur.server.socket.outboxes import Outboxes
from flambeur.server.socket.wire import Wire

AT_ONCE = 16                              # messages that go out together
BYTES = 4_000_000                         # that may wait in an outbox: more than the longest welcome, and what follows it
SLOW = 1013                               # the code with which a connection is closed that does not read, where a code can still be said


class Connection:
    """Messages go into the outbox, and from there to the wire. A connection that does not read is closed rather than waited for."""
    __slots__ = ("address", "audience", "closing", "holder", "most", "outbox", "outboxes", "stirred", "waiting", "wire")

    def __init__(self, most: int, outboxes: Outboxes, wire: Wire | None = None) -> None:
        self.outbox: deque[bytes] = deque()
        self.waiting = 0                  # bytes of these
        self.most, self.outboxes = most, outboxes
        self.wire = wire                  # None: below is another server than ours; a task empties the outbox
        self.stirred = asyncio.Event()    # wakes that task, which also closes the connection
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
        if len(self.outbox) >= self.most or (self.outbox and self.waiting + len(data) > BYTES):
            return self.give_up()
        self.outbox.append(data)
        self.waiting += len(data)
        if self.wire is None: self.stirred.set()
        elif len(self.outbox) == 1: self.outboxes.collect(self)

    def flush(self) -> None:
        """Write as much as the client takes; the rest goes out when the client takes more."""
        outbox, wire = self.outbox, self.wire
        while outbox and wire is not None and wire.is_free:
            wire.write([self.next() for _ in range(min(AT_ONCE, len(outbox)))])

    def next(self) -> bytes:
        """The message that has waited longest."""
        data = self.outbox.popleft()
        self.waiting -= len(data)
        return data

    def give_up(self) -> None:
        """Close the connection of a client that does not read: at once, since such a client would not read a goodbye either."""
        self.outbox.clear()
        self.waiting = 0
        self.close(SLOW, "slow")
        if self.wire is not None: self.wire.abort()

    def let_go(self) -> None:
        """Let go of the wire, which knows this connection: so that both are freed without the collector of garbage."""
        if self.wire is not None: self.wire.resumed = None
        self.wire = None

    def close(self, code: int, reason: str) -> None:
        """Close the connection, after what is in the outbox has gone out."""
        if self.closing is None:
            self.closing = (code, reason)
            self.stirred.set()
