"""A stored game that no longer replays: the rules have changed since. Nothing is guessed.

From the last stored position the game goes on if every later entry still is a legal move there; the record is marked. Otherwise the table
can be looked at, with the reason, and not played.
"""
import json

from flambeur.errors import FlambeurError
from flambeur.server import entries as log
from flambeur.server.entries import load
from flambeur.server.lines import Line
from flambeur.server.store.rows import Entry, Position
from flambeur.server.table import Table


def resume(table: Table, entries: list[Entry], position: Position | None, error: FlambeurError) -> Table:
    if position is not None and position.n < len(entries):       # else another process has just stored it
        try:
            return go_on(table, entries, position)
        except FlambeurError as second:
            error = second
    return only_look(Table(table.id, table.secret, table.names), entries, error)


def go_on(table: Table, entries: list[Entry], position: Position) -> Table:
    """The position is laid where it stood; what the log says of seats before and after it counts as ever."""
    table.resumes = True
    for entry in entries[:position.n + 1]:
        body = load(entry.kind, entry.body)
        if not isinstance(body, log.Moved | log.Rolled | log.TookBack | log.Corrected):
            table._apply(body, entry.at)
        table.lines.append(Line(entry))
        table._remember(body, entry.n)
    assert table.match is not None
    laid = json.loads(position.body)
    table.match.lay_again(laid["state"], laid["events"])
    table.resumed_at = position.n
    table.turns = dict.fromkeys(range(len(table.seats)), position.n)      # more than any seat had: no old answer fits a new decision
    last = entries[position.n]
    table._turn(load(last.kind, last.body), last.at, table.match.awaited)
    table.replay(entries[position.n + 1:])
    return table


def only_look(table: Table, entries: list[Entry], error: FlambeurError) -> Table:
    for entry in entries:
        body = load(entry.kind, entry.body)
        if not isinstance(body, log.Start | log.Moved | log.Rolled | log.TookBack | log.Corrected):
            table._apply(body, entry.at)
        elif isinstance(body, log.Start):
            table.status = "playing"
        table.lines.append(Line(entry))
        table._remember(body, entry.n)
    table.changed_rules = error.text("en")
    return table
