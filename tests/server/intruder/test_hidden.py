"""The law of hidden information, on the bytes that go over the socket: what a seat or a spectator hears is the same whatever the others
hold, draw and choose in secret. Two worlds are played that differ in nothing else; clocks stand still, so that every byte must agree."""
import asyncio
import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from flambeur.server import creation
from flambeur.server import entries as log
from flambeur.server.identity import ALPHABET
from flambeur.server.store.rows import Holder
from flambeur.server.table import Table
from flambeur.table import fairness
from tests.server.intruder.lab import Lab, Wire

NOON = 1_800_000_000_000
SPY = 2                                   # the seat whose secrets differ; the others and a spectator listen


@dataclass
class World:
    """All that is not for everybody: the cards, and what the last seat does with them until they are turned over."""
    hands: list[list[int]]
    pile: list[int]
    first: list[int | None]               # the cards that it lays, one after the other; None: the last change is taken back
    later: list[int | None]               # those that it changes to when others have laid theirs
    second: list[int | None]              # in the next round, which is not played to the end
    last: list[int | None]


def worlds(r: random.Random) -> tuple[World, World]:
    """Two that the others cannot tell apart: the card that will be shown, the cards that the others hold and draw are the same."""
    box = [card for card in range(1, 7) for _ in range(2)]
    r.shuffle(box)
    shown, others, drawn, rest = box[0], [box[1:3], box[3:5]], box[5:7], box[7:]
    return one_of(r, shown, others, drawn, rest), one_of(r, shown, others, drawn, rest)


def one_of(r: random.Random, shown: int, others: list[list[int]], drawn: list[int], rest: list[int]) -> World:
    rest = r.sample(rest, len(rest))
    kept, own, *under = rest
    hand = [kept, own]
    return World([*others, [shown, kept]], [*drawn, own, *under], lays(r, [shown, kept]), [*changes(r, [shown, kept]), shown],
                 lays(r, hand), changes(r, hand))


def lays(r: random.Random, hand: list[int]) -> list[int | None]:
    """A first card, and changes of mind, some of them taken back."""
    found: list[int | None] = [r.choice(hand)]
    for _ in range(r.randrange(4)):
        found += [r.choice(hand), None] if r.random() < 0.5 else [r.choice(hand)]
    return found


def changes(r: random.Random, hand: list[int]) -> list[int | None]:
    return [r.choice(hand) for _ in range(r.randrange(3))]


class Cast:
    """A device for each seat, and a spectator, at a table of the probe that was laid out by hand."""

    def __init__(self, lab: Lab, made: dict[str, str], players: list[Wire], watcher: Wire) -> None:
        self.lab, self.made, self.players, self.watcher = lab, made, players, watcher
        self.n = 0

    async def act(self, seat: int, type: str, **fields: Any) -> None:
        player = self.players[seat]
        self.n += 1
        if type in ("move", "roll"): fields["turn"] = player.now["turns"][str(seat)]
        answer = await player.ask({"type": type, "id": f"{seat}-{self.n}", "seat": seat, **fields})
        assert answer["type"] == "ack", answer

    async def lay(self, seat: int, card: int) -> None:
        await self.act(seat, "move", action=card - 1)

    async def spy(self, cards: list[int | None]) -> None:
        n = self.n
        for card in cards:
            if card is None: await self.act(SPY, "take_back")
            else: await self.lay(SPY, card)
        self.n = n + 100                  # its own names for its requests are not what is compared

    async def heard(self) -> dict[str, list[str]]:
        """All that the others have heard, and what they hear who come only now."""
        listeners = {"seat 0": self.players[0], "seat 1": self.players[1], "spectator": self.watcher}
        for wire in listeners.values():
            assert (await wire.ask({"type": "ping"}))["type"] == "pong"      # nothing is on its way any more
        table = self.made["table"]
        late = {"seat 1, back": await self.lab.join(table, token(1)), "newcomer": await self.lab.join(table, key=self.made["watch"])}
        return {name: list(wire.raw) for name, wire in {**listeners, **late}.items()}


def token(seat: int) -> str:
    return "ABC"[seat] * 43


