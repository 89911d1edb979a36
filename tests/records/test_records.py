"""Records of every released version of the rules: each still replays to its result and proves its dice, or is refused with the sentence
that says what has changed. Files are named GAME-VERSION-WHAT.json, are made by keep.py and never change; the folder format-1 has records
from before the first release, which are refused whole."""
import json
import math
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.games import find
from flambeur.table.record import BEFORE
from tests.games.probe.game import GAME as PROBE
from tests.records.keep import situations

FILES = sorted(Path(__file__).parent.glob("*.json"))
OLD = sorted(Path(__file__).parent.glob("format-1/*.json"))
AIMED = Path(__file__).parent / "probe-1-live-aimed-and-signed.json"
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


@every_file
def test_a_kept_record_replays_and_proves_its_dice_or_says_why_not(file: Path) -> None:
    record = read(file)
    if record["rules"] == find(record["game"]).version:
        assert flambeur.replay(record).record() == record
        verdict = flambeur.verify(record, record["commitment"])
        assert verdict.problems == []
        assert verdict.events + verdict.scripted + verdict.typed == sum("chance" in entry for entry in record["entries"]) > 0
    else:
        with pytest.raises(flambeur.RecordError, match=f"version {record['rules']} of the rules"):
            flambeur.replay(record)


@every_file
def test_a_kept_record_with_a_changed_die_is_caught(file: Path) -> None:
    record = read(file)
    event = next(entry for entry in record["entries"] if "chance" in entry and not entry["typed"])
    event.get("noise", event["draws"])[-1][1] ^= 1      # of what was measured, the noise is proved
    assert not flambeur.verify(record).ok


def test_every_version_of_every_game_has_its_records() -> None:
    kept = {file.stem for file in FILES}
    for name, game in {**flambeur.games(), PROBE.id: PROBE}.items():
        wanted = {f"{name}-{game.version}-{situation}" for situation in situations(name)}
        assert kept >= wanted, "run: .venv/bin/python -m tests.records.keep"
        assert all(any(stem.startswith(f"{name}-{version}-") for stem in kept) for version in range(1, game.version + 1))


@pytest.mark.parametrize("name", [*flambeur.games(), PROBE.id])
def test_some_are_of_live_tables_with_what_the_players_mixed_in(name: str) -> None:
    live = [record for record in map(read, FILES) if record["game"] == name and record["table"] and "script" not in record]
    assert live
    for record in live:
        alone = len(record["seeds"]) == 1
        assert alone or record["seeds"][-1] is None
        assert all(record["seeds"][:len(record["seeds"]) - (not alone)])
        assert not flambeur.verify({**record, "seeds": [None, *record["seeds"][1:]]}).ok


SIGNED = [file for file in FILES if "signed" in file.stem]


@pytest.mark.parametrize("file", SIGNED, ids=lambda file: file.stem)
def test_what_players_signed_holds_in_a_kept_record(file: Path) -> None:
    moves = flambeur.verify(read(file)).moves
    assert [(seat.signed == seat.total > 0, seat.wrong) for seat in moves[:2]] == [(True, 0)] * 2
    assert (moves[2].signed, moves[2].wrong) == (0, 0)


def test_an_aim_that_was_signed_cannot_be_another_by_the_last_bit() -> None:
    """Of a throw that was measured: its noise, and what came out, are as they were."""
    for aim in aims(read(AIMED)):
        record = read(AIMED)
        mine = next(one for one in aims(record) if one == aim)
        mine["angle"] = math.nextafter(mine["angle"], 1.0)
        assert not flambeur.verify(record).ok
    assert len(aims(read(AIMED))) > 2


def aims(record: Any) -> list[dict[str, float]]:
    """Of moves that were signed."""
    return [entry["body"] for entry in record["entries"] if entry.get("body") and entry.get("signed")]


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_record_from_before_the_first_release_is_refused_with_the_sentence(file: Path) -> None:
    record = read(file)
    assert record["format"] in BEFORE
    for whole in (record, file.read_text("utf-8"), {"format": record["format"]}, {**record, "entries": []}):
        for refuse in (flambeur.replay, flambeur.verify):
            with pytest.raises(flambeur.RecordError) as caught:
                refuse(whole)
            assert str(caught.value) == "flambeur-record/1 is a format from before the first release and is not read; " \
                                        "records are flambeur-record/2"
            assert "d’avant la première version" in caught.value.text("fr")


def test_there_are_such_records_of_both_games() -> None:
    assert {read(file)["game"] for file in OLD} == {"las-vegas", "las-vegas-cards"}
