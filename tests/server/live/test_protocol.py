"""What the server really sends is what the models say: the server builds plain dicts on its hot path, and they must not drift."""
import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from flambeur.games.las_vegas.view import View
from tests.server.client import Client, Refusal, call, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server
from tools import protocol
from tools.protocol_page import kind_of
from tools.schemas import schemas

MODELS = {kind_of(model): model for model in protocol.SERVER}
SCHEMA = schemas()["protocol.schema.json"]
SERVER_MESSAGE = jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})


async def refused(client: Client, code: str, type: str, **fields: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        await client.ask(type, **fields)
    assert refusal.value.code == code


async def online(base: str) -> list[Client]:
    """Two devices and a spectator: everything that can be said before, during and after a game."""
    made = await new_table(base, "device", "open", "open", names=["Anna"], clock={"seconds": 3600}, hints=True)
    table = made["table"]
    anna, guest = Client(base, table, token=made["token"]), Client(base, table, key=made["watch"])
    sat = await call(base, "POST", f"/api/tables/{table}/seats", {"key": made["sit"], "name": "Ben"})
    ben = Client(base, table, token=sat["token"])
    async with anna, ben, guest:
        await anna.pledge(0)
        await ben.pledge(1)
        await anna.ask("fill", seat=2, level="easy")
        await ben.ask("say", seat=1, text="hello")
        await ben.ask("rename", seat=1, name="Benno")
        await refused(ben, "not_yours", "start")
        await refused(guest, "not_yours", "say", seat=0, text="hello")
        await anna.ask("start")
        await asyncio.gather(anna.open_seeds(), ben.open_seeds())
        await asyncio.gather(*(client.until(lambda client=client: client.now["status"] == "playing") for client in (anna, ben, guest)))
        await play_a_little(anna, ben)
        await refused(anna, "stale", "move", seat=0, turn=10_000, action=anna.now["legal"]["0"][0]["id"])
        await anna.ask("hint", seat=0)
        await anna.ask("hand", seats=[0])
        assert anna.socket is not None
        await anna.socket.send('{"type": "ping"}')
        await anna.until(lambda: anna.heard[-1]["type"] == "pong")
        await ben.drop()
        await ben.connect()               # a welcome with what was missed
        await ben.ask("leave", seat=1)
        await anna.ask("replace", seat=0, target=1)
        await ben.ask("back", seat=1)
        await asyncio.gather(anna.play_on(), ben.play_on())
        await anna.ask("rematch", seat=0)
        await ben.ask("rematch", seat=1)
        await anna.until(lambda: anna.now["rematch"] is not None)
        await ben.ask("rename", seat=1, name="")
    return [anna, ben, guest]


async def play_a_little(*clients: Client) -> None:
    """Until the first one has to choose."""
    first = clients[0]
    while not first.now["legal"]:
        acting = next((client for client in clients if client.mine()), None)
        if acting is None:
            await asyncio.wait([asyncio.create_task(client.until(lambda client=client: bool(client.mine()))) for client in clients],
                               return_when=asyncio.FIRST_COMPLETED)
        elif acting is not first or first.now["thrower"] is not None:
            await acting.act()


async def real_dice(base: str) -> list[Client]:
    """Dice of a real table, typed in and corrected; then it is given up."""
    made = await new_table(base, "device", "device", dice="manual")
    async with Client(base, made["table"], token=made["token"]) as anna:
        await anna.start()
        throw = anna.now["throw"]
        assert throw is not None
        await refused(anna, "chance", "type_in", seat=0, values=[99])
        await anna.ask("type_in", seat=0, values=[throw["first"]] * len(throw["sizes"]))
        await anna.ask("correct", seat=0)
        await anna.ask("abandon", seat=0)
        await anna.ask("abandon", seat=1)
        await anna.until(lambda: anna.now["status"] == "abandoned")
    return [anna]


@pytest.mark.slow
def test_every_message_of_a_session_fits_its_model_and_the_schema(tmp_path: Path, nursery: Nursery) -> None:
    async def story() -> list[Client]:
        async with Server(tmp_path, nursery) as server:
            await server.ready()
            return [*await online(server.base), *await real_dice(server.base)]
    clients = asyncio.run(story())
    seen: Counter[str] = Counter()
    views = 0
    for text in (text for client in clients for text in client.raw):
        message = json.loads(text)
        kind = message["type"]
        MODELS[kind].model_validate_json(text, strict=True)
        problem = next(SERVER_MESSAGE.iter_errors(message), None)
        assert problem is None, f"{kind}: {problem}"
        seen[kind] += 1
        for view in message.get("now", {}).get("views", {}).values():
            assert json.loads(View.model_validate_json(json.dumps(view)).model_dump_json()) == view
            views += 1
    assert seen.keys() == MODELS.keys()
    assert views > 100
