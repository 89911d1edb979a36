"""A server process that loads what its tables ask for and nothing else, and starts no other process for it: tests start many servers.

What an operator's server does there is tested where it is the point: tests/server/bots/, and with the wheel.
"""
from collections.abc import Sequence

from flambeur.server import app
from flambeur.server.bots import helpers
from flambeur.server.rooms.house import House


def be() -> None:
    assert callable(app.prepare_all)
    assert callable(helpers.can_help)
    app.prepare_all = nothing
    helpers.can_help = lambda build: False


async def nothing(house: House, games: Sequence[str]) -> None:
    pass
