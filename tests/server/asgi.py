"""Calling ASGI middleware by hand: no sockets, no server, no waiting."""
import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from flambeur.server.gate.refusals import App, Message, Receive, Scope, Send


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def __getitem__(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    def json(self) -> Any:
        return json.loads(self.body)


def scope_of(path: str = "/api/x", method: str = "POST", headers: Mapping[str, str] | None = None, client: str | None = "192.0.2.1",
             kind: str = "http") -> Scope:
    lines = [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()]
    return {"type": kind, "method": method, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": lines,
            "scheme": "http", "client": (client, 4321) if client else None, "server": ("127.0.0.1", 8000), "http_version": "1.1",
            "root_path": "", "asgi": {"version": "3.0", "spec_version": "2.4"}, "extensions": {}}


async def told(app: App, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> list[Message]:
    """All messages of the application, for a body that arrives in pieces."""
    parts, sent = list(chunks), []

    async def receive() -> Message:
        if not parts:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: Message) -> None:
        sent.append(message)
    await app(scope, receive, send)
    return sent


def ask(app: App, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> Answer:
    start, *rest = asyncio.run(told(app, scope, chunks))
    if start["type"] == "websocket.close":
        return Answer(403, [], json.dumps({"code": start["reason"]}).encode())
    assert start["type"] == "http.response.start", start
    headers = [(name.decode(), value.decode()) for name, value in start["headers"]]
    return Answer(start["status"], headers, b"".join(message.get("body", b"") for message in rest))


async def reads_all(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers with the number of bytes it got."""
    n, more = 0, True
    while more:
        message = await receive()
        n, more = n + len(message.get("body", b"")), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": str(n).encode()})
