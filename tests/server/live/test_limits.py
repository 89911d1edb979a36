"""Limits of what may be appended to a table's log, as clients meet them: on the socket and over HTTP."""
import asyncio
from pathlib import Path
from typing import Any

from flambeur.server.tables.allowance import AT_A_TIME, BEFORE
from tests.server.intruder.lab import Lab, is_refusal


def test_bots_are_set_and_taken_away_on_five_sockets_so_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path) as lab:
            made = await lab.new_table("device", "open", "open")
            wires = [await lab.join(made["table"], made["token"]) for _ in range(5)]
            answers = [await wires[k % 5].ask({"type": "fill", "id": f"f{k}", "seat": 1 + k % 2, "level": ["easy", None][k // 2 % 2]})
                       for k in range(BEFORE + 20)]
            assert [answer["type"] for answer in answers] == ["ack"] * (BEFORE - 1) + ["error"] * 21
            assert is_refusal(answers[-1], "too_many")
            assert lab.table(made["table"]).n == BEFORE
            assert (await wires[0].ask({"type": "start", "id": "go", "fill": "easy"}))["type"] == "ack"
            assert lab.table(made["table"]).status == "playing"
            assert lab.problems() == []
    asyncio.run(story())


def test_people_come_and_go_over_http_so_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path) as lab:
            made = await lab.new_table("device", "open", "open")
            for _ in range(BEFORE):
                seated = await lab.sit(made)
                await lab.post(f"/api/tables/{made['table']}/quit", {"token": seated["token"]})
            answer = await lab.http("POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"]})
            assert answer.status == 429
            assert is_refusal(answer.json(), "too_many")
            own: dict[str, Any] = await lab.sit(made, token=made["token"])      # the creator has an allowance of its own
            assert own["seat"] == 1
            assert lab.problems() == []
    asyncio.run(story())


def test_a_seat_goes_from_device_to_device_so_often_and_no_link_is_made_in_vain(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path) as lab:
            made = await lab.new_table("device", "open")
            wire = await lab.join(made["table"], made["token"])
            for k in range(AT_A_TIME):
                link = (await wire.ask({"type": "hand", "id": f"h{k}", "seats": [0]}))["data"]["pass"]
                await lab.post("/api/passes", {"ticket": link, "token": made["token"]})
            assert is_refusal(await wire.ask({"type": "hand", "id": "once-more", "seats": [0]}), "too_many")
            assert lab.problems() == []
    asyncio.run(story())
