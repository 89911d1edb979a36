"""Dumps of databases of every layout, with running tables in them: `schemas/0001.sqlite.sql`, `schemas/0001.postgresql.sql`.

`.venv/bin/python -m tests.server.store.layouts` writes those of the latest layout that are missing. Once released, a dump is never written
again.
"""
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import psycopg

from flambeur.server.store.base import Store
from flambeur.server.store.rows import Head, Name, Pass, Position
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import latest, upgrade
from tests.server.postgres import throw_away
from tests.server.store.samples import NOON, holder, log, move, record, row

SCHEMAS = Path(__file__).parent / "schemas"


def fill(store: Store) -> None:
    """One table that gathers, one that plays, one that is over, and something of everything else."""
    store.create(row("gathering0", listed=True, address="ad"), log(0, 2), [holder(1, "gathering1")], [Name(0, "Ada")])
    store.create(row("playing000", deadline=NOON + 99), log(0), [holder(1, "playing1"), holder(2, "playing2")],
                 [Name(0, "Ada"), Name(1, "Zoë")])
    store.append([move("playing000", 1, count=5, position=Position(3, '{"round": 1}'))])
    store.append([move("playing000", 6, count=2, head=Head("playing", NOON + 99, None, '{"turn": 1}', True))])
    store.create(row("over000000", rematch_of="playing000"), log(0), [holder(1, "over1")], [Name(0, "Ada")])
    store.append([move("over000000", 1, head=Head("over", ended=NOON + 1, busy=False), record=record("r1", table="over000000"))])
    store.add_chat("playing000", NOON, 1, "it's “your” turn; go\n")
    store.create_pass(Pass("pass1", "playing000", "[1]", NOON + 5))
    store.block("blocked", NOON)
    store.lease(["playing000"], "nobody", -10**12)            # it ran out long ago, whatever the clock says


def load(file: Path, url: str) -> None:
    """Make a database from a dump."""
    text = file.read_text("utf-8")
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(text)
    else:
        with psycopg.connect(url) as server:
            server.execute(text)


def dump(url: str) -> str:
    """A database as SQL text."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return "\n".join(connection.iterdump()) + "\n"
    tool = shutil.which("pg_dump")
    assert tool, "pg_dump comes with PostgreSQL"
    text = subprocess.run([tool, "--inserts", "--no-owner", "--no-privileges", url], check=True, capture_output=True, text=True).stdout
    # what other versions of PostgreSQL may not know, or only psql does
    lines = [line for line in text.splitlines() if not line.startswith(("SET ", "--", "\\")) and line]
    return "\n".join(lines) + "\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, throw_away() as server, server.database() as there:
        for kind, url in (("sqlite", f"sqlite:///{folder}/games.db"), ("postgresql", there)):
            target = SCHEMAS / f"{latest()}.{kind}.sql"
            if target.exists():
                continue
            upgrade(url)
            store = open_store(url)
            fill(store)
            store.close()
            target.write_text(dump(url), "utf-8")


if __name__ == "__main__":
    main()
