"""What the janitor has the store forget."""
from sqlalchemy import delete, select, update

from flambeur.server.store.database import Database
from flambeur.server.store.rows import Status
from flambeur.server.store.schema import blocks, chats, leases, passes, records, tables

OVER: Status = "over"


class SqlForgetting(Database):
    """See `base.Forgetting`."""

    def drop_chats(self, ended_before: int) -> int:
        ended = select(tables.c.id).where(tables.c.ended < ended_before)
        with self.writing() as c:
            return c.execute(delete(chats).where(chats.c.table_id.in_(ended))).rowcount

    def drop_idle(self, updated_before: int, limit: int = 200) -> list[str]:
        idle = select(tables.c.id).where(tables.c.status != OVER, tables.c.updated < updated_before).order_by(tables.c.id).limit(limit)
        with self.writing() as c:
            found = list(c.execute(idle).scalars())
            # the time is asked for again, since another process may have moved a table on
            gone = delete(tables).where(tables.c.id.in_(found), tables.c.updated < updated_before).returning(tables.c.id)
            return sorted(c.execute(gone).scalars())

    def drop_addresses(self, before: int) -> int:
        with self.writing() as c:
            return sum(c.execute(update(table).where(table.c.address.is_not(None), made < before).values(address=None)).rowcount
                       for table, made in ((tables, tables.c.created), (records, records.c.at)))

    def drop_expired(self, now: int) -> int:
        with self.writing() as c:
            return (c.execute(delete(passes).where(passes.c.expires <= now)).rowcount
                    + c.execute(delete(blocks).where(blocks.c.until <= now)).rowcount
                    + c.execute(delete(leases).where(leases.c.until < self.now())).rowcount)
