"""Hostile connections; what they hear is searched for what they may not know."""
import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.siege.messages import Messages
from bench.siege.scene import Scene
from tests.helpers.patience import PATIENCE
from tests.server.whole.survivor import LOST

BURST, BREATH = 20, 5                     # messages; after so many the answers are looked at
PING = '{"type":"ping"}'
ANSWERS = ("ack", "error", "pong")


class Attacker(Protocol):
    raw: list[str]                        # all that was heard
    leaks: list[str]

    async def shout(self, messages: Messages) -> int:
        """Says something hostile, and returns how many messages were answered, or made the server close the connection."""

    async def drop(self) -> None: ...


class Foe:
    """Somebody with a token, or with the key to watch."""

    def __init__(self, base: str, hello: Callable[[], dict[str, Any]], scene: Scene, answers: Counter[str]) -> None:
        self.base, self.hello, self.scene, self.answers = base, hello, scene, answers
        self.socket: ClientConnection | None = None
        self.you: list[int] = []
        self.raw: list[str] = []
        self.leaks: list[str] = []

    async def shout(self, messages: Messages) -> int:
        """Always with what is known by now, so that some of it is right."""
        await self._catch_up()
        return sum([await self.send([messages.one(self.scene) for _ in range(BREATH)]) for _ in range(BURST // BREATH)])

    async def _catch_up(self) -> None:
        try:
            if self.socket is not None:
                await self.socket.send(PING)
                await self._answer("pong")
        except LOST:
            await self.drop()
        if self.socket is None: await self._open()

    async def send(self, texts: list[bytes]) -> int:
        """What had no answer when the server closed the connection is sent again on the next one."""
        left = list(texts)
        while left:
            if self.socket is None and not await self._open(): return len(texts) - len(left) + 1     # the hello itself was refused
            before = len(left)
            try:
                await self._exchange(left)
            except LOST as lost:
                await self.drop()
                self.answers[f"closed {code_of(lost)}"] += 1
                fatal = next((text for text in left if not is_text(text)), None)
                if fatal is not None: left.remove(fatal)
                elif len(left) == before: break
        return len(texts) - len(left)

    async def _exchange(self, left: list[bytes]) -> None:
        """Takes from `left` what has had its answer; the server answers in order."""
        assert self.socket is not None
        try:
            for text in left: await self.socket.send(text, text=True)
        except ConnectionClosed:
            pass                          # some answers may have come
        async with asyncio.timeout(PATIENCE):
            while left:
                await self._answer(*ANSWERS)
                left.pop(0)

    async def _open(self) -> bool:
        self.socket = await reached(self.base)
        try:
            await self.socket.send(json.dumps(self.hello()))
            if await self._answer("welcome", "error") == "welcome": return True
        except LOST:
            pass
        await self.drop()
        return False

    async def _answer(self, *kinds: str) -> str:
        """The next message that is an answer."""
        assert self.socket is not None
        while True:
            text = await self.socket.recv()
            assert isinstance(text, str)
            self.raw.append(text)
            message = json.loads(text)
            if "now" in message: self._look(message)
            if message["type"] in kinds:
                self.answers[message.get("code", message["type"])] += 1
                return str(message["type"])

    def _look(self, message: dict[str, Any]) -> None:
        self.scene.take(message)
        if message.get("you") is not None: self.you = message["you"]
        allowed = {str(seat) for seat in self.you} or {"watch"}
        for part in ("views", "legal"):
            if not (shown := set(message["now"].get(part, {}))) <= allowed:
                self.leaks.append(f"{part} of {shown} were shown to {sorted(allowed)}")

    async def drop(self) -> None:
        if self.socket is not None: await self.socket.close()
        self.socket = None


class Stranger:
    """Somebody with nothing: each message is the first, and the last, of a connection."""

    def __init__(self, base: str, table: str, answers: Counter[str]) -> None:
        self.base, self.table, self.answers = base, table, answers
        self.raw: list[str] = []
        self.leaks: list[str] = []

    async def shout(self, messages: Messages) -> int:
        for _ in range(BURST // 5): await self._say(messages.greeting(self.table))
        return BURST // 5

    async def _say(self, text: bytes) -> None:
        """Until the server has closed the connection."""
        socket = await reached(self.base)
        try:
            await socket.send(text, text=True)
            async with asyncio.timeout(PATIENCE):
                while True: self._hear(str(await socket.recv()))
        except LOST as lost:
            self.answers[f"first: closed {code_of(lost)}"] += 1
        await socket.close()

    def _hear(self, text: str) -> None:
        self.raw.append(text)
        message = json.loads(text)
        self.answers[f"first: {message.get('code', message['type'])}"] += 1
        if message["type"] != "error": self.leaks.append(f"{message['type']} was told to somebody who had nothing to show")

    async def drop(self) -> None:
        return


async def reached(base: str) -> ClientConnection:
    return await connect(base.replace("http", "ws", 1) + "/api/live", compression=None, max_size=None, open_timeout=PATIENCE,
                         ping_interval=None, close_timeout=1)


def code_of(lost: BaseException) -> int:
    return lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd else 1006


def is_text(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
