"""What happened at a table, as one audience may know it.

Of a hidden choice nothing leaves the server but that the seat has chosen: an entry of which an audience may know nothing is not even
counted for this audience.
"""
from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.kit.events import Row
from flambeur.server.tables.lines import Line
from flambeur.server.tables.table import Table

Audience = tuple[int, ...]
SPECTATORS: Audience = ()
HIDDEN = {"holder", "id", "action", "more", "draws", "noise", "hash", "secret", "position", "script",      # never shown as they stand:
          "signed", "signatures"}         # a signature of a hidden choice could be tried out against every action
SHOWN_HASHES = {"pledged", "start"}                                 # kinds of entries whose hashes are meant for all
SHOWN_SECRETS = {"end"}


class Story:
    """Entries as they are told, each audience what it may know; what everybody may know is made once."""

    def __init__(self, table: Table, lines: Iterable[Line]) -> None:
        self.tales = [Tale(part_of(table, line), rows_of(table, line)) for line in lines]
        self.told = 0                     # events, for the metrics

    def updates(self, audience: Audience) -> list[dict[str, Any]]:
        """The updates that an audience may know of."""
        found = [update for tale in self.tales if (update := tale.update_for(audience)) is not None]
        self.told += sum(len(update["events"]) for update in found)
        return found


class Tale:
    """One entry of the story, with its events. A take-back has the events of the act that it undoes: whoever may see these events
    may know of the take-back."""
    __slots__ = ("common", "part", "rows")

    def __init__(self, part: dict[str, Any], rows: Sequence[Row]) -> None:
        self.part, self.rows = part, rows
        self.common = self._update(SPECTATORS) if all(row.kind.is_open for row in rows) else None

    def update_for(self, audience: Audience) -> dict[str, Any] | None:
        return self.common or self._update(audience)

    def _update(self, audience: Audience) -> dict[str, Any] | None:
        events, kind = events_for(self.rows, audience), self.part["kind"]
        if self.rows and not events and kind in ("move", "take_back"):
            return None                   # a choice that was changed before all had chosen
        return {**self.part, "events": events if kind != "take_back" else []}


def part_of(table: Table, line: Line) -> dict[str, Any]:
    entry, body = line.entry, body_for(line.entry.kind, line.fields)
    if entry.kind == "start" and table.plan.position is not None:
        del body["hash"]                  # the hash covers hidden cards that were laid: whoever knows the rest could find them by trying
    return {"at": entry.at, "kind": entry.kind, "body": body}


def rows_of(table: Table, line: Line) -> list[Row]:
    return table.match.rows_of(line.written) if line.written and table.match else []


def events_for(rows: Sequence[Row], audience: Audience) -> list[dict[str, Any]]:
    found = []
    for row in rows:
        seen = row.seen_by(row.seat if row.seat in audience else None)
        if seen is not None:
            kind, seat, fields = seen
            found.append({"kind": kind, "seat": seat, **fields})
    return found


def body_for(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """An entry's fields without what only the server needs."""
    shown = {key: value for key, value in body.items() if key not in HIDDEN}
    if kind in SHOWN_HASHES: shown["hash"] = body["hash"]
    if kind in SHOWN_SECRETS: shown["secret"] = body["secret"]
    return shown
