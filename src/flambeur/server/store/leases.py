"""Leases in the database: which process runs a table's bots and clocks."""
from collections.abc import Sequence

from sqlalchemy import BigInteger, delete, func, literal, select, update

from flambeur.server.store.database import Database
from flambeur.server.store.lists import IS_LIVE
from flambeur.server.store.schema import leases, tables


class SqlLeases(Database):
    """See `base.Leases`."""

    def lease(self, wanted: Sequence[str], owner: str, length: int) -> set[str]:
        now = self.now()
        these = (select(tables.c.id, literal(owner), now + literal(length, BigInteger))
                  .where(tables.c.id.in_(list(wanted))).order_by(tables.c.id))
        new = self.insert(leases).from_select(["table_id", "owner", "until"], these)
        free = (leases.c.until < now) | (leases.c.owner == owner)
        take = new.on_conflict_do_update(index_elements=["table_id"], where=free,
                                         set_={"owner": new.excluded.owner, "until": new.excluded.until}).returning(leases.c.table_id)
        with self.writing() as c:
            return set(c.execute(take).scalars())

    def renew(self, owner: str, length: int) -> set[str]:
        # a lease that ran out but that nobody has taken is still the owner's
        longer = (update(leases).where(leases.c.owner == owner).values(until=self.now() + literal(length, BigInteger))
                  .returning(leases.c.table_id))
        with self.writing() as c:
            return set(c.execute(longer).scalars())

    def release(self, wanted: Sequence[str], owner: str) -> None:
        with self.writing() as c:
            c.execute(delete(leases).where(leases.c.owner == owner, leases.c.table_id.in_(list(wanted))))

    def release_all(self, owner: str | None = None) -> int:
        with self.writing() as c:
            return c.execute(delete(leases) if owner is None else delete(leases).where(leases.c.owner == owner)).rowcount

    def orphans(self, horizon: int, limit: int = 100) -> list[str]:
        now = self.now()
        held = select(leases.c.table_id).where(leases.c.table_id == tables.c.id, leases.c.until >= now).exists()
        needed = tables.c.busy | (tables.c.deadline <= now + literal(horizon, BigInteger))
        # in any order, so that processes that ask together mostly get different ones
        query = select(tables.c.id).where(IS_LIVE, needed, ~held).order_by(func.random()).limit(limit)
        with self.reading() as c:
            return list(c.execute(query).scalars())
