"""People at devices of their own and a spectator, at a table that was laid out by hand; bots that think as long as the test wants."""
import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flambeur.bots.code.builds import build_of
from flambeur.server.store.rows import Holder
from flambeur.server.tables import entries as log
from flambeur.server.tables.table import Table
from flambeur.table.match import Match
from tests.helpers.patience import PATIENCE
from tests.server.intruder.lab import Lab, Wire

SPY = 2                                   # the seat whose secrets differ; the others and a spectator listen
PEOPLE = 3
Acts = Sequence[int | None]               # one after the other; None: the last one is taken back


@dataclass
class World:
    """All that is not for everybody: the cards, and what the spy does with them until they are turned over."""
    state: dict[str, Any]
    first: Acts
    later: Acts                           # when others have chosen; at the end, what will be shown
    second: Acts                          # in the next turn, which is not played to the end
    last: Acts


@dataclass
class Layout:
    """What table a world is laid on."""
    game: str
    options: Mapping[str, Any]
    bots: int = 0

    @property
    def seats(self) -> list[str]:
        return ["device"] * PEOPLE + ["easy"] * self.bots


class Cast:
    def __init__(self, lab: Lab, made: dict[str, str], players: list[Wire], watcher: Wire) -> None:
        self.lab, self.made, self.players, self.watcher = lab, made, players, watcher
        self.dropped: dict[str, list[str]] = {}
        self.n = 0

    async def act(self, seat: int, type: str, **fields: Any) -> None:
        player = self.players[seat]
        self.n += 1
        if type in ("move", "roll"): fields["turn"] = player.now["turns"][str(seat)]
        answer = await player.ask({"type": type, "id": f"{seat}-{self.n}", "seat": seat, **fields})
        assert answer["type"] == "ack", answer

    async def choose(self, seat: int, action: int) -> None:
        await self.act(seat, "move", action=action)

    def legal(self, seat: int) -> list[int]:
        return [action["id"] for action in self.players[seat].now["legal"].get(str(seat), [])]

    async def spy(self, acts: Acts) -> None:
        n = self.n
        for action in acts:
            if action is None: await self.act(SPY, "take_back")
            else: await self.choose(SPY, action)
        self.n = n + 100                  # its own names for its requests are not what is compared

    async def bots(self) -> None:
        """They may choose now, and have done so."""
        gate: asyncio.Event = self.lab.house.thinking.gate      # type: ignore[attr-defined]
        gate.set()
        await self.players[0].when(lambda: not set(self.players[0].now["awaited"]) - set(range(PEOPLE)))
        gate.clear()

    async def come_back(self, seat: int) -> None:
        """The seat's connection is lost; the next one asks for what it has not heard yet."""
        wire = self.players[seat]
        await wire.drop()
        self.dropped[f"seat {seat}, before"] = list(wire.raw)
        seen = next(message["seen"] for message in reversed(wire.heard) if "seen" in message)
        self.players[seat] = await self.lab.join(self.made["table"], token(seat), seen=seen)

    async def heard(self) -> dict[str, list[str]]:
        """All that the others have heard, and what they hear who come only now."""
        listeners = {"seat 0": self.players[0], "seat 1": self.players[1], "spectator": self.watcher}
        for wire in listeners.values():
            assert (await wire.ask({"type": "ping"}))["type"] == "pong"      # nothing is on its way any more
        table = self.made["table"]
        late = {"seat 1, back": await self.lab.join(table, token(1)), "newcomer": await self.lab.join(table, key=self.made["watch"])}
        return self.dropped | {name: list(wire.raw) for name, wire in {**listeners, **late}.items()}


def token(seat: int) -> str:
    return "ABC"[seat] * 43


async def cast(lab: Lab, layout: Layout, world: World) -> Cast:
    """Laid positions are for one device: its seats are given to three as only a test can."""
    hold_bots(lab)
    options = {"players": len(layout.seats), **layout.options}
    await lab.house.preparing.prepare(build_of(layout.game, options), "search")      # or all would hear how far that is
    made = await lab.new_table(*layout.seats, game=layout.game, options=layout.options, clock={"seconds": 100_000}, position={
        "format": "flambeur-position/1", "game": layout.game, "options": options, "state": world.state})
    room = lab.house.rooms[made["table"]]
    creator = await lab.join(made["table"], made["token"])
    assert (await creator.ask({"type": "start", "id": "start"}))["type"] == "ack"
    async with asyncio.timeout(PATIENCE):      # until then no bot begins to think, which all hear
        while not room.runner.leased: await asyncio.sleep(0.001)
    await creator.drop()
    for seat in range(PEOPLE):
        def hand(table: Table, at: int, seat: int = seat) -> None:
            table.add(log.Handed(seats=[seat], holder=seat + 2), at)
        device = Holder(seat + 2, hashlib.sha256(token(seat).encode()).hexdigest(), 0)
        await room.do(hand, lambda _, device=device: ((device,), ()))
    players = [await lab.join(made["table"], token(seat)) for seat in range(PEOPLE)]
    return Cast(lab, made, players, await lab.join(made["table"], key=made["watch"]))


def hold_bots(lab: Lab) -> None:
    """Bots think the same in every world, and until a test lets them choose."""
    thinking, gate = lab.house.thinking, asyncio.Event()
    choose = type(thinking).choose

    async def wait(match: Match, seat: int, bot: str) -> int:
        found = await choose(thinking, match, seat, bot)
        await gate.wait()
        return found
    thinking.seed = lambda: 7
    thinking.choose = wait                # type: ignore[method-assign]
    thinking.gate = gate                  # type: ignore[attr-defined]
