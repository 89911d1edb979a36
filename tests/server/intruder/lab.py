"""A server in this process, without a network: requests and WebSockets are spoken to the application itself, and all that it says and
writes down is kept for the tests to search."""
import asyncio
import io
import json
import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from flambeur.bots.code.builds import build_of
from flambeur.games import registered
from flambeur.kit.game import Game
from flambeur.server.app import make_app
from flambeur.server.journal import logs
from flambeur.server.rooms.house import House
from flambeur.server.settings import Settings
from flambeur.server.socket.messages import PROTOCOL
from flambeur.server.tables.table import Table, load_table
from tests.games.probe.game import GAME as PROBE
from tests.helpers.patience import PATIENCE
from tests.server.asgi import Answer, scope_of, told
from tests.server.running import GENEROUS

HOME = "127.0.0.1"
ANSWERS = ("ack", "error", "pong")
FOREIGN = "http://evil.example.com"
Message = dict[str, Any]


class Lab:
    """`async with Lab(folder) as lab:` … `lab.house` is the server's inside."""

    def __init__(self, folder: Path, game: Game = PROBE, **settings: Any) -> None:
        self.game = game                  # found as the probe
        self.settings = Settings(**{**GENEROUS, "data": str(folder), "log_format": "json", "log_level": "debug", **settings})
        self.written = io.StringIO()      # the server's log
        self.said: list[bytes] = []       # every byte that left the server: bodies, headers, messages
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Lab":
        root = logging.getLogger()
        before, level = list(root.handlers), root.level
        handler = logs.configure(self.settings, self.written)
        logging.getLogger("asyncio").setLevel(logging.WARNING)

        def restore() -> None:
            root.removeHandler(handler)
            root.handlers, root.level = before, level
        self._stack.callback(restore)
        self._stack.enter_context(registered(self.game))
        self.app = make_app(self.settings, prepare=())
        await self._stack.enter_async_context(self.app.router.lifespan_context(self.app))
        self.house: House = self.app.state.house
        await self.house.preparing.prepare(build_of(self.game.id), "search")
        self.wires: list[Wire] = []
        return self

    async def __aexit__(self, *_: object) -> None:
        for wire in self.wires:
            await wire.drop()
        await self._stack.aclose()

    async def later(self, seconds: float) -> None:
        """So much time passes at once for all that waits in this loop."""
        loop, before = asyncio.get_running_loop(), asyncio.get_running_loop().time
        loop.time = lambda: before() + seconds        # type: ignore[method-assign]
        await asyncio.sleep(0)

    # HTTP

    async def http(self, method: str, path: str, body: Any = None, *, headers: Mapping[str, str] | None = None, client: str = HOME,
                   token: str | None = None) -> Answer:
        """`body` as it is if it is bytes, otherwise as JSON."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = {"host": "127.0.0.1:8000", "content-type": "application/json", "content-length": str(len(data)), **(headers or {})}
        if token is not None: lines["authorization"] = f"Bearer {token}"
        path, _, query = path.partition("?")
        scope = scope_of(path, method, lines, client)
        scope["query_string"] = query.encode()
        start, *rest = await told(self.survived, scope, [data])
        answer = Answer(start["status"], [(name.decode(), value.decode()) for name, value in start["headers"]],
                        b"".join(part.get("body", b"") for part in rest))
        self.said.append(json.dumps(answer.headers).encode() + answer.body)
        return answer

    async def survived(self, scope: Any, receive: Any, send: Any) -> None:
        """The application, as uvicorn calls it: what it raises has been answered with 500 and is noted."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)

    async def post(self, path: str, body: Any, **how: Any) -> Any:
        """What is answered to a request that is to work."""
        answer = await self.http("POST", path, body, **how)
        assert answer.status < 300, answer.body
        return answer.json()

    async def new_table(self, *seats: str, game: str = "probe", **plan: Any) -> dict[str, str]:
        """Seats are "open", "device" or a level of a bot."""
        sitters = [{"sitter": seat} if seat in ("open", "device") else {"sitter": "bot", "level": seat} for seat in seats]
        made: dict[str, str] = await self.post("/api/tables", {"game": game, "seats": sitters, **plan})
        return made

    async def sit(self, made: Mapping[str, str], **how: Any) -> dict[str, Any]:
        seated: dict[str, Any] = await self.post(f"/api/tables/{made['table']}/seats", {"key": made["sit"], **how})
        return seated

    # WebSockets

    async def wire(self, *, headers: Mapping[str, str] | None = None, client: str = HOME, path: str = "/api/live") -> "Wire":
        """A connection that has not said anything yet."""
        wire = Wire(self, {"host": "127.0.0.1:8000", **(headers or {})}, client, path)
        self.wires.append(wire)
        await wire.open()
        return wire

    async def join(self, table: str, token: str | None = None, key: str | None = None, seen: int = 0, **how: Any) -> "Wire":
        """A connection that has been welcomed."""
        wire = await self.wire(**how)
        wire.send({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token, "key": key, "seen": seen})
        await wire.until("welcome")
        return wire

    # the inside

    def table(self, id: str) -> Table:
        return self.house.rooms[id].table

    def standing(self, id: str) -> tuple[Any, ...]:
        """All that nobody may change who has no right to."""
        return (*self.position(id), len(self.house.store.chats(id)))

    def position(self, id: str) -> tuple[Any, ...]:
        """The same as far as it is in memory."""
        table, room = self.table(id), self.house.rooms[id]
        return (table.n, table.match.digest if table.match else None, table.status, dict(table.names), [s.holder for s in table.seats],
                dict(table.turns), sorted(room.holders))

    def replayed(self, id: str) -> Table:
        """The same table from what is stored."""
        stored = self.house.store.read(id)
        assert stored is not None
        table = load_table(id, bytes.fromhex(stored.row.secret), stored.entries, stored.names, lambda: None)
        assert not table.changed_rules
        return table

    def problems(self) -> list[str]:
        """Lines of the log that tell of something that went wrong inside."""
        lines = [json.loads(line) for line in self.written.getvalue().splitlines()]
        return [str(line) for line in lines if line["level"] in ("error", "critical") or "traceback" in line]

    def bytes_said(self) -> bytes:
        return b"\n".join([*self.said, *(text.encode() for wire in self.wires for text in wire.raw)])


