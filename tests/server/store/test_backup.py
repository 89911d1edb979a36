"""A copy of everything while the server runs, and the way back."""
import threading
from pathlib import Path

import pytest

from flambeur.server.store.backup import backup, free_name, restore
from flambeur.server.store.base import StoreError
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from tests.server.store.layouts import fill
from tests.server.store.samples import log, move, seated
from tests.server.store.test_upgrade import the_tables_go_on

A = "aaaaaaaaaa"


def test_a_backup_comes_back(url: str, tmp_path: Path) -> None:
    store = open_store(url)
    fill(store)
    backup(url, tmp_path / "copy")
    store.delete("playing000")
    seated(store, "later")
    with pytest.raises(StoreError, match="would replace them"):
        restore(tmp_path / "copy", url)
    assert store.read("later")
    restore(tmp_path / "copy", url, overwrite=True)           # under a server that is running
    assert store.read("later") is None
    the_tables_go_on(store)
    store.close()


def test_a_backup_makes_a_new_database(url: str, tmp_path: Path) -> None:
    store = open_store(url)
    fill(store)
    backup(url, tmp_path / "copy")
    for id in ("playing000", "gathering0", "over000000"):
        store.delete(id)
    store.delete_record("r1")
    restore(tmp_path / "copy", url)                           # there is nothing in it that could be lost
    the_tables_go_on(store)
    store.close()
    if url.startswith("sqlite"):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path}/new.db")
        other = open_store(f"sqlite:///{tmp_path}/new.db")
        the_tables_go_on(other)
        other.close()


def test_a_copy_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """While somebody writes: a table's row and its entries fit."""
    store, done = open_store(url), threading.Event()
    seated(store)

    def write() -> None:
        n = 1
        while not done.is_set():
            assert store.append([move(A, n, count=3)]) == [None]
            n += 3

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for k in range(3):
            backup(url, tmp_path / f"copy{k}")
    finally:
        done.set()
        thread.join()
    for k in range(3):
        restore(tmp_path / f"copy{k}", url, overwrite=True)
        found = store.read(A)
        assert found
        assert found.row.n % 3 == 0
        assert found.entries == list(log(0, found.row.n + 1))
    store.close()


def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    upgrade(f"sqlite:///{tmp_path}/games.db")
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(StoreError, match="exists already"):
        backup(f"sqlite:///{tmp_path}/games.db", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"


@pytest.mark.parametrize("content", [b"", b"not a database " * 100, b"SQLite format 3\0" + b"\0" * 5000])
def test_what_is_no_backup_is_refused_and_replaces_nothing(tmp_path: Path, content: bytes) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    upgrade(url)
    store = open_store(url)
    fill(store)
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(StoreError, match="not a backup"):
        restore(tmp_path / "copy", url, overwrite=True)
    with pytest.raises(StoreError, match="no file"):
        restore(tmp_path / "nothing", url)
    the_tables_go_on(store)
    store.close()


def test_memory_has_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="in memory"):
        backup("sqlite://", tmp_path / "copy")


def test_without_pg_dump_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(StoreError, match="pg_dump comes with PostgreSQL"):
        backup("postgresql://nobody@127.0.0.1:1/games", tmp_path / "copy")


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    assert free_name(tmp_path / "a") == tmp_path / "a"
    (tmp_path / "a").touch()
    (tmp_path / "a.2").touch()
    assert free_name(tmp_path / "a") == tmp_path / "a.3"
