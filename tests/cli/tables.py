"""A database with tables in it, as a server leaves it."""
import json
from pathlib import Path

from flambeur.server.audience.info import summary
from flambeur.server.commands import gathering, playing
from flambeur.server.identity.tokens import hash_token
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Head, Holder, Name, TableRow
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from flambeur.server.tables.entries import Created, Seated, SeatPlan
from flambeur.server.tables.table import Table
from flambeur.table import fairness

NOON = 1_790_000_000_000                  # a time
SECRET = bytes(range(32))
TOKEN = "t" * 43


def database(folder: Path) -> Store:
    upgrade(f"sqlite:///{folder / 'tables.db'}")
    return open_store(f"sqlite:///{folder / 'tables.db'}")


def begun(store: Store, id: str, at: int = NOON, moves: int = 2) -> Table:
    """A table of two people at one device, some moves into its game."""
    table = Table(id, SECRET, {0: "Anna", 1: "Ben"})
    plan = [SeatPlan(sitter="device"), SeatPlan(sitter="device")]
    options = {"players": 2}
    table.add(Created(game="las-vegas", rules=1, options=options, seats=plan, commitment=fairness.commitment(SECRET)), at)
    for seat in (0, 1):
        table.add(Seated(seat=seat, holder=1), at)
    if moves:
        gathering.press_start(table, 1, at + 1, TOKEN[:20])
        for k in range(moves):
            act(table, at + 2 + k)
    row = TableRow(id=id, game="las-vegas", created=at, secret=SECRET.hex(), commitment=table.plan.commitment, sit_hash=hash_token("s"),
                   watch_hash=hash_token("w"), status=head(table).status, busy=False, summary=head(table).summary, listed=bool(moves))
    names = [Name(seat, name) for seat, name in table.names.items()]
    assert store.create(row, [line.entry for line in table.lines], [Holder(1, hash_token(TOKEN + id), at)], names)
    return table


def act(table: Table, at: int) -> None:
    """A throw or the first choice of whoever is awaited."""
    assert table.match is not None
    seat = min(table.awaited)
    if table.match.thrower == seat:
        playing.roll(table, 1, seat, None, at)
    else:
        playing.move(table, 1, seat, table.match.legal(seat)[0].id, None, at)


def head(table: Table) -> Head:
    return Head(status=table.status, summary=json.dumps(summary(table)), busy=False)
