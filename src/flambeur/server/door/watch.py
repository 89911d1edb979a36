"""Connections that are waited for, looked at once a second, all by one timer: a timer for each would be set anew with every byte. Players
who sit at a table are not among them."""
import asyncio
from typing import Protocol

from flambeur.server.journal.logs import Journal

PERIOD = 1.0                              # seconds
journal = Journal("door")


class Watched(Protocol):
    """What is waited for."""

    def look(self, now: float) -> None:
        """Closes itself if it is late."""


class Watch:
    """Looks as long as there is something to look at."""

    def __init__(self) -> None:
        self._watched: dict[Watched, None] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, one: Watched) -> None:
        self._watched[one] = None
        if self._timer is None: self._set()

    def discard(self, one: Watched) -> None:
        self._watched.pop(one, None)

    def _set(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PERIOD, self._look)

    def _look(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        for one in tuple(self._watched):
            try:
                one.look(now)
            except Exception as error:    # what goes wrong at one connection keeps no other open
                self.discard(one)
                journal.error("a look at a connection failed", error)
        if self._watched: self._set()
