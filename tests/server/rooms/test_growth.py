"""The same over the whole server: a table of the plain probe in a database, served on by one that knows the grown probe."""
import asyncio
from pathlib import Path
from random import Random
from typing import Any

import flambeur
from flambeur.games import registered
from tests.games.grown.game import GAME as GROWN
from tests.games.probe.game import GAME as PROBE
from tests.server.intruder.lab import Lab, Wire


async def act(wire: Wire, type: str, **fields: Any) -> None:
    answer = await wire.ask({"type": type, "id": f"{len(wire.heard)}-{type}", **fields})
    assert answer["type"] == "ack", answer


async def step(players: list[Wire], luck: Random) -> None:
    """Whoever is awaited throws or chooses, and now and then takes it back and chooses again."""
    now = players[0].now
    seat = luck.choice(now["awaited"])
    wire = players[seat]
    turn = {"seat": seat, "turn": wire.now["turns"][str(seat)]}
    if now["thrower"] == seat:
        await act(wire, "roll", **turn)
    else:
        await act(wire, "move", **turn, action=luck.choice(wire.now["legal"][str(seat)])["id"])
        if luck.random() < 0.3 and seat in wire.now["take_back"]: await act(wire, "take_back", seat=seat)
    for other in players:
        assert (await other.ask({"type": "ping"}))["type"] == "pong"          # whatever was on its way has come


async def begun(lab: Lab) -> dict[str, Any]:
    made: dict[str, Any] = await lab.new_table("device", "open", "open")
    tokens = [made["token"], *[(await lab.sit(made))["token"] for _ in range(2)]]
    host = await lab.join(made["table"], made["token"])
    await act(host, "start")
    await host.drop()
    return {**made, "tokens": tokens}


def test_a_table_in_the_database_goes_on_after_the_upgrade(tmp_path: Path) -> None:
    async def play() -> dict[str, Any]:
        luck = Random(7)
        async with Lab(tmp_path) as lab:
            made = await begun(lab)
            players = [await lab.join(made["table"], token) for token in made["tokens"]]
            for _ in range(7): await step(players, luck)
            shown = [wire.now for wire in players]
            seen = [next(message["seen"] for message in reversed(wire.heard) if "seen" in message) for wire in players]
        async with Lab(tmp_path, game=GROWN) as lab:
            players = [await lab.join(made["table"], token, seen=n) for token, n in zip(made["tokens"], seen, strict=True)]
            assert [wire.now for wire in players] == shown
            assert lab.table(made["table"]).match.game is GROWN               # type: ignore[union-attr]
            assert all(wire.now["read_only"] is None for wire in players)
            while players[0].now["status"] == "playing": await step(players, luck)
            assert players[0].now["status"] == "over"
            assert lab.problems() == []
            record: dict[str, Any] = (await lab.http("GET", f"/api/records/{made['table']}", token=made["tokens"][0])).json()
        return record

    record = asyncio.run(play())
    for game in (PROBE, GROWN):
        with registered(game):
            assert flambeur.verify(record).ok
