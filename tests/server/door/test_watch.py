"""One timer for all who are waited for."""
import asyncio

from flambeur.server.door.watch import PERIOD, Watch


class Slow:
    """Is looked at so many times."""

    def __init__(self, watch: Watch, times: int, fails: bool = False) -> None:
        self.watch, self.left, self.fails = watch, times, fails
        self.over = asyncio.Event()
        watch.add(self)

    def look(self, now: float) -> None:
        self.left -= 1
        if self.fails: raise ValueError("what nobody thought of")
        if self.left == 0:
            self.watch.discard(self)
            self.over.set()


def test_a_look_that_fails_keeps_nobody_else_open() -> None:
    async def whole() -> None:
        loop = asyncio.get_running_loop()
        real, ahead = loop.time, 0.0
        loop.time = lambda: real() + ahead            # type: ignore[method-assign]
        watch = Watch()
        broken, slow = Slow(watch, 9, fails=True), Slow(watch, 3)
        while not slow.over.is_set():
            ahead += PERIOD + 0.1
            await asyncio.sleep(0)
        assert broken.left == 8, "it is looked at once"
        later = Slow(watch, 1)                        # when nobody was there the timer stopped
        while not later.over.is_set():
            ahead += PERIOD + 0.1
            await asyncio.sleep(0)
    asyncio.run(whole())
