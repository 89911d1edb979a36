"""Whose pages may speak to the server: its own, and those that the operator has named.

With every WebSocket and every request that changes something, a browser says which page it comes from, and no page can change what the
browser says. A client that names no page is no browser (a script, a bot, the bench): it could as well claim any origin, so that refusing
it would protect nobody. Nothing here rests on cookies: a foreign page would have no seat's token to send either. This is the second lock.
"""
import re
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from flambeur.server.errors import Refused
from flambeur.server.gate.refusals import App, Receive, Scope, Send, has_header, header, refuse
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings, is_origin

PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"[A-Za-z0-9._~%:\[\]-]+")      # browsers write names of other scripts as xn--…
SAFE = ("GET", "HEAD", "OPTIONS")
AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")    # names that no stranger can register

Origin = tuple[str, str, int]             # scheme, host, port


class ForeignOrigin(Refused):
    """A page of another site."""
    code = "foreign_origin"

    def __init__(self) -> None:
        super().__init__("this page may not use this server: its address is not the one that the server is set up for",
                         "cette page ne peut pas utiliser ce serveur : son adresse n’est pas celle pour laquelle il est réglé")


class NoHost(Refused):
    """A request to a server whose name is none."""
    code = "no_host"

    def __init__(self) -> None:
        super().__init__("the Host header is no name of a server", "l’en-tête Host n’est pas un nom de serveur")


class Origins:
    """ASGI middleware: refuses WebSockets and changing requests of foreign pages, and whatever is sent to a name that is none."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics
        self.named = {read(url) for url in (settings.public_url, *settings.origins) if url}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and header(scope, b"host") and not is_host(header(scope, b"host") or ""):
            await refuse(scope, send, 400, NoHost(), self.metrics)
        elif is_checked(scope) and not self.allows(scope):
            await refuse(scope, send, 403, ForeignOrigin(), self.metrics)
        else:
            await self.app(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        if not has_header(scope, b"origin"):
            return header(scope, b"sec-fetch-site") not in ("cross-site", "same-site")      # a browser that hides the origin after all
        said = header(scope, b"origin")
        origin = read(said) if said is not None and is_origin(said) else None
        return origin is not None and (origin in self.named or is_own(origin, header(scope, b"host")))


def is_checked(scope: Scope) -> bool:
    return scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE)


@lru_cache(256)
def is_host(text: str) -> bool:
    """Whether this can stand behind "http://": a name or an address, perhaps with a port."""
    return HOST.fullmatch(text) is not None and is_origin(f"http://{text}")


@lru_cache(256)
def read(url: str) -> Origin:
    """The origin of a page, in three pieces: "https://example.org" is "https://EXAMPLE.org:443" too."""
    parts = urlsplit(url)
    return parts.scheme, (parts.hostname or "").rstrip("."), parts.port or PORTS[parts.scheme]


@lru_cache(256)
def is_own(origin: Origin, host: str | None) -> bool:
    """Whether the page came from where the request goes. The host alone does not prove this: the owner of a name can let the name
    lead to any machine, also to the one on which the browser runs (DNS rebinding). A name that anybody could own has to be set as
    public_url."""
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
