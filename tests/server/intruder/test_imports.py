"""Records from outside: whatever is in them, they are refused with a sentence or replay, in a process of their own; the server goes on."""
import asyncio
import copy
import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from flambeur.errors import RecordError
from flambeur.server.records import examination
from tests.helpers.patience import PATIENCE
from tests.helpers.share import LONG
from tests.server.intruder.lab import Lab, is_refusal
from tests.server.intruder.test_seats import run

OTHERS = ("deep", "foreign, long", "half a character", "many entries", "many draws")


def a_record() -> dict[str, Any]:
    """A game of four, to its end."""
    found: dict[str, Any] = json.loads((Path(__file__).parents[2] / "records" / "las-vegas-1-base-4-players.json").read_text("utf-8"))
    return found


def changed(record: dict[str, Any], **fields: Any) -> bytes:
    return json.dumps({**record, **fields}).encode()


def bad_records(good: dict[str, Any]) -> dict[str, bytes]:
    entries = good["entries"]
    k = next(k for k, entry in enumerate(entries) if "action" in entry)
    other_move = copy.deepcopy(entries)
    other_move[k]["action"] = (other_move[k]["action"] + 1) % 6 + 100
    other_seat = copy.deepcopy(entries)
    other_seat[k]["seat"] = 3 - other_seat[k]["seat"]
    other_dice = copy.deepcopy(entries)
    last = next(entry for entry in reversed(other_dice) if "chance" in entry)
    last["draws"][0][1] = (last["draws"][0][1] + 1) % last["draws"][0][0]
    doubled = [*entries[:k + 1], entries[k], *entries[k + 1:]]
    return {
        "nothing": b"", "no JSON": b"{", "no UTF-8": b"\xff\xfe\x00", "a list": b"[]", "nulls": b"\x00" * 1000, "deep": b"[" * 400_000,
        "deep inside": changed(good)[:-1] + b',"options":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "foreign": b'{"format":"chess/1"}', "foreign, long": json.dumps({"format": "x" * 100_000}).encode(),
        "half a character": b'{"format":"flambeur-record/2","\\ud800":1}', "extra": changed(good, more=1),
        "no game": changed(good, game="nothing"),
        "a path": changed(good, game="../../etc/passwd"), "other rules": changed(good, rules=999), "no seats": changed(good, seats=[]),
        "many seats": changed(good, seats=[{}] * 1000), "bad options": changed(good, options={"players": 10**9}),
        "options of NaN": changed(good, options={"players": float("nan")}),
        "another secret": changed(good, secret="0" * 64), "other dice": changed(good, entries=other_dice),
        "another move": changed(good, entries=other_move), "another seat": changed(good, entries=other_seat),
        "a move twice": changed(good, entries=doubled), "cut short": changed(good, entries=entries[:-3]),
        "no entries": changed(good, entries=[]),
        "another result": changed(good, scores=[0.0] * 4), "another winner": changed(good, winners=[0, 1, 2, 3]),
        "not over": changed(good, over=False), "huge numbers": changed(good, entries=[{"seat": 10**300, "action": 10**300}]),
        "negative": changed(good, entries=[{"seat": -1, "action": -1}]), "a position": changed(good, position={"phase": "roll"}),
        "many entries": changed(good, entries=[{"seat": 0, "action": 0}] * 25_000),
        "many draws": changed(good, entries=[{"chance": 0, "draws": [[2, 1]] * 90_000}]),
        "bad draws": changed(good, entries=[{"chance": 0, "draws": [[0, 0]]}]),
        "bad seeds": changed(good, seeds=["z" * 64]), "bad commitment": changed(good, commitment="0"),
    }


@pytest.mark.parametrize("name", sorted(bad_records(a_record())))
def test_damaged_foreign_and_tampered_records(name: str) -> None:
    """What the other process does, in this one."""
    with pytest.raises(RecordError) as refused:
        examination.look(bad_records(a_record())[name])
    assert refused.value.text("fr")


@pytest.mark.slow
def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        good = a_record()
        for name in ("deep inside", "other dice", *(OTHERS if LONG else ())):
            body = bad_records(good)[name]
            answer = await lab.http("POST", "/api/records", body)
            assert (answer.status, is_refusal(answer.json(), "record")) == (422, True), (name, answer.body[:300])
            assert len(answer.body) < 3000, name
        assert lab.house.store.records(10) == []
        assert (await lab.http("GET", "/healthz")).json()["ok"]
        good["seats"][0]["name"] = "\u202eevil\u0000" + "x" * 50
        made = await lab.http("POST", "/api/records", changed(good))
        assert made.status == 201, made.body
        found = (await lab.http("GET", f"/api/records/{made.json()['id']}")).json()
        assert found["entries"] == good["entries"]
        assert found["seats"][0]["name"] == ("evil" + "x" * 50)[:24]
    run(tmp_path, test)


