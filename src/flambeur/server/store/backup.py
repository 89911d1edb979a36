"""A copy of everything, while the server runs, and the way back."""
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, inspect, select

from flambeur.server.private import private_copy, private_folder
from flambeur.server.store.base import StoreError
from flambeur.server.store.database import spoken
from flambeur.server.store.engine import connect, in_memory, parse
from flambeur.server.store.schema import records, tables


def backup(url: str, target: Path) -> None:
    """Copy a database into a new file: an SQLite database, or what pg_dump writes (custom format)."""
    address = parse(url)
    if target.exists():
        raise StoreError(f"{target} exists already.", f"{target} existe déjà.")
    if address.get_backend_name() == "postgresql":
        private_copy(target)
        try:
            run("pg_dump", address, "--format=custom", "--no-owner", f"--file={target}")
        except StoreError:
            target.unlink()
            raise
    else:
        copy_sqlite(file_of(address), target)


def restore(source: Path, url: str, overwrite: bool = False) -> None:
    """Put a backup in the place of a database; of a database with tables or records in it only if told to. A server that is using the
    database finds that its tables stand elsewhere, and reads them again."""
    address = parse(url)
    if not source.is_file():
        raise StoreError(f"There is no file {source}.", f"Il n’y a pas de fichier {source}.")
    if not overwrite and not is_empty(address):
        raise StoreError("There are games in this database; a restored backup would replace them.",
                         "Cette base contient des parties ; la sauvegarde les remplacerait.")
    if address.get_backend_name() == "postgresql":
        run("pg_restore", address, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(source))
    else:
        check_sqlite(source)
        private_folder(file_of(address).parent)
        copy_sqlite(source, file_of(address))


def is_empty(address: URL) -> bool:
    """Whether a database has no table and no record; a missing file has none."""
    if address.get_backend_name() == "sqlite" and not file_of(address).exists():
        return True
    engine = connect(address)
    try:
        with spoken(), engine.connect() as connection:
            there = set(inspect(connection).get_table_names())
            return not any(connection.execute(select(table).limit(1)).first()
                           for table in (tables, records) if table.name in there)
    finally:
        engine.dispose()


def file_of(address: URL) -> Path:
    if in_memory(address):
        raise StoreError("A database in memory cannot be backed up.", "Une base en mémoire ne se sauvegarde pas.")
    return Path(address.database or "")


def copy_sqlite(source: Path, target: Path) -> None:
    """One moment of a database that may be in use, through SQLite's own copying; the copy is one file, and complete when it appears.
    A target that exists gets the new content in one transaction."""
    try:
        with closing(sqlite3.connect(source)) as old:
            if target.exists():
                with closing(sqlite3.connect(target)) as new:
                    old.backup(new)
                return
            unfinished = free_name(target.with_name(f"{target.name}.part"))
            private_copy(unfinished)
            with closing(sqlite3.connect(unfinished)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")
            os.replace(unfinished, target)
    except sqlite3.Error as error:
        raise StoreError(f"{source} could not be copied: {error}.", f"{source} n’a pas pu être copié : {error}.") from error


def check_sqlite(file: Path) -> None:
    """Refuse what is not a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            there = {name for name, in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        whole, there = False, set()
    if not whole or not there >= {"alembic_version", "tables", "entries"}:
        raise StoreError(f"{file} is not a backup of Flambeur, or it is damaged.", f"{file} n’est pas une sauvegarde de Flambeur.")


def run(tool: str, address: URL, *arguments: str) -> None:
    """Run a tool of PostgreSQL; the password goes through the environment, where no list of processes shows it."""
    found = shutil.which(tool)
    if found is None:
        raise StoreError(f"{tool} comes with PostgreSQL and is not installed here: use it where the database is.",
                         f"{tool} vient avec PostgreSQL et n’est pas installé ici : utilisez-le là où est la base.")
    plain = address.set(drivername="postgresql", password=None).render_as_string()
    secret = {"PGPASSWORD": str(address.password)} if address.password else {}
    done = subprocess.run([found, f"--dbname={plain}", *arguments], env={**os.environ, **secret}, check=False,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise StoreError(f"{tool} failed: {done.stderr.strip()}", f"{tool} a échoué : {done.stderr.strip()}")


def free_name(file: Path) -> Path:
    """This path, or if it is taken, the first of file.2, file.3, … that is free."""
    number, found = 1, file
    while found.exists():
        number += 1
        found = file.with_name(f"{file.name}.{number}")
    return found
