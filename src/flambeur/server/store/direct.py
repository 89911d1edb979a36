"""The short way of a move to the disk: SQLAlchemy's statements, compiled once and run by the driver itself. Half of the cost."""
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from flambeur.server.store.base import StoreError

FEW = 3                                   # with PostgreSQL, executemany pays only for more


class OutOfStep(Exception):
    """Something of a batch does not follow what is stored."""


class Direct:
    """One transaction after the other on connections of an engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.driver = engine.dialect.loaded_dbapi
        self.sqlite = engine.dialect.name == "sqlite"

    def compile(self, statement: ClauseElement, names: Sequence[str] | None = None) -> str:
        """A statement as the driver takes it, with its parameters by name."""
        return str(statement.compile(dialect=self.engine.dialect, column_keys=names))

    def run(self, work: Callable[[DBAPICursor], None]) -> None:
        """Commit what `work` does. OutOfStep, raised by `work` or for a constraint, and StoreError: nothing of it is stored."""
        try:
            connection = self.engine.raw_connection()
        except (SQLAlchemyError, self.driver.Error) as error:
            raise no_answer() from error
        try:
            cursor = connection.cursor()
            if self.sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            work(cursor)
            connection.commit()
        except self.driver.IntegrityError as error:
            raise OutOfStep from error
        except self.driver.Error as error:
            connection.invalidate(error)
            if not self.sqlite:
                self.engine.dispose()             # the engine's other connections broke with this one
            raise no_answer() from error
        finally:
            connection.close()                    # the pool rolls back what is not committed


def each(cursor: DBAPICursor, statement: str, rows: Sequence[dict[str, Any]]) -> int:
    """Run a statement with the values of each row; returns how many rows of the database changed."""
    if len(rows) > FEW:
        cursor.executemany(statement, rows)
        return cursor.rowcount
    changed = 0
    for row in rows:
        cursor.execute(statement, row)
        changed += cursor.rowcount
    return changed


def no_answer() -> StoreError:
    return StoreError("The database does not answer.", "La base de données ne répond pas.")
