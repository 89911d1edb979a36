"""What goes out, gathered over a turn of the event loop: an update and the acknowledgement behind it are one write to the socket."""
import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flambeur.server.connection import Connection


class Post:
    """One per house."""

    def __init__(self) -> None:
        self._full: list[Connection] = []

    def collect(self, connection: "Connection") -> None:
        """There is something in its outbox."""
        if not self._full:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._deliver)     # a turn later: whom this turn wakes may have more to say
        self._full.append(connection)

    def _deliver(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            connection.flush()
