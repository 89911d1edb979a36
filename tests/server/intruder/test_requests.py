"""Requests that no page would send: each gets a clear refusal as JSON, and every answer of any kind forbids what it should."""
import json
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.gate.headers import HEADERS
from tests.server.asgi import scope_of
from tests.server.intruder.lab import FOREIGN, Lab, is_refusal
from tests.server.intruder.test_seats import in_play, run

SEATS = [{"sitter": "device"}, {"sitter": "device"}]
DEEP = b"[" * 30_000 + b"]" * 30_000
HALF = "\\ud800"                          # of a pair of surrogates, as JSON can write it
BODIES: list[bytes] = [
    b"", b"{", b"null", b"[]", b"1", b'"x"', b"\xff\xfe", b"\x00", DEEP, b'{"game":' + b"9" * 5000 + b"}", b'{"game":"probe","seats":[]}',
    b'{"game":"probe","seats":NaN}', b'{"game":"probe","seats":[{"sitter":"device"}],"options":{"packs":NaN}}',
    b'{"game":"probe","seats":[{"sitter":"device"},{"sitter":"device"}],"options":{"packs":Infinity}}',
    b'{"game":"probe","seats":[{"sitter":"device"},{"sitter":"device"}],"options":{"packs":1e308}}',
    b'{"game":"probe","seats":[{"sitter":"device"},{"sitter":"device"}],"options":{"packs":' + b"9" * 4000 + b"}}",
    json.dumps({"game": "probe", "seats": SEATS, "options": {"x": 1}}).encode(), json.dumps({"game": "nothing", "seats": SEATS}).encode(),
    json.dumps({"game": "../probe", "seats": SEATS}).encode(), json.dumps({"game": "probe", "seats": SEATS * 8}).encode(),
    json.dumps({"game": "probe", "seats": [{"sitter": "bot"}] * 2}).encode(),
    json.dumps({"game": "probe", "seats": [{"sitter": "device", "level": "easy"}] * 2}).encode(),
    json.dumps({"game": "probe", "seats": [{"sitter": "bot", "level": "x" * 5000}] * 2}).encode(),
    json.dumps({"game": "probe", "seats": SEATS, "standin": "nobody"}).encode(),
    json.dumps({"game": "probe", "seats": SEATS, "more": 1}).encode(),
    json.dumps({"game": "probe", "seats": SEATS, "position": {}}).encode(), json.dumps({"game": "probe", "seats": SEATS, "position": {
        "format": "flambeur-position/1", "game": "probe", "options": {}, "state": {"phase": "roll"}}}).encode(),
    json.dumps({"game": "probe", "seats": SEATS, "clock": {"seconds": 10**12}}).encode(),
    json.dumps({"game": "probe", "seats": SEATS, "listed": "yes"}).encode(),
    f'{{"game":"{HALF}","seats":{json.dumps(SEATS)}}}'.encode(), f'{{"{HALF}":1}}'.encode(),
    f'{{"game":"probe","seats":{json.dumps(SEATS)},"options":{{"{HALF}":"{HALF}"}}}}'.encode(),
    f'{{"game":"probe","seats":{json.dumps(SEATS)},"standin":"{HALF}"}}'.encode(),
    f'{{"game":"probe","seats":{json.dumps(SEATS)},"position":{{"{HALF}":"{HALF}","format":"{HALF}"}}}}'.encode(),
    f'{{"game":"probe","seats":[{{"sitter":"{HALF}"}}]}}'.encode(),
]


