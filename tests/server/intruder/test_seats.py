"""Nobody acts, looks or takes back for another seat, whatever they send: every try is refused with a code, and nothing changes."""
import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.identity.tokens import new_token
from flambeur.server.socket.messages import PROTOCOL
from tests.server.intruder.lab import FOREIGN, Lab, Message, Wire, is_refusal

NOT_YOURS = ("not_yours",)
OTHERS: list[Message] = [                 # each in the name of seat 0, sent by who does not hold it
    {"type": "move", "seat": 0, "action": 0, "turn": 1}, {"type": "roll", "seat": 0, "turn": 1}, {"type": "take_back", "seat": 0},
    {"type": "leave", "seat": 0}, {"type": "back", "seat": 0}, {"type": "replace", "seat": 0, "target": 1},
    {"type": "abandon", "seat": 0}, {"type": "hint", "seat": 0}, {"type": "rename", "seat": 0, "name": "Mallory"},
    {"type": "hand", "seats": [0]}, {"type": "hand", "seats": [1, 0]}, {"type": "say", "seat": 0, "text": "it was me"},
    {"type": "type_in", "seat": 0, "values": [1]}, {"type": "correct", "seat": 0},
]


def run(folder: Path, test: Callable[[Lab], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with Lab(folder, **settings) as lab:
            await test(lab)
            assert lab.problems() == []
    asyncio.run(whole())


async def in_play(lab: Lab, **plan: Any) -> tuple[dict[str, str], Wire, Wire, Wire, dict[str, Any]]:
    """A table at which seat 0 has rolled and all are to lay a card: its keys, the two players, a spectator, and what seat 1 was given."""
    made = await lab.new_table("device", "open", **plan)
    second = await lab.sit(made, name="Bob")
    one, two = await lab.join(made["table"], made["token"]), await lab.join(made["table"], second["token"])
    watcher = await lab.join(made["table"], key=made["watch"])
    assert (await one.ask({"type": "start", "id": "start"}))["type"] == "ack"
    assert (await one.ask({"type": "roll", "id": "roll", "seat": 0, "turn": one.now["turns"]["0"]}))["type"] == "ack"
    await two.when(lambda: bool(two.now["legal"].get("1")))
    return made, one, two, watcher, second


def test_another_seat(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, two, watcher, _ = await in_play(lab, hints=True)
        await one.ask({"type": "move", "id": "lay", "seat": 0, "action": one.now["legal"]["0"][0]["id"], "turn": one.now["turns"]["0"]})
        before = lab.standing(made["table"])
        for message, who in itertools.product(OTHERS, (two, watcher)):
            for turn in (one.now["turns"]["0"], 0):
                answer = await who.ask({"id": f"steal{turn}", **message, **({"turn": turn} if "turn" in message else {})})
                assert is_refusal(answer, *NOT_YOURS), answer
            assert lab.standing(made["table"]) == before, message
    run(tmp_path, test)


BEFORE_THE_START: list[Message] = [
    {"type": "fill", "seat": 1, "level": "random"}, {"type": "remove", "seat": 0}, {"type": "start", "fill": "random"},
    {"type": "pledge", "seat": 0, "hash": "0" * 64}, {"type": "abandon", "seat": 1}, {"type": "leave", "seat": 0},
    {"type": "rename", "seat": 0, "name": "Mallory"}, {"type": "hand", "seats": [0]}, {"type": "fill", "seat": 2, "level": "easy"},
]


def test_before_the_start(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", "open", names=["Ann"])
        second = await lab.sit(made, name="Bob")
        two, watcher = await lab.join(made["table"], second["token"]), await lab.join(made["table"], key=made["sit"])
        before = lab.standing(made["table"])
        for message, who in itertools.product(BEFORE_THE_START, (two, watcher)):
            assert is_refusal(await who.ask({"id": "a", **message}), *NOT_YOURS)
            assert lab.standing(made["table"]) == before, message
    run(tmp_path, test)


def test_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, *_ = await in_play(lab)
        before = lab.standing(made["table"])
        for seat, message in itertools.product([2, 7, 8, -1, 10**30], OTHERS):
            if seat > 7 or seat < 0: one = await lab.join(made["table"], made["token"])      # too many mistakes close a connection
            named = {**message, "seats": [seat]} if "seats" in message else {**message, "seat": seat}
            answer = await one.ask({"id": "x", **named})
            assert is_refusal(answer, "not_yours", "malformed"), answer
        assert lab.standing(made["table"]) == before
    run(tmp_path, test)


def test_keys_open_what_they_are_for_and_nothing_else(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, other = await lab.new_table("device", "open"), await lab.new_table("device", "open")
        seats = f"/api/tables/{made['table']}/seats"
        before = lab.standing(made["table"])
        for body in ({"key": made["watch"]}, {"key": other["sit"]}, {"key": made["token"]}, {"token": other["token"]},
                     {"token": made["sit"]}, {}, {"key": new_token()}, {"token": new_token(), "key": made["watch"]}):
            answer = await lab.http("POST", seats, body)
            assert (answer.status, is_refusal(answer.json(), "wrong_key")) == (403, True), body
        for hello in ({"token": other["token"]}, {"token": made["sit"]}, {"token": made["watch"]}, {"key": other["watch"]},
                      {"key": other["sit"]}, {"key": made["token"]}, {}, {"token": new_token()}, {"key": new_token()},
                      {"token": new_token(), "key": made["sit"]}):
            wire = await lab.wire()
            wire.send({"type": "hello", "protocol": PROTOCOL, "table": made["table"], **hello})
            assert is_refusal(await wire.until("error", "welcome"), "wrong_key", "not_yours"), hello
            await wire.when(lambda wire=wire: wire.over)
            assert wire.closed is not None
            assert wire.closed[0] == 1008
        for token in (other["token"], other["watch"], new_token(), "", "Bearer"):
            assert (await lab.http("GET", f"/api/tables/{made['table']}", token=token)).status == 403
        assert lab.standing(made["table"]) == before
        assert made["table"] not in (await lab.http("GET", "/api/lobby")).body.decode()
    run(tmp_path, test)


def test_a_token_guessed_from_another(tmp_path: Path) -> None:
    """One character more, less or other: the right length and alphabet are not enough."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        token = made["token"]
        swapped = ("B" if token[0] == "A" else "A") + token[1:]
        for guess in (swapped, token[:-1], token + "A", token.swapcase(), token[::-1], "A" * 43, ""):
            wire = await lab.wire()
            wire.send({"type": "hello", "protocol": PROTOCOL, "table": made["table"], "token": guess})
            assert is_refusal(await wire.until("error", "welcome"), "not_yours", "malformed"), guess
    run(tmp_path, test)


def test_a_seat_handed_over_is_no_longer_the_old_device_s(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, *_ = await in_play(lab)
        ticket = (await one.ask({"type": "hand", "id": "h", "seats": [0]}))["data"]["pass"]
        handed = await lab.post("/api/passes", {"ticket": ticket})
        again = await lab.http("POST", "/api/passes", {"ticket": ticket})
        assert (again.status, is_refusal(again.json(), "link_used")) == (409, True)
        await one.until("welcome")
        assert one.you == []
        assert set(one.now["views"]) == {"watch"}
        assert one.now["views"]["watch"]["players"][0]["hand"] is None
        before = lab.standing(made["table"])
        stale = await lab.join(made["table"], made["token"])
        for who in (one, stale):
            for message in OTHERS:
                assert is_refusal(await who.ask({"id": "late", **message}), *NOT_YOURS), message
            assert is_refusal(await who.ask({"type": "abandon", "id": "x", "seat": 0}), *NOT_YOURS)
        assert lab.standing(made["table"]) == before
        new = await lab.join(made["table"], handed["token"])
        assert new.you == [0]
        move = {"type": "move", "id": "lay", "seat": 0, "action": new.now["legal"]["0"][0]["id"], "turn": new.now["turns"]["0"]}
        assert (await new.ask(move))["type"] == "ack"
    run(tmp_path, test)


def test_with_the_last_seat_goes_the_right_to_start(tmp_path: Path) -> None:
    """A creator who goes on with another device takes the table along; the old device, and the other players, have no say."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", "open")
        second = await lab.sit(made)
        one, two = await lab.join(made["table"], made["token"]), await lab.join(made["table"], second["token"])
        ticket = (await one.ask({"type": "hand", "id": "h", "seats": [0]}))["data"]["pass"]
        handed = await lab.post("/api/passes", {"ticket": ticket})
        before = lab.standing(made["table"])
        for who in (one, two):
            for message in ({"type": "remove", "seat": 0}, {"type": "start", "fill": "random"}, {"type": "abandon", "seat": 0}):
                assert is_refusal(await who.ask({"id": "x", **message}), *NOT_YOURS), message
        assert lab.standing(made["table"]) == before
        new = await lab.join(made["table"], handed["token"])
        assert new.heard[0]["host"]
        assert (await new.ask({"type": "remove", "id": "r", "seat": 1}))["type"] == "ack"
    run(tmp_path, test)


def test_who_was_removed_has_nothing_left(tmp_path: Path) -> None:
    """Not the seat, not its cards, and the name is not shown on."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", "open")
        second = await lab.sit(made, name="Mallory")
        await lab.sit(made)               # where two people play, bots take their time
        one, two = await lab.join(made["table"], made["token"]), await lab.join(made["table"], second["token"])
        assert (await one.ask({"type": "remove", "id": "out", "seat": 1}))["type"] == "ack"
        await two.until("welcome")
        assert two.you == []
        assert [seat["name"] for seat in two.heard[-1].get("seats") or one.heard[-1]["seats"]] == ["", "", ""]
        assert (await one.ask({"type": "start", "id": "s", "fill": "random"}))["type"] == "ack"
        stale = await lab.join(made["table"], second["token"])
        before = lab.standing(made["table"])
        for who in (two, stale):
            for message in OTHERS:
                named = {**message, "seats": [1]} if "seats" in message else {**message, "seat": 1}
                assert is_refusal(await who.ask({"id": "late", **named}), *NOT_YOURS), message
            assert set(who.now["views"]) == {"watch"}
        assert lab.standing(made["table"]) == before
        assert b"Mallory" not in "".join(stale.raw).encode()
    run(tmp_path, test, bot_pause_seconds=60.0)


def test_a_ticket_of_a_seat_that_was_lost(tmp_path: Path) -> None:
    """A link made before the player was removed hands over nothing."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        second = await lab.sit(made)
        one, two = await lab.join(made["table"], made["token"]), await lab.join(made["table"], second["token"])
        ticket = (await two.ask({"type": "hand", "id": "h", "seats": [1]}))["data"]["pass"]
        await one.ask({"type": "remove", "id": "out", "seat": 1})
        third = await lab.sit(made)
        before = lab.standing(made["table"])
        assert (await lab.http("POST", "/api/passes", {"ticket": ticket})).status == 403
        assert lab.standing(made["table"]) == before
        assert (await lab.join(made["table"], third["token"])).you == [1]
    run(tmp_path, test)


def test_seats_taken_at_the_same_moment(tmp_path: Path) -> None:
    """Each seat goes to one device, and no device gets another's number."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", "open", "open", options={"packs": 2})
        path, body = f"/api/tables/{made['table']}/seats", {"key": made["sit"]}
        answers = await asyncio.gather(*(lab.http("POST", path, body) for _ in range(8)))
        taken = [answer.json() for answer in answers if answer.status == 201]
        assert sorted(one["seat"] for one in taken) == [1, 2, 3]
        assert all(is_refusal(answer.json(), "seat_taken") for answer in answers if answer.status != 201)
        for one in taken:
            assert (await lab.join(made["table"], one["token"])).you == [one["seat"]]
    run(tmp_path, test)


@pytest.mark.parametrize("plan", [{"dice": "manual"}, {"position": True}], ids=["typed dice", "laid position"])
def test_a_table_of_one_device_stays_one(tmp_path: Path, plan: dict[str, Any]) -> None:
    """Typed dice and laid positions would deceive who comes by a link."""
    async def test(lab: Lab) -> None:
        if "position" in plan:
            plan["position"] = LAID
        made = await lab.new_table("device", "random", **plan)
        one = await lab.join(made["table"], made["token"])
        assert (await one.ask({"type": "fill", "id": "f", "seat": 1, "level": None}))["type"] == "ack"
        before = lab.standing(made["table"])
        answer = await lab.http("POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"]})
        assert (answer.status, is_refusal(answer.json(), "not_yours")) == (403, True)
        assert lab.standing(made["table"]) == before
        assert (await lab.sit(made, token=made["token"]))["seat"] == 1
        ticket = (await one.ask({"type": "hand", "id": "h", "seats": [1]}))["data"]["pass"]
        assert (await lab.http("POST", "/api/passes", {"ticket": ticket})).status == 400
    run(tmp_path, test)


LAID = {"format": "flambeur-position/1", "game": "probe", "options": {"players": 2, "packs": 2}, "state": {
    "phase": "roll", "first": 0, "stake": 0, "played": [], "players": [{"points": 0, "hand": [1, 2]}, {"points": 0, "hand": [3, 4]}]}}


def test_a_foreign_page_gets_no_socket(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, *_ = await in_play(lab)
        before = lab.standing(made["table"])
        for headers in ({"origin": FOREIGN}, {"origin": "null"}, {"origin": "http://127.0.0.1:8001"}, {"origin": "ftp://127.0.0.1:8000"},
                        {"origin": FOREIGN, "host": "evil.example.com"}, {"origin": "http://127.0.0.1.evil.example.com:8000"},
                        {"sec-fetch-site": "cross-site"}, {"origin": ""}):
            wire = await lab.wire(headers=headers)
            assert not wire.accepted, headers
            assert wire.refusal is not None
            assert (wire.refusal.status, wire.refusal["referrer-policy"]) == (403, "no-referrer")
            answer = await lab.http("POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"]}, headers=headers)
            assert (answer.status, is_refusal(answer.json(), "foreign_origin")) == (403, True), headers
        assert lab.standing(made["table"]) == before
        assert (await lab.wire(headers={"origin": "http://127.0.0.1:8000"})).accepted
    run(tmp_path, test)