def test_a_record_that_is_too_large(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        answer = await lab.http("POST", "/api/records", b" " * 2000)
        assert (answer.status, is_refusal(answer.json(), "too_large")) == (413, True)
        answer = await lab.http("POST", "/api/records", b" " * 2000, headers={"content-length": "10"})
        assert (answer.status, is_refusal(answer.json(), "too_large")) == (413, True)
    run(tmp_path, test, import_bytes=1000)


def test_a_record_that_takes_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that replays it is ended, and the server answers others meanwhile."""
    monkeypatch.setattr(examination, "COMMAND", "import time; time.sleep(600)")
    monkeypatch.setattr(examination, "START", 0.0)

    async def test(lab: Lab) -> None:
        slow = asyncio.create_task(lab.http("POST", "/api/records", b"{}"))
        assert (await lab.http("GET", "/healthz")).status == 200
        answer = await slow
        assert (answer.status, is_refusal(answer.json(), "record")) == (422, True)
        assert lab.house.importing == 0
    run(tmp_path, test, import_seconds=0.5)


HEAD = json.dumps({"game": "las-vegas", "rules": 1, "players": 2, "record": {"seats": [{"name": "", "bot": None}] * 2}})


def test_a_busy_machine_refuses_no_honest_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is work, and not the time that passes while others work: this process has to wait for longer than it may work."""
    monkeypatch.setattr(examination, "COMMAND", f"import sys, time; time.sleep(3 * float(sys.argv[1])); print({HEAD!r})")
    monkeypatch.setattr(examination, "START", PATIENCE)

    async def test(lab: Lab) -> None:
        assert (await lab.http("POST", "/api/records", b"{}")).status == 201
    run(tmp_path, test, import_seconds=0.5)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no work, only time")
def test_a_record_that_takes_too_much_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much time there is."""
    works = ("import sys; from flambeur.server.records import examination as it\n"
             "def look(body):\n    while True: pass\n"
             "it.START, it.look = 0.0, look; it.main(float(sys.argv[1]))")
    monkeypatch.setattr(examination, "COMMAND", works)
    monkeypatch.setattr(examination, "START", 1e6)

    async def test(lab: Lab) -> None:
        async with asyncio.timeout(PATIENCE):
            answer = await lab.http("POST", "/api/records", b"{}")
        assert (answer.status, is_refusal(answer.json(), "record")) == (422, True)
        assert "too long" in answer.json()["text"]["en"]
        assert lab.house.importing == 0
    run(tmp_path, test, import_seconds=0.5)


@pytest.mark.parametrize("command", ["import os; os.abort()", "raise SystemExit(3)", "print('no JSON')", "print('[' * 100000)",
                                     "import sys; sys.stdin.close()"])
def test_a_process_that_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setattr(examination, "COMMAND", command)

    async def test(lab: Lab) -> None:
        answer = await lab.http("POST", "/api/records", b"{}" + b" " * 500_000)
        assert (answer.status, is_refusal(answer.json(), "record")) == (422, True)
    run(tmp_path, test)


def test_many_at_once_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "COMMAND", "import time; time.sleep(600)")
    monkeypatch.setattr(examination, "START", 0.0)

    async def test(lab: Lab) -> None:
        asked = [asyncio.create_task(lab.http("POST", "/api/records", b"{}", client=f"192.0.2.{k}")) for k in range(8)]
        for refused in islice(asyncio.as_completed(asked), 6):
            answer = await refused
            assert (answer.status, is_refusal(answer.json(), "too_many")) == (429, True)
        held = [task for task in asked if not task.done()]
        assert len(held) == lab.house.importing == 2
        for task in held: task.cancel()
        await asyncio.wait(held)
        assert lab.house.importing == 0
    run(tmp_path, test, imports_at_once=2, import_seconds=PATIENCE)


def test_many_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "COMMAND", f"print({HEAD!r})")

    async def test(lab: Lab) -> None:
        statuses = [(await lab.http("POST", "/api/records", b"{}", client="192.0.2.7")).status for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        assert (await lab.http("POST", "/api/records", b"{}", client="192.0.2.8")).status == 201
    run(tmp_path, test, imports_per_address=2)
