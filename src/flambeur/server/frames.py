"""A record as a film: after each entry what happened and what can be seen. The page shows it and needs no rule for that."""
import time
from typing import Any

from flambeur.errors import FlambeurError, RecordError
from flambeur.kit.words import LANGUAGES
from flambeur.table.match import Match
from flambeur.table.record import Chance, Move, Record, read
from flambeur.table.replay import begun, step


def frames(body: str, seat: int | None, seconds: float) -> dict[str, Any]:
    """The film as a seat saw it; None: as a spectator did. RecordError says what cannot be replayed, or not in that time."""
    record, until = read(body), time.monotonic() + seconds
    match = begun(record, Match)
    found = [frame(match, seat, None, 0)]
    for entry in record.entries:
        before = len(match.rows)
        try:
            step(match, entry)
        except FlambeurError as error:
            raise RecordError(f"this record cannot be replayed: {error}",
                              f"cette partie ne peut pas être rejouée : {error.text('fr')}") from None
        found.append(frame(match, seat, entry, before))
        if time.monotonic() > until:
            raise RecordError("the record takes too long to replay", "cette partie est trop longue à rejouer")
    return {**about(record, match), "seat": seat, "frames": found}


def about(record: Record, match: Match) -> dict[str, Any]:
    return {"game": record.game, "rules": record.rules, "options": record.options, "table": record.table, "dice": record.dice,
            "commitment": record.commitment, "seats": [one.model_dump() for one in record.seats], "over": record.over,
            "scores": record.scores, "winners": record.winners,
            "lists": {language: dict(match.game.lists(match.options, language)) for language in LANGUAGES}}


def frame(match: Match, seat: int | None, entry: Move | Chance | None, before: int) -> dict[str, Any]:
    throw = match.awaiting_chance
    thrower = throw.seat if throw else None
    return {"seat": entry.seat if isinstance(entry, Move) else None, "chance": entry.chance if isinstance(entry, Chance) else None,
            "events": [event.as_json() for event in match._seen(match.rows[before:], seat)], "view": match.view(seat),
            "awaited": [thrower] if thrower is not None else list(match.actors), "thrower": thrower}
