"""A seat that was taken at another process, of which this one has not heard yet: its token is known all the same."""
import asyncio
from pathlib import Path

import pytest

from flambeur.server.app import make_house
from flambeur.server.commands import gathering
from flambeur.server.identity.tokens import hash_token, new_token
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.creation import create
from flambeur.server.settings import Settings
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.rows import Holder
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table

DEVICE, OPEN = SeatPlan(sitter="device"), SeatPlan(sitter="open")


@pytest.mark.parametrize(("shared", "wanted"), [(True, 2), (False, None)])
def test_a_device_of_which_the_other_process_has_not_told_yet(shared: bool, wanted: int | None, tmp_path: Path) -> None:
    """A process that is alone does not read for every wrong token that somebody shows."""
    async def run() -> None:
        house, token = make_house(Settings(data=str(tmp_path)), Metrics()), new_token()
        try:
            room = await house.room((await create(house, NewTable(game="las-vegas", seats=[DEVICE, OPEN]), "address")).table)

            def sit(table: Table, at: int) -> None: gathering.sit(table, 2, 1, at)
            await room.do(sit, lambda _: ((Holder(2, hash_token(token), 0),), ()))
            del room.holders[2]           # as if another process had stored it
            house.bus.shared = shared
            assert await room.find_holder(token) == wanted
            assert await room.find_holder(new_token()) is None
        finally:
            house.bus.shared = False
            await house.close()
            house.store.close()
    asyncio.run(run())
