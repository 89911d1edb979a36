"""The bus: what one process tells the others about a table. A bus may forget: what matters is in the store, and `Gap` says when to look."""
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, str], None]         # (table, text) from another process
Gap = Callable[[], None]                  # something may have been missed: read all open tables again


class Bus(Protocol):
    """A process is never told what it has said itself."""
    shared: bool                          # False: there are no other processes

    def publish(self, table: str, text: str) -> None:
        """Tell the others. Returns at once, from any thread. A text of more than about 7,500 bytes is a ValueError: tell the others
        what to read instead."""

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        """From now on, call these two in the event loop that runs now. `gap` is called whenever listening begins, also the first time."""

    def close(self) -> None:
        """Say what is still to be said, then fall silent."""
