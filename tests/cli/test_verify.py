"""`flambeur verify`: what was proved, or which event deviates; exit codes 0, 1, 2."""
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import flambeur
from tests.cli.conftest import Done, played

Run = Callable[..., Done]


def changed(record: Path, change: Callable[[Any], None]) -> Path:
    data = json.loads(record.read_text("utf-8"))
    change(data)
    path = record.with_name("changed.json")
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_a_fair_game_is_told_in_a_few_lines(run: Run, record: Path) -> None:
    done = run("verify", record)
    assert done.code == 0
    data = json.loads(record.read_text("utf-8"))
    events, winner = sum("chance" in entry for entry in data["entries"]), data["winners"]
    assert done.lines[0] == f"{record}: everything holds"
    assert data["commitment"] in done.out
    assert f"{events} chance events fixed before the start" in done.out
    assert f"won by {['Anna', 'Ben'][winner[0]]}" in done.out
    assert len(done.lines) <= 8


def test_in_french(run: Run, record: Path) -> None:
    done = run("verify", record, "--lang", "fr")
    assert done.lines[0] == f"{record} : tout est exact"
    assert "tirages fixés avant le début, aucun changé" in done.out


def test_the_commitment_that_was_noted_is_compared(run: Run, record: Path) -> None:
    noted = json.loads(record.read_text("utf-8"))["commitment"]
    assert "the commitment you noted" in run("verify", record, "--commitment", noted.upper()).out
    other = run("verify", record, "--commitment", "0" * 64)
    assert other.code == 1
    assert f"its SHA-256 is {noted}, not {'0' * 64}" in other.out


def test_one_changed_die_is_named(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        rolls = [entry for entry in data["entries"] if "chance" in entry]
        rolls[5]["draws"][0][1] = (rolls[5]["draws"][0][1] + 1) % 6
    done = run("verify", changed(record, change))
    assert done.code == 1
    assert "chance event 5 deviates" in done.out
    assert "le tirage 5 diffère" in run("verify", changed(record, change), "--lang", "fr").out


def test_a_swapped_secret_is_caught_and_told_briefly(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        data["secret"] = "ab" * 32
    done = run("verify", changed(record, change))
    assert done.code == 1
    assert "the secret is not the one committed to" in done.out
    assert "more like these" in done.lines[-1]
    assert len(done.lines) == 5


def test_a_dropped_move_is_caught(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        data["entries"].remove(next(entry for entry in data["entries"] if "action" in entry))
    assert run("verify", changed(record, change)).code == 1


def test_a_changed_result_is_caught(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        data["scores"][0] += 10_000
    done = run("verify", changed(record, change))
    assert done.code == 1
    assert "the record's result is not what its moves lead to" in done.out


def test_without_its_secret_nothing_can_be_proved(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps(flambeur.new("las-vegas", seed=1).record()), "utf-8")
    done = run("verify", path)
    assert done.code == 1
    assert "does not carry its secret" in done.out


def test_a_game_that_goes_on_is_checked_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps(flambeur.new("las-vegas", seed=1).record(secret=True)), "utf-8")
    done = run("verify", path)
    assert done.code == 0
    assert "the game is not over" in done.out


def test_typed_dice_are_counted_and_prove_nothing(run: Run, tmp_path: Path) -> None:
    match = flambeur.new("las-vegas", players=2, dice="manual", seed=1)
    match.resolve([1] * 8)
    path = tmp_path / "typed.json"
    path.write_text(json.dumps(match.record(secret=True)), "utf-8")
    assert "1 roll of real dice: nothing to prove" in run("verify", path).out


@pytest.mark.parametrize(("content", "sentence"), [
    (b"", "it is not JSON"), (b"\xff\xfe\x00", "it is not JSON"), (b"{}", "its format is None"), (b"[1, 2]", "its format is None"),
    (b'{"format": "chess/1"}', "its format is 'chess/1'"), (b'{"format": "flambeur-record/1"}', "the record is damaged at"),
    (b"[" * 100_000, "nested too deeply"),
], ids=str)
def test_what_is_no_record_is_one_line_and_exit_code_2(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "no.json"
    path.write_bytes(content)
    done = run("verify", path)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_three_shared_winners_are_all_named(run: Run, tmp_path: Path) -> None:
    """The names are the record's; a seat without one has its number."""
    match = played(names=[])
    path = tmp_path / "nameless.json"
    path.write_text(json.dumps(match.record()), "utf-8")
    assert f"won by Player {match.winners[0] + 1}" in run("verify", path).out
