"""Nobody but the operator reads the database: it has the secrets of games that are being played."""
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeur.server.identity.hashed import address_secret
from flambeur.server.private import private_file
from flambeur.server.process.claim import claim
from flambeur.server.settings import Settings
from flambeur.server.store import backup
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's folders to that user")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """An umask that lets everybody read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {"": mode(folder), **{file.name: mode(file) for file in folder.iterdir()}}


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.mark.parametrize("first", ["the database", "the claim", "the secret"])
def test_a_new_data_folder_is_for_the_operator_alone_whoever_makes_it(tmp_path: Path, first: str) -> None:
    folder = tmp_path / "a" / "new" / "folder"
    settings = Settings(data=str(folder))
    if first == "the secret": address_secret(folder)
    if first == "the claim":
        with claim(settings): pass
    upgrade(url(folder))
    store = open_store(url(folder))
    with claim(settings):
        store.block("somebody", 0)
        address_secret(folder)
        found = modes(folder)
    store.close()
    assert found.pop("") == "0o700"
    assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.server", "address-secret"} == found.keys()
    assert set(found.values()) == {"0o600"}


def test_a_folder_of_ours_that_stood_open_is_shut(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    sqlite3.connect(folder / "tables.db").close()
    (folder / "tables.db").chmod(0o644)
    upgrade(url(folder))
    assert modes(folder) == {"": "0o700", "tables.db": "0o600"}


def test_a_folder_with_other_things_in_it_stays_as_it_is_and_the_database_is_shut(tmp_path: Path) -> None:
    """It may be somebody's home."""
    (tmp_path / "letter.txt").touch()
    tmp_path.chmod(0o755)
    upgrade(url(tmp_path))
    assert modes(tmp_path) == {"": "0o755", "letter.txt": "0o644", "tables.db": "0o600"}


def test_a_backup_and_what_is_restored_from_it_are_shut(tmp_path: Path) -> None:
    upgrade(url(tmp_path / "one"))
    backup.backup(url(tmp_path / "one"), tmp_path / "copy")
    backup.restore(tmp_path / "copy", url(tmp_path / "two"))
    assert (mode(tmp_path / "copy"), modes(tmp_path / "two")) == ("0o600", {"": "0o700", "tables.db": "0o600"})


def test_a_backup_leaves_the_folder_of_the_operator_as_it_is(tmp_path: Path) -> None:
    """Also an empty one, which could be ours."""
    upgrade(url(tmp_path / "data"))
    (folder := tmp_path / "usb").mkdir()
    folder.chmod(0o755)
    backup.backup(url(tmp_path / "data"), folder / "copy.db")
    assert modes(folder) == {"": "0o755", "copy.db": "0o600"}


def test_what_is_there_keeps_its_content(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("x")
    private_file(tmp_path / "tables.db")
    assert (tmp_path / "tables.db").read_text() == "x"
