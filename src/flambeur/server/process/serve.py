"""Running the server: a port that is free, uvicorn, and an end in good order."""
import os
import socket
import sys
from collections.abc import Callable
from functools import partial

import uvicorn

from flambeur.errors import FlambeurError
from flambeur.server.app import make_app
from flambeur.server.door.door import Door
from flambeur.server.identity.hashed import address_secret
from flambeur.server.process.claim import Claim, Running, claim
from flambeur.server.process.files import room_for
from flambeur.server.process.garbage import Garbage
from flambeur.server.rooms.house import House
from flambeur.server.settings import Settings
from flambeur.server.socket.plain import PlainWire
from flambeur.server.socket.wire import Wire
from flambeur.server.store.upgrade import upgrade

TRIES = 20                                # ports after the wanted one
BACKLOG = 2048                            # connections that wait to be accepted


class PortError(FlambeurError):
    """No port to listen on."""
    code = "port"


def free_socket(host: str, port: int) -> socket.socket:
    """A socket bound to the port, or to the next one that is free."""
    last = min(port + TRIES - 1, 65_535)
    for wanted in range(port, last + 1) if port else (0,):
        try:
            return bound(host, wanted)
        except socket.gaierror as error:
            problem: OSError = error
            break                         # there is no such host, whatever the port
        except OSError as error:
            problem = error
    raise PortError(f"cannot listen on {host}, port {port} to {last}: {problem.strerror}",
                    f"impossible d’écouter sur {host}, ports {port} à {last} : {problem.strerror}")


def bound(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)     # named, or asyncio lets small answers wait for 40 ms
    try:
        if sys.platform != "win32":       # on Windows this option would let two servers have one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)             # at once: of two servers that start together, one finds the port busy
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def run(settings: Settings, told: Callable[[int], None] = lambda port: None) -> None:
    """Serves until the process is told to stop (Ctrl-C or SIGTERM). `told` hears the port when the server answers. Taken: another server
    has the database."""
    with claim(settings) as claimed:
        serve(settings, claimed, told)


def serve(settings: Settings, claimed: Claim, told: Callable[[int], None]) -> None:
    upgrade(settings.database_url)        # so that a fault of the database or the folder is told now, and not by uvicorn
    address_secret(settings.data_folder, settings.address_secret)
    listening = free_socket(settings.host, settings.port)
    app = make_app(settings)
    app.state.crowd.total = room_for(settings.sockets)
    door = Door(settings, app.state.crowd)
    config = uvicorn.Config(
        app, http=partial(PlainWire, door), ws=Wire,      # type: ignore[arg-type]  # whatever makes one does
        ws_max_size=settings.message_bytes, ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds, log_config=None, lifespan="on", access_log=True, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=max(round(settings.shutdown_seconds), 1), ws_per_message_deflate=False)

    def answers(house: House) -> None:
        port = listening.getsockname()[1]
        claimed.tell(Running(os.getpid(), settings.host, port, house.instance, settings.public_url))
        house.spawn(Garbage(house).watch())
        told(port)
    Server(config, answers).run(sockets=[listening])


class Server(uvicorn.Server):
    """A uvicorn that says when it answers, and that closes the tables before it waits for their connections."""

    def __init__(self, config: uvicorn.Config, told: Callable[[House], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started: self._told(self.config.app.state.house)        # type: ignore[union-attr]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = getattr(self.config.app.state, "house", None)     # type: ignore[union-attr]
        if house is not None:
            house.say_goodbye()
        await super().shutdown(sockets)