def test_bodies_that_are_no_table(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        for body in BODIES:
            answer = await lab.http("POST", "/api/tables", body)
            assert answer.status in (400, 404, 422), (body[:100], answer.body[:300])
            assert is_refusal(answer.json(), "malformed", "option", "unknown_game", "refused", "position"), (body[:100], answer.body[:300])
            assert len(answer.body) < 4 * max(len(body), 500)
        assert lab.house.rooms == {}
    run(tmp_path, test)


def test_halves_of_characters(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        body = f'{{"game":"probe","seats":{json.dumps(SEATS)},"names":["A{HALF}nn"]}}'.encode()
        assert is_refusal((await lab.http("POST", "/api/tables", body)).json(), "malformed")
        made = await lab.new_table("device", "open")
        seats = f"/api/tables/{made['table']}/seats"
        for text in (f'{{"key":"{HALF}"}}', f'{{"{HALF}":1}}', f'{{"key":"{made["sit"]}","name":"{HALF}","seat":{10**20}}}'):
            assert is_refusal((await lab.http("POST", seats, text.encode())).json(), "malformed")
    run(tmp_path, test)


ADDRESSES = [
    ("GET", "/api/tables/aaaaaaaaaa", 404), ("GET", "/api/tables/AAAAAAAAAA", 400), ("GET", "/api/tables/..%2f..%2fetc", 400),
    ("GET", "/api/tables/aaaaaaaaa'", 400), ("GET", "/api/records/aaaaaaaaaa", 404), ("GET", "/api/records/1", 400),
    ("GET", "/api/nothing", 404), ("GET", "/api", 404), ("GET", "/nothing.js", 404), ("GET", "/.env", 404), ("GET", "/../../etc/pwd", 404),
    ("DELETE", "/api/tables", 405), ("PUT", "/api/tables/aaaaaaaaaa", 405), ("GET", "/api/live", 404), ("GET", "/api/lobby?limit=0", 400),
    ("GET", "/api/lobby?limit=1e9", 400), ("GET", "/api/lobby?after=1-x", 400), ("GET", "/api/lobby?after=999999999999999-aaaaaaaaaa", 200),
    ("POST", "/metrics", 405), ("GET", "/api/lobby?limit=%F0%9F", 400), ("TRACE", "/api/lobby", 405), ("OPTIONS", "/api/tables", 405),
    ("GET", "/healthz", 200), ("GET", "/api/openapi.json", 200), ("HEAD", "/api/lobby", 405),
]


def test_addresses_that_are_none(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        for method, path, status in ADDRESSES:
            answer = await lab.http(method, path)
            assert answer.status == status, (path, answer.body)
            assert status < 400 or is_refusal(answer.json(), "malformed", "no_table", "not_found", "wrong_method", "no_record"), path
            guarded(answer)
    run(tmp_path, test)


def guarded(answer: Any) -> None:
    for name, value in HEADERS:
        assert [found for key, found in answer.headers if key.lower() == name.decode()] == [value.decode()], name


def test_every_kind_of_answer_is_guarded(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, *_ = await in_play(lab)
        answers = {
            200: await lab.http("GET", "/api/lobby"), 201: await lab.http("POST", "/api/tables", {"game": "probe", "seats": SEATS}),
            400: await lab.http("POST", "/api/tables", b"{"), 403: await lab.http("POST", "/api/tables", {}, headers={"origin": FOREIGN}),
            404: await lab.http("GET", "/assets/app.js"), 405: await lab.http("DELETE", "/api/tables"),
            409: await lab.http("POST", "/api/passes", {"ticket": "A" * 43}), 413: await lab.http("POST", "/api/tables", b" " * 100_000)}
        for status, answer in answers.items():
            assert answer.status == status
            guarded(answer)
            assert answer["cache-control"] == "no-store" or status == 404
        for headers, path in (({"origin": FOREIGN}, "/api/live"), ({}, "/api/nothing"), ({}, "/")):
            refusal = (await lab.wire(headers=headers, path=path)).refusal
            assert refusal is not None
            assert refusal.status == 403
            guarded(refusal)
        assert (await lab.http("GET", f"/api/tables/{made['table']}")).status == 403
    run(tmp_path, test)


def test_a_failure_inside_tells_nothing_and_is_guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(lab: Lab) -> None:
        monkeypatch.setattr(lab.house.store, "lobby", lambda *_: 1 / 0)
        answer = await lab.http("GET", "/api/lobby")
        assert (answer.status, is_refusal(answer.json(), "internal")) == (500, True)
        assert b"Zero" not in answer.body
        guarded(answer)
        assert "ZeroDivisionError" in "".join(lab.problems())
        lab.written.truncate(0)
        lab.written.seek(0)
    run(tmp_path, test)


def test_large_bodies_are_not_read(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        for size, announced in ((70_000, "70000"), (70_000, "5"), (5, "70000"), (5, "9" * 30)):
            headers = {"content-length": announced}
            answer = await lab.http("POST", "/api/tables", b" " * size, headers=headers)
            assert (answer.status, is_refusal(answer.json(), "too_large")) == (413, True)
            guarded(answer)
    run(tmp_path, test)


def test_who_hangs_up_in_mid_body_is_no_failure_of_ours(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        for path in ("/api/tables", "/api/records", "/api/mine"):
            said = await hung_up(lab, path, b'{"format":')
            assert not said or said[0]["status"] == 400, path
        assert lab.problems() == []
    run(tmp_path, test)


async def hung_up(lab: Lab, path: str, part: bytes) -> list[Any]:
    """What is said to somebody who sends a part of a body and is gone."""
    heard: list[Any] = []
    messages = [{"type": "http.request", "body": part, "more_body": True}]

    async def receive() -> Any:
        return messages.pop() if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        heard.append(message)
    await lab.survived(scope_of(path, "POST", {"host": "127.0.0.1:8000", "content-type": "application/json"}, "127.0.0.1"), receive, send)
    return heard


def test_a_token_in_a_query_opens_nothing(tmp_path: Path) -> None:
    """Secrets come in a body or a header; a query would end up in logs."""
    async def test(lab: Lab) -> None:
        made, *_ = await in_play(lab)
        for name in ("token", "key", "authorization", "sit"):
            assert (await lab.http("GET", f"/api/tables/{made['table']}?{name}={made['token']}")).status == 403
        assert made["token"] not in lab.written.getvalue()
    run(tmp_path, test)
