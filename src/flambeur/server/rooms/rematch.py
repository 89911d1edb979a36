"""The same players once more: a new table with the same plan, the same devices and links, and a new secret."""
import json
from typing import Any

from flambeur.games import find
from flambeur.kit.options import chosen, parse
from flambeur.server.audience.info import summary
from flambeur.server.identity.tokens import table_id_from
from flambeur.server.rooms.creation import store
from flambeur.server.rooms.room import Room
from flambeur.server.store.rows import Holder, TableRow
from flambeur.server.tables.entries import Created, Rematch, Seated, SeatPlan
from flambeur.server.tables.seat import Seat
from flambeur.server.tables.table import Table
from flambeur.table import fairness


async def lay_out_rematch(room: Room) -> None:
    """All players who are there want a rematch. A player who has left leaves an open seat. Votes that come at the same moment, here or in
    another process, lay out one table: its id follows from the old one, and only the first table of an id is stored."""
    house, old, at = room.house, room.table, room.house.now()
    secret = fairness.new_secret()
    names = {number: name for number, name in old.names.items() if not old.seats[number].left}
    table = Table(table_id_from(room.row.secret), secret, names)
    table.add(Created(holder=old.host, commitment=fairness.commitment(secret), rematch_of=old.id, **plan_of(old)), at)
    for number, seat in enumerate(old.seats):
        if seat.is_human and not seat.left:
            table.add(Seated(seat=number, holder=seat.holder), at)
    row = TableRow(id=table.id, game=old.plan.game, created=at, secret=secret.hex(), commitment=table.plan.commitment,
                   sit_hash=room.row.sit_hash, watch_hash=room.row.watch_hash, listed=old.plan.listed, address=room.row.address,
                   rematch_of=old.id, busy=False, summary=json.dumps(summary(table)))
    await store(house, row, table, [Holder(holder, hash, at) for holder, hash in room.holders.items()])

    def go_on(old: Table, at: int) -> None:
        if old.rematch is None: old.add(Rematch(table=table.id), at)
    await room.do(go_on)


def plan_of(old: Table) -> dict[str, Any]:
    """The plan of the old table, by the rules of today. OptionError: today's rules do not have these options any more."""
    plan = old.plan.model_dump(exclude={"holder", "id", "commitment", "rematch_of", "seats"})
    game = find(old.plan.game)
    options = chosen(parse(game.Options, game.id, old.plan.options))
    return {**plan, "rules": game.version, "options": options, "seats": [plan_again(seat) for seat in old.seats]}


def plan_again(seat: Seat) -> SeatPlan:
    """A bot that filled an open seat stays; a seat that was a bot's at first and became a person's is open."""
    if seat.is_bot:
        return SeatPlan(sitter="bot", level=seat.level)
    return SeatPlan(sitter="open") if seat.plan.sitter == "bot" else SeatPlan(sitter=seat.plan.sitter)
