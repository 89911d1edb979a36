"""The database as each part of the store reaches it."""
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from sqlalchemy import URL, BigInteger, ColumnElement, Connection, cast, func, literal
from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from flambeur.server.store.direct import no_answer
from flambeur.server.store.engine import connect, in_memory

Clock = Callable[[], int]


def system_clock() -> int:
    """UTC in milliseconds."""
    return time.time_ns() // 1_000_000


@contextmanager
def spoken() -> Iterator[None]:
    """A complaint of the database becomes a StoreError; the complaint itself may hold secrets, and stays its cause only."""
    try:
        yield
    except SQLAlchemyError as error:
        raise no_answer() from error


class Database:
    """One database, and three ways to work in it: for one look, for several at one moment, for a transaction."""

    def __init__(self, url: URL, clock: Clock = system_clock, sender: str = "") -> None:
        self.url = url.render_as_string(hide_password=True)
        self.kind = url.get_backend_name()
        self.shared = self.kind == "postgresql"
        self.sender = sender
        self._clock = clock
        self._engine = connect(url)
        self._writes = self._engine.execution_options(begin="IMMEDIATE")
        self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self._engine
        # in memory there is one connection, so one thread at a time
        self._turn: AbstractContextManager[Any] = threading.RLock() if in_memory(url) else nullcontext()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """For one look."""
        with self._turn, spoken(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """For several looks at one moment."""
        with self._turn, spoken(), self._snapshots.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """For one transaction; committed and durable when the block has ended."""
        with self._turn, spoken(), self._writes.begin() as connection:
            yield connection

    def insert(self, relation: Relation) -> "postgresql.Insert | sqlite.Insert":
        """An INSERT that knows ON CONFLICT."""
        return postgresql.insert(relation) if self.shared else sqlite.insert(relation)

    def now(self) -> ColumnElement[int]:
        """The time for leases: PostgreSQL's own, since several hosts ask; ours for SQLite."""
        if self.shared:
            return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
        return literal(self._clock(), BigInteger)

    def ping(self) -> None:
        """Raises StoreError if the database does not answer."""
        with self.reading() as connection:
            connection.exec_driver_sql("SELECT 1")

    def store_something(self) -> None:
        """Raises StoreError if nothing can be stored: the disk is full, or the database may only be read."""
        with self.writing() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()
