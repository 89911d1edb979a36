"""Fair turns at something that one can use at a time: addresses have their turns one after the other, and so have those of one address."""
import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from flambeur.server.errors import TooMany


class Turns:
    """Whoever has had a turn and wants another one goes to the end of the queue of its address. No address has two turns in a row while
    another waits."""

    def __init__(self, each: int) -> None:
        self.each = each                  # how many of an address may take part
        self._here: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}        # in the order of their turns
        self._is_taken = False
        self._last = ""                   # the address that has the turn, or had it last

    @contextmanager
    def taking_part(self, who: str) -> Iterator[None]:
        """TooMany: enough of this address do already."""
        if self._here[who] >= self.each:
            raise TooMany("many replays are being made for your network: try again in a moment",
                          "beaucoup de relectures sont en cours pour votre réseau : réessayez dans un instant")
        self._here[who] += 1
        try:
            yield
        finally:
            self._here[who] -= 1
            if not self._here[who]: del self._here[who]

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._is_taken: await self._wait(who)
        self._is_taken, self._last = True, who
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled(): self._pass_on()      # the turn came, but nobody was there any more
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who = next((one for one in self._waiting if one != self._last), self._last)
            queue = self._waiting.pop(who)
            first = queue.popleft()
            if queue: self._waiting[who] = queue
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False
