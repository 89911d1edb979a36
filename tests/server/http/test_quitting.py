"""Being done with a table from the list of one's own, without going there."""
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.identity.tokens import new_token
from flambeur.server.settings import Settings
from flambeur.server.tables.table import Table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(data=str(tmp_path), tables_per_address=2, bot_pause_seconds=60)
    with TestClient(make_app(settings, prepare=()), base_url="http://localhost") as client:
        yield client


def made(client: TestClient, *sitters: str) -> dict[str, str]:
    seats = [{"sitter": one} if one in ("device", "open") else {"sitter": "bot", "level": one} for one in sitters]
    found: dict[str, str] = client.post("/api/tables", json={"game": "las-vegas", "seats": seats}).json()
    return found


def seated(client: TestClient, keys: dict[str, str], name: str = "") -> str:
    token: str = client.post(f"/api/tables/{keys['table']}/seats", json={"key": keys["sit"], "name": name}).json()["token"]
    return token


def start(client: TestClient, keys: dict[str, str]) -> None:
    with client.websocket_connect("/api/live") as wire:
        wire.send_json({"type": "hello", "protocol": 1, "table": keys["table"], "token": keys["token"]})
        wire.send_json({"type": "start", "id": "start"})
        while wire.receive_json()["type"] != "ack": pass


def quit(client: TestClient, keys: dict[str, str], token: str = "") -> Any:
    return client.post(f"/api/tables/{keys['table']}/quit", json={"token": token or keys["token"]})


def table(client: TestClient, keys: dict[str, str]) -> Table:
    found: Table = client.app.state.house.rooms[keys["table"]].table      # type: ignore[attr-defined]
    return found


def test_who_made_a_table_closes_it_and_may_make_another(client: TestClient) -> None:
    keys, _ = made(client, "device", "open"), made(client, "device", "open")
    wanted = {"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "open"}]}
    assert client.post("/api/tables", json=wanted).json()["code"] == "too_many"
    assert quit(client, keys).json() == {"status": "abandoned"}
    assert client.post("/api/tables", json=wanted).status_code == 201
    assert quit(client, keys).json() == {"status": "abandoned"}, "asked for again"


def test_who_has_joined_gets_up_and_takes_the_name_along(client: TestClient) -> None:
    keys = made(client, "device", "open")
    token = seated(client, keys, "Ana")
    mine = client.post("/api/mine", json={"tokens": [keys["token"], token]}).json()["tables"]
    assert {one["which"]: one["host"] for one in mine} == {0: True, 1: False}
    assert quit(client, keys, token).json() == {"status": "gathering"}
    assert table(client, keys).seats[1].is_free
    assert table(client, keys).names[1] == ""


def test_a_game_against_bots_is_given_up_for_all_seats_of_the_screen(client: TestClient) -> None:
    keys = made(client, "device", "device", "easy")
    start(client, keys)
    assert quit(client, keys).json() == {"status": "abandoned"}


def test_a_game_with_others_goes_on_without_who_leaves(client: TestClient) -> None:
    keys = made(client, "device", "open")
    token = seated(client, keys)
    start(client, keys)
    for _ in range(2):
        assert quit(client, keys, token).json() == {"status": "playing"}
    there = table(client, keys)
    assert [seat.left for seat in there.seats] == [False, True]
    assert [line.entry.kind for line in there.lines].count("left") == 1


def test_who_holds_no_seat_ends_nothing(client: TestClient) -> None:
    keys = made(client, "device", "open")
    for stranger in (new_token(), keys["sit"], keys["watch"], made(client, "device", "open")["token"]):
        answer = quit(client, keys, stranger)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    assert table(client, keys).status == "gathering"
