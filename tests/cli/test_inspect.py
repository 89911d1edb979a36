"""`flambeur inspect TABLE`: the log as it is stored, without what nobody may read."""
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from flambeur.cli.commands.inspect import masked
from flambeur.table.fairness import commitment
from tests.cli.conftest import Done
from tests.cli.tables import NOON, SECRET, TOKEN, begun, database

Run = Callable[..., Done]
ID = "abcdefghij"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = database(tmp_path)
    begun(store, ID)
    store.close()
    return tmp_path


def test_every_entry_is_a_line_with_number_time_kind_digest_and_body(run: Run, folder: Path) -> None:
    done = run("inspect", ID, "--data", folder)
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == f"table {ID}: las-vegas, playing, Anna, Ben; {len(done.lines) - 1} entries"
    assert done.lines[1].startswith("    0  2026-09-21 14:13:20.000  created   -                 {")
    kinds = [line.split()[3] for line in done.lines[1:]]
    assert kinds[:5] == ["created", "seated", "seated", "starting", "start"]
    assert {"move", "chance"} <= set(kinds)
    last = done.lines[-1].split()
    assert (int(last[0]), len(last[4])) == (len(done.lines) - 2, 16)


def test_the_same_as_json(run: Run, folder: Path) -> None:
    found = json.loads(run("inspect", ID, "--data", folder, "--json").out)
    assert (found["table"], found["status"], found["names"]) == (ID, "playing", ["Anna", "Ben"])
    assert found["commitment"] == found["entries"][0]["body"]["commitment"] == commitment(SECRET)
    assert [entry["n"] for entry in found["entries"]] == [*range(len(found["entries"]))]
    assert found["entries"][0]["at"] == NOON
    assert found["entries"][-1]["digest"]


def test_names_that_are_gone_and_the_state_in_french(run: Run, folder: Path) -> None:
    store = database(folder)
    store.rename(ID, 0, "")
    store.rename(ID, 1, "\x1b[31mBen")
    store.close()
    first = run("inspect", ID, "--data", folder, "--lang", "fr").lines[0]
    assert first.startswith(f"table {ID}\xa0: las-vegas, en jeu, un invité, ?[31mBen\xa0; ")


def test_no_secret_is_printed(run: Run, folder: Path) -> None:
    from flambeur.server.rooms.closing import close_table
    store = database(folder)
    close_table(store, ID, NOON + 100)
    store.close()
    for form in ([], ["--json"]):
        out = run("inspect", ID, "--data", folder, *form).out
        assert SECRET.hex() not in out
        assert '"***"' in out
    seeds = {"seed": "ab" * 32, "seeds": ["ab" * 32, None], "why": "over", "id": TOKEN, "hash": "cd" * 32, "inner": [{"secret": "ef" * 32}]}
    assert masked(seeds) == {"seed": "***", "seeds": "***", "why": "over", "id": "***", "hash": "cd" * 32, "inner": [{"secret": "***"}]}
    assert masked({"secret": None}) == {"secret": None}


@pytest.mark.parametrize(("args", "sentence"), [
    (["jjjjjjjjjj"], "there is no table 'jjjjjjjjjj' in this database"),
    (["no\ntable"], "there is no table 'no\\ntable' in this database"),
    ([ID, "--data", "{empty}"], "there is no database {empty}/tables.db"),
    ([ID, "--database", "sqlite://"], "there is no database :memory:"),
    ([ID, "--database", "oracle://x"], "a database begins with sqlite:/// or postgresql://"),
    ([], "the following arguments are required: TABLE"),
])
def test_what_is_not_there_is_one_line(run: Run, folder: Path, args: list[str], sentence: str) -> None:
    empty = folder / "empty"
    done = run("inspect", "--data", folder, *(arg.format(empty=empty) for arg in args))
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert sentence.format(empty=empty) in done.err
    assert not empty.exists()             # looking makes nothing


def test_an_unknown_table_in_french(run: Run, folder: Path) -> None:
    assert run("inspect", "x", "--data", folder, "--lang", "fr").err == "flambeur: il n’y a pas de table 'x' dans cette base\n"


def test_a_database_of_another_layout_is_not_touched(run: Run, folder: Path) -> None:
    import sqlite3
    with sqlite3.connect(folder / "tables.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    done = run("inspect", ID, "--data", folder)
    assert done.code == 2
    assert "layout of another version" in done.err