async def cast(lab: Lab, world: World) -> Cast:
    """Laid positions are for one device: its seats are given to three as only a test can."""
    state = {"phase": "roll", "first": 0, "stake": 0, "pile": world.pile, "players": [{"hand": hand} for hand in world.hands]}
    made = await lab.new_table("device", "device", "device", options={"packs": 2}, clock={"seconds": 100_000}, position={
        "format": "flambeur-position/1", "game": "probe", "options": {"players": 3, "packs": 2}, "state": state})
    room = lab.house.rooms[made["table"]]
    creator = await lab.join(made["table"], made["token"])
    assert (await creator.ask({"type": "start", "id": "start"}))["type"] == "ack"
    await creator.drop()
    for seat in range(3):
        def hand(table: Table, at: int, seat: int = seat) -> None:
            table.add(log.Handed(seats=[seat], holder=seat + 2), at)
        device = Holder(seat + 2, hashlib.sha256(token(seat).encode()).hexdigest(), 0)
        await room.do(hand, lambda _, device=device: ((device,), ()))
    players = [await lab.join(made["table"], token(seat)) for seat in range(3)]
    return Cast(lab, made, players, await lab.join(made["table"], key=made["watch"]))


async def play(lab: Lab, world: World, r: random.Random) -> dict[str, list[str]]:
    """A round and a half; what the others do is the same in both worlds."""
    table = await cast(lab, world)
    await table.act(0, "roll")
    await table.spy(world.first)
    await table.lay(0, r.choice(world.hands[0]))
    await table.spy(world.later)
    await table.lay(1, r.choice(world.hands[1]))
    (who,) = table.players[0].now["awaited"]
    await table.act(who, "move", action=table.players[who].now["legal"][str(who)][r.randrange(2)]["id"])
    await table.act(1, "roll")
    await table.act(1, "say", text="what do you hold?")
    await table.spy(world.second)
    await table.lay(1, table.players[1].now["legal"]["1"][0]["card"])
    await table.spy(world.last)
    return await table.heard()


async def all_heard(folder: Path, which: int, pairs: int) -> list[dict[str, list[str]]]:
    ids = numbered()
    async with Lab(folder) as lab:
        lab.house.now = lambda: NOON      # type: ignore[method-assign]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(creation, "new_table_id", lambda: next(ids))
            patch.setattr(fairness, "new_secret", lambda seed=None: hashlib.sha256(b"the same dice").digest())
            patch.setattr(fairness, "start_hash", lambda start: bytes(32))      # a laid position is in it, and the dice hang on it
            found = [await play(lab, worlds(random.Random(n))[which], random.Random(n)) for n in range(pairs)]
        assert lab.problems() == []
        return found


def numbered() -> Iterator[str]:
    for letter in ALPHABET:
        yield letter * 10


@pytest.mark.parametrize("n", [4, pytest.param(32, marks=pytest.mark.slow)])
def test_the_others_hear_the_same_bytes(tmp_path: Path, n: int) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = asyncio.run(all_heard(tmp_path / "a", 0, n)), asyncio.run(all_heard(tmp_path / "b", 1, n))
    pairs = [worlds(random.Random(k)) for k in range(n)]
    assert sum(a != b for a, b in pairs) >= n - 1
    assert any(len(a.first) != len(b.first) for a, b in pairs)
    assert any(len(a.last) != len(b.last) for a, b in pairs)
    for k, (here, there) in enumerate(zip(one, two, strict=True)):
        for who in here:
            assert here[who] == there[who], f"{who} could tell the worlds of seed {k} apart"


def test_the_hash_of_a_laid_position_is_not_told(tmp_path: Path) -> None:
    """The hidden cards are in it, and so few hands are possible that they could be found by trying."""
    async def whole() -> None:
        async with Lab(tmp_path) as lab:
            table = await cast(lab, worlds(random.Random(0))[0])
            match = lab.table(table.made["table"]).match
            assert match is not None
            assert not any(match.start_hash.hex() in text for wire in lab.wires for text in wire.raw)
            open_table = await lab.new_table("device", "device")
            one = await lab.join(open_table["table"], open_table["token"])
            await one.ask({"type": "start", "id": "s"})
            told = lab.table(open_table["table"]).match
            assert told is not None
            assert told.start_hash.hex() in "".join(one.raw)
    asyncio.run(whole())


def test_the_test_can_tell_worlds_apart(tmp_path: Path) -> None:
    """The seat itself hears something else in each of them, or the test above would prove nothing."""
    async def own(folder: Path, which: int) -> list[str]:
        folder.mkdir()
        async with Lab(folder) as lab:
            lab.house.now = lambda: NOON      # type: ignore[method-assign]
            table = await cast(lab, worlds(random.Random(1))[which])
            return [str(table.players[SPY].now["views"][str(SPY)]), str(table.players[0].now["views"]["0"])]
    first, second = worlds(random.Random(1))
    assert sorted(first.hands[SPY]) != sorted(second.hands[SPY])
    mine, other = (asyncio.run(own(tmp_path / str(which), which)) for which in range(2))
    assert mine[0] != other[0]
    assert mine[1] == other[1]
