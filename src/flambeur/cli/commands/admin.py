"""`flambeur admin ACTION`: for whoever runs a server. The command works on the database; a running server notices within seconds."""
import argparse
import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flambeur.cli.parser import Help, whole
from flambeur.cli.settings import add_database, settings_of
from flambeur.cli.start import printable
from flambeur.cli.words import Word
from flambeur.cli.words import help as say_help
from flambeur.cli.words import serving as say

if TYPE_CHECKING:
    from flambeur.server.settings import Settings
    from flambeur.server.store.rows import RecordHead, TableRow

HASH = re.compile("[0-9a-f]{32}")
DAY = 24 * 60 * 60 * 1000


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    actions = parser.add_subparsers(dest="action", metavar=say.ACTION(language), title=say.ACTIONS(language))
    for name, (what, add, _) in ACTIONS.items():
        action = actions.add_parser(name, help=what(language), description=what(language), formatter_class=Help, allow_abbrev=False)
        action.set_defaults(parser=action)
        add(action, language)
        add_database(action, language)
        action.add_argument("--lang", choices=("en", "fr"), default=argparse.SUPPRESS, help=say_help.LANG(language))


def run(args: argparse.Namespace, language: str) -> int:
    if args.action is None:
        args.parser.print_help()
        return 0
    for line in ACTIONS[args.action][2](args, language):
        print(printable(line))
    return 0


def now() -> int:
    return time.time_ns() // 1_000_000


# tables

