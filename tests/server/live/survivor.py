"""A player whose server may die at any moment: comes back with what it has seen, asks again what was not answered, and notes all it saw."""
import asyncio
import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Client, Refusal

LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
TOO_LATE = ("illegal_action", "not_your_turn", "stale", "not_now")
PATIENCE = 120.0                          # seconds until a server must be there again


def fingerprint(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:20]


class Survivor(Client):
    def __init__(self, base: Callable[[], str], table: str, token: str | None = None, key: str | None = None, *, seed: int = 0) -> None:
        super().__init__("", table, token, key)
        self.where, self.rng = base, random.Random(seed)
        self.seen_views: set[tuple[int, str, str]] = set()        # (updates, whose, fingerprint)
        self.again = self.resent = self.returns = 0
        self.refused: dict[str, str] = {}                         # by the request's id: the code
        self.ends: list[int] = []                                 # how its connections ended
        self.said: list[str] = []                                 # chat that was acknowledged

    def _take(self, message: dict[str, Any]) -> None:
        kind, before = message["type"], self.updates
        super()._take(message)
        if kind == "welcome" and message["whole"]:
            assert message["updates"][:len(before)] == before, "an update that was shown is gone"
        if kind in ("welcome", "updates"):
            self.seen_views |= {(len(self.updates), whose, fingerprint(view)) for whose, view in self.now["views"].items()}
        if kind == "welcome":
            shown = [line["text"] for line in message["chats"]]
            assert set(self.said[-50:]) <= set(shown), "an acknowledged line of chat is gone"
        if kind == "ack" and message["again"]: self.again += 1

    async def connect(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                self.base = self.where()
                try:
                    return await super().connect()
                except LOST:
                    await self.drop()
                except Refusal as refusal:
                    if refusal.code not in ("closing", "store"): raise
                    await self.drop()
                await asyncio.sleep(0.05)     # the server is down

    async def come_back(self) -> None:
        if self.closed is not None: self.ends.append(self.closed[0])
        await self.drop()
        self.returns += 1
        await self.connect()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Until it is answered, with one id."""
        id, _ = self.request(type, **fields)
        while True:
            try:
                return await super().ask(type, **{**fields, "id": id})
            except LOST:
                self.resent += 1
                await self.come_back()
            except Refusal as refusal:
                if refusal.code in ("closing", "store"):          # told while it shuts down
                    await self.come_back()
                    continue
                self.refused[id] = refusal.code
                raise

    async def wait(self, found: Callable[[], bool]) -> None:
        """Until something holds, through all restarts."""
        while not found():
            await self.until(lambda: found() or self.closed is not None, PATIENCE)
            if self.closed is not None and not found():
                await self.come_back()

    @property
    def over(self) -> bool:
        return self.now["status"] in ("over", "abandoned")

    async def try_to(self, type: str, **fields: Any) -> None:
        """What may come too late."""
        try:
            await self.ask(type, **fields)
        except Refusal as refusal:
            if refusal.code not in TOO_LATE: raise

    async def act_somehow(self) -> None:
        seat = self.mine()[0]
        turn = self.now["turns"][str(seat)]
        if self.now["thrower"] == seat:
            await self.try_to("roll", seat=seat, turn=turn)
        else:
            await self.try_to("move", seat=seat, turn=turn, action=self.rng.choice(self.now["legal"][str(seat)])["id"])

    async def live(self, pause: Callable[[], float]) -> None:
        """Play to the end: moves, throws, take-backs, chat, another name."""
        taken_back = 0
        while not self.over:
            await self.wait(lambda: self.over or bool(self.mine()))
            if self.over:
                return
            await asyncio.sleep(self.rng.uniform(0, pause()))       # people think
            await self.act_somehow_or_wait()
            if self.now["take_back"] and taken_back < 5 and self.rng.random() < 0.2:
                taken_back += 1
                await self.try_to("take_back", seat=self.now["take_back"][0])
            if self.rng.random() < 0.1:
                text = f"line {len(self.said)} of {self.you[0]} {self.rng.getrandbits(60):x}"
                await self.ask("say", seat=self.you[0], text=text)
                self.said.append(text)
            if self.rng.random() < 0.03:
                await self.ask("rename", seat=self.you[0], name=f"player {self.rng.randrange(100)}")

    async def act_somehow_or_wait(self) -> None:
        """Unless something was taken back meanwhile, or the connection is gone."""
        if self.closed is not None: await self.come_back()
        if self.mine(): await self.act_somehow()

    async def look_on(self) -> None:
        await self.wait(lambda: self.over)
