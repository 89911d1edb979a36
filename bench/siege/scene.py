"""What a connection knows of its table, and so can use against it."""
import hashlib
import random
from dataclasses import dataclass, field
from typing import Any

from tests.helpers.devices import Device


@dataclass
class Scene:
    seats: int = 3
    table: str = ""
    now: dict[str, Any] = field(default_factory=dict)
    info: list[dict[str, Any]] = field(default_factory=list)        # of the seats, as all may see them
    start: str = ""                                                 # what the start entry promised
    commitment: str = ""
    ids: list[str] = field(default_factory=list)                    # of requests sent before
    devices: dict[str, Device] = field(default_factory=dict)        # whose keys it has, by key
    seeds: dict[int, bytes] = field(default_factory=dict)           # by seat: what it pledged

    def take(self, message: dict[str, Any]) -> None:
        """A welcome, or updates."""
        self.now = message["now"]
        if message.get("seats") is not None: self.info = message["seats"]
        if message["type"] == "welcome": self.table, self.commitment = message["table"]["id"], message["table"]["commitment"]
        for update in message["updates"]:
            if update["kind"] == "start": self.start = update["body"]["hash"]

    def device_of(self, seat: int) -> Device | None:
        """The one that signs for a seat now."""
        return self.devices.get(self.info[seat]["key"]) if seat < len(self.info) else None

    def pledged(self, seat: int, luck: random.Random) -> str:
        self.seeds[seat] = luck.randbytes(32)
        return hashlib.sha256(self.seeds[seat]).hexdigest()
