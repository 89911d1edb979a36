"""Clients for many tables in one process: four sockets a table, each update counted, so that none is lost or doubled unseen."""
import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Lost(Exception):
    """An update was lost, or came twice."""


@dataclass(eq=False)
class Player:
    """One seat's socket."""
    table: "Table"
    seat: int
    socket: ClientConnection
    seen: int = 0
    task: "asyncio.Task[None] | None" = None

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "updates"):
                self.take(message)
            elif message["type"] == "ack":
                self.table.acknowledged = time.perf_counter()
            elif message["type"] == "error":
                raise Lost(f"refused: {message}")

    def take(self, message: dict[str, Any]) -> None:
        self.seen = message["seen"] if message.get("whole") else self.seen + len(message["updates"])
        if self.seen != message["seen"]:
            raise Lost(f"{self.seen} updates instead of {message['seen']}")
        self.table.now[self.seat] = message["now"]
        self.table.told(self, message)


@dataclass(eq=False)
class Table:
    """Four players. `step` lets the one whose turn it is act, and waits until all four have heard of the act."""
    id: str
    players: list[Player] = field(default_factory=list)
    now: dict[int, Any] = field(default_factory=dict)
    acknowledged: float = 0.0
    missing: set[int] = field(default_factory=set)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    busy: bool = False
    requests: int = 0

    def told(self, player: Player, message: dict[str, Any]) -> None:
        self.missing.discard(player.seat)
        if not self.missing: self.heard.set()

    @property
    def over(self) -> bool:
        return bool(self.now[0]["status"] == "over")

    async def step(self) -> tuple[float, float]:
        """Seconds from the request to its acknowledgement, and until the last of the four had heard."""
        self.busy = True
        seat = self.now[0]["awaited"][0]
        now = self.now[seat]
        turn = now["turns"][str(seat)]
        self.requests += 1
        request: dict[str, Any] = {"id": str(self.requests), "seat": seat, "turn": turn}
        if now["thrower"] == seat: request |= {"type": "roll"}
        else: request |= {"type": "move", "action": now["legal"][str(seat)][self.requests % len(now["legal"][str(seat)])]["id"]}
        self.missing, self.heard = {player.seat for player in self.players}, asyncio.Event()
        start = time.perf_counter()
        await self.players[seat].socket.send(json.dumps(request))
        await asyncio.wait_for(self.heard.wait(), 30)
        end = time.perf_counter()
        while self.acknowledged < start:      # the acknowledgement follows the update on the same socket
            await asyncio.sleep(0.001)
        self.busy = False
        return self.acknowledged - start, end - start


async def open_table(http: httpx2.AsyncClient, base: str) -> Table:
    """A running game with four people at four devices."""
    seats = [{"sitter": "device"}, *[{"sitter": "open"}] * (SEATS - 1)]
    made = await http.post("/api/tables", json={"game": "las-vegas", "seats": seats})
    keys = made.raise_for_status().json()
    tokens = [keys["token"]]
    for _ in range(SEATS - 1):
        sat = await http.post(f"/api/tables/{keys['table']}/seats", json={"key": keys["sit"]})
        tokens.append(sat.raise_for_status().json()["token"])
    table = Table(keys["table"])
    for seat, token in enumerate(tokens):
        table.players.append(await join(table, seat, base, token))
    await table.players[0].socket.send(json.dumps({"type": "start", "id": "start"}))
    while len(table.now) < SEATS or any(now["status"] != "playing" for now in table.now.values()):
        await asyncio.sleep(0.005)
    return table


async def join(table: Table, seat: int, base: str, token: str) -> Player:
    socket = await connect(f"ws://{base}/api/live", compression=None, max_size=None, ping_interval=None, open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table.id, "token": token}))
    player = Player(table, seat, socket)
    player.task = asyncio.create_task(player.listen())
    return player


async def close(table: Table) -> None:
    for player in table.players:
        assert player.task is not None
        if player.task.done(): player.task.result()      # a Lost comes out here
        await player.socket.close()
        await asyncio.wait([player.task])
