"""kill -9 under load: of a server alone, on SQLite and on PostgreSQL, and of one of two processes on one database."""
import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from bench.siege.crowds import GAMES, SETTINGS, after, under_fire
from bench.siege.tally import Tally
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.server.whole.crowd import Crowd

BETWEEN = 500                             # acknowledged moves and throws between two kills, at least
TABLES = 14


async def of_one(folder: Path, nursery: Nursery, url: str, seed: int, kills: int, between: int = BETWEEN) -> Tally:
    server = Server(folder, nursery, database=url, **SETTINGS)
    crowd = Crowd(lambda: server.base, seed, TABLES, GAMES, pause=0.0)
    return await under_fire([server], crowd, url, lambda crowd, tally: shots([server], crowd, tally, seed, kills, between))


async def of_two(folder: Path, nursery: Nursery, url: str, seed: int, kills: int, between: int = BETWEEN) -> Tally:
    """Players come back to either of the two, whichever they find."""
    servers = [Server(folder / name, nursery, database=url, **SETTINGS) for name in ("one", "other")]
    for server in servers: server.folder.mkdir()
    luck = random.Random(seed)
    crowd = Crowd(lambda: luck.choice(servers).base, seed, TABLES, GAMES, pause=0.0)
    return await under_fire(servers, crowd, url, lambda crowd, tally: shots(servers, crowd, tally, seed, kills, between))


async def shots(servers: Sequence[Server], crowd: Crowd, tally: Tally, seed: int, kills: int, between: int) -> None:
    luck = random.Random(seed)
    for _ in range(kills):
        await after(crowd.count_moves, between)
        await asyncio.sleep(luck.random() / 5)        # at no particular moment
        victim = luck.choice(servers)
        victim.kill()
        tally.blows += 1
        await victim.start()
