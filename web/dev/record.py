"""Records tables for dev/board.html: python3 web/dev/record.py http://127.0.0.1:8000 (a server that `flambeur serve` has started)."""
import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
from tests.server.client import Client, call, new_table  # noqa: E402

BASE, HERE = sys.argv[1], Path(__file__).parent
KEPT = ("welcome", "updates", "thinking", "presence")
NAMES = ["Anna", "Bénédicte", "Maximilien", "Denny", "Edwige"]


async def act(client: Client) -> None:
    seat, throw = client.mine()[0], client.now["throw"]
    if throw and client.now["thrower"] == seat:
        await client.ask("type_in", seat=seat, values=[random.randint(1, 6) for _ in throw["sizes"]])
    else:
        await client.act(random.choice)


async def record(name: str, *seats: str, most: int = 999, **plan: Any) -> None:
    made = await new_table(BASE, *seats, names=NAMES[:len(seats)], **plan)
    async with Client(BASE, made["table"], token=made["token"]) as client:
        for seat in client.you:
            await client.pledge(seat)
        await client.start()
        for _ in range(most):
            await client.until(lambda: bool(client.mine()) or client.now["status"] != "playing")
            if client.now["status"] != "playing": break
            await act(client)
        write(name, {"messages": [message for message in client.heard if message["type"] in KEPT]})


def write(name: str, what: Any) -> None:
    (HERE / f"{name}.json").write_text(json.dumps(what, ensure_ascii=False))


async def main() -> None:
    write("games", await call(BASE, "GET", "/api/games"))
    later = {"edition": "later"}
    await record("four", "device", "medium", "easy", "easy", options={"players": 4, **later})
    await record("five", "device", "easy", "easy", "easy", "easy", options={"players": 5})
    await record("white", "device", "easy", "easy", options={"players": 3, "neutral_dice": True, "open_money": True, **later})
    await record("screen", "device", "device", "device", most=20, options={"players": 3, **later})
    await record("real", "device", "device", most=7, options={"players": 2, "neutral_dice": True, **later}, dice="manual")

asyncio.run(main())
