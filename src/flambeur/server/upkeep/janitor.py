"""Keeping and forgetting: what is thrown away, and when. `docs/privacy.md` promises it to the players."""
import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

from flambeur.server.store.base import Forgetting, StoreError

DAY = 24 * 60 * 60 * 1000                 # milliseconds


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days things are kept. A finished game's record stays."""
    chat: float = 30                      # after the end of the game
    idle: float = 90                      # tables that were abandoned, or at which nothing has happened
    address: float = 1                    # hashed addresses


@dataclass(frozen=True, slots=True)
class Swept:
    """What one sweep has thrown away."""
    tables: int = 0
    chats: int = 0
    addresses: int = 0
    expired: int = 0                      # hand-over links, blocks and leases that have run out


def portion(store: Forgetting, keep: Keep, now: int) -> Swept:
    """A part of a sweep, short enough that no move waits long behind it; the last part deletes no tables."""
    if gone := store.drop_idle(now - round(keep.idle * DAY)):
        return Swept(tables=len(gone))
    return Swept(0, store.drop_chats(now - round(keep.chat * DAY)), store.drop_addresses(now - round(keep.address * DAY)),
                 store.drop_expired(now))


def sweep(store: Forgetting, keep: Keep, now: int) -> Swept:
    """Throw away what is too old at a time (UTC, milliseconds). A second sweep at the same time finds nothing."""
    tables = 0
    while (part := portion(store, keep, now)).tables:
        tables += part.tables
    return replace(part, tables=tables)


async def run(store: Forgetting, keep: Keep, clock: Callable[[], int], told: Callable[[Swept | StoreError], None], *,
              period: float = 3600.0, call: Callable[..., Awaitable[Swept]] = asyncio.to_thread) -> None:
    """Sweep now and then every hour, until cancelled. Of several processes each sweeps: what one has swept the others do not find."""
    while True:
        now, tables = clock(), 0
        try:
            while (part := await call(partial(portion, store, keep, now))).tables:
                tables += part.tables
            told(replace(part, tables=tables))
        except StoreError as error:
            told(error)                   # the next sweep makes up for this one
        await asyncio.sleep(period)
