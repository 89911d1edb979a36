"""The door of a process: who comes in, and who is shown out for being slow."""
from collections.abc import Callable

from flambeur.server.door.crowd import Crowd, Place
from flambeur.server.door.pace import Pace, Taking
from flambeur.server.door.watch import Watch
from flambeur.server.identity.addresses import address, is_in, networks
from flambeur.server.identity.hashed import group
from flambeur.server.settings import Settings


class Door:
    """What all connections of a process share."""

    def __init__(self, settings: Settings, crowd: Crowd) -> None:
        self.settings, self.crowd, self.watch = settings, crowd, Watch()
        self._proxies = networks(settings.proxies)

    def enter(self, peer: tuple[str, int] | None, give_way: Callable[[], None]) -> Place:
        """A place for whoever is at the other end. Of a proxy that the operator has named, it is known only with a request whose connection
        it is. TooMany: there is none."""
        who = address(peer[0]) if peer else None
        home = None if is_in(who, self._proxies) else group(str(who)) if who is not None else "unix"
        return self.crowd.enter(home, give_way)

    def pace(self, seconds: float) -> Pace:
        return Pace(seconds, self.settings.slowest_bytes_per_second)

    def taking(self) -> Taking:
        return Taking(self.settings.unread_seconds, self.settings.slowest_bytes_per_second)
