"""Looking for tables."""
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Select, func, select, tuple_

from flambeur.server.store.base import Cursor, Version
from flambeur.server.store.database import Database
from flambeur.server.store.rows import LIVE, Counts, Held, Status, TableRow
from flambeur.server.store.schema import holders, names, records, tables

PORTION = 500                             # ids in one question
IS_LIVE = tables.c.status.in_(LIVE) & tables.c.ended.is_(None)        # the second half is what the index is over


def newest(query: Select[Any], at: Column[int], id: Column[str], limit: int, after: Cursor | None) -> Select[Any]:
    """One page of a list from new to old."""
    if after is not None:
        query = query.where(tuple_(at, id) < after)
    return query.order_by(at.desc(), id.desc()).limit(limit)


def names_of(c: Connection, ids: Sequence[str]) -> dict[str, dict[int, str]]:
    """What people at these tables are called, by seat."""
    called: dict[str, dict[int, str]] = {id: {} for id in ids}
    for table, seat, name in c.execute(select(names).where(names.c.table_id.in_(ids))):
        called[table][seat] = name
    return called


class SqlLists(Database):
    """See `base.Lists`."""

    def _rows(self, query: Select[Any]) -> list[TableRow]:
        with self.reading() as c:
            return [TableRow(**row) for row in c.execute(query).mappings()]

    def lobby(self, limit: int, after: Cursor | None = None) -> list[TableRow]:
        return self._rows(newest(select(tables).where(IS_LIVE, tables.c.listed), tables.c.created, tables.c.id, limit, after))

    def tables(self, limit: int, after: Cursor | None = None, status: Status | None = None) -> list[TableRow]:
        query = select(tables) if status is None else select(tables).where(tables.c.status == status)
        return self._rows(newest(query, tables.c.created, tables.c.id, limit, after))

    def held(self, token_hashes: Iterable[str]) -> list[Held]:
        asked = list(token_hashes)
        query = (select(holders.c.holder, holders.c.token_hash, tables).join(tables, tables.c.id == holders.c.table_id)
                 .where(holders.c.token_hash.in_(asked)).order_by(tables.c.updated.desc(), tables.c.id))
        with self.snapshot() as c:
            rows = [dict(row) for row in c.execute(query).mappings()]
            called = names_of(c, [row["id"] for row in rows])
        return [Held(holder=row.pop("holder"), token_hash=row.pop("token_hash"), row=TableRow(**row), names=called[row["id"]])
                for row in rows]

    def live(self) -> list[str]:
        with self.reading() as c:
            return list(c.execute(select(tables.c.id).where(IS_LIVE).order_by(tables.c.id)).scalars())

    def versions(self, ids: Sequence[str]) -> dict[str, Version]:
        found: dict[str, Version] = {}
        with self.reading() as c:
            for k in range(0, len(ids), PORTION):
                rows = c.execute(select(tables.c.id, tables.c.n, tables.c.updated).where(tables.c.id.in_(ids[k:k + PORTION])))
                found |= {id: (n, updated) for id, n, updated in rows}
        return found

    def live_of(self, address: str) -> int:
        with self.reading() as c:
            return c.execute(select(func.count()).select_from(tables).where(tables.c.address == address, IS_LIVE)).scalar_one()

    def imports_of(self, address: str) -> int:
        with self.reading() as c:
            return c.execute(select(func.count()).select_from(records).where(records.c.address == address)).scalar_one()

    def due(self, now: int, limit: int = 100) -> list[str]:
        query = select(tables.c.id).where(IS_LIVE, tables.c.deadline <= now).order_by(tables.c.deadline, tables.c.id).limit(limit)
        with self.reading() as c:
            return list(c.execute(query).scalars())

    def counts(self) -> Counts:
        with self.snapshot() as c:
            by_status = c.execute(select(tables.c.status, func.count()).group_by(tables.c.status)).all()
            return Counts(dict(by_status), c.execute(select(func.count()).select_from(records)).scalar_one())
