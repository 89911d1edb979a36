"""A start waits for the seeds that were pledged, and not for ever."""
import asyncio
import hashlib
import secrets
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.client import Client, Refusal, call, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole import peek

pytestmark = pytest.mark.slow
HOUR = 3600


async def pressed(server: Server) -> tuple[dict[str, str], Client, Client]:
    """Two players have pledged, one has pressed the start, nobody has opened a seed."""
    made = await new_table(server.base, "device", "open")
    guest = await call(server.base, "POST", f"/api/tables/{made['table']}/seats", {"key": made["sit"], "name": "late"})
    host, other = Client(server.base, made["table"], made["token"]), Client(server.base, made["table"], guest["token"])
    for client, seat in ((host, 0), (other, 1)):
        await client.connect()
        await client.pledge(seat)
    await host.ask("start", fill=None)
    return made, host, other


def test_who_does_not_open_is_left_out_when_the_other_agrees(tmp_path: Path, nursery: Nursery) -> None:
    async def run() -> None:
        async with Server(tmp_path, nursery, seed_seconds=HOUR) as server:
            made, host, other = await pressed(server)
            await host.open_seeds()
            assert host.now["starting"]
            await server.later(HOUR)
            await host.until(lambda: host.now["missing"] is not None)
            assert (host.now["missing"]["seats"], host.now["missing"]["asked"]) == ([1], [0])
            await host.ask("consent", seat=0)
            await host.until(lambda: host.now["status"] == "playing")
            starting, start = (next(update for update in host.updates if update["kind"] == kind) for kind in ("starting", "start"))
            assert start["body"]["left_out"] == [1]
            assert start["body"]["seeds"] == [host.seeds[0].hex(), None]
            assert start["at"] - starting["at"] >= HOUR * 1000
            await asyncio.gather(host.play_on(), other.play_on())
            assert host.now["result"]["left_out"] == [1]
            record = await call(server.base, "GET", f"/api/records/{made['table']}", token=made["token"])
            assert record["seeds"][1] is None
            assert (record["left_out"], record["consents"]) == ([1], [{"seat": 0, "signature": None}])
            assert flambeur.verify(record).ok
            await host.drop()
            await other.drop()
    asyncio.run(run())


def test_a_start_is_called_off_after_a_crash_if_nobody_returns(tmp_path: Path, nursery: Nursery) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with Server(tmp_path, nursery, database=url, seed_seconds=HOUR, consent_seconds=HOUR) as server:
            made, host, other = await pressed(server)
            server.kill()
            assert peek.row(url, made["table"]).status == "gathering"
            await host.drop()
            await other.drop()
            await server.start()
            for kind in ("missing", "called_off"):
                await server.later(HOUR)

                async def found(kind: str = kind) -> int:
                    return len(peek.entries(url, made["table"], kind))
                await peek.eventually(found, lambda found: found == 1)
            assert peek.row(url, made["table"]).status == "gathering"
            assert peek.bodies(peek.entries(url, made["table"], "missing"))[0]["seats"] == [0, 1]
    asyncio.run(run())


class Signing(Client):
    """A client that signs what it is told, as the page does."""
    device = Device(1)

    async def pledge(self, seat: int) -> None:
        self.seeds[seat] = secrets.token_bytes(32)
        await self.ask("pledge", seat=seat, hash=hashlib.sha256(self.seeds[seat]).hexdigest(), key=self.device.key)

    def signature(self, seat: int, action: int) -> dict[str, Any]:
        start = next(update["body"]["hash"] for update in self.updates if update["kind"] == "start")
        head, turn = self.now["head"], self.now["turns"][str(seat)]
        text = signing.move_text(str(self.hello["table"]), start, bytes.fromhex(head["hash"]), seat, turn, [action], None)
        return {"after": head["after"], "signature": self.device.sign(text)}

    async def move(self, seat: int, **more: Any) -> dict[str, Any]:
        action = self.now["legal"][str(seat)][0]["id"]
        fields = {"turn": self.now["turns"][str(seat)], "action": action, "sign": self.signature(seat, action), **more}
        return await self.ask("move", seat=seat, **fields)

    async def act(self, choose: Any = None) -> None:
        seat = self.mine()[0]
        if self.now["thrower"] == seat: await self.ask("roll", seat=seat, turn=self.now["turns"][str(seat)])
        else: await self.move(seat)


def test_a_signed_game_over_sockets(tmp_path: Path, nursery: Nursery) -> None:
    """Also with a request that is sent again, a wrong signature, and a key that is lost in the middle."""
    async def run() -> None:
        async with Server(tmp_path, nursery) as server:
            made = await new_table(server.base, "device", "easy")
            async with Signing(server.base, made["table"], made["token"]) as client:
                await client.pledge(0)
                await client.start()
                await client.play_on(until=lambda: client.mine() == [0] and client.now["thrower"] is None)
                with pytest.raises(Refusal, match="wrong_signature"):
                    await client.move(0, sign=None)
                first = {"id": "again", "turn": client.now["turns"]["0"], "sign": client.signature(0, client.now["legal"]["0"][0]["id"]),
                         "action": client.now["legal"]["0"][0]["id"]}
                assert not (await client.ask("move", seat=0, **first))["again"]
                assert (await client.ask("move", seat=0, **first))["again"]
                client.device = Device(2)
                await client.ask("key", seat=0, key=client.device.key)
                assert client.seats[0]["key"] == client.device.key
                await client.play_on()
            record = await call(server.base, "GET", f"/api/records/{made['table']}", token=made["token"])
            verdict = flambeur.verify(record)
            assert verdict.ok, verdict.problems
            mine, bot = verdict.moves
            assert (mine.signed, mine.signed + mine.foreign) == (1, mine.total)
            assert bot.unsigned == bot.total
    asyncio.run(run())
