"""Too much at once: floods are slowed down and shown out, crowds are kept within bounds, and nobody hides behind invented addresses."""
import asyncio
from pathlib import Path
from typing import Any

from flambeur.server.identity.hashed import hash_address
from flambeur.server.live.sessions import MISTAKES
from flambeur.server.socket.messages import PROTOCOL
from tests.server.intruder.lab import Lab, is_refusal
from tests.server.intruder.test_seats import in_play, run

SLOW: dict[str, Any] = {"messages_per_second": 0.1, "message_burst": 5}
TABLE = {"game": "probe", "seats": [{"sitter": "device"}, {"sitter": "device"}]}


def test_a_flood_is_slowed_down_then_shown_out(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, two, *_ = await in_play(lab)
        before = lab.standing(made["table"])
        flood = [{"type": "say", "id": f"f{k}", "seat": 1, "text": "spam"} for k in range(5 + MISTAKES + 1)]
        for message in flood:
            two.send(message)
        await two.when(lambda: two.over)
        answers = [message for message in two.heard if message["type"] in ("ack", "error") and (message["id"] or "f").startswith("f")]
        assert [answer["type"] for answer in answers[:5]] == ["ack"] * 5
        assert all(is_refusal(answer, "slow_down") for answer in answers[5:])
        assert two.closed == (1008, "slow_down")
        assert lab.standing(made["table"])[:-1] == before[:-1]
        assert len(lab.house.store.chats(made["table"])) == 5
        assert (await one.ask({"type": "ping"}))["type"] == "pong"
    run(tmp_path, test, **SLOW)


def test_all_connections_of_an_address_together(tmp_path: Path) -> None:
    """Others are not slowed down by it."""
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        crowd = [await lab.join(made["table"], key=made["watch"], client="192.0.2.7") for _ in range(5)]
        other = await lab.join(made["table"], key=made["watch"], client="192.0.2.8")
        codes = [(await wire.ask({"type": "ping"})).get("code", "pong") for wire in crowd * 3]
        assert codes[:5] == ["pong"] * 5
        assert "slow_down" in codes[5:]
        assert (await other.ask({"type": "ping"}))["type"] == "pong"
    run(tmp_path, test, address_messages_per_second=0.1, address_message_burst=10)


def test_too_many_connections_of_an_address(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", "open")
        here = [await lab.join(made["table"], key=made["watch"], client="192.0.2.7") for _ in range(3)]
        wire = await lab.wire(client="192.0.2.7")
        assert is_refusal(await wire.until("error"), "too_many")
        await wire.when(lambda: wire.over)
        assert wire.closed == (1008, "too_many")
        assert await lab.join(made["table"], key=made["watch"], client="192.0.2.8")
        wide = [await lab.wire(client=f"2001:db8:1:2:{k}::1") for k in range(4)]      # one household has all of a /64
        assert [is_refusal(await wide[3].until("error"), "too_many"), *(wire.over for wire in wide[:3])] == [True, False, False, False]
        await here[0].drop()
        assert (await lab.join(made["table"], key=made["watch"], client="192.0.2.7")).accepted
    run(tmp_path, test, sockets_per_address=3)


def test_a_full_server_and_a_full_table(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        for k in range(2):
            await lab.join(made["table"], key=made["watch"], client=f"192.0.2.{k}")
        third = await lab.wire(client="192.0.2.9")
        third.send({"type": "hello", "protocol": PROTOCOL, "table": made["table"], "key": made["watch"]})
        assert is_refusal(await third.until("error", "welcome"), "too_many")
        await third.when(lambda: third.over)
        assert (await lab.join(made["table"], made["token"])).you == [0]      # whose seat it is comes in
        wire = await lab.wire(client="192.0.2.10")
        assert is_refusal(await wire.until("error"), "too_many")
    run(tmp_path, test, watchers_per_table=2, sockets=3)


def test_too_many_tables_of_an_address(tmp_path: Path) -> None:
    """Also those that are asked for at the same moment."""
    async def test(lab: Lab) -> None:
        answers = await asyncio.gather(*(lab.http("POST", "/api/tables", TABLE, client="192.0.2.7") for _ in range(8)))
        assert sorted(answer.status for answer in answers) == [201] * 3 + [429] * 5
        assert all(is_refusal(answer.json(), "too_many") for answer in answers if answer.status == 429)
        assert (await lab.http("POST", "/api/tables", TABLE, client="192.0.2.8")).status == 201
        spoofed = {"x-forwarded-for": "198.51.100.1", "forwarded": "for=198.51.100.1", "x-real-ip": "198.51.100.1"}
        assert (await lab.http("POST", "/api/tables", TABLE, client="192.0.2.7", headers=spoofed)).status == 429
    run(tmp_path, test, tables_per_address=3)


def test_too_many_requests_of_an_address(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        spoofed = [{"x-forwarded-for": f"198.51.100.{k}"} for k in range(6)]
        statuses = [await lab.http("GET", "/api/lobby", client="192.0.2.7", headers=headers) for headers in spoofed]
        assert [answer.status for answer in statuses] == [200] * 4 + [429] * 2
        assert is_refusal(statuses[-1].json(), "slow_down")
        assert int(statuses[-1]["retry-after"] or 0) > 0
        assert statuses[-1]["referrer-policy"] == "no-referrer"
        assert (await lab.http("GET", "/api/lobby", client="192.0.2.8")).status == 200
    run(tmp_path, test, requests_per_second=0.1, request_burst=4)


def test_behind_a_named_proxy_the_last_stranger_counts(tmp_path: Path) -> None:
    """What stands left of the address that the proxy itself has seen was written by strangers."""
    async def test(lab: Lab) -> None:
        async def ask(forwarded: str) -> int:
            return (await lab.http("GET", "/api/lobby", client="10.0.0.1", headers={"x-forwarded-for": forwarded})).status
        assert [await ask(f"198.51.100.{k}, 192.0.2.7") for k in range(4)] == [200, 200, 429, 429]
        assert await ask("192.0.2.7, 192.0.2.8") == 200
        assert await ask("192.0.2.7, 192.0.2.9, 10.0.0.2") == 200            # 10.0.0.2 is a proxy of ours as well
        assert (await lab.http("GET", "/api/lobby", client="192.0.2.7", headers={"x-forwarded-for": "10.0.0.1"})).status == 429
    run(tmp_path, test, requests_per_second=0.1, request_burst=2, proxies=("10.0.0.0/8",))


def test_a_blocked_address_is_shut_out(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        for address, peer in (("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9")):
            lab.house.store.block(hash_address(address, lab.house.address_secret), lab.house.now())
            before = lab.standing(made["table"])
            seats = f"/api/tables/{made['table']}/seats"
            for method, path, body in (("POST", "/api/tables", TABLE), ("GET", "/api/lobby", None), ("POST", seats, {"key": made["sit"]}),
                                       ("POST", "/api/mine", {"tokens": []}), ("POST", "/api/records", {}), ("GET", "/api/games", None),
                                       ("GET", f"/api/tables/{made['table']}", None), ("POST", "/api/passes", {"ticket": "A" * 43})):
                answer = await lab.http(method, path, body, client=peer, token=made["token"], headers={"x-forwarded-for": "192.0.2.99"})
                assert (answer.status, is_refusal(answer.json(), "blocked")) == (403, True), path
            wire = await lab.wire(client=peer)
            wire.send({"type": "hello", "protocol": PROTOCOL, "table": made["table"], "token": made["token"]})
            assert is_refusal(await wire.until("error", "welcome"), "blocked")
            await wire.when(lambda wire=wire: wire.over)
            assert lab.standing(made["table"]) == before
        assert (await lab.join(made["table"], made["token"], client="192.0.2.8")).you == [0]
    run(tmp_path, test)


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    """Not for who comes through a proxy on it that nobody named, nor for a page that has pointed its own name here."""
    async def test(lab: Lab) -> None:
        for client, headers, status in (
                ("127.0.0.1", {}, 200), ("::1", {"host": "[::1]:8000"}, 200), ("127.0.0.1", {"host": "localhost"}, 200),
                ("192.0.2.7", {}, 404),
                ("127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, 404), ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 404),
                ("192.0.2.7", {"x-forwarded-for": "127.0.0.1"}, 404), ("127.0.0.1", {"host": "rebound.example.com"}, 404)):
            answer = await lab.http("GET", "/metrics", client=client, headers=headers)
            assert answer.status == status, (client, headers)
            assert status == 200 or is_refusal(answer.json(), "not_found")
    run(tmp_path, test, metrics="local")
