"""What goes wrong at one connection is its own affair."""
import asyncio
from typing import Any

import pytest

from flambeur.server.socket.connection import BYTES, Connection
from flambeur.server.socket.outboxes import Outboxes


class Paper:
    """A wire that keeps what is written, or breaks."""
    resumed: Any = None
    is_free = True

    def __init__(self, breaks: bool = False) -> None:
        self.breaks, self.written = breaks, list[bytes]()

    def write(self, texts: list[bytes]) -> None:
        if self.breaks: raise OSError("the wire has broken")
        self.written += texts


def test_a_connection_that_breaks_is_closed_and_the_others_hear_what_is_theirs(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        outboxes, wires = Outboxes(), [Paper(), Paper(breaks=True), Paper()]
        connections = [Connection(10, outboxes, wire) for wire in wires]      # type: ignore[arg-type]
        for connection in connections: connection.send_text(b"news")
        for _ in range(3): await asyncio.sleep(0)
        assert [wire.written for wire in wires] == [[b"news"], [], [b"news"]]
        assert [connection.closing for connection in connections] == [None, (1011, "away"), None]
    asyncio.run(story())
    assert "flush failed" in caplog.text


def test_an_outbox_is_full_by_what_waits_in_it() -> None:
    """One long message is never too long; what comes behind it may be too much."""
    async def story() -> None:
        connection = Connection(1000, Outboxes())
        connection.send_text(bytes(BYTES + 1))
        assert (connection.closing, connection.waiting) == (None, BYTES + 1)
        assert connection.next() == bytes(BYTES + 1)
        for _ in range(4): connection.send_text(bytes(BYTES // 4))
        assert (connection.closing, connection.waiting) == (None, BYTES)
        connection.send_text(b".")
        assert (connection.closing, len(connection.outbox), connection.waiting) == ((1013, "slow"), 0, 0)
    asyncio.run(story())
