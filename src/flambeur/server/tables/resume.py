"""A stored game that no longer replays: the rules have changed since. Nothing is guessed.

From the last stored position the game goes on if every later entry still is a legal move there; such a game has no record. Otherwise the
table can be looked at, with the reason, and not played.
"""
import json

from flambeur.errors import FlambeurError
from flambeur.server.store.rows import Entry, Position
from flambeur.server.tables import entries as log
from flambeur.server.tables.lines import Line
from flambeur.server.tables.table import Table


def resume(table: Table, entries: list[Entry], position: Position | None, error: FlambeurError) -> Table:
    if position is not None and position.n < len(entries):       # else another process has just stored the position
        try:
            return go_on(table, entries, position)
        except FlambeurError as second:
            error = second
    return only_look(Table(table.id, table.secret, table.names), entries, error)


def go_on(table: Table, entries: list[Entry], position: Position) -> Table:
    """The position is laid after the entry at which it was stored; what the log says of seats, before that entry and after, counts as
    ever."""
    table.resumes = True
    for line in map(Line, entries[:position.n + 1]):
        entry, body = line.entry, line.body
        if not isinstance(body, log.Moved | log.Rolled | log.TookBack | log.Corrected):
            table.apply(body, entry.at)
        table.lines.append(line)
        table.remember(body, entry.n)
    assert table.match is not None
    laid = json.loads(position.body)
    table.match.lay_again(laid["state"], laid["events"])
    table.resumed_at = position.n
    table.turns = dict.fromkeys(range(len(table.seats)), position.n)      # more than any seat had: no old answer fits a new decision
    table.wait_for(body, entry.at, table.match.awaited)
    table.replay(entries[position.n + 1:])
    return table


def only_look(table: Table, entries: list[Entry], error: FlambeurError) -> Table:
    for line in map(Line, entries):
        entry, body = line.entry, line.body
        if not isinstance(body, log.Start | log.Moved | log.Rolled | log.TookBack | log.Corrected):
            table.apply(body, entry.at)
        elif isinstance(body, log.Start):
            table.status = "playing"
        table.lines.append(line)
        table.remember(body, entry.n)
    table.changed_rules = error.sentences
    return table
