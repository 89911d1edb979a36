"""The law of hidden information, on the bytes that go over the socket: what a seat or a spectator hears is the same whatever the others
hold, draw and choose in secret. Two worlds are played that differ in nothing else; clocks stand still, so that every byte must agree."""
import asyncio
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeur.server.identity.tokens import ALPHABET
from flambeur.server.rooms import creation
from flambeur.table import fairness
from tests.helpers.share import size
from tests.server.intruder.cast import SPY, Cast, World, cast
from tests.server.intruder.lab import Lab
from tests.server.intruder.worlds import HIDING, Hiding

NOON = 1_800_000_000_000
each_game = pytest.mark.parametrize("game", HIDING)


async def all_heard(folder: Path, hiding: Hiding, which: int, pairs: int) -> list[dict[str, list[str]]]:
    ids = numbered()
    async with Lab(folder) as lab:
        lab.house.now = lambda: NOON      # type: ignore[method-assign]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(creation, "new_table_id", lambda: next(ids))
            patch.setattr(fairness, "new_secret", lambda seed=None: hashlib.sha256(b"the same dice").digest())
            patch.setattr(fairness, "start_hash", lambda start: bytes(32))      # a laid position is in it, and the dice hang on it
            found = [await one_heard(lab, hiding, which, n) for n in range(pairs)]
        assert lab.problems() == []
        return found


async def one_heard(lab: Lab, hiding: Hiding, which: int, seed: int) -> dict[str, list[str]]:
    world = world_of(hiding, which, seed)
    table = await cast(lab, hiding.layout, world)
    await hiding.play(table, world, random.Random(seed))
    return await table.heard()


def world_of(hiding: Hiding, which: int, seed: int) -> World:
    return hiding.pair(random.Random(seed))[which]


def numbered() -> Iterator[str]:
    for letter in ALPHABET:
        yield letter * 10


@pytest.mark.parametrize("n", [4, pytest.param(size(12, 32), marks=pytest.mark.slow)])
@each_game
def test_the_others_hear_the_same_bytes(tmp_path: Path, game: str, n: int) -> None:
    hiding = HIDING[game]
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = (asyncio.run(all_heard(tmp_path / "ab"[which], hiding, which, n)) for which in range(2))
    pairs = [hiding.pair(random.Random(k)) for k in range(n)]
    assert sum(a != b for a, b in pairs) >= n - 1
    assert any(len(a.first) != len(b.first) for a, b in pairs)
    assert any(len(a.last) != len(b.last) for a, b in pairs)
    for k, (here, there) in enumerate(zip(one, two, strict=True)):
        assert len(here) == 6
        for who in here:
            assert here[who] == there[who], f"{who} could tell the worlds of seed {k} apart"


@each_game
def test_the_hash_of_a_laid_position_is_not_told(tmp_path: Path, game: str) -> None:
    """The hidden cards are in it, and so few hands are possible that they could be found by trying."""
    async def whole() -> None:
        async with Lab(tmp_path) as lab:
            table = await cast(lab, HIDING[game].layout, world_of(HIDING[game], 0, 0))
            match = lab.table(table.made["table"]).match
            assert match is not None
            assert not any(match.start_hash.hex() in text for wire in lab.wires for text in wire.raw)
            open_table = await lab.new_table("device", "device", game=HIDING[game].layout.game)
            one = await lab.join(open_table["table"], open_table["token"])
            await one.ask({"type": "start", "id": "s"})
            told = lab.table(open_table["table"]).match
            assert told is not None
            assert told.start_hash.hex() in "".join(one.raw)
    asyncio.run(whole())


@each_game
def test_the_test_can_tell_worlds_apart(tmp_path: Path, game: str) -> None:
    """The seat itself hears something else in each of them, or the test above would prove nothing."""
    hiding = HIDING[game]

    async def views(folder: Path, which: int) -> list[str]:
        folder.mkdir()
        async with Lab(folder) as lab:
            lab.house.now = lambda: NOON      # type: ignore[method-assign]
            table = await cast(lab, hiding.layout, world_of(hiding, which, 1))
            return [view(table, SPY), view(table, 0)]
    mine, other = (asyncio.run(views(tmp_path / str(which), which)) for which in range(2))
    assert mine[0] != other[0]
    assert mine[1] == other[1]


def view(table: Cast, seat: int) -> str:
    return str(table.players[seat].now["views"][str(seat)])
