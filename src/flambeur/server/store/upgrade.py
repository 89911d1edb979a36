"""Bringing a database to this version's layout."""
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text

from flambeur.server.private import private_file
from flambeur.server.store.backup import copy_sqlite, free_name
from flambeur.server.store.base import StoreError
from flambeur.server.store.database import spoken
from flambeur.server.store.engine import connect, in_memory, parse

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x666C616D                         # "flam": processes that start together upgrade one after the other


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings; there is no file for them."""
    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


def script() -> ScriptDirectory:
    """All migrations."""
    return ScriptDirectory.from_config(config())


def latest() -> str:
    """The layout that this version works with."""
    found = script().get_current_head()
    assert found is not None
    return found


def layout(connection: Connection) -> str | None:
    """The layout that a database has; None: the database is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(url: str) -> Path | None:
    """Bring a database to the latest layout, or make one. If this changed an SQLite file with games in it, returns the path of the copy
    from before.

    StoreError, as for a database of a newer version: nothing has changed."""
    address = parse(url)
    if in_memory(address):
        raise ValueError("a database in memory has the latest layout from the start")
    if address.get_backend_name() == "sqlite":
        make(Path(address.database or ""))
    engine = connect(address)
    try:
        with spoken():
            return step_up(engine)
    finally:
        engine.dispose()


def make(file: Path) -> None:
    try:
        private_file(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be made: {error.strerror}.", f"{file} ne peut pas être créé : {error.strerror}.") from error


def step_up(engine: Engine) -> Path | None:
    saved = None
    with engine.execution_options(begin="IMMEDIATE").begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = layout(connection)
        if found == latest():
            return None
        refuse_newer(found)
        if found is not None and engine.dialect.name == "sqlite":
            file = Path(engine.url.database or "")
            saved = free_name(file.with_name(f"{file.name}.{found}.bak"))
            copy_sqlite(file, saved)
        command.upgrade(config(connection), "head")
    return saved


def refuse_newer(found: str | None) -> None:
    try:
        script().get_revision(found or "base")
    except CommandError:
        raise StoreError(f"This database is of a newer Flambeur (layout {found}; this one knows up to {latest()}): update Flambeur.",
                         f"Cette base vient d’un Flambeur plus récent (version {found} ; celui-ci connaît {latest()}) : "
                         "mettez Flambeur à jour.") from None
