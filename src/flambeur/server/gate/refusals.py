"""A refusal before the application is reached, as JSON: for middleware."""
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from flambeur.errors import FlambeurError, OptionError
from flambeur.server.journal.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def as_json(error: FlambeurError) -> dict[str, Any]:
    """The body of every refusal. Its sentences may quote the client, who can write halves of characters that no answer can carry."""
    text = {language: said.encode("utf-8", "replace").decode() for language, said in error.sentences.items()}
    mends = {"mends": error.mends} if isinstance(error, OptionError) else {}
    return {"code": error.code, "text": text, **mends}


async def refuse(scope: Scope, send: Send, status: int, error: FlambeurError, metrics: Metrics,
                 headers: dict[str, str] | None = None) -> None:
    """Counts the refusal and answers the request. A WebSocket that was not accepted yet is closed, which its client sees as a plain 403:
    browsers do not show a page what was said instead of a handshake."""
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
    """The value of a header; None if the header is missing, or there twice: then it says nothing that could be trusted."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def host_of(scope: Scope) -> str:
    """The name of the server as the client wrote it; "" if it is missing, and no name at all."""
    try:
        return urlsplit(f"//{header(scope, b'host') or ''}").hostname or ""
    except ValueError:
        return ""


def has_header(scope: Scope, name: bytes) -> bool:
    return any(key == name for key, _ in scope["headers"])
