"""The server's database, for commands that look into it from outside."""
import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from flambeur.cli.settings import settings_of
from flambeur.cli.words import Word
from flambeur.cli.words import serving as say
from flambeur.errors import FlambeurError

if TYPE_CHECKING:
    from flambeur.server.settings import Settings
    from flambeur.server.store.base import Store


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[tuple["Settings", "Store"]]:
    """An existing database in this version's layout; nothing is made or changed by opening it."""
    settings = settings_of(args)
    check(settings.database_url)
    import os

    from flambeur.server.store.sql import open_store
    store = open_store(settings.database_url, sender=f"operator-{os.getpid()}")     # a sender: servers are told what the operator writes
    try:
        yield settings, store
    finally:
        store.close()


def check(url: str) -> None:
    from flambeur.server.store.database import spoken
    from flambeur.server.store.engine import connect, in_memory, parse
    from flambeur.server.store.upgrade import latest, layout
    address = parse(url)
    if in_memory(address) or (address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file()):
        raise refused(say.NO_DATABASE, file=address.database or ":memory:")
    engine = connect(address)
    try:
        with spoken(), engine.connect() as connection:
            if layout(connection) != latest():
                raise refused(say.OLD_DATABASE)
    finally:
        engine.dispose()


def refused(word: Word, **fields: object) -> FlambeurError:
    return FlambeurError(word("en", **fields), word("fr", **fields))


def utc(milliseconds: int) -> str:
    """2026-11-16 04:28:20.123"""
    from datetime import UTC, datetime
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3]
