"""The bus of a process that is alone."""
from flambeur.server.bus.base import Gap, Hear


class LocalBus:
    """There is nobody to tell."""
    shared = False

    def publish(self, table: str, text: str) -> None:
        """There is nobody to hear."""

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        """There is nothing to hear."""

    def close(self) -> None:
        """There is nothing to close."""
