"""The record of a table's game, from its log: what was taken back or corrected is not in it."""
import json
from typing import Any

from flambeur.server.store.rows import Record as RecordRow
from flambeur.server.tables import entries as log
from flambeur.server.tables.entries import Body
from flambeur.server.tables.table import Table, of_chance
from flambeur.table.record import Chance, Consent, Move, Record, Seat


def record_of(table: Table) -> dict[str, Any] | None:
    """The game as a record, with the secret; None if the game never began or went on under other rules than it was begun by."""
    match = table.match
    if match is None or table.resumed_at is not None or table.changed_rules:
        return None
    over = table.result is not None and table.result.why == "over"
    return Record(
        game=table.plan.game, rules=table.plan.rules, options=match.written.options, seats=seats_of(table), table=table.id,
        commitment=table.plan.commitment, seeds=match.seeds, dice=table.plan.dice, position=match.written.position,
        script=match.written.script, entries=moves_of(table), over=over,
        scores=table.result.scores if table.result else [], winners=table.result.winners if table.result else [],
        secret=table.secret.hex(), keys=list(match.written.keys), left_out=list(match.written.left_out),
        called_off=match.written.called_off,
        consents=[Consent(seat=seat, signature=signature) for seat, signature in sorted(table.consents.items())],
        successions=table.signers.successions,
    ).model_dump(mode="json")


def row_of(table: Table, at: int) -> RecordRow | None:
    """The record as it is stored."""
    body = record_of(table)
    if body is None:
        return None
    return RecordRow(id=table.id, game=table.plan.game, at=at, rules=table.plan.rules, players=len(table.seats), table=table.id,
                     body=json.dumps(body))


def seats_of(table: Table) -> list[Seat]:
    return [Seat(name=table.name_of(number), bot=seat.level) for number, seat in enumerate(table.seats)]


def moves_of(table: Table) -> list[Move | Chance]:
    found: list[list[Move | Chance]] = []
    for line in table.lines:
        apply(found, line.body)
    return [entry for step in found for entry in step]


def apply(found: list[list[Move | Chance]], body: Body) -> None:
    """Adds an entry of the log, step by step: moves that were made together are several entries of a record."""
    if isinstance(body, log.Moved):
        first, *more = [Move(seat=body.seat, action=action, body=body.body, away=body.why) for action in (body.action, *body.more)]
        found.append([first.model_copy(update={"signed": body.signed}), *more])
    elif isinstance(body, log.Rolled):
        found.append([Chance(**of_chance(body))])
    elif isinstance(body, log.TookBack | log.Corrected):
        found.pop()                       # the last one: nothing can have happened since
