"""Looking at a server from the side: its database, its metrics."""
import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, TypeVar

import httpx2
from sqlalchemy import text

from flambeur.server.store.base import Store
from flambeur.server.store.engine import connect, parse
from flambeur.server.store.rows import Entry, TableRow
from flambeur.server.store.sql import open_store
from tests.helpers.patience import PATIENCE

T = TypeVar("T")


def look(url: str, how: Callable[[Store], T]) -> T:
    with closing(open_store(url)) as store:
        return how(store)


def row(url: str, table: str) -> TableRow:
    stored = look(url, lambda store: store.read(table))
    assert stored is not None
    return stored.row


def entries(url: str, table: str, *kinds: str) -> list[Entry]:
    return [entry for entry in look(url, lambda store: store.read_since(table, -1)) if not kinds or entry.kind in kinds]


def bodies(found: list[Entry]) -> list[dict[str, Any]]:
    return [json.loads(entry.body) for entry in found]


def sql(url: str, command: str, **values: Any) -> list[Any]:
    engine = connect(parse(url))
    try:
        with engine.begin() as connection:
            done = connection.execute(text(command), values)
            return list(done) if done.returns_rows else []
    finally:
        engine.dispose()


async def in_memory(base: str) -> int:
    """How many tables a server has loaded, by its metrics."""
    async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        said = (await http.get("/metrics")).text
    return sum(int(float(line.split()[1])) for line in said.splitlines() if line.startswith("flambeur_tables{"))


async def eventually(ask: Callable[[], Awaitable[T]], found: Callable[[T], bool]) -> T:
    """What it says once that is what we wait for."""
    async with asyncio.timeout(PATIENCE):
        while not found(answer := await ask()):
            await asyncio.sleep(0.1)
        return answer
