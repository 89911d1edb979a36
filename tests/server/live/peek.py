"""Looking at a server from the side: its database, its metrics."""
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, TypeVar

import httpx2
from sqlalchemy import text

from flambeur.server.store.base import Store
from flambeur.server.store.engine import connect, parse
from flambeur.server.store.rows import Entry, TableRow
from flambeur.server.store.sql import open_store

T = TypeVar("T")


def now() -> int:
    """UTC in milliseconds."""
    return time.time_ns() // 1_000_000


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


def put_back(url: str, table: str, milliseconds: int) -> None:
    """As if all had happened earlier by so much."""
    sql(url, "UPDATE entries SET at = at - :by WHERE table_id = :id", by=milliseconds, id=table)
    sql(url, "UPDATE tables SET deadline = deadline - :by, updated = updated - :by WHERE id = :id", by=milliseconds, id=table)


async def in_memory(base: str) -> int:
    """How many tables a server has loaded, by its metrics."""
    async with httpx2.AsyncClient(base_url=base) as http:
        said = (await http.get("/metrics")).text
    return sum(int(float(line.split()[1])) for line in said.splitlines() if line.startswith("flambeur_tables{"))


async def eventually(ask: Callable[[], Awaitable[T]], found: Callable[[T], bool], seconds: float = 60.0) -> T:
    """What it says once that is what we wait for."""
    async with asyncio.timeout(seconds):
        while not found(answer := await ask()):
            await asyncio.sleep(0.1)
        return answer
