"""Python's collector of garbage, kept from looking through everything again and again: with three hundred tables a look took up to a
third of a second, in which all tables stood still.

The objects of tables and connections live long, and nearly all others are freed at once, without the collector. So objects that have lived
for some seconds are set aside (`gc.freeze`), and looked through only when as many rooms and connections have gone as are there.
"""
import asyncio
import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flambeur.server.rooms.house import House

PERIOD = 5.0                              # seconds
YOUNG = 10_000                            # objects that are made before the youngest are looked through
FEW = 1000                                # rooms and connections that may have gone without a thorough look


class Garbage:
    """The collector of a process that does nothing but serve."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.parted = house.parted        # how many had gone at the last thorough look

    async def watch(self) -> None:
        """Until cancelled."""
        gc.set_threshold(YOUNG, 10, 10)
        sweep()
        while True:
            await asyncio.sleep(PERIOD)
            self.look()

    def look(self) -> None:
        here = len(self.house.rooms) + sum(len(room.connections) for room in self.house.rooms.values())
        if self.house.parted - self.parted > max(here, FEW):
            self.parted = self.house.parted
            sweep()
        gc.collect(1)                     # otherwise what is garbage by now would be set aside as well
        gc.freeze()


def sweep() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
