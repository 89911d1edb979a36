"""One address that does all it may, within the default limits, to make everybody else wait, while others' pings are timed.

`await flood("127.0.0.1:8000", Plan())` against a running server; or `python -m bench.load.flood [SECONDS]`, which starts one with its
default limits and prints what came of it. The attacker speaks from 127.0.0.2, so that the limits per address do not protect the bystanders.
"""
import asyncio
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load.host import TABLES, Host

ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.1"
ROOM = 2**26                              # bytes of the largest message that is taken


@dataclass(frozen=True)
class Plan:
    """What was found to stall a server once: 5,170 entries in 110 s by `fill`, 6,000 by changed choices, then 45 hellos a second."""
    seconds: float = 110                  # of each flood of requests
    rate: float = 47                      # requests a second, on so many sockets:
    sockets: int = 5
    hello_seconds: float = 20             # of each flood of hellos
    hellos: float = 45                    # a second
    beat: float = 0.2                     # seconds between two pings of a bystander
    bystanders: int = 5


@dataclass
class Found:
    """What came of one flood: answers by kind, a refusal by its code; updates that a hello speaks of; the bystanders' pings in seconds."""
    answers: Counter[str] = field(default_factory=Counter)
    seen: int = 0
    largest: int = 0                      # bytes of a welcome
    pings: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        times = sorted(self.pings) or [0.0]
        return {**self.answers, "seen": self.seen, "largest": self.largest, "pings": len(self.pings),
                "p50": statistics.median(times), "p99": times[len(times) * 99 // 100], "worst": times[-1]}


async def flood(base: str, plan: Plan) -> dict[str, Found]:
    """Each flood by its name. The bystanders are at a table of their own; they ping all the while."""
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(people(base, BYSTANDER))
        theirs = await stack.enter_async_context(people(base, ATTACKER))
        quiet = await new_table(ours, "las-vegas")
        bystanders = [await stack.enter_async_context(joined(base, quiet, BYSTANDER)) for _ in range(plan.bystanders)]
        found = {name: Found() for name in ("fills", "hellos after fills", "choices", "hellos after choices")}

        async def under(name: str, attack: Awaitable[None]) -> None:
            over = asyncio.Event()
            pinging = [asyncio.create_task(ping(socket, plan.beat, found[name].pings, over)) for socket in bystanders]
            try:
                await attack
            finally:
                over.set()
                await asyncio.gather(*pinging)
        toggled = await new_table(theirs, "las-vegas")
        await under("fills", requests(base, toggled, plan, fill, found["fills"]))
        await under("hellos after fills", hellos(base, toggled, plan, found["hellos after fills"]))
        chosen = await begun(theirs, base)
        await under("choices", requests(base, chosen, plan, choose, found["choices"]))
        await under("hellos after choices", hellos(base, chosen, plan, found["hellos after choices"]))
    return found


def people(base: str, address: str) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(base_url=f"http://{base}", timeout=600, transport=httpx2.AsyncHTTPTransport(local_address=address))


async def new_table(http: httpx2.AsyncClient, game: str) -> dict[str, str]:
    seats = [{"sitter": "device"}, {"sitter": "device"}, {"sitter": "open"}]
    made: dict[str, str] = (await http.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
    return made


async def begun(http: httpx2.AsyncClient, base: str) -> dict[str, str]:
    """A card game in which everybody is to choose in secret."""
    made = await new_table(http, "las-vegas-cards")
    async with joined(base, made, ATTACKER) as socket:
        await socket.send(json.dumps({"type": "start", "id": "start", "fill": "easy"}))
        await answer(socket)
    return made


class joined:
    """`async with joined(…) as socket:` a connection that has been welcomed; `welcome` is the text."""

    def __init__(self, base: str, made: dict[str, str], address: str, seen: int = 0) -> None:
        self.hello = {"type": "hello", "protocol": 1, "table": made["table"], "token": made["token"], "seen": seen}
        self.opening = connect(f"ws://{base}/api/live", compression=None, max_size=ROOM, ping_interval=None, open_timeout=600,
                               close_timeout=1, local_addr=(address, 0))
        self.welcome = ""

    async def __aenter__(self) -> ClientConnection:
        self.socket = await self.opening
        await self.socket.send(json.dumps(self.hello))
        while json.loads(self.welcome or '{"type":""}')["type"] not in ("welcome", "error"):
            self.welcome = str(await self.socket.recv())
        return self.socket

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()


async def ping(socket: ClientConnection, beat: float, times: list[float], over: asyncio.Event) -> None:
    while not over.is_set():
        start = time.perf_counter()
        await socket.send('{"type":"ping"}')
        while (said := json.loads(await socket.recv()))["type"] != "pong":
            if said["type"] == "error": raise RuntimeError(f"a bystander is refused: {said}")
        times.append(time.perf_counter() - start)
        await asyncio.sleep(beat)


async def answer(socket: ClientConnection) -> dict[str, Any]:
    while (said := json.loads(await socket.recv()))["type"] not in ("ack", "error"): pass
    found: dict[str, Any] = said
    return found


Request = Callable[[int, int, list[int]], dict[str, Any]]      # of its number, how many were done before, and the seat's legal actions


def fill(k: int, done: int, legal: list[int]) -> dict[str, Any]:
    """A bot is set and taken away."""
    return {"type": "fill", "id": f"fill-{k}", "seat": 2, "level": "easy" if k % 2 == 0 else None}


def choose(k: int, done: int, legal: list[int]) -> dict[str, Any]:
    """The first of two seats chooses and changes its mind; the second never chooses."""
    return {"type": "move", "id": f"move-{k}", "seat": 0, "action": legal[k % len(legal)], "turn": done + 1}


async def requests(base: str, made: dict[str, str], plan: Plan, request: Request, found: Found) -> None:
    """At a steady pace, on all sockets in turn; each waits for its answer."""
    async with AsyncExitStack() as stack:
        coming = [joined(base, made, ATTACKER) for _ in range(plan.sockets)]
        sockets = [await stack.enter_async_context(one) for one in coming]
        legal = [action["id"] for action in json.loads(coming[0].welcome)["now"]["legal"].get("0", [])]
        start = time.perf_counter()
        for k in count():
            if (wait := start + k / plan.rate - time.perf_counter()) > 0: await asyncio.sleep(wait)
            if time.perf_counter() - start > plan.seconds: return
            socket = sockets[k % plan.sockets]
            await socket.send(json.dumps(request(k, found.answers["ack"], legal)))
            said = await answer(socket)
            found.answers[said["type"] if said["type"] == "ack" else said["code"]] += 1


async def hellos(base: str, made: dict[str, str], plan: Plan, found: Found) -> None:
    """New connections, each with a hello as of somebody who has seen nothing, or only the beginning."""
    async def one(k: int) -> None:
        coming = joined(base, made, ATTACKER, seen=k % 2)
        try:
            async with coming: pass
        except (WebSocketException, OSError):     # too many at a time, or a server that no longer keeps up
            found.answers["closed"] += 1
            return
        said = json.loads(coming.welcome)
        found.answers[said["type"] if said["type"] == "welcome" else said["code"]] += 1
        found.seen, found.largest = max(found.seen, said.get("seen", 0)), max(found.largest, len(coming.welcome))
    start, under_way = time.perf_counter(), set[asyncio.Task[None]]()
    for k in count():
        if (wait := start + k / plan.hellos - time.perf_counter()) > 0: await asyncio.sleep(wait)
        if time.perf_counter() - start > plan.hello_seconds: break
        under_way.add(task := asyncio.create_task(one(k)))
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)


def main(seconds: float) -> None:
    plan = Plan(seconds=seconds, hello_seconds=min(seconds, Plan.hello_seconds))
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, \
            Host(TABLES, {"port": 0, "data": folder, "log_level": "warning"}, Path(folder) / "server.log") as host:
        for name, found in asyncio.run(flood(host.base, plan)).items():
            print(name, json.dumps(found.summary()), flush=True)
        print((Path(folder) / "server.log").read_text("utf-8"), end="")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else Plan.seconds)