class Wire:
    """One WebSocket. `heard` is what came, `raw` the same as text."""

    def __init__(self, lab: Lab, headers: Mapping[str, str], client: str, path: str) -> None:
        self.lab = lab
        self.scope = {**scope_of(path, "GET", headers, client, "websocket"), "subprotocols": []}
        self.scope["extensions"] = {"websocket.http.response": {}}
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.read = 0                     # of what was heard, how much a test has looked at
        self.accepted = False
        self.closed: tuple[int, str] | None = None
        self.refusal: Answer | None = None      # what was answered instead of a handshake
        self._news = asyncio.Event()

    async def open(self) -> None:
        self.inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run())
        await self.when(lambda: self.accepted or self.over)

    @property
    def over(self) -> bool:
        return self.closed is not None or self.refusal is not None

    async def _run(self) -> None:
        try:
            await self.lab.survived(self.scope, self.inbox.get, self._take)
        finally:
            if not self.over: self.closed = (1006, "")
            self._news.set()

    async def _take(self, message: Any) -> None:
        kind = message["type"]
        if kind == "websocket.accept": self.accepted = True
        elif kind == "websocket.close": self.closed = (message.get("code", 1000), message.get("reason") or "")
        elif kind == "websocket.http.response.start":
            self.refusal = Answer(message["status"], [(name.decode(), value.decode()) for name, value in message["headers"]], b"")
        elif kind == "websocket.http.response.body" and self.refusal: self.refusal.body += message.get("body", b"")
        else:
            self.raw.append(message["text"])
            self.heard.append(json.loads(message["text"]))
        self._news.set()

    async def when(self, found: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not found():
                self._news.clear()
                await self._news.wait()

    def send(self, message: Message | str | bytes) -> None:
        data: Message = {"bytes": message} if isinstance(message, bytes) else {
            "text": message if isinstance(message, str) else json.dumps(message)}
        self.inbox.put_nowait({"type": "websocket.receive", **data})

    async def until(self, *kinds: str) -> Message:
        """The next message of these kinds; one that says that the connection is over, if there is none."""
        found: list[Message] = []

        def look() -> bool:
            while self.read < len(self.heard) and not found:
                if self.heard[self.read]["type"] in kinds: found.append(self.heard[self.read])
                self.read += 1
            return bool(found) or self.over
        await self.when(look)
        return found[0] if found else {"type": "closed", "code": self.closed}

    async def ask(self, message: Message | str | bytes) -> Message:
        """Send, and wait for the one answer."""
        self.send(message)
        return await self.until(*ANSWERS)

    @property
    def now(self) -> Message:
        return next(message["now"] for message in reversed(self.heard) if "now" in message)

    @property
    def you(self) -> list[int]:
        return next(message["you"] for message in reversed(self.heard) if message.get("you") is not None)

    async def drop(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task])
        self._task.result()


def is_refusal(said: Message, *codes: str) -> bool:
    """An error with a code and a sentence in each language."""
    assert set(said["text"]) == {"en", "fr"}, said
    assert all(len(text) > 10 for text in said["text"].values()), said
    assert said["text"]["en"] != said["text"]["fr"], said
    assert "valeur refusée" not in said["text"]["fr"], said      # kit/complaints.py has words for whatever our models refuse
    return said["code"] in codes
