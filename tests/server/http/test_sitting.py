"""Sitting down over HTTP: an answer that was lost can be asked for again, and who was removed stays so."""
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.commands import gathering
from flambeur.server.identity.tokens import new_token
from flambeur.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(data=str(tmp_path)), prepare=()), base_url="http://localhost") as client:
        yield client


def made(client: TestClient) -> dict[str, str]:
    plan = {"game": "las-vegas", "seats": [{"sitter": "device"}, *[{"sitter": "open"}] * 3]}
    found: dict[str, str] = client.post("/api/tables", json=plan).json()
    return found


def sit(client: TestClient, keys: dict[str, str], **body: Any) -> Any:
    return client.post(f"/api/tables/{keys['table']}/seats", json=body)


def test_a_request_that_is_sent_again_is_answered_the_same(client: TestClient) -> None:
    keys, id = made(client), new_token()
    first = sit(client, keys, key=keys["sit"], id=id, name="Anna").json()
    assert sit(client, keys, key=keys["sit"], id=id, name="Anna").json() == first
    other = sit(client, keys, key=keys["sit"], id=new_token()).json()
    assert (first["seat"], other["seat"]) == (1, 2)
    assert other["token"] != first["token"]
    assert id not in first["token"]


def test_an_id_opens_nothing_without_the_link(client: TestClient) -> None:
    keys = made(client)
    assert sit(client, keys, id=new_token()).json()["code"] == "wrong_key"
    assert sit(client, keys, id="short", key=keys["sit"]).status_code == 400


def test_one_id_is_another_device_at_another_table(client: TestClient) -> None:
    here, there, id = made(client), made(client), new_token()
    tokens = {sit(client, keys, key=keys["sit"], id=id).json()["token"] for keys in (here, there)}
    assert len(tokens) == 2


def test_one_more_seat_is_taken_once(client: TestClient) -> None:
    keys, id = made(client), new_token()
    seats = [sit(client, keys, token=keys["token"], id=id).json()["seat"] for _ in range(2)]
    assert seats == [1, 1]
    assert sit(client, keys, token=keys["token"]).json()["seat"] == 2, "without an id every request takes one"


def test_who_was_removed_does_not_come_back_by_the_same_link(client: TestClient) -> None:
    keys, id = made(client), new_token()
    seated = sit(client, keys, key=keys["sit"], id=id).json()

    async def remove() -> None:
        room = await client.app.state.house.room(keys["table"])      # type: ignore[attr-defined]
        await room.do(lambda table, at: gathering.remove(table, 1, 1, at))
    assert client.portal is not None
    client.portal.call(remove)
    for body in ({"id": id}, {"token": seated["token"]}, {"id": id, "token": seated["token"]}):
        answer = sit(client, keys, key=keys["sit"], **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        assert "asked you to leave" in answer.json()["text"]["en"]
