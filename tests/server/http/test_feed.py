"""The private feed of a seat."""
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx2
import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.identity.tokens import feed_key, hash_token
from flambeur.server.settings import Settings
from tests.helpers.patience import PATIENCE
from tests.server.nursery import Nursery
from tests.server.running import Server

ATOM = "{http://www.w3.org/2005/Atom}"
TOKEN = "0123456789abcdefghijABCDEFGHIJ0123456789-_x"       # the page computes the same key of it: web/src/lib/feed.test.ts
FEED_KEY = "uPphXtQm3B6_SFwjKP7f04lpZOqcSbu8V6koWxckpr0"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(data=str(tmp_path)), prepare=()), base_url="http://localhost") as client:
        yield client


def made(client: TestClient, *seats: dict[str, str]) -> dict[str, str]:
    answer = client.post("/api/tables", json={"game": "las-vegas", "seats": list(seats), "clock": {"seconds": 86_400, "out": "wait"}})
    keys: dict[str, str] = answer.json()
    return keys


def read(client: TestClient, keys: dict[str, str], **query: str) -> ElementTree.Element:
    answer = client.get(f"/api/feeds/{keys['table']}/{feed_key(hash_token(keys['token']))}", params=query)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return ElementTree.fromstring(answer.text)


def ask(client: TestClient, keys: dict[str, str], **request: Any) -> None:
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"type": "hello", "protocol": 1, "table": keys["table"], "token": keys["token"], "seen": 0})
        socket.send_json(request)
        while (said := socket.receive_json())["type"] != "ack":
            assert said["type"] != "error", said


def test_it_tells_of_the_turn_and_of_the_end(client: TestClient) -> None:
    keys = made(client, {"sitter": "device"}, {"sitter": "device"})
    assert read(client, keys).findall(f"{ATOM}entry") == []
    ask(client, keys, type="start", id="a")
    [entry] = read(client, keys).findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "Your turn at Las Vegas"
    assert entry.find(f"{ATOM}link").get("href") == f"http://localhost/t/{keys['table']}"                   # type: ignore[union-attr]
    assert (entry.findtext(f"{ATOM}summary") or "").startswith("Until 2")
    [entry] = read(client, keys, lang="fr").findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "À vous de jouer\xa0: Las Vegas"
    for seat in (0, 1):
        ask(client, keys, type="abandon", id=f"b{seat}", seat=seat)
    [entry] = read(client, keys).findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "Las Vegas: the game is over"


def test_only_the_key_of_the_seat_opens_it(client: TestClient) -> None:
    keys = made(client, {"sitter": "device"}, {"sitter": "open"})
    for wrong in (keys["token"], keys["sit"], keys["watch"], feed_key(hash_token(keys["sit"]))):
        assert client.get(f"/api/feeds/{keys['table']}/{wrong}").status_code == 403
    assert client.get(f"/api/feeds/{keys['table']}/short").status_code == 400
    head = client.get(f"/api/tables/{keys['table']}", headers={"authorization": f"Bearer {feed_key(hash_token(keys['token']))}"})
    assert head.status_code == 403, "the address of a feed opens nothing else"


@pytest.mark.slow
def test_a_real_server_writes_none_of_it_down(tmp_path: Path, nursery: Nursery) -> None:
    async def read_it() -> None:
        async with Server(tmp_path, nursery) as server, httpx2.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
            keys = (await http.post("/api/tables", json={"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "open"}]})).json()
            key = feed_key(hash_token(keys["token"]))
            for address, status in ((key, 200), (key[:-1], 400), (key[::-1], 403), (f"{key}/x", 404)):
                assert (await http.get(f"/api/feeds/{keys['table']}/{address}")).status_code == status
            log = server.log()
        assert log.count("/api/feeds/***") == 4
        assert not any(part in log for part in (key[:12], key[12:24], key[-12:], key[::-1][:12], keys["token"][:12]))

    asyncio.run(read_it())


def test_the_page_computes_the_same_key() -> None:
    assert feed_key(hash_token(TOKEN)) == FEED_KEY
