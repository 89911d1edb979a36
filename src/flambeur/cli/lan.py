"""`--lan`: the server listens in the home network, and says at which address others find it, as a QR code too."""
import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from flambeur.cli.output import is_plain
from flambeur.cli.words import serving as say

if TYPE_CHECKING:
    from flambeur.server.settings import Settings

EVERYWHERE = "0.0.0.0"
BLACK_ON_WHITE, PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


def in_network(settings: "Settings") -> "Settings":
    """The settings of a server that is heard in the whole network; a host that was chosen stays."""
    return settings if is_elsewhere(settings.host) else replace(settings, host=EVERYWHERE)


def is_elsewhere(host: str) -> bool:
    """Whether a server on that host is heard by other machines."""
    from flambeur.server.http.routes.links import EVERYWHERE as all_hosts
    from flambeur.server.http.routes.links import addresses_of
    return host in all_hosts or bool(addresses_of(host, 1))


def address(host: str, port: int, public_url: str = "") -> str | None:
    """What others type; None if this machine is in no network."""
    from flambeur.server.http.routes.links import addresses_of
    return public_url or next(iter(addresses_of(host, port)), None)


def show(url: str | None, language: str) -> None:
    if url is None:
        print(say.NO_NETWORK(language), flush=True)
        return
    print(say.IN_NETWORK(language, url=url), flush=True)
    if not is_plain(False):
        from flambeur.cli.qr import in_terminal
        print(coloured(in_terminal(url)) if has_colours() else in_terminal(url, inverted=True), flush=True)
    print(say.SAME_NETWORK(language), flush=True)


def has_colours() -> bool:
    return "NO_COLOR" not in os.environ and sys.stdout.isatty()


def coloured(picture: str) -> str:
    return "\n".join(f"{BLACK_ON_WHITE}{line}{PLAIN}" for line in picture.splitlines())
