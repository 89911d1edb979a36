"""One-time links that hand seats to another device: what a device holds it keeps, and an answer that was lost can be asked for again."""
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.identity.tokens import hash_token, new_token
from flambeur.server.settings import Settings

HELLO = {"type": "hello", "protocol": 1}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(data=str(tmp_path)), prepare=()), base_url="http://localhost") as client:
        yield client


def made(client: TestClient, **plan: Any) -> dict[str, str]:
    wanted = {"game": "las-vegas", "seats": [{"sitter": "device"}, *[{"sitter": "open"}] * 3], **plan}
    found: dict[str, str] = client.post("/api/tables", json=wanted).json()
    return found


def seated(client: TestClient, keys: dict[str, str], **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.post(f"/api/tables/{keys['table']}/seats", json={"key": keys["sit"], **body}).json()
    return found


def ticket(client: TestClient, keys: dict[str, str], token: str = "", seats: tuple[int, ...] = (0,)) -> str:
    with client.websocket_connect("/api/live") as wire:
        wire.send_json({**HELLO, "table": keys["table"], "token": token or keys["token"]})
        wire.send_json({"type": "hand", "id": "hand", "seats": seats})
        while (said := wire.receive_json())["type"] != "ack":
            assert said["type"] != "error", said
    found: str = said["data"]["pass"]
    return found


def claim(client: TestClient, link: str, **body: Any) -> Any:
    return client.post("/api/passes", json={"ticket": link, **body})


def seats_of(client: TestClient, *tokens: str) -> list[list[int]]:
    """Of each token, at its table."""
    tables = client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    return [next(table["seats"] for table in tables if table["which"] == k) for k in range(len(tokens))]


def test_a_device_that_sits_there_holds_the_seats_of_the_link_as_well(client: TestClient) -> None:
    keys = made(client)
    guest = seated(client, keys)
    handed = claim(client, ticket(client, keys), token=guest["token"]).json()
    assert handed == {"table": keys["table"], "token": guest["token"], "seats": [0]}
    assert seats_of(client, guest["token"], keys["token"]) == [[0, 1], []]


def test_a_new_device_gets_a_token_of_its_own(client: TestClient) -> None:
    keys = made(client)
    handed = claim(client, ticket(client, keys)).json()
    assert handed["token"] != keys["token"]
    assert seats_of(client, handed["token"], keys["token"]) == [[0], []]


def test_a_claim_whose_answer_was_lost_is_answered_the_same(client: TestClient) -> None:
    keys, id = made(client), new_token()
    link = ticket(client, keys)
    first = claim(client, link, id=id).json()
    assert claim(client, link, id=id).json() == first
    assert seats_of(client, first["token"]) == [[0]]
    assert id not in first["token"]
    assert claim(client, link, id=id, token=first["token"]).json() == first, "the device has stored the token meanwhile"


def test_one_that_sits_there_can_ask_again_too(client: TestClient) -> None:
    keys, id = made(client), new_token()
    guest, link = seated(client, keys, id=id), ticket(client, keys)
    answers = [claim(client, link, id=id, token=guest["token"]).json() for _ in range(2)]
    assert answers == [{"table": keys["table"], "token": guest["token"], "seats": [0]}] * 2


def test_a_used_link_is_refused_to_everybody_else(client: TestClient) -> None:
    keys, id = made(client), new_token()
    guest, link = seated(client, keys), ticket(client, keys)
    first = claim(client, link, id=id).json()
    for body in ({}, {"id": new_token()}, {"token": guest["token"]}, {"token": guest["token"], "id": id}, {"token": first["token"]}):
        answer = claim(client, link, **body)
        assert (answer.status_code, answer.json()["code"]) == (409, "link_used"), body
    assert seats_of(client, first["token"], guest["token"]) == [[0], [1]]


def test_a_link_that_nothing_was_stored_of_still_hands_over(client: TestClient) -> None:
    """The disk was full, or the process was killed, after the link was used up and before the seats were handed over."""
    keys, id = made(client), new_token()
    link, store = ticket(client, keys), client.app.state.house.store     # type: ignore[attr-defined]
    assert store.claim_pass(hash_token(link), 0)
    first = claim(client, link, id=id).json()
    assert seats_of(client, first["token"], keys["token"]) == [[0], []]
    assert claim(client, link, id=id).json() == first
    assert claim(client, link).json()["code"] == "link_used"


def test_a_used_link_stays_used_when_the_seats_come_back(client: TestClient) -> None:
    """Also for a device that has made no id."""
    for body in ({}, {"id": new_token()}):
        keys = made(client)
        link = ticket(client, keys)
        first = claim(client, link, **body).json()
        assert claim(client, ticket(client, keys, first["token"]), token=keys["token"]).json()["token"] == keys["token"]
        assert claim(client, link, **body).json()["code"] == "link_used"
        assert seats_of(client, keys["token"]) == [[0]]


def test_one_id_for_two_links_brings_the_seats_of_both_once(client: TestClient) -> None:
    """A browser has one id at a table."""
    keys, id = made(client), new_token()
    guest = seated(client, keys)
    links = ticket(client, keys), ticket(client, keys, guest["token"], (1,))
    tokens = {claim(client, link, id=id).json()["token"] for link in links}
    assert len(tokens) == 1
    assert seats_of(client, *tokens) == [[0, 1]]


def test_what_was_handed_on_is_not_told_to_be_ones_own(client: TestClient) -> None:
    keys, id = made(client), new_token()
    link = ticket(client, keys)
    first = claim(client, link, id=id).json()
    claim(client, ticket(client, keys, first["token"]))
    assert claim(client, link, id=id).json()["code"] == "link_used"


def test_a_token_that_holds_nothing_there_is_not_taken(client: TestClient) -> None:
    """Neither one that somebody has made up nor that of another table: whoever made it up would hold the seats."""
    keys, other = made(client), made(client)
    for strange in (new_token(), other["token"], keys["sit"]):
        handed = claim(client, ticket(client, keys), token=strange).json()
        assert handed["token"] not in (strange, keys["token"])
        keys = {**keys, "token": handed["token"]}
    assert seats_of(client, keys["token"], other["token"]) == [[0], [0]]


def test_who_opens_their_own_link_keeps_the_seat(client: TestClient) -> None:
    keys = made(client)
    assert claim(client, ticket(client, keys), token=keys["token"]).json()["token"] == keys["token"]
    assert seats_of(client, keys["token"]) == [[0]]


def test_a_link_that_names_another_table_is_refused_and_stays_good(client: TestClient) -> None:
    """Otherwise the browser would store the token in place of one that it has."""
    keys, other = made(client), made(client)
    link = ticket(client, keys)
    assert claim(client, link, table=other["table"]).json()["code"] == "wrong_key"
    assert claim(client, link, table=keys["table"]).json()["seats"] == [0]
