"""A refusal before the application is reached, as JSON: for middleware."""
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.server.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def as_json(error: FlambeurError) -> dict[str, Any]:
    """What the body of every refusal is. Sentences may quote the client, who can write halves of characters that no answer can carry."""
    text = {language: said.encode("utf-8", "replace").decode() for language, said in error.sentences.items()}
    return {"code": error.code, "text": text}


async def refuse(scope: Scope, send: Send, status: int, error: FlambeurError, metrics: Metrics,
                 headers: dict[str, str] | None = None) -> None:
    """Counts, and answers a request. A WebSocket that has not been accepted is closed, which its client sees as a plain 403: browsers
    do not show a page what was said instead of a handshake."""
    metrics.errors.labels(error.code).inc()
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return
    body = json.dumps(as_json(error), ensure_ascii=False).encode()
    named = {"content-type": "application/json", "content-length": str(len(body)), "cache-control": "no-store", **(headers or {})}
    lines = [(name.encode(), value.encode()) for name, value in named.items()]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body})


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header; None if it is not there, or there twice: then it is nobody's word."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def has_header(scope: Scope, name: bytes) -> bool:
    return any(key == name for key, _ in scope["headers"])
