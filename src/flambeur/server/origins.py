"""Whose pages may speak to the server: its own, and those that the operator has named.

Browsers say with every WebSocket and every request that changes something which page it comes from, and a page cannot change that.
A client that says nothing is no browser (a script, a bot, the bench): it could as well claim any origin, so refusing it would protect
nobody. Nothing here rests on cookies: a foreign page would have no seat's token to send either. This is the second lock.
"""
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from flambeur.server.errors import Refused
from flambeur.server.metrics import Metrics
from flambeur.server.refusals import App, Receive, Scope, Send, has_header, header, refuse
from flambeur.server.settings import Settings, is_origin

PORTS = {"http": 80, "https": 443}
SAFE = ("GET", "HEAD", "OPTIONS")
AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")    # names that no stranger can register

Origin = tuple[str, str, int]             # scheme, host, port


class ForeignOrigin(Refused):
    """A page of another site."""
    code = "foreign_origin"

    def __init__(self) -> None:
        super().__init__("this page may not use this server: its address is not the one that the server is set up for",
                         "cette page ne peut pas utiliser ce serveur : son adresse n’est pas celle pour laquelle il est réglé")


class Origins:
    """ASGI middleware: refuses WebSockets and changing requests of foreign pages."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics
        self.named = {read(url) for url in (settings.public_url, *settings.origins) if url}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_checked(scope) and not self.allows(scope):
            await refuse(scope, send, 403, ForeignOrigin(), self.metrics)
        else:
            await self.app(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        if not has_header(scope, b"origin"):
            return header(scope, b"sec-fetch-site") not in ("cross-site", "same-site")      # a browser that hides it after all
        said = header(scope, b"origin")
        origin = read(said) if said is not None and is_origin(said) else None
        return origin is not None and (origin in self.named or is_own(origin, header(scope, b"host")))


def is_checked(scope: Scope) -> bool:
    return scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE)


@lru_cache(256)
def read(url: str) -> Origin:
    """Of "https://example.org", which is "https://EXAMPLE.org:443" too."""
    parts = urlsplit(url)
    return parts.scheme, (parts.hostname or "").rstrip("."), parts.port or PORTS[parts.scheme]


@lru_cache(256)
def is_own(origin: Origin, host: str | None) -> bool:
    """Whether the page came from where the request goes. The host alone does not prove it: the owner of a name can point it to any
    machine, also to the one on which the browser runs (DNS rebinding). A name that anybody could own has to be set as public_url."""
    scheme, name, _ = origin
    if host is None or not is_origin(f"{scheme}://{host}"):
        return False
    return read(f"{scheme}://{host}") == origin and is_at_home(name)


def is_at_home(name: str) -> bool:
    """An address in numbers, or a name of this machine or house."""
    try:
        ip_address(name.partition("%")[0])
        return True
    except ValueError:
        return "." not in name or name.endswith(AT_HOME)
