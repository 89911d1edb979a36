"""Whether the process was asleep (stopped, or on a machine that slept), or the machine's clock was set: the players' clocks went on
meanwhile, and nobody could move."""
import asyncio
import time
from collections.abc import Callable

STEP = 1.0                                # seconds between two looks
LAPSE = 2.0                               # seconds that are missing between two looks, or too many; the shortest clock has five


class Wakefulness:
    """`woke` is called when something is found, before anything else is done about the time."""

    def __init__(self, now: Callable[[], int], woke: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._now, self._woke, self._clock = now, woke, clock
        self._last = clock(), now()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(STEP)
            self.look()

    def look(self) -> None:
        """By the machine's clock (milliseconds) and by the one that only counts: which of them counts while a machine sleeps differs."""
        counted, shown = self._last
        self._last = self._clock(), self._now()
        passed, showed = self._last[0] - counted, (self._last[1] - shown) / 1000
        if passed > STEP + LAPSE or abs(showed - passed) > LAPSE: self._woke()