def add_list(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("--status", choices=[*say.STATUSES], help=say.STATUS(language))
    add_listing(parser, language)


def list_tables(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened
    with opened(args) as (_, store):
        rows = store.tables(args.limit, status=args.status)
    if args.json:
        return json.dumps([as_json(row) for row in rows], indent=1).splitlines()
    return listed(say.COLUMNS, [cells(row, language) for row in rows], say.NO_TABLES, language)


def as_json(row: "TableRow") -> dict[str, Any]:
    """A table's row, without hashes and secrets."""
    return {"table": row.id, "game": row.game, "status": row.status, "created": row.created, "updated": row.updated, "ended": row.ended,
            "deadline": row.deadline, "listed": row.listed, "entries": row.n + 1, "summary": json.loads(row.summary)}


def cells(row: "TableRow", language: str) -> list[str]:
    from flambeur.cli.store import utc
    seats = json.loads(row.summary).get("players", "?")
    return [row.id, row.game, say.STATUSES[row.status](language), utc(row.created)[:16], utc(row.updated)[:16], str(seats), str(row.n + 1),
            (say_help.YES if row.listed else say_help.NO)(language)]


def add_listing(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("--limit", type=whole(1, 100_000, language), default=50, metavar="N", help=say.HOW_MANY(language))
    parser.add_argument("--json", action="store_true", help=say.AS_JSON(language))


def listed(columns: Sequence[Word], rows: list[list[str]], none: Word, language: str) -> list[str]:
    """Lines with a head, or a sentence where there are none."""
    return aligned([[word(language) for word in columns], *rows]) if rows else [none(language)]


def aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def add_records(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("--game", metavar=say_help.GAME(language), help=say.OF_GAME(language))
    add_listing(parser, language)


def list_records(args: argparse.Namespace, language: str) -> list[str]:
    """All records, private and imported ones too: the operator is asking."""
    from flambeur.cli.store import opened
    with opened(args) as (_, store):
        heads = store.records(args.limit, game=args.game)
    if args.json:
        return json.dumps([record_json(head) for head in heads], indent=1).splitlines()
    return listed(say.RECORD_COLUMNS, [record_cells(head, language) for head in heads], say.NO_RECORDS, language)


def record_json(head: "RecordHead") -> dict[str, Any]:
    """A record, without the address of the person who brought it in."""
    return {"record": head.id, "game": head.game, "at": head.at, "rules": head.rules, "players": head.players, "source": head.source}


def record_cells(head: "RecordHead", language: str) -> list[str]:
    from flambeur.cli.store import utc
    return [head.id, head.game, utc(head.at)[:16], str(head.players), str(head.rules), say.SOURCES[head.source](language)]


def add_table(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("table", metavar=say.TABLE(language), help=say.TABLE_ID(language))


def close(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened, refused
    from flambeur.server.errors import NoTable
    from flambeur.server.rooms.closing import close_table
    with opened(args) as (_, store):
        try:
            close_table(store, args.table, now())
        except NoTable:
            raise refused(say.NO_SUCH_TABLE, table=repr(args.table)) from None
    return [say.CLOSED(language, table=args.table)]


def add_delete(parser: argparse.ArgumentParser, language: str) -> None:
    add_table(parser, language)
    parser.add_argument("--with-record", action="store_true", help=say.WITH_RECORD(language))


def delete(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened, refused
    with opened(args) as (_, store):
        done = store.delete(args.table)
        done = (args.with_record and store.delete_record(args.table)) or done
    if not done:
        raise refused(say.NO_SUCH_TABLE, table=repr(args.table))
    return [say.DELETED(language, table=args.table)]


# addresses

def add_block(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("address", metavar=say.ADDRESS(language), help=say.AN_ADDRESS(language))
    parser.add_argument("--days", type=whole(1, 10_000, language), metavar="N", help=say.DAYS(language))


def add_unblock(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("address", metavar=say.ADDRESS(language), help=say.OR_A_HASH(language))


def hashed(address: str, settings: "Settings") -> str:
    """The address as the server hashes it: with the secret of the same data folder, or FLAMBEUR_ADDRESS_SECRET."""
    from flambeur.cli.store import refused
    from flambeur.server.identity import addresses
    from flambeur.server.identity.hashed import address_secret, hash_address
    if addresses.address(address) is None:
        raise refused(say.NOT_AN_ADDRESS, text=repr(address))
    return hash_address(address, address_secret(settings.data_folder, settings.address_secret))


def block(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened
    with opened(args) as (settings, store):
        hash = hashed(args.address, settings)
        store.block(hash, now(), None if args.days is None else now() + args.days * DAY)
    return [say.BLOCKED(language, address=args.address, hash=hash)]


def unblock(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened, refused
    with opened(args) as (settings, store):
        hash = args.address if HASH.fullmatch(args.address) else hashed(args.address, settings)
        if not store.unblock(hash):
            raise refused(say.NOT_BLOCKED, address=args.address)
    return [say.UNBLOCKED(language, address=args.address)]


def blocks(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened, utc
    with opened(args) as (_, store):
        found = store.blocks()
    rows = [[block.address, utc(block.at)[:16], say.UNTIL(language, time=utc(block.until)[:16]) if block.until else say.FOR_GOOD(language)]
            for block in found]
    return aligned(rows) if rows else [say.NO_BLOCKS(language)]


# keeping

def add_backup(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("file", metavar=say_help.FILE(language), help=say.NEW_FILE(language))


def backup(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened
    from flambeur.server.store.backup import backup
    with opened(args) as (settings, _):
        backup(settings.database_url, Path(args.file))
    return [say.SAVED(language, file=args.file)]


def add_restore(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("file", metavar=say_help.FILE(language), help=say.BACKUP_FILE(language))
    parser.add_argument("--overwrite", action="store_true", help=say.OVERWRITE(language))


def restore(args: argparse.Namespace, language: str) -> list[str]:
    """A backup of an older version is brought up to date."""
    from flambeur.server.store.backup import restore
    from flambeur.server.store.upgrade import upgrade
    url = settings_of(args).database_url
    restore(Path(args.file), url, args.overwrite)
    upgrade(url)
    return [say.RESTORED(language, file=args.file)]


def sweep(args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.store import opened
    from flambeur.server.upkeep import janitor
    with opened(args) as (settings, store):
        keep = janitor.Keep(settings.keep_chat_days, settings.keep_abandoned_days, settings.keep_address_days)
        found = janitor.sweep(store, keep, now())
    return [say.SWEPT(language, tables=found.tables, chats=found.chats, addresses=found.addresses, expired=found.expired)]


def nothing(parser: argparse.ArgumentParser, language: str) -> None:
    """For an action without arguments of its own."""


Add = Callable[[argparse.ArgumentParser, str], None]
Do = Callable[[argparse.Namespace, str], list[str]]
ACTIONS: dict[str, tuple[Word, Add, Do]] = {
    "list": (say.LIST, add_list, list_tables), "records": (say.RECORDS, add_records, list_records),
    "close": (say.CLOSE, add_table, close), "delete": (say.DELETE, add_delete, delete),
    "block": (say.BLOCK, add_block, block), "unblock": (say.UNBLOCK, add_unblock, unblock), "blocks": (say.BLOCKS, nothing, blocks),
    "backup": (say.BACKUP, add_backup, backup), "restore": (say.RESTORE, add_restore, restore), "sweep": (say.SWEEP, nothing, sweep),
}
