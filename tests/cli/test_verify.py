"""`flambeur verify`: what was proved, or which event deviates; exit codes 0, 1, 2."""
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.games import registered
from tests.cli.conftest import Done, played
from tests.games.probe.game import GAME as PROBE
from tests.records.tamper import FOLDER

Run = Callable[..., Done]


@pytest.fixture
def tampered(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """The file of a record that is kept in tests/records/tampered: a game of the probe."""
    def file(name: str) -> Path:
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["record"]), "utf-8")
        return path
    with registered(PROBE):
        yield file


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
    assert done.lines[0] == f"{record}: what can be checked holds; not everything can"
    assert data["commitment"] in done.out
    assert f"{events} chance events sealed before the start" in done.out
    assert f"won by {['Anna', 'Ben'][winner[0]]}" in done.out
    assert done.lines.index("checked:") < done.lines.index("not proved:")
    assert "none is signed: if one were exchanged" in done.out
    assert len(done.lines) <= 12


def test_everything_holds_only_where_all_moves_are_signed_and_the_commitment_was_noted(run: Run, tampered: Callable[[str], Path]) -> None:
    record = tampered("untouched")
    noted = json.loads(record.read_text("utf-8"))["commitment"]
    assert "everything holds" not in run("verify", record).out
    done = run("verify", record, "--commitment", noted)
    assert done.lines[0] == f"{record}: everything holds"
    assert "Anna: 6 moves, signed by the device that sat down" in done.out
    assert "nothing can have been left out, added or exchanged" in done.out
    assert "signés par l’appareil qui s’est assis" in run("verify", record, "--lang", "fr").out


@pytest.mark.parametrize(("name", "code", "en", "fr"), [
    ("exchanged", 1, "that its device has signed", "que son appareil a signé"),
    ("without-signature", 1, "is not signed, though the device", "n’est pas signée"),
    ("called-off", 0, "called off 2 times before: whoever ran the table could see another course of chance first",
     "la personne qui tenait la table a pu voir un autre hasard avant celui-ci"),
    ("called-off-never", 1, "chance event 0 deviates", "le tirage 0 diffère"),
    ("bot-claimed-at-the-end", 0, "1 by a bot, since time was up", "1 par un robot, le temps étant écoulé"),
    ("foreign-key", 0, "1 with a key that came later", "1 avec une clé venue plus tard"),
    ("with-a-bot", 0, "by a bot (easy), which signs nothing", "par un robot (easy), qui ne signe rien"),
    ("left-out-with-consent", 0, "with the consent of Anna and Benno", "avec l’accord donné par Anna et Benno"),
    ("left-out-without-consent", 1, "seat 1 has not agreed", "la place 1 n’a pas donné son accord"),
    ("exchanged-where-nobody-signs", 0, "none is signed", "aucun n’est signé"),
])
def test_what_was_tampered_with_is_told_in_both_languages(run: Run, tampered: Callable[[str], Path], name: str, code: int, en: str,
                                                          fr: str) -> None:
    done = run("verify", tampered(name))
    assert (done.code, en in done.out) == (code, True), done.out
    assert fr in run("verify", tampered(name), "--lang", "fr").out
    assert "everything holds" not in done.out


def test_in_french(run: Run, record: Path) -> None:
    done = run("verify", record, "--lang", "fr")
    assert done.lines[0] == f"{record}\xa0: ce qui se vérifie est exact\xa0; tout ne se vérifie pas"
    assert "tirages scellés avant le début, aucun changé" in done.out


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
    assert "more like these" in done.lines[4]
    assert "chance   " not in done.out


def test_a_dropped_move_is_caught(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        data["entries"].remove(next(entry for entry in data["entries"] if "action" in entry))
    assert run("verify", changed(record, change)).code == 1


def test_a_changed_result_is_caught(run: Run, record: Path) -> None:
    def change(data: Any) -> None:
        data["scores"][0] += 10_000
    done = run("verify", changed(record, change))
    assert done.code == 1
    assert "the record’s result is not what its moves lead to" in done.out


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
    (b'{"format": "chess/1"}', "its format is 'chess/1'"), (b'{"format": "flambeur-record/2"}', "the record is damaged at"),
    (b'{"format": "flambeur-record/1"}', "is a format from before the first release"),
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
