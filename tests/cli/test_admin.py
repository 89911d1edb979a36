"""`flambeur admin`: lists, closes and deletes tables, blocks addresses, backs up and restores, forgets."""
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import flambeur
from flambeur.cli.commands.admin import ACTIONS
from flambeur.server.identity.hashed import address_secret, hash_address
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Record
from flambeur.server.tables.table import load_table
from tests.cli.conftest import Done
from tests.cli.tables import NOON, SECRET, begun, database

Run = Callable[..., Done]
PLAYED, NEW = "abcdefghij", "klmnopqrst"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """One table that plays and a newer one that gathers."""
    found = database(tmp_path)
    begun(found, PLAYED)
    begun(found, NEW, NOON + 60_000, moves=0)
    yield found
    found.close()


@pytest.fixture
def admin(run: Run, store: Store, tmp_path: Path) -> Run:
    return lambda *args: run("admin", *args, "--data", tmp_path)


def test_tables_are_listed_the_newest_first(admin: Run) -> None:
    done = admin("list")
    assert (done.code, done.err) == (0, "")
    assert [line.split()[0] for line in done.lines] == ["table", NEW, PLAYED]
    assert done.lines[0].split() == ["table", "game", "status", "created", "(UTC)", "last", "entry", "(UTC)", "seats", "entries", "listed"]
    assert done.lines[1].split() == [NEW, "las-vegas", "gathering", "2026-09-21", "14:14", "2026-09-21", "14:14", "2", "3", "no"]
    assert [line.split()[2] for line in admin("list", "--lang", "fr").lines[1:]] == ["en", "en"]
    assert [line.split()[0] for line in admin("list", "--status", "playing").lines[1:]] == [PLAYED]
    assert [line.split()[0] for line in admin("list", "--limit", 1).lines[1:]] == [NEW]
    assert admin("list", "--status", "over").out == "There are no tables.\n"


def test_the_list_as_json_holds_no_hashes_and_no_secret(admin: Run, store: Store) -> None:
    out = admin("list", "--json").out
    assert [table["table"] for table in json.loads(out)] == [NEW, PLAYED]
    stored = store.read(PLAYED)
    assert stored is not None
    assert not any(secret in out for secret in (stored.row.secret, stored.row.sit_hash, stored.row.watch_hash))


def test_records_are_listed_the_newest_first(admin: Run, store: Store) -> None:
    assert admin("records").out == "There are no records.\n"
    for id, at, source in (("aaaaaaaaaa", NOON, "played"), ("bbbbbbbbbb", NOON + 60_000, "imported")):
        store.add_record(Record(id=id, game="las-vegas", at=at, rules=1, players=3, source=source, address="hashed", body="{}"))
    lines = admin("records").lines
    assert lines[0].split() == ["record", "game", "ended", "(UTC)", "seats", "rules", "source"]
    assert [line.split() for line in lines[1:]] == [["bbbbbbbbbb", "las-vegas", "2026-09-21", "14:14", "3", "1", "imported"],
                                                    ["aaaaaaaaaa", "las-vegas", "2026-09-21", "14:13", "3", "1", "played", "here"]]
    assert [line.split()[0] for line in admin("records", "--limit", 1).lines[1:]] == ["bbbbbbbbbb"]
    assert admin("records", "--game", "other").out == "There are no records.\n"
    out = admin("records", "--json").out
    assert [one["record"] for one in json.loads(out)] == ["bbbbbbbbbb", "aaaaaaaaaa"]
    assert "hashed" not in out


def test_a_closed_table_has_ended_by_an_entry_and_its_dice_can_be_proved(admin: Run, store: Store) -> None:
    assert admin("close", PLAYED).out == f"closed: {PLAYED}\n"
    stored = store.read(PLAYED)
    assert stored is not None
    assert (stored.row.status, stored.row.busy, stored.row.ended) == ("abandoned", False, stored.entries[-1].at)
    assert json.loads(stored.entries[-1].body) == {"why": "closed", "secret": SECRET.hex()}
    table = load_table(PLAYED, SECRET, stored.entries, stored.names, lambda: None)
    assert (table.status, table.awaited) == ("abandoned", frozenset())
    record = store.record(PLAYED)
    assert record is not None
    assert flambeur.verify(json.loads(record.body)).ok
    assert PLAYED not in store.live()


def test_a_table_that_has_not_begun_can_be_closed_too(admin: Run, store: Store) -> None:
    assert admin("close", NEW).code == 0
    assert store.record(NEW) is None
    done = admin("close", NEW, "--lang", "fr")
    assert (done.code, done.err) == (2, "flambeur: cette table est terminée\n")


