"""`flambeur inspect TABLE`: the entries of a table's log, as they are stored, without secrets."""
import argparse
import json
import re
from typing import TYPE_CHECKING, Any

from flambeur.cli.settings import add_database
from flambeur.cli.start import printable
from flambeur.cli.words import serving as say

if TYPE_CHECKING:
    from flambeur.server.store.rows import Entry, Stored

SECRETS = ("secret", "seed", "seeds", "token", "key", "pass")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HIDDEN = "***"


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.add_argument("table", metavar=say.TABLE(language), help=say.TABLE_ID(language))
    parser.add_argument("--json", action="store_true", help=say.AS_JSON(language))
    add_database(parser, language)


def run(args: argparse.Namespace, language: str) -> int:
    from flambeur.cli.store import opened, refused
    with opened(args) as (_, store):
        stored = store.read(args.table)
    if stored is None:
        raise refused(say.NO_SUCH_TABLE, table=repr(args.table))
    if args.json:
        print(json.dumps(as_json(stored), ensure_ascii=False, indent=1))
    else:
        print("\n".join(printable(line) for line in lines(stored, language)))
    return 0


def masked(value: Any) -> Any:
    """An entry without what opens a seat or tells dice that are not thrown yet. Secrets of finished games are in their records."""
    if isinstance(value, dict):
        return {name: HIDDEN if name in SECRETS and inner else masked(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [masked(inner) for inner in value]
    return HIDDEN if isinstance(value, str) and TOKEN.fullmatch(value) else value


def as_json(stored: "Stored") -> dict[str, Any]:
    row = stored.row
    entries = [{"n": entry.n, "at": entry.at, "kind": entry.kind, "body": body(entry), "digest": entry.digest} for entry in stored.entries]
    return {"table": row.id, "game": row.game, "status": row.status, "created": row.created, "deadline": row.deadline, "ended": row.ended,
            "listed": row.listed, "commitment": row.commitment, "names": [stored.names.get(seat, "") for seat in range(n_seats(stored))],
            "entries": entries}


def body(entry: "Entry") -> Any:
    return masked(json.loads(entry.body))


def n_seats(stored: "Stored") -> int:
    return len(json.loads(stored.entries[0].body)["seats"])


def lines(stored: "Stored", language: str) -> list[str]:
    """Number, time (UTC), kind, digest of the state after it, and what the entry says."""
    from flambeur.cli.store import utc
    row = stored.row
    seats = ", ".join(stored.names.get(seat) or say.GUEST(language) for seat in range(n_seats(stored)))
    head = say.HEADER(language, table=row.id, game=row.game, status=say.STATUSES[row.status](language), seats=seats, n=len(stored.entries))
    width = max(len(entry.kind) for entry in stored.entries)
    return [head, *(f"{entry.n:>5}  {utc(entry.at)}  {entry.kind:{width}}  {entry.digest or '-':16}  "
                    f"{json.dumps(body(entry), ensure_ascii=False, separators=(',', ':'))}" for entry in stored.entries)]
