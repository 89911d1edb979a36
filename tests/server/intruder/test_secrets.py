"""Nothing that must not be known ever leaves the server: a whole session is played, and everything that was said and written down is
searched for tokens, keys, seeds before they are opened, the secret before the end, hands, draws and addresses."""
import hashlib
import json
from pathlib import Path
from typing import Any

from flambeur.server.identity.tokens import feed_key, hash_token
from tests.server.intruder.lab import Lab, Wire
from tests.server.intruder.test_seats import run

ALICE, BOB, EVE = "203.0.113.71", "203.0.113.72", "203.0.113.73"
SEEDS = {0: "a5" * 32, 1: "b6" * 32}


def forms(secret: str) -> list[str]:
    """A secret, what is left of it in a line that was cut, and what is stored of it."""
    return [secret, secret[:16], secret[-16:], hashlib.sha256(secret.encode()).hexdigest()]


async def everything_said(lab: Lab, table: str) -> str:
    """By messages to all connections, by what anybody can ask for, and in the log."""
    asked = [await lab.http("GET", path, client=EVE) for path in (
        "/metrics", "/api/lobby", f"/api/tables/{table}", f"/api/records/{table}", "/api/games", "/healthz", "/api/openapi.json", "/")]
    return "\n".join([*(text for wire in lab.wires for text in wire.raw), *(answer.body.decode() for answer in asked),
                      *(json.dumps(answer.headers) for answer in asked), lab.written.getvalue()])


async def play_on(lab: Lab, players: list[Wire], table: str) -> None:
    """All seats of these devices, to the end."""
    n = 0
    while lab.table(table).status == "playing":
        now = lab.table(table)
        wire, seat = next((wire, seat) for wire in players for seat in wire.you if seat in now.awaited)
        await wire.when(lambda wire=wire, seat=seat: wire.now["turns"].get(str(seat)) == lab.table(table).turns[seat])
        n += 1
        what: dict[str, Any] = {"type": "roll"} if wire.now["thrower"] == seat else {
            "type": "move", "action": wire.now["legal"][str(seat)][0]["id"]}
        assert (await wire.ask({"id": f"p{n}", "seat": seat, "turn": wire.now["turns"][str(seat)], **what}))["type"] == "ack"


def test_a_whole_session(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made = (await lab.http("POST", "/api/tables", {"game": "probe", "seats": [{"sitter": "device"}, {"sitter": "open"}], "hints": True,
                                                       "names": ["Alice"], "listed": True}, client=ALICE)).json()
        table = made["table"]
        second = (await lab.http("POST", f"/api/tables/{table}/seats", {"key": made["sit"], "name": "Bob"}, client=BOB)).json()
        secret = lab.table(table).secret.hex()
        one, two = await lab.join(table, made["token"], client=ALICE), await lab.join(table, second["token"], client=BOB)
        watcher = await lab.join(table, client=EVE)
        for seat, wire in enumerate((one, two)):
            pledge = hashlib.sha256(bytes.fromhex(SEEDS[seat])).hexdigest()
            assert (await wire.ask({"type": "pledge", "id": "p", "seat": seat, "hash": pledge}))["type"] == "ack"
        assert (await one.ask({"type": "start", "id": "s"}))["type"] == "ack"
        said = await everything_said(lab, table)
        assert not any(seed in said for seed in SEEDS.values()), "a seed before it was opened"
        assert (await one.ask({"type": "seed", "id": "o", "seat": 0, "seed": SEEDS[0]}))["type"] == "ack"
        assert SEEDS[1] not in await everything_said(lab, table)
        assert (await two.ask({"type": "seed", "id": "o", "seat": 1, "seed": SEEDS[1]}))["type"] == "ack"

        await one.ask({"type": "roll", "id": "r", "seat": 0, "turn": one.now["turns"]["0"]})
        await one.ask({"type": "hint", "id": "h", "seat": 0})
        await two.ask({"type": "say", "id": "c", "seat": 1, "text": "hello"})
        ticket = (await two.ask({"type": "hand", "id": "g", "seats": [1]}))["data"]["pass"]
        tokens = [made["token"], made["sit"], made["watch"], second["token"], ticket]
        handed = (await lab.http("POST", "/api/passes", {"ticket": ticket}, client=BOB)).json()
        phone = await lab.join(table, handed["token"], client=BOB)
        tokens.append(handed["token"])
        feed = feed_key(hash_token(made["token"]))
        tokens.append(feed)
        for path in (f"{table}/{feed}", f"{table}/{feed[:-1]}", f"{feed}/{feed}", f"{table}/{feed}/more"):
            await lab.http("GET", f"/api/feeds/{path}", client=ALICE)
        for bad in ({"token": made["token"][:-1] + "_"}, {"key": made["sit"], "more": 1}):      # complaints do not quote
            wire = await lab.wire(client=EVE)
            wire.send({"type": "hello", "protocol": 1, "table": table, **bad})
            await wire.until("error")
        await lab.http("POST", f"/api/tables/{table}/seats?key={made['sit']}", {"key": made["sit"], "name": 1}, client=EVE)
        await lab.http("GET", f"/api/tables/{made['token']}/{made['sit']}", client=EVE)

        said = await everything_said(lab, table)
        asker = "\n".join(two.raw)        # the one device that was told the ticket
        for token in tokens:
            for form in forms(token):
                found = said.count(form)
                assert found == (asker.count(form) if token == ticket else 0), form
        for hidden in (secret, secret[:16], ALICE, BOB, EVE, "203.0.113", lab.house.address_secret.hex(), "token_hash", '"draws"'):
            assert hidden not in said, hidden
        for seat, wires in ((0, (two, phone, watcher)), (1, (one, watcher))):
            for wire in wires:
                views = [message["now"]["views"] for message in wire.heard if "now" in message and (wire is not two or 1 not in wire.you)]
                assert all(view["players"][seat]["hand"] is None for at in views for view in at.values())
                assert not any(str(seat) in at for at in views)
        for stored in lab.house.store.read(table).entries:      # type: ignore[union-attr]
            assert not any(form in stored.body for token in tokens for form in forms(token))
            assert not any(address in stored.body for address in (ALICE, BOB, EVE, "Alice", "Bob"))

        await play_on(lab, [one, phone], table)
        assert secret in "\n".join(watcher.raw), "opened at the end"
        said = await everything_said(lab, table)
        assert not any(form in said.replace(asker, "") for token in tokens for form in forms(token))
        assert not any(address in said for address in (ALICE, BOB, EVE))
        record = (await lab.http("GET", f"/api/records/{table}", client=EVE)).json()
        assert record["secret"] == secret
        assert lab.problems() == []
    run(tmp_path, test)


def test_the_database_holds_no_token(tmp_path: Path) -> None:
    """Whoever copies the file cannot sit down with it."""
    tokens: list[str] = []

    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        second = await lab.sit(made)
        one = await lab.join(made["table"], made["token"])
        ticket = (await one.ask({"type": "hand", "id": "g", "seats": [0]}))["data"]["pass"]
        tokens.extend([made["token"], made["sit"], made["watch"], second["token"], ticket])
    run(tmp_path, test)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"CREATE TABLE" in stored
    assert not any(token.encode() in stored for token in tokens)
