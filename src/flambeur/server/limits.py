"""How much one connection or address may ask for. Clocks are given, so that tests need not wait."""
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping

from flambeur.server.addresses import client, networks
from flambeur.server.errors import Refused, TooMany
from flambeur.server.identity import group
from flambeur.server.metrics import Metrics
from flambeur.server.refusals import App, Message, Receive, Scope, Send, header, refuse
from flambeur.server.settings import Settings

Clock = Callable[[], float]
REMEMBERED = 20_000                       # addresses: a few megabytes at most


class SlowDown(Refused):
    """More than the limits allow; `seconds` later it will do."""
    code = "slow_down"

    def __init__(self, seconds: float) -> None:
        self.seconds = max(math.ceil(seconds), 1)
        super().__init__(f"too much at once: try again in {self.seconds} s", f"trop à la fois : réessayez dans {self.seconds} s")


class TooLarge(Refused):
    """More bytes than the limits allow."""
    code = "too_large"

    def __init__(self, most: int) -> None:
        super().__init__(f"that is too large: at most {most} bytes", f"c’est trop gros : {most} octets au plus")


class Bucket:
    """So many tokens per second, saved up to `burst`. Kept as one number: when it will be full again."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.full_at = -math.inf

    def take(self, n: float = 1.0) -> float:
        """0 if there were n; otherwise the seconds until there will be, and nothing is taken."""
        self.full_at, wait = taken(self.full_at, n, self.rate, self.burst, self.clock())
        return wait


class Buckets:
    """One per address. Those that are full again are forgotten; when there are too many, those not used for longest."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = REMEMBERED) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self.full_at: dict[str, float] = {}

    def take(self, who: str, n: float = 1.0) -> float:
        """As Bucket.take."""
        now = self.clock()
        before = self.full_at.pop(who, -math.inf)
        self.full_at[who], wait = taken(before, n, self.rate, self.burst, now)      # at the end: dicts keep their order
        if len(self.full_at) > self.most:
            self.prune(now)
        return wait

    def prune(self, now: float) -> None:
        """To at most half, so that it is not done for every newcomer."""
        spent = {who: full_at for who, full_at in self.full_at.items() if full_at > now}
        self.full_at = dict(list(spent.items())[-(self.most // 2):])


def taken(full_at: float, n: float, rate: float, burst: float, now: float) -> tuple[float, float]:
    """When a bucket is full again after n tokens were taken, and 0; or as before, and the seconds to wait."""
    after = max(full_at, now) + n / rate
    wait = after - now - burst / rate
    return (after, 0.0) if wait <= 1e-9 else (full_at, wait)


class Crowd:
    """Open connections: so many per address, so many in all."""

    def __init__(self, each: int, total: int) -> None:
        self.each, self.total = each, total
        self.here: Counter[str] = Counter()
        self.n = 0

    def enter(self, who: str) -> None:
        if self.n >= self.total:
            raise TooMany("the server is full: try again later", "le serveur est plein : réessayez plus tard")
        if self.here[who] >= self.each:
            raise TooMany("too many connections from your network: close some", "trop de connexions depuis votre réseau : fermez-en")
        self.here[who] += 1
        self.n += 1

    def leave(self, who: str) -> None:
        self.n -= 1
        self.here[who] -= 1
        if self.here[who] <= 0: del self.here[who]


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
        if scope["type"] == "http" and scope["path"].startswith("/api/") and (wait := self.requests.take(address)):
            error = SlowDown(wait)
            await refuse(scope, send, 429, error, self.metrics, {"retry-after": str(error.seconds)})
        elif scope["type"] == "http":
            await self.measured(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.larger.get(scope["path"], self.most)
        if (announced := header(scope, b"content-length")) and announced.isdecimal() and int(announced[:20]) > most:
            await refuse(scope, send, 413, TooLarge(most), self.metrics)
            return
        await Body(most, self.metrics).run(self.app, scope, receive, send)


class Body:
    """Counts what really arrives. When it is too much, the application's reading fails and its answer is replaced by ours."""

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
            await refuse(scope, send, 413, TooLarge(self.most), self.metrics)
