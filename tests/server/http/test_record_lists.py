"""Finished games: who finds them in a list, and under which names."""
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.identity.tokens import new_token
from flambeur.server.settings import Settings
from flambeur.server.store.rows import Record

Keys = dict[str, str]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(data=str(tmp_path), bot_pause_seconds=60, tables_per_device=3)
    with TestClient(make_app(settings, prepare=()), base_url="http://localhost") as client:
        yield client


def ask(client: TestClient, keys: Keys, type: str, **fields: Any) -> dict[str, Any]:
    with client.websocket_connect("/api/live") as wire:
        wire.send_json({"type": "hello", "protocol": 1, "table": keys["table"], "token": keys["token"]})
        wire.send_json({"type": type, "id": new_token()[:20], **fields})
        while (said := wire.receive_json())["type"] not in ("ack", "error"): pass
    found: dict[str, Any] = said
    return found


def begun(client: TestClient, **plan: Any) -> Keys:
    wanted = {"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "bot", "level": "easy"}], "names": ["Ana", "Benno"], **plan}
    keys: Keys = client.post("/api/tables", json=wanted).json()
    assert ask(client, keys, "start")["type"] == "ack"
    return keys


def ended(client: TestClient, **plan: Any) -> Keys:
    keys = begun(client, **plan)
    assert client.post(f"/api/tables/{keys['table']}/quit", json={"token": keys["token"]}).json()["status"] == "abandoned"
    return keys


def everybodys(client: TestClient, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/records{query}").json()
    return found


def own(client: TestClient, *tokens: str, query: str = "") -> Any:
    return client.post(f"/api/mine/records{query}", json={"tokens": tokens}).json()


def ids(page: dict[str, Any]) -> list[str]:
    return [one["id"] for one in page["records"]]


def names_in(client: TestClient, keys: Keys) -> list[str]:
    """As the downloaded record has them."""
    record = client.get(f"/api/records/{keys['table']}", headers={"authorization": f"Bearer {keys['token']}"}).json()
    return [seat["name"] for seat in record["seats"]]


def test_finished_games_of_public_tables_are_listed_the_newest_first(client: TestClient) -> None:
    first, second = ended(client, listed=True), ended(client, listed=True)
    begun(client, listed=True)                                    # nothing to see of it yet
    found = everybodys(client)
    assert (ids(found), found["next"]) == ([second["table"], first["table"]], None)
    one = found["records"][0]
    assert {name: one[name] for name in ("game", "players", "names", "over")} == {
        "game": "las-vegas", "players": 2, "names": ["Ana", "Benno"], "over": False}
    page = everybodys(client, "?limit=1")
    assert ids(page) == [second["table"]]
    assert ids(everybodys(client, f"?limit=1&after={page['next']}")) == [first["table"]]
    assert client.get("/api/records?limit=1000").status_code == 400
    assert client.get("/api/records?after=nonsense").status_code == 400


def test_private_games_are_listed_for_who_sat_there_alone(client: TestClient) -> None:
    private, public = ended(client), ended(client, listed=True)
    assert ids(everybodys(client)) == [public["table"]]
    assert ids(own(client, private["token"])) == [private["table"]]
    assert ids(own(client, private["token"], public["token"])) == [public["table"], private["table"]]
    assert ids(own(client, private["token"], public["token"], query="?limit=1")) == [public["table"]]
    assert ids(own(client, new_token(), private["watch"])) == []
    assert ids(own(client)) == []
    assert own(client, *(new_token() for _ in range(4)))["code"] == "too_many"


def test_a_record_that_was_brought_in_is_in_no_list(client: TestClient) -> None:
    """Whoever opens a file to look at it has not made it public."""
    store = client.app.state.house.store                          # type: ignore[attr-defined]
    assert store.add_record(Record(id="aaaaaaaaaa", game="las-vegas", at=1, rules=1, players=2, source="imported", body="{}"))
    assert ids(everybodys(client)) == []


def test_a_player_becomes_a_guest_in_a_finished_game_and_in_its_record(client: TestClient) -> None:
    keys = ended(client, listed=True)
    assert names_in(client, keys) == ["Ana", "Benno"]
    assert ask(client, keys, "rename", seat=0, name="")["type"] == "ack"
    assert names_in(client, keys) == ["", "Benno"]
    assert everybodys(client)["records"][0]["names"] == ["", "Benno"]
    frames = client.get(f"/api/records/{keys['table']}/frames").json()
    assert [seat["name"] for seat in frames["seats"]] == ["", "Benno"]


def test_a_name_changed_during_the_game_is_the_one_in_the_record(client: TestClient) -> None:
    keys = begun(client)
    assert ask(client, keys, "rename", seat=0, name="Zoé")["type"] == "ack"
    assert ask(client, keys, "rename", seat=1, name="Mine")["code"] == "not_yours"
    client.post(f"/api/tables/{keys['table']}/quit", json={"token": keys["token"]})
    assert names_in(client, keys) == ["Zoé", "Benno"]
