"""A player whose server may die at any moment: comes back with what it has seen, asks again what was not answered, and notes all it saw."""
import asyncio
import hashlib
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.helpers.patience import PATIENCE
from tests.server.client import Client, Refusal

LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
MOVES = ("move-", "roll-")               # how the ids of such requests begin
TOO_LATE = ("illegal_action", "not_your_turn", "stale", "not_now")


def fingerprint(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:20]


async def insist(work: Callable[[], Awaitable[dict[str, str]]]) -> dict[str, str]:
    """Until a request over HTTP is answered, through all restarts."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except Refusal as refusal:
                if refusal.code not in ("closing", "store"): raise
            except (*LOST, httpx2.TransportError):
                pass
            await asyncio.sleep(0.05)         # the server is down


class Survivor(Client):
    signs = False                             # whether all of its moves are signed

    def __init__(self, base: Callable[[], str], table: str, token: str | None = None, key: str | None = None, *, seed: int = 0) -> None:
        super().__init__("", table, token, key)
        self.where, self.rng = base, random.Random(seed)
        self.seen_views: set[tuple[int, str, str]] = set()        # (updates, whose, fingerprint)
        self.again = self.resent = self.returns = 0
        self.taken_back = self.changed = 0
        self.moves = 0                                            # and throws that were acknowledged
        self.refused: dict[str, str] = {}                         # by the request's id: the code
        self.ends: list[int] = []                                 # how its connections ended
        self.said: list[str] = []                                 # chat that was acknowledged

    def _take(self, message: dict[str, Any]) -> None:
        kind, before = message["type"], self.updates
        super()._take(message)
        if kind == "welcome" and message["whole"]:
            gone = [update for update in before if update not in message["updates"]]      # undone since, and not told again
            standing = [update for update in before if update not in gone]
            assert len(gone) <= message["undone"], "an update that was shown is gone"
            assert message["updates"][:len(standing)] == standing
        if kind in ("welcome", "updates"):
            self.seen_views |= {(self.seen, whose, fingerprint(view)) for whose, view in self.now["views"].items()}
        if kind == "welcome" and message["chats"] is not None:
            shown = [line["text"] for line in message["chats"]]
            assert set(self.said[-50:]) <= set(shown), "an acknowledged line of chat is gone"
        if kind == "ack":
            self.again += message["again"]
            self.moves += message["id"].startswith(MOVES)

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
            await self.until(lambda: found() or self.closed is not None)
            if self.closed is not None and not found():
                await self.come_back()

    @property
    def over(self) -> bool:
        return self.is_over()

    def is_over(self) -> bool:
        return self.now["status"] in ("over", "abandoned")

    async def try_to(self, type: str, **fields: Any) -> None:
        """What may come too late."""
        try:
            await self.ask(type, **fields)
        except Refusal as refusal:
            if refusal.code not in TOO_LATE: raise

    async def act_somehow(self) -> None:
        seat = self.mine()[0]
        if self.now["thrower"] == seat:
            await self.try_to("roll", seat=seat, turn=self.now["turns"][str(seat)])
        else:
            await self.choose(seat)

    async def choose(self, seat: int) -> None:
        turn, action = self.now["turns"][str(seat)], self.rng.choice(self.now["legal"][str(seat)])["id"]
        await self.try_to("move", seat=seat, turn=turn, action=action, **self.vouched(seat, turn, [action]))

    def vouched(self, seat: int, turn: int, actions: Sequence[int]) -> dict[str, Any]:
        """What a move is sent with besides."""
        return {}

    async def live(self, pause: Callable[[], float]) -> None:
        """Play to the end."""
        while not self.over:
            await self.wait(lambda: self.over or bool(self.mine()))
            if self.is_over():            # meanwhile
                return
            await asyncio.sleep(self.rng.uniform(0, pause()))       # people think
            await self.act_somehow_or_wait()
            await self.besides()

    async def besides(self) -> None:
        """Take-backs, other choices, chat, another name, now and then."""
        await self.change_mind()
        if self.now["take_back"] and self.taken_back < 5 and self.rng.random() < 0.2:
            self.taken_back += 1
            await self.try_to("take_back", seat=self.now["take_back"][0])
        if self.rng.random() < 0.1:
            text = f"line {len(self.said)} of {self.you[0]} {self.rng.getrandbits(60):x}"
            await self.ask("say", seat=self.you[0], text=text)
            self.said.append(text)
        if self.rng.random() < 0.03:
            await self.ask("rename", seat=self.you[0], name=f"player {self.rng.randrange(100)}")

    async def change_mind(self) -> None:
        """Where all choose at once: another choice, of which nobody else may know."""
        free = [seat for seat in self.you if seat not in self.now["awaited"] and self.now["legal"].get(str(seat))]
        if free and self.changed < 10 and self.rng.random() < 0.3:
            self.changed += 1
            await self.choose(free[0])

    async def act_somehow_or_wait(self) -> None:
        """Unless something was taken back meanwhile, or the connection is gone."""
        if self.closed is not None: await self.come_back()
        if self.mine(): await self.act_somehow()

    async def catch_up(self) -> None:
        """Until all has come that was told so far."""
        while not await self._is_up_to_date(): await self.come_back()

    async def _is_up_to_date(self) -> bool:
        """What was told before a pong has come before it. False: the connection is gone."""
        before = len(self.heard)
        if self.socket is None or self.closed is not None:
            return False
        try:
            await self.socket.send('{"type": "ping"}')
        except LOST:
            return False
        await self.until(lambda: self.closed is not None or any(message["type"] == "pong" for message in self.heard[before:]))
        return self.closed is None

    async def look_on(self) -> None:
        await self.wait(lambda: self.over)
