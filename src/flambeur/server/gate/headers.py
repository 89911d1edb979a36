"""Headers of every answer: what the browser shall forbid to a page, also to our own."""

from flambeur.server.gate.refusals import App, Message, Receive, Scope, Send, header, host_of

# Scripts and styles come from files of this server only: none in the page, none from elsewhere, none made from text. Small images may
# stand in a style sheet (data:). "self" covers WebSockets to this server.
CONTENT = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "media-src 'self'",
    "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    "object-src 'none'",
))
NOT_NEEDED = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone", "midi", "payment", "usb")

HEADERS = (
    (b"content-security-policy", CONTENT.encode()),
    (b"referrer-policy", b"no-referrer"),                                   # links to tables carry keys
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in NOT_NEEDED).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
OPENER = b"cross-origin-opener-policy"
PRIVATE = ("/api", "/metrics", "/healthz")                                  # never kept by a browser or a proxy


class Headers:
    """ASGI middleware; a header that the application has set stays."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        accepted = scope["type"] == "http"

        async def send_with_headers(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = completed(list(message.get("headers", ())), scope["path"])
                message["headers"] = headers if is_trustworthy(scope) else [one for one in headers if one[0] != OPENER]
            if message["type"] == "websocket.close" and not accepted and "websocket.http.response" in scope.get("extensions", {}):
                await shut_door(scope["path"], send)
            else:
                await send(message)
        await self.app(scope, receive, send_with_headers)


def is_trustworthy(scope: Scope) -> bool:
    """Whether browsers trust the page's address: https, or this machine. At other addresses, as a server at home has them, browsers ignore
    the header that sets windows apart, and complain about it."""
    host = host_of(scope)
    secure = "https" in (scope.get("scheme"), header(scope, b"x-forwarded-proto"))
    return secure or host in ("localhost", "127.0.0.1", "::1") or host.endswith(".localhost")


async def shut_door(path: str, send: Send) -> None:
    """A WebSocket that is not let in: the server below would answer by itself, without these headers."""
    headers = completed([(b"content-length", b"0")], path)
    await send({"type": "websocket.http.response.start", "status": 403, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


def completed(headers: list[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    has = {name.lower() for name, _ in headers}
    wanted = (*HEADERS, (b"cache-control", b"no-store")) if is_private(path) else HEADERS
    return headers + [(name, value) for name, value in wanted if name not in has]


def is_private(path: str) -> bool:
    return any(path == start or path.startswith(f"{start}/") for start in PRIVATE)
