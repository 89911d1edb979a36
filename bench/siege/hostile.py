"""Hostile messages, frames and requests by the hundred thousand."""
import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.siege.field import Field
from bench.siege.messages import Messages
from bench.siege.raw import CLOSED, FAREWELL, Raw, frame, sound_frame
from bench.siege.requests import Requests
from bench.siege.scene import Scene
from bench.siege.tally import Tally
from flambeur.server.socket.messages import PROTOCOL
from flambeur.server.store.sql import open_store
from tests.server.client import new_table
from tests.server.running import Server
from tests.server.whole.proof import Findings

SHARES = {"messages": 0.8, "frames": 0.1, "requests": 0.1}
A_TABLE = 800                             # messages to one table
AT_ONCE = 4                               # tables, or lines
SOUND = (503,)                            # of the answers from 500 on: what is said on purpose


async def fought(folder: Path, seed: int, messages: int) -> Tally:
    """A server with no limits on how much is said, which waits little for seeds and clocks, else as it is."""
    tally, begun, answers = Tally(), time.monotonic(), Counter[str]()
    settings: dict[str, Any] = {"bot_max_seconds": 0.1, "seed_seconds": 0.5, "grace_seconds": 0.0, "imports_per_address": 10**9}
    async with Server(folder, **settings) as server:
        await to_tables(server, seed, round(messages * SHARES["messages"]), tally, answers)
        await frames(server, seed, round(messages * SHARES["frames"]), tally, answers)
        await requests(server, seed, round(messages * SHARES["requests"]), tally, answers)
        tally.read_log(server.log())
    tally.answers = dict(answers)
    tally.seconds = time.monotonic() - begun
    return tally


async def to_tables(server: Server, seed: int, messages: int, tally: Tally, answers: Counter[str]) -> None:
    luck, numbers, kinds, states = random.Random(seed), count(seed), Counter[str](), Counter[str]()

    async def one(left: int) -> None:
        findings = Findings()
        async with Field(server.base, luck.getrandbits(40), next(numbers)) as field:
            await field.fight(left)
            await field.use_links_again(findings)
        with contextlib.closing(open_store(f"sqlite:///{server.folder / 'tables.db'}")) as store:
            field.judge(store, findings)
        tally.note(findings)
        tally.messages += field.sent
        tally.tables += 1
        tally.acknowledged += field.answers["ack"]
        for whole, part in ((answers, field.answers), (kinds, field.kinds), (states, field.states)): whole.update(part)
    while (left := messages - tally.messages) > 0:
        await asyncio.gather(*(one(min(A_TABLE, -(-left // AT_ONCE))) for _ in range(AT_ONCE)))
    tally.kinds, tally.states = dict(kinds), dict(states)


async def frames(server: Server, seed: int, n: int, tally: Tally, answers: Counter[str]) -> None:
    """By hand, of somebody who watches. The server reads them up to the first that is not as it should be: with that one a line ends."""
    luck, port = random.Random(seed), urlsplit(server.base).port or 0
    speak, sent, made = Messages(luck), 0, await new_table(server.base, "device", "open")
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": made["table"], "key": made["watch"]}).encode()

    async def line() -> None:
        nonlocal sent
        raw = await Raw.open(port)
        if (status := await raw.shake()) != 101: answers[f"handshake {status}"] += 1
        burst = [*(sound_frame(luck, speak.one(Scene())) for _ in range(luck.randint(0, 5))), frame(luck, speak.one(Scene())[:4000])]
        raw.writer.write(sound_frame(luck, hello) + b"".join(burst) + FAREWELL)
        raw.fall_silent()
        said = await raw.rest()
        if said: sent += len(burst)
        answers["frames: closed" if said else "frames: cut off"] += 1
        await raw.close()
    while sent < n: await asyncio.gather(*(line() for _ in range(AT_ONCE)))
    tally.messages += sent


async def requests(server: Server, seed: int, n: int, tally: Tally, answers: Counter[str]) -> None:
    luck, port = random.Random(seed), urlsplit(server.base).port or 0
    made = [await new_table(server.base, "device", "open", game=game) for game in ("las-vegas", "las-vegas-cards")]
    keys = {"table": [one["table"] for one in made], "id": [one["table"] for one in made], "key": [one["watch"] for one in made],
            "authorization": [one["token"] for one in made], "game": ["las-vegas", "las-vegas-cards"]}
    speak, sent, findings = Requests(luck, keys), 0, Findings()

    async def line() -> None:
        nonlocal sent
        raw = await Raw.open(port)
        for k in range(50):
            data, more = speak.one()
            status, body = answer = await raw.ask(data, more)
            sent += answer != CLOSED or k == 0        # after an earlier answer the line may have been closed already
            answers[f"http {status}"] += 1
            findings.expect(status < 500 or status in SOUND, "wrong", f"{status}: {body[:200]!r}")
            findings.expect(b"Traceback" not in body, "leaked", "a traceback was told")
            if answer == CLOSED or not more or raw.reader.at_eof(): break
        await raw.close()
    while sent < n: await asyncio.gather(*(line() for _ in range(AT_ONCE)))
    tally.messages += sent
    tally.note(findings)
