"""A client as scripts write one: it makes tables, sits down and plays, over real sockets on loopback."""
import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.helpers.patience import PATIENCE

Now = dict[str, Any]


class Refusal(Exception):
    """The server has said no, with a code."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


async def call(base: str, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """One HTTP request; a Refusal for what is refused."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        answer = await http.request(method, path, json=body, headers=headers)
    said = answer.json()
    if answer.status_code >= 400:
        raise Refusal(said["code"], said["text"]["en"])
    return said


async def new_table(base: str, *seats: str, game: str = "las-vegas", **plan: Any) -> dict[str, str]:
    """Seats are "open", "device" or a level of a bot."""
    sitters = [{"sitter": seat} if seat in ("open", "device") else {"sitter": "bot", "level": seat} for seat in seats]
    made: dict[str, str] = await call(base, "POST", "/api/tables", {"game": game, "seats": sitters, **plan})
    return made


class Client:
    """One WebSocket. `now`, `seats` and `updates` are kept as the server tells them; requests wait for their answer."""

    def __init__(self, base: str, table: str, token: str | None = None, key: str | None = None) -> None:
        self.base, self.hello = base, {"type": "hello", "protocol": 1, "table": table, "token": token, "key": key}
        self.socket: ClientConnection | None = None
        self.now: Now = {}
        self.seats: list[dict[str, Any]] = []
        self.you: list[int] = []
        self.updates: list[dict[str, Any]] = []
        self.undone = 0                                # updates of before the last whole welcome that were not told again
        self.at: int | None = None                     # when the last update was; None: it may be one of those
        self.heard: list[dict[str, Any]] = []          # every message, in its order
        self.raw: list[str] = []                       # the same, as it came
        self.acked: list[str] = []
        self.seeds: dict[int, bytes] = {}
        self._n = 0
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self.closed: tuple[int, str] | None = None
        self.broken: Exception | None = None           # the server has told what cannot be

    async def __aenter__(self) -> "Client":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.drop()

    async def connect(self) -> None:
        """Hello, with what has been seen; returns when the welcome has come. Refusal if it is refused."""
        self.closed, before = None, len(self.heard)

        def answer() -> dict[str, Any] | None:
            return next((m for m in self.heard[before:] if m["type"] == "welcome" or (m["type"] == "error" and m["id"] is None)), None)
        self.socket = await connect(self.base.replace("http", "ws", 1) + "/api/live", compression=None, max_size=None,
                                    open_timeout=PATIENCE, ping_interval=None, close_timeout=PATIENCE)
        self._reader = asyncio.create_task(self._read())
        await self.socket.send(json.dumps({**self.hello, "seen": self.seen, "at": self.at}))
        await self.until(lambda: answer() is not None or self.closed is not None)
        if (said := answer()) is None:
            raise ConnectionError("closed")
        if said["type"] == "error":
            raise Refusal(said["code"], said["text"]["en"])

    @property
    def seen(self) -> int:
        return len(self.updates) + self.undone

    async def drop(self) -> None:
        """Close the connection."""
        if self.socket is not None: await self.socket.close()
        if self._reader is not None: await asyncio.wait([self._reader])

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        except Exception as error:
            self.broken = error               # raised where somebody waits
        self.closed = (self.socket.close_code or 1006, self.socket.close_reason or "")
        for future in self._waiting.values():
            if not future.done(): future.set_exception(ConnectionError("closed"))
            future.exception()                # who waits hears it; nobody must
        self._waiting.clear()
        self._news.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        kind = message["type"]
        if kind in ("welcome", "updates"):
            if message.get("whole"): self.updates, self.undone = [], message["undone"]
            self.updates += message["updates"]
            if message["updates"]: self.at = message["updates"][-1]["at"]
            if message.get("undone"): self.at = None
            assert self.seen == message["seen"], "an update was lost or doubled"
            self.now = message["now"]
            if message["seats"] is not None: self.seats = message["seats"]
            if message["you"] is not None: self.you = message["you"]
        elif kind == "ack":
            self.acked.append(message["id"])
        if kind in ("ack", "error") and (future := self._waiting.pop(message["id"] or "", None)) and not future.done():
            future.set_result(message)
        self._news.set()

    async def until(self, found: Callable[[], bool]) -> None:
        """Wait until something holds of what was heard."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.broken is not None: raise self.broken
                if found(): return
                self._news.clear()
                await self._news.wait()

    def request(self, type: str, **fields: Any) -> tuple[str, str]:
        """An id and the text of a request."""
        self._n += 1
        id = fields.pop("id", None) or f"{type}-{self._n}-{secrets.token_hex(3)}"
        return id, json.dumps({"type": type, "id": id, **fields})

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; a Refusal if it is one."""
        assert self.socket is not None
        id, text = self.request(type, **fields)
        future = self._waiting[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(text)
        answer = await asyncio.wait_for(future, PATIENCE)
        if answer["type"] == "error":
            raise Refusal(answer["code"], answer["text"]["en"])
        return answer

    async def pledge(self, seat: int) -> None:
        self.seeds[seat] = secrets.token_bytes(32)
        await self.ask("pledge", seat=seat, hash=hashlib.sha256(self.seeds[seat]).hexdigest())

    async def open_seeds(self) -> None:
        for seat, seed in self.seeds.items():
            await self.ask("seed", seat=seat, seed=seed.hex())

    async def start(self, fill: str | None = None) -> None:
        """Press start; own seeds are opened."""
        await self.ask("start", fill=fill)
        await self.open_seeds()
        await self.until(lambda: self.now["status"] != "gathering")

    def mine(self) -> list[int]:
        """Own seats that the table waits for."""
        return [seat for seat in self.now["awaited"] if seat in self.you]

    async def act(self, choose: Callable[[Sequence[dict[str, Any]]], dict[str, Any]] = lambda legal: legal[0]) -> None:
        """One throw or choice for an own seat that is awaited."""
        seat = self.mine()[0]
        turn = self.now["turns"][str(seat)]
        if self.now["thrower"] == seat:
            await self.ask("roll", seat=seat, turn=turn)
        else:
            await self.ask("move", seat=seat, turn=turn, action=choose(self.now["legal"][str(seat)])["id"])

    async def play_on(self, choose: Callable[[Sequence[dict[str, Any]]], dict[str, Any]] = lambda legal: legal[0],
                      until: Callable[[], bool] = lambda: False) -> None:
        """Play own seats until the game is over, or until something else holds."""
        while not until():
            await self.until(lambda: bool(self.mine()) or self.now["status"] in ("over", "abandoned") or until())
            if self.now["status"] in ("over", "abandoned") or until():
                return
            await self.act(choose)
