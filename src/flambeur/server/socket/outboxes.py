"""What goes out, gathered over a turn of the event loop: an update and the acknowledgement behind it are one write to the socket."""
import asyncio
from typing import TYPE_CHECKING

from flambeur.server.journal.logs import Journal

if TYPE_CHECKING:
    from flambeur.server.socket.connection import Connection

journal = Journal("socket")


class Outboxes:
    """All outboxes of a house that have something in them."""

    def __init__(self) -> None:
        self._full: list[Connection] = []

    def collect(self, connection: "Connection") -> None:
        """The connection has something in its outbox."""
        if not self._full:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._deliver)     # a turn later: tasks that this turn wakes may have more to say
        self._full.append(connection)

    def _deliver(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            try:
                connection.flush()
            except Exception as error:    # of this connection alone: the others get what is theirs
                journal.error("flush failed", error)
                connection.close(1011, "away")
