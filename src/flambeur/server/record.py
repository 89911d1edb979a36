"""The record of a table's game, from its log: what was taken back or corrected is not in it."""
import json
from typing import Any

from flambeur.server import entries as log
from flambeur.server.entries import Body, load
from flambeur.server.store.rows import Record as RecordRow
from flambeur.server.table import Table
from flambeur.table.record import Chance, Move, Record, Seat


def record_of(table: Table) -> dict[str, Any] | None:
    """As flambeur-record/1, with the secret; None if the game never began or went on under other rules than it was begun by."""
    start = next((load(line.entry.kind, line.entry.body) for line in table.lines if line.entry.kind == "start"), None)
    if not isinstance(start, log.Start) or table.resumed_at is not None or table.changed_rules:
        return None
    over = table.result is not None and table.result.why == "over"
    return Record(
        game=table.plan.game, rules=table.plan.rules, options=options_of(table), seats=seats_of(table), table=table.id,
        commitment=table.plan.commitment, seeds=start.seeds, dice=table.plan.dice,
        position=table.match.start_position if table.match else None, entries=moves_of(table), over=over,
        scores=table.result.scores if table.result else [], winners=table.result.winners if table.result else [],
        secret=table.secret.hex(),
    ).model_dump(mode="json")


def row_of(table: Table, at: int) -> RecordRow | None:
    """The same as it is stored."""
    body = record_of(table)
    if body is None:
        return None
    return RecordRow(id=table.id, game=table.plan.game, at=at, rules=table.plan.rules, players=len(table.seats), table=table.id,
                     body=json.dumps(body))


def options_of(table: Table) -> dict[str, Any]:
    """All of them, as they stand in the hash of the start."""
    assert table.match is not None
    return table.match.options.model_dump()


def seats_of(table: Table) -> list[Seat]:
    return [Seat(name=table.name_of(number), bot=seat.level) for number, seat in enumerate(table.seats)]


def moves_of(table: Table) -> list[Move | Chance]:
    found: list[Move | Chance] = []
    for line in table.lines:
        apply(found, load(line.entry.kind, line.entry.body))
    return found


def apply(found: list[Move | Chance], body: Body) -> None:
    if isinstance(body, log.Moved):
        found.append(Move(seat=body.seat, action=body.action))
    elif isinstance(body, log.Rolled):
        found.append(Chance(chance=body.chance, draws=body.draws, typed=body.typed))
    elif isinstance(body, log.TookBack | log.Corrected):
        found.pop()                       # nothing has happened since: that is when it is allowed