def test_closing_waits_for_the_moves_of_others(admin: Run, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between reading the table and ending it, a player moves: the end comes behind that."""
    from flambeur.server.store.rows import Append
    from flambeur.server.store.sql import SqlStore
    from tests.cli.tables import act, head
    read, moved = SqlStore.read, []

    def read_then_move(self: SqlStore, table: str, start: int = 0) -> object:
        stored = read(self, table, start)
        if not moved:
            moved.append(table)
            other = load_table(table, SECRET, stored.entries, stored.names, lambda: None)
            act(other, NOON + 50)
            assert store.append([Append(table, tuple(line.entry for line in other.lines[len(stored.entries):]), head(other))]) == [None]
        return stored
    monkeypatch.setattr(SqlStore, "read", read_then_move)
    assert admin("close", PLAYED).code == 0
    kinds = [entry.kind for entry in store.read_since(PLAYED, -1)]
    assert kinds[-1] == "end"
    assert kinds.count("end") == 1


def test_a_deleted_table_leaves_its_record_unless_told(admin: Run, store: Store) -> None:
    admin("close", PLAYED)
    assert admin("delete", PLAYED).out == f"deleted: {PLAYED}\n"
    assert store.read(PLAYED) is None
    assert store.record(PLAYED) is not None
    assert admin("delete", PLAYED).code == 2
    assert admin("delete", PLAYED, "--with-record").code == 0
    assert store.record(PLAYED) is None


@pytest.mark.parametrize("action", ["close", "delete"])
def test_an_unknown_table_is_one_line(admin: Run, action: str) -> None:
    done = admin(action, "jjjjjjjjjj")
    assert (done.code, done.out, done.err) == (2, "", "flambeur: there is no table 'jjjjjjjjjj' in this database\n")


# addresses

@pytest.mark.parametrize(("typed", "seen"), [("192.0.2.7", "192.0.2.7"), ("2001:db8::1", "2001:db8::ffff"),
                                             ("::ffff:192.0.2.7", "192.0.2.7")])
def test_a_blocked_address_is_the_one_that_the_server_sees(admin: Run, store: Store, tmp_path: Path, typed: str, seen: str) -> None:
    hash = hash_address(seen, address_secret(tmp_path))
    assert not store.is_blocked(hash, NOON)
    assert admin("block", typed).out == f"blocked: {typed} (kept as {hash})\n"
    assert store.is_blocked(hash, NOON)
    assert admin("blocks").lines[0].split()[0] == hash
    assert admin("blocks").lines[0].endswith("for good")
    assert admin("unblock", typed).out == f"unblocked: {typed}\n"
    assert not store.is_blocked(hash, NOON)


def test_a_block_for_some_days_and_by_its_hash(admin: Run, store: Store, tmp_path: Path) -> None:
    hash = hash_address("192.0.2.7", address_secret(tmp_path))
    admin("block", "192.0.2.7", "--days", 3)
    block, = store.blocks()
    assert block.until is not None
    assert abs(block.until - block.at - 3 * 86_400_000) < 1000
    assert "until 2" in admin("blocks").out
    assert admin("unblock", hash).code == 0
    assert admin("blocks").out == "No address is blocked.\n"
    assert admin("unblock", "192.0.2.7").err == "flambeur: 192.0.2.7 is not blocked\n"


def test_the_secret_of_several_machines_counts_here_too(admin: Run, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_ADDRESS_SECRET", "pepper")
    admin("block", "192.0.2.7")
    assert store.is_blocked(hash_address("192.0.2.7", address_secret(tmp_path, "pepper")), NOON)


@pytest.mark.parametrize("address", ["example.org", "192.0.2.0/24", "192.0.2.256", ""])
def test_only_addresses_are_blocked(admin: Run, address: str) -> None:
    done = admin("block", address)
    assert (done.code, done.out) == (2, "")
    assert "an address is like 192.0.2.1 or 2001:db8::1, not" in done.err


# keeping

def test_a_backup_is_restored(admin: Run, store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    assert admin("backup", file).out == f"written: {file}\n"
    assert admin("backup", file).err == f"flambeur: {file} exists already.\n"
    admin("delete", PLAYED)
    assert admin("restore", file).code == 2
    assert store.read(PLAYED) is None
    assert admin("restore", file, "--overwrite").out == f"restored from {file}\n"
    assert store.read(PLAYED) is not None


def test_a_backup_makes_a_database_where_there_is_none(run: Run, admin: Run, tmp_path: Path) -> None:
    admin("backup", tmp_path / "backup.db")
    assert run("admin", "restore", tmp_path / "backup.db", "--data", tmp_path / "elsewhere").code == 0
    assert [line.split()[0] for line in run("admin", "list", "--data", tmp_path / "elsewhere").lines[1:]] == [NEW, PLAYED]


def test_what_is_too_old_is_forgotten_now(admin: Run, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.cli.commands.admin.now", lambda: NOON + 91 * 86_400_000)
    assert admin("sweep").out == "forgotten: 2 tables, 0 messages, 0 addresses, 0 expired\n"
    assert store.read(PLAYED) is None
    monkeypatch.setenv("FLAMBEUR_KEEP_ABANDONED_DAYS", "100")
    assert admin("sweep", "--lang", "fr").out == "oublié\xa0: 0 table, 0 message, 0 adresse, 0 périmé\n"


def test_without_an_action_there_is_help(run: Run) -> None:
    assert run("admin").out == run("admin", "--help").out
    assert all(f"    {action} " in run("admin", "--lang", "fr").out for action in ACTIONS)


@pytest.mark.parametrize(("args", "sentence"), [
    (["jackpot"], "invalid choice: 'jackpot'"),
    (["list", "--limit", "0"], "--limit: a whole number from 1 to"), (["close"], "the following arguments are required: TABLE"),
    (["restore", "no/such/file"], "There is no file no/such/file."),
    (["list", "--jackpot"], "unknown: --jackpot (see flambeur admin list --help)"),
])
def test_what_does_not_fit_is_one_line(run: Run, args: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_DATA", str(tmp_path))
    done = run("admin", *args)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert sentence in done.err
