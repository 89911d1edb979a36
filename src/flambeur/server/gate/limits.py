"""How much one address may ask for over HTTP. The clock is given, so that tests need not wait."""
import asyncio
import contextlib
import time
from collections.abc import Mapping

from flambeur.server.errors import Refused, TooMany
from flambeur.server.gate.buckets import Buckets, Clock, SlowDown
from flambeur.server.gate.refusals import App, Message, Receive, Scope, Send, header, refuse
from flambeur.server.identity.addresses import client, networks
from flambeur.server.identity.hashed import group
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings

DRAINED, PATIENCE = 8 << 20, 2.0          # bytes and seconds


class TooLarge(Refused):
    """More bytes than the limits allow."""
    code = "too_large"

    def __init__(self, most: int) -> None:
        super().__init__(f"that is too large: at most {most} bytes", f"c’est trop gros : {most} octets au plus")


async def drained(receive: Receive) -> None:
    """Takes what is still coming of a body, up to a point: a client that is cut off while it sends does not get to read why."""
    left = DRAINED
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body"): return


class Limits:
    """ASGI middleware for HTTP: bodies of a bounded size, and so many requests to the API per address. `larger` has the paths that may
    take more bytes. Leaves the address (IPv6: its /64) in scope["state"]["address"], for WebSockets too."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics, larger: Mapping[str, int] | None = None,
                 clock: Clock = time.monotonic) -> None:
        self.app, self.metrics, self.proxies = app, metrics, networks(settings.proxies)
        self.most, self.larger = settings.body_bytes, dict(larger or {})
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = group(client(scope, self.proxies))
        scope.setdefault("state", {})["address"] = address
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        try:
            self.admit(scope, address)
        except TooMany as error:
            await refuse(scope, send, 429, error, self.metrics, {"connection": "close"})
        except SlowDown as error:
            await refuse(scope, send, 429, error, self.metrics, {"retry-after": str(error.seconds)})
        else:
            await self.measured(scope, receive, send)

    def admit(self, scope: Scope, address: str) -> None:
        """The connection is this address's as long as it asks. SlowDown, TooMany: the address asks too much."""
        if (place := scope["state"].get("place")) is not None: place.take(address)
        if scope["path"].startswith("/api/") and (wait := self.requests.take(address)):
            raise SlowDown(wait)

    async def measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.larger.get(scope["path"], self.most)
        if (announced := header(scope, b"content-length")) and announced.isdecimal() and int(announced[:20]) > most:
            await drained(receive)
            await refuse(scope, send, 413, TooLarge(most), self.metrics)
            return
        await Body(most, self.metrics).run(self.app, scope, receive, send)


class Body:
    """Counts the bytes of a body that really arrive. After too many the application's reading fails, and our answer replaces its own."""

    def __init__(self, most: int, metrics: Metrics) -> None:
        self.most, self.left, self.metrics = most, most, metrics
        self.answered = False

    async def run(self, app: App, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted() -> Message:
            message = await receive()
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                raise TooLarge(self.most)
            return message

        async def unless_too_large(message: Message) -> None:
            if self.left >= 0 or self.answered:
                self.answered = True
                await send(message)

        try:
            await app(scope, counted, unless_too_large)
        except Exception:
            if self.left >= 0 or self.answered:
                raise
        if self.left < 0 and not self.answered:
            await drained(receive)
            await refuse(scope, send, 413, TooLarge(self.most), self.metrics)
