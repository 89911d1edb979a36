"""What leaves the server: a table as one audience may know it. An audience is the seats of a device, or nobody's: a spectator.

Everything that happened to a hidden choice but "has chosen" stays in here: an entry of which an audience may know nothing is not even
counted for it.
"""
from collections.abc import Iterable, Sequence
from typing import Any

from orjson import loads

from flambeur.games import find
from flambeur.kit.events import Row
from flambeur.kit.options import parse
from flambeur.kit.words import LANGUAGES
from flambeur.server.lines import Line
from flambeur.server.seat import Seat
from flambeur.server.store.rows import Entry
from flambeur.server.table import Table

Audience = tuple[int, ...]
SPECTATORS: Audience = ()
HIDDEN = {"holder", "id", "action", "draws", "hash", "secret", "position"}      # never shown as they stand in an entry
SHOWN_HASHES = {"pledged", "start"}                                 # whose hashes are meant for all
SHOWN_SECRETS = {"end"}


class Story:
    """Entries as they are told, each audience what it may know; what everybody may know is made once."""

    def __init__(self, table: Table, lines: Iterable[Line]) -> None:
        self.tales = [Tale(part_of(table, line.entry), rows_of(table, line)) for line in lines]
        self.told = 0                     # events, for the metrics

    def updates(self, audience: Audience) -> list[dict[str, Any]]:
        """Those that an audience may know of."""
        found = [update for tale in self.tales if (update := tale.update_for(audience)) is not None]
        self.told += sum(len(update["events"]) for update in found)
        return found


class Tale:
    """One of them, with its events. Those of a take-back are of the act that is undone: they tell who may know of it."""
    __slots__ = ("common", "part", "rows")

    def __init__(self, part: dict[str, Any], rows: Sequence[Row]) -> None:
        self.part, self.rows = part, rows
        self.common = self._update(SPECTATORS) if all(row.kind.is_open for row in rows) else None

    def update_for(self, audience: Audience) -> dict[str, Any] | None:
        return self.common or self._update(audience)

    def _update(self, audience: Audience) -> dict[str, Any] | None:
        events, kind = events_for(self.rows, audience), self.part["kind"]
        if self.rows and not events and kind in ("move", "take_back"):
            return None                   # changed before all had chosen
        return {**self.part, "events": events if kind != "take_back" else []}


def part_of(table: Table, entry: Entry) -> dict[str, Any]:
    body = body_for(entry.kind, loads(entry.body))
    if entry.kind == "start" and table.plan.position is not None:
        del body["hash"]                  # hidden cards that were laid are in it: who knows the rest could find them by trying
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


class Standing:
    """How the table stands, for any audience."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match if table.status != "gathering" else None
        self.playing = self.match if table.status == "playing" and not table.changed_rules else None
        self._sights: dict[int | None, Any] = {}
        self.common = {
            "status": table.status, "starting": table.starting is not None and table.status == "gathering",
            "awaited": sorted(table.awaited), "thrower": self.playing.thrower if self.playing else None, "throw": self._throw(),
            "deadline": table.deadline, "hints": table.hints_allowed, "votes": votes(table), "result": result(table),
            "rematch": table.rematch, "read_only": table.changed_rules,
        }

    def _throw(self) -> dict[str, Any] | None:
        """Dice to be typed in."""
        if self.playing is None or self.playing.dice != "manual" or (throw := self.playing.awaiting_chance) is None:
            return None
        return {"kind": throw.kind, "sizes": list(throw.sizes), "first": throw.first}

    def see(self, audiences: Iterable[Audience]) -> None:
        """Read the views of all of them at once."""
        if self.match is not None:
            whom = list({seat for audience in audiences for seat in audience or (None,)})
            self._sights = dict(zip(whom, self.match.game.sights(self.match._state, self.match.options, whom), strict=True))

    def now(self, audience: Audience) -> dict[str, Any]:
        playing = self.playing
        whom: tuple[int | None, ...] = audience or (None,)
        return {
            **self.common,
            "turns": {str(seat): self.table.turns.get(seat, 0) for seat in audience} if playing else {},
            "legal": {str(seat): found for seat in audience if playing and (found := playing.legal_json(seat))},
            "views": {"watch" if seat is None else str(seat): self._sights[seat] for seat in whom} if self.match else {},
            "take_back": [seat for seat in audience if playing and playing.can_take_back(seat)],
            "correct": bool(audience) and playing is not None and playing.can_correct,
        }


def votes(table: Table) -> list[dict[str, Any]]:
    return [{"what": what, "target": target, "seats": sorted(seats)} for (what, target), seats in table.votes.items()]


def result(table: Table) -> dict[str, Any] | None:
    if table.result is None:
        return None
    return {"why": table.result.why, "scores": table.result.scores, "winners": table.result.winners, "secret": table.result.secret,
            "left_out": table.left_out, "resumed": table.resumed_at is not None}


def seat_info(table: Table, number: int, seat: Seat) -> dict[str, Any]:
    sitter = "bot" if seat.is_bot else "human" if seat.is_human else "free"
    level = seat.level if seat.is_bot else table.plan.standin if seat.away else None
    return {"sitter": sitter, "plan": seat.plan.sitter, "name": table.name_of(number), "level": level, "holder": seat.holder,
            "left": seat.left, "away": seat.away, "hints": seat.hints, "pledged": number in table.pledges}


def seats(table: Table) -> list[dict[str, Any]]:
    return [seat_info(table, number, seat) for number, seat in enumerate(table.seats)]


def info(table: Table) -> dict[str, Any]:
    plan = table.plan
    return {"id": table.id, "game": plan.game, "rules": plan.rules, "options": plan.options, "listed": plan.listed,
            "hints": plan.hints, "chat": plan.chat, "clock": plan.clock.model_dump(), "dice": plan.dice,
            "commitment": plan.commitment, "rematch_of": plan.rematch_of, "lists": lists(table)}


def lists(table: Table) -> dict[str, Any]:
    """Names that sentences look up, in each language."""
    if table.changed_rules:
        return {language: {} for language in LANGUAGES}       # perhaps it is no longer a game, or these are no longer its options
    game = find(table.plan.game)
    options = parse(game.Options, game.id, table.plan.options)
    return {language: dict(game.lists(options, language)) for language in LANGUAGES}


def summary(table: Table) -> dict[str, Any]:
    """For lists of tables: nothing that a spectator could not see."""
    return {"players": len(table.seats), "free": [p for p, seat in enumerate(table.seats) if seat.is_free],
            "bots": [p for p, seat in enumerate(table.seats) if seat.is_bot], "holders": [seat.holder for seat in table.seats],
            "host": table.host, "awaited": sorted(table.awaited), "clock": table.plan.clock.seconds, "deadline": table.deadline}


