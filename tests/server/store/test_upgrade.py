"""Databases of every earlier layout, with running tables in them, become databases of this one."""
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from flambeur.server.store import upgrade as module
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.engine import connect, parse
from flambeur.server.store.rows import Chat, Conflict, Pass, Position
from flambeur.server.store.schema import metadata
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import latest, layout, script, step_up, upgrade
from tests.server.store.layouts import SCHEMAS, fill, load
from tests.server.store.samples import NOON, log, move, record, seated

LAYOUTS = sorted(revision.revision for revision in script().walk_revisions())


def kind_of(url: str) -> str:
    return url.partition(":")[0]


def the_tables_go_on(store: Store) -> None:
    """What `layouts.fill` has stored is there, and the running tables take their next entries."""
    playing = store.read("playing000")
    assert playing
    assert playing.entries == list(log(0, 8))
    assert (playing.names, [h.token_hash for h in playing.holders]) == ({0: "Ada", 1: "Zoë"}, ["playing1", "playing2"])
    assert (playing.row.n, playing.row.status, playing.row.deadline) == (7, "playing", NOON + 99)
    assert store.position("playing000") == Position(3, '{"round": 1}')
    assert store.append([move("playing000", 7), move("playing000", 8), move("gathering0", 2)]) == [Conflict("playing000", 7), None, None]
    assert store.live() == ["gathering0", "playing000"]
    assert store.lease(store.live(), "me", 1000) == {"gathering0", "playing000"}
    assert [row.id for row in store.lobby(9)] == ["gathering0"]
    assert store.record("r1") == record("r1", table="over000000")
    assert store.claim_pass("pass1", NOON) == Pass("pass1", "playing000", "[1]", NOON + 5)
    assert store.is_blocked("blocked", NOON)
    said, = store.chats("playing000")
    assert said == Chat(said.id, "playing000", NOON, 1, "it's “your” turn; go\n")
    later = store.add_chat("playing000", NOON, 1, "and on")
    assert later
    assert later.id > said.id


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def test_the_tables_of_the_program_are_those_of_the_migrations(url: str) -> None:
    engine = connect(parse(url))
    with engine.connect() as connection:
        assert differences(connection) == []
        assert layout(connection) == latest()
    engine.dispose()


def test_a_difference_would_be_found(url: str) -> None:
    engine = connect(parse(url))
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE blocks ADD COLUMN reason TEXT")
        connection.exec_driver_sql("DROP INDEX holders_token")
    with engine.connect() as connection:
        assert len(differences(connection)) == 2
    engine.dispose()


def test_every_layout_has_its_dumps() -> None:
    """A migration may only be written when the layout before it has been kept; so the latest is kept from the start."""
    wanted = {f"{name}.{kind}.sql" for name in LAYOUTS for kind in ("sqlite", "postgresql")}
    assert {file.name for file in SCHEMAS.iterdir()} == wanted, "run .venv/bin/python -m tests.server.store.layouts"


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_database_of_an_earlier_layout_goes_on(empty_url: str, name: str) -> None:
    load(SCHEMAS / f"{name}.{kind_of(empty_url)}.sql", empty_url)
    engine = connect(parse(empty_url))
    with engine.connect() as connection:
        assert layout(connection) == name
    saved = upgrade(empty_url)
    assert (saved is not None) == (kind_of(empty_url) == "sqlite" and name != latest())
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()
    store = open_store(empty_url)
    the_tables_go_on(store)
    store.close()


def test_what_the_dumps_hold_goes_on_without_an_upgrade_too(url: str) -> None:
    store = open_store(url)
    fill(store)
    the_tables_go_on(store)
    store.close()


def a_next_layout(folder: Path, monkeypatch: pytest.MonkeyPatch, work: str) -> None:
    """Our migrations and one more."""
    copy = folder / "migrations"
    (copy / "versions").mkdir(parents=True)
    for file in (module.FOLDER / "env.py", *module.FOLDER.glob("versions/*.py")):
        (copy / file.relative_to(module.FOLDER)).write_text(file.read_text("utf-8"), "utf-8")
    (copy / "versions" / "next.py").write_text(
        f"from alembic import op\nrevision = 'next'\ndown_revision = {latest()!r}\n\n\ndef upgrade():\n    {work}\n", "utf-8")
    monkeypatch.setattr(module, "FOLDER", copy)


def test_an_upgrade_keeps_a_copy_of_an_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    before = latest()
    assert upgrade(url) is None                       # nothing to keep of a new one
    store = open_store(url)
    fill(store)
    a_next_layout(tmp_path, monkeypatch, "op.execute('DELETE FROM tables')")
    saved = upgrade(url)                              # while it is open: what is not yet in the main file is copied too
    assert saved == tmp_path / f"games.db.{before}.bak"
    assert store.read("playing000") is None
    assert upgrade(url) is None
    store.close()
    kept = open_store(f"sqlite:///{saved}")
    the_tables_go_on(kept)
    kept.close()


def test_an_upgrade_that_fails_changes_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(url)
    fill(store)
    before = latest()
    a_next_layout(tmp_path, monkeypatch, "op.execute('DROP TABLE blocks'); op.execute('DROP TABLE nonsense')")
    for _ in range(2):
        with pytest.raises(StoreError):
            upgrade(url)
    engine = connect(parse(url))
    with engine.connect() as connection:
        assert layout(connection) == before
        assert differences(connection) == []
    engine.dispose()
    the_tables_go_on(store)
    store.close()
    if kind_of(url) == "sqlite":
        assert sorted(file.name for file in tmp_path.glob("games.db.*bak*")) == [f"games.db.{before}.bak", f"games.db.{before}.bak.2"]


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    engine = connect(parse(url))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match=r"newer Flambeur \(layout 9999"):
        upgrade(url)
    with engine.connect() as connection:
        assert layout(connection) == "9999"
    engine.dispose()


def test_processes_that_start_together_upgrade_once(empty_url: str) -> None:
    failures: list[BaseException] = []
    ready = threading.Barrier(3)

    def start() -> None:
        engine = connect(parse(empty_url))
        ready.wait()
        try:
            step_up(engine)
        except BaseException as error:
            failures.append(error)
        engine.dispose()

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    store = open_store(empty_url)
    seated(store)
    store.close()


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary, " * 100, "utf-8")
    with pytest.raises(StoreError):
        upgrade(f"sqlite:///{file}")
    assert file.read_text("utf-8") == "Dear diary, " * 100


def test_a_folder_with_a_percent_sign_will_do(tmp_path: Path) -> None:
    folder = tmp_path / "100 %" / "games"
    upgrade(f"sqlite:///{folder}/games.db")
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (latest(),)
