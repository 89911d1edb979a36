"""Killing a process cannot show whether a commit survives a loss of power: the settings say it, and each connection must have them."""
import threading
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.store.base import StoreError
from flambeur.server.store.engine import connect, parse
from flambeur.server.store.sql import SqlStore, open_store
from flambeur.server.store.upgrade import upgrade
from tests.server.store.samples import move, seated

SQLITE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 15000}      # 2 is FULL
POSTGRES = {"synchronous_commit": "on", "fsync": "off"}       # the throw-away instance's fsync is off; synchronous_commit is what we set


def settings(connection: Any, kind: str) -> dict[str, Any]:
    if kind == "sqlite":
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in SQLITE}
    return {name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in POSTGRES}


def test_every_connection_waits_for_the_disk(url: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqlStore)
    wanted = SQLITE if store.kind == "sqlite" else POSTGRES
    with store.writing() as one, store.reading() as other, store.snapshot() as third:
        assert [settings(c, store.kind) for c in (one, other, third)] == [wanted] * 3
    store.close()


def test_connections_that_open_a_new_file_together_all_write_ahead(tmp_path: Path) -> None:
    modes: list[Any] = []

    def open_one(url: str, ready: threading.Barrier) -> None:
        engine = connect(parse(url))
        ready.wait()
        with engine.connect() as connection:
            modes.append(connection.exec_driver_sql("PRAGMA journal_mode").scalar())
        engine.dispose()

    for n in range(40):
        ready = threading.Barrier(8)
        threads = [threading.Thread(target=open_one, args=(f"sqlite:///{tmp_path}/{n}.db", ready)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert modes == ["wal"] * 320


@pytest.mark.slow
def test_a_careless_server_is_overruled(postgres: Any, postgres_url: str) -> None:
    postgres.execute(f"ALTER DATABASE {postgres_url.rpartition('/')[2]} SET synchronous_commit TO off")
    store = open_store(postgres_url)
    assert isinstance(store, SqlStore)
    with store.writing() as c:
        assert c.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_the_short_way_has_the_settings_too_also_after_a_refusal(url: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqlStore)
    seated(store)
    assert store.append([move(n=7)]) != [None]
    seen: list[Any] = []

    def look(cursor: Any) -> None:
        cursor.execute("PRAGMA synchronous" if store.kind == "sqlite" else "SHOW synchronous_commit")
        seen.extend(cursor.fetchone())

    store._direct.run(look)
    assert seen == [2 if store.kind == "sqlite" else "on"]
    store.close()


@pytest.mark.slow
def test_a_database_that_comes_back_is_used_again(postgres: Any, postgres_url: str) -> None:
    upgrade(postgres_url)
    store = open_store(postgres_url)
    seated(store)
    assert store.append([move(n=1)]) == [None]
    postgres.stop()
    try:
        for call in (lambda: store.append([move(n=2)]), lambda: store.read("aaaaaaaaaa"), store.ping):
            with pytest.raises(StoreError):
                call()
    finally:
        postgres.start()
    assert store.append([move(n=2)]) == [None]
    assert len(store.read_since("aaaaaaaaaa", -1)) == 3
    store.close()


@pytest.mark.parametrize(("written", "driver"), [
    ("sqlite:///games.db", "sqlite+pysqlite"), ("sqlite://", "sqlite+pysqlite"),
    ("postgresql://ada@example.org/games", "postgresql+psycopg"), ("postgresql+psycopg://example.org/games", "postgresql+psycopg"),
])
def test_addresses_as_people_write_them(written: str, driver: str) -> None:
    assert parse(written).drivername == driver


@pytest.mark.parametrize("written", ["games.db", "mysql://example.org/games", ""])
def test_other_addresses_are_refused_with_a_sentence(written: str) -> None:
    with pytest.raises(StoreError, match=r"SQLite|sqlite:///"):
        parse(written)


def test_a_password_is_not_shown() -> None:
    store = open_store("postgresql://ada:lovelace@127.0.0.1:1/games")
    assert "ada:***@" in store.url
    with pytest.raises(StoreError) as caught:
        store.ping()
    assert "lovelace" not in str(caught.value)
