"""Films, shown to many: one piece of a page at a time, since a replay holds the interpreter, and in fair turns, so that a short film does
not wait behind long ones. A film that goes on is taken up where its last page ended."""
import asyncio
import hashlib
from collections import OrderedDict

from pydantic_core import to_json

from flambeur.server.records.film import Page, Reel
from flambeur.server.records.turns import Turns

KEPT = 20_000                             # entries of records whose films may go on: some tens of megabytes


class Projector:
    """All films of this process."""

    def __init__(self, seconds: float, each: int) -> None:
        self.seconds = seconds            # of the processor's time, for a page
        self.turns, self.reels = Turns(each), Reels()

    async def page(self, body: str, seat: int | None, first: int, who: str) -> bytes:
        """A page as JSON, for somebody at this address. RecordError: the record cannot be replayed, or takes too long. TooMany: the address
        has many films on."""
        with self.turns.taking_part(who):
            name = await asyncio.to_thread(name_of, body)
            page = Page(body, seat, self.seconds, first, self.reels.take(name, first))
            while True:
                async with self.turns.turn(who):
                    if await asyncio.to_thread(page.work): break
            told = await asyncio.to_thread(lambda: to_json(page.told()))
            if page.reel is not None: self.reels.keep(name, page.reel)
            return told


class Reels:
    """Films that go on, those not used for longest first. Whoever takes one has it alone."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Reel] = OrderedDict()

    def take(self, name: str, first: int) -> Reel | None:
        """The reel of this record that is nearest before a frame."""
        near = [key for key in self._kept if key[0] == name and key[1] < first]
        return self._kept.pop(max(near, key=lambda key: key[1])) if near else None

    def keep(self, name: str, reel: Reel) -> None:
        if not reel.is_over:
            self._kept[name, reel.at] = reel
            self._kept.move_to_end((name, reel.at))
        while sum(len(one.record.entries) for one in self._kept.values()) > KEPT: self._kept.popitem(last=False)


def name_of(body: str) -> str:
    """The same record has the same name, until somebody's name is taken out of it."""
    return hashlib.sha256(body.encode()).hexdigest()
