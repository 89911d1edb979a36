"""Fair turns: addresses one after the other, and those of one address too."""
import asyncio
from collections.abc import Awaitable, Callable

import pytest

from flambeur.server.errors import TooMany
from flambeur.server.records.turns import Turns


def run(test: Callable[[Turns, list[str]], Awaitable[None]]) -> list[str]:
    had: list[str] = []

    async def whole() -> None:
        await test(Turns(3), had)
    asyncio.run(whole())
    return had


async def some(turns: Turns, had: list[str], name: str, n: int) -> None:
    """So many turns of somebody; the first letter of a name is the address."""
    for _ in range(n):
        async with turns.turn(name[0]):
            had.append(name)
            await asyncio.sleep(0)


def test_who_comes_last_does_not_wait_for_all_that_was_there_before() -> None:
    async def test(turns: Turns, had: list[str]) -> None:
        await asyncio.gather(*(some(turns, had, name, n) for name, n in (("a1", 3), ("a2", 3), ("a3", 3), ("b1", 2))))
    assert run(test) == ["a1", "b1", "a2", "b1", "a3", "a1", "a2", "a3", "a1", "a2", "a3"]


def test_alone_nobody_waits() -> None:
    assert run(lambda turns, had: some(turns, had, "a", 3)) == ["a"] * 3


def test_who_goes_away_keeps_nobody_waiting() -> None:
    async def test(turns: Turns, had: list[str]) -> None:
        async with turns.turn("x"):
            gone, last, stays = (asyncio.create_task(some(turns, had, name, 1)) for name in ("a1", "a2", "b1"))
            await asyncio.sleep(0)
            gone.cancel()
        last.cancel()                     # its turn has come, but it has not heard so yet
        await stays
        async with turns.turn("x"): had.append("x")
        assert gone.cancelled()
        assert last.cancelled()
    assert run(test) == ["b1", "x"]


def test_not_more_than_so_many_of_an_address() -> None:
    async def test(turns: Turns, had: list[str]) -> None:
        three = [turns.taking_part("a") for _ in range(3)]
        with three[0], three[1], three[2], turns.taking_part("b"), pytest.raises(TooMany), turns.taking_part("a"): pass
        with turns.taking_part("a"): had.append("again")
    assert run(test) == ["again"]
