"""The connection to the database, set up so that a commit that has returned survives a loss of power."""
import sqlite3
import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from flambeur.server.store.base import StoreError

PATIENCE_S = 15
PRAGMAS = (f"busy_timeout={PATIENCE_S * 1000}", "synchronous=FULL", "foreign_keys=ON")
SETTINGS = ("synchronous_commit TO on",)
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}


def parse(url: str) -> URL:
    """The address of a database as people write it: sqlite:///path, sqlite:// (in memory), postgresql://user@host/name."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreError("A database is sqlite:///file or postgresql://user@host/name.",
                         "Une base de données s’écrit sqlite:///fichier ou postgresql://utilisateur@hôte/nom.") from None
    match found.get_backend_name():
        case "sqlite": return found.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres": return found.set(drivername="postgresql+psycopg")
        case other: raise StoreError(f"{other} is not a database that Flambeur can use: SQLite and PostgreSQL are.",
                                     f"Flambeur ne connaît pas la base {other}, seulement SQLite et PostgreSQL.")


def conninfo(url: str) -> str:
    """The address of a PostgreSQL database as its own library takes it."""
    from psycopg.conninfo import make_conninfo
    return make_conninfo(parse(url).set(drivername="postgresql").render_as_string(hide_password=False), **KEEPALIVE)


def in_memory(url: URL) -> bool:
    """Whether this is an SQLite database without a file."""
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def connect(url: URL) -> Engine:
    """An engine whose connections have our settings."""
    if url.get_backend_name() == "postgresql":
        engine = create_engine(url, pool_size=5, max_overflow=10, connect_args={"application_name": "flambeur", **KEEPALIVE})
        event.listen(engine, "connect", set_up_postgres)
        return engine
    if in_memory(url):
        engine = create_engine(url, paramstyle="named", poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = create_engine(url, paramstyle="named", pool_size=5, max_overflow=30)
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def set_up_postgres(connection: Any, _: Any) -> None:
    connection.autocommit = True                  # outside a transaction, so that no rollback undoes the settings
    for setting in SETTINGS:
        connection.execute(f"SET {setting}")
    connection.autocommit = False


def set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None             # the driver begins nothing by itself: begin_sqlite does
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    keep_journal(connection)


def keep_journal(connection: Any) -> None:
    """Let a database write ahead. SQLite's busy timeout does not hold for the change of a new file: of several that start together
    one is let through and the others are refused at once, so they ask again."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: a reader that turns into a writer would fail, whatever the busy timeout."""
    how = connection.get_execution_options().get("begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {how}")
