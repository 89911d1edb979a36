"""What a table is and who sits at it, as all may see it: in the welcome, and in lists of tables."""
from typing import Any

from flambeur.games import find
from flambeur.kit.marks import first_marks
from flambeur.kit.options import parse
from flambeur.kit.words import LANGUAGES
from flambeur.server.tables.seat import Seat
from flambeur.server.tables.table import Table


def seat_info(table: Table, number: int, seat: Seat) -> dict[str, Any]:
    sitter = "bot" if seat.is_bot else "human" if seat.is_human else "free"
    level = seat.level if seat.is_bot else table.plan.standin if seat.away else None
    return {"sitter": sitter, "plan": seat.plan.sitter, "name": table.name_of(number), "level": level, "holder": seat.holder,
            "left": seat.left, "away": seat.away, "hints": seat.hints, "pledged": number in table.pledges,
            "key": (table.signers.current if table.status != "gathering" else table.signers.pledged).get(number)}


def seat_infos(table: Table) -> list[dict[str, Any]]:
    return [seat_info(table, number, seat) for number, seat in enumerate(table.seats)]


def table_info(table: Table) -> dict[str, Any]:
    plan = table.plan
    return {"id": table.id, "game": plan.game, "rules": plan.rules, "options": plan.options, "listed": plan.listed,
            "hints": plan.hints, "chat": plan.chat, "clock": plan.clock.model_dump(), "dice": plan.dice,
            "commitment": plan.commitment, "rematch_of": plan.rematch_of, "lists": lists(table), "marks": marks(table),
            "hides": hides(table)}


def lists(table: Table) -> dict[str, Any]:
    """Names that sentences look up, in each language."""
    if table.changed_rules:
        return {language: {} for language in LANGUAGES}       # perhaps there is no such game any more, or it has other options
    game = find(table.plan.game)
    options = parse(game.Options, game.id, table.plan.options)
    return {language: dict(game.lists(options, language)) for language in LANGUAGES}


def marks(table: Table) -> list[dict[str, str]]:
    """By which the seats are told apart."""
    if table.changed_rules: return [mark.as_json() for mark in first_marks(len(table.seats))]
    game = find(table.plan.game)
    return [mark.as_json() for mark in game.marks(parse(game.Options, game.id, table.plan.options))]


def hides(table: Table) -> bool:
    """Whether a seat has something that others may not see."""
    if table.changed_rules: return True
    game = find(table.plan.game)
    return game.hides(parse(game.Options, game.id, table.plan.options))


def summary(table: Table) -> dict[str, Any]:
    """A table in a list of tables: nothing that a spectator could not see."""
    return {"players": len(table.seats), "free": [p for p, seat in enumerate(table.seats) if seat.is_free],
            "bots": [p for p, seat in enumerate(table.seats) if seat.is_bot], "holders": [seat.holder for seat in table.seats],
            "host": table.host, "awaited": sorted(table.awaited), "clock": table.plan.clock.seconds, "deadline": table.deadline,
            "updated": table.shown_at}
