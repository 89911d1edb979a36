"""The store in a database: all its parts together."""
from flambeur.server.store.base import Store
from flambeur.server.store.blocks import SqlBlocks
from flambeur.server.store.chats import SqlChats
from flambeur.server.store.database import Clock, system_clock
from flambeur.server.store.engine import in_memory, parse
from flambeur.server.store.forgetting import SqlForgetting
from flambeur.server.store.leases import SqlLeases
from flambeur.server.store.lists import SqlLists
from flambeur.server.store.log import SqlLog
from flambeur.server.store.passes import SqlPasses
from flambeur.server.store.records import SqlRecords
from flambeur.server.store.schema import metadata


class SqlStore(SqlLog, SqlLists, SqlRecords, SqlChats, SqlPasses, SqlBlocks, SqlLeases, SqlForgetting):
    """See `base.Store`."""


def open_store(url: str, sender: str = "", clock: Clock = system_clock) -> Store:
    """The store at an address such as sqlite:///games.db; `upgrade` it first, except in memory.

    With a sender's name, each commit on PostgreSQL tells the bus which tables it has moved on. The clock is for leases on SQLite."""
    address = parse(url)
    store = SqlStore(address, clock, sender)
    if in_memory(address):
        with store.writing() as connection:
            metadata.create_all(connection)
    return store
