"""Python's collector of garbage, kept from looking through everything again and again: with three hundred tables that took up to a third
of a second, in which all of them stood still.

What a table or a connection is made of lives long, and nearly all that does not is freed at once, without the collector. So what has lived
for some seconds is set aside (`gc.freeze`), and all of it is looked through only when as much has gone as is there.
"""
import asyncio
import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flambeur.server.house import House

PERIOD = 5.0                              # seconds
YOUNG = 10_000                            # objects that are made before the youngest are looked through
FEW = 1000                                # rooms and connections that may have gone without a thorough look


class Garbage:
    """For a process that does nothing but serve."""

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
        gc.collect(1)                     # or what is garbage by now would be set aside as well
        gc.freeze()


def sweep() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
