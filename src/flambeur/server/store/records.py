"""Records of finished games."""
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Select, delete, select, update

from flambeur.server.store.base import Cursor
from flambeur.server.store.database import Database
from flambeur.server.store.lists import names_of, newest
from flambeur.server.store.rows import Record, RecordHead, RecordLine, Status
from flambeur.server.store.schema import holders, records, tables

RECORD = (*(records.c["table_id" if f.name == "table" else f.name].label(f.name) for f in fields(RecordHead)),)
LINE = select(*RECORD, tables.c.status).join(tables, tables.c.id == records.c.table_id)
OVER: Status = "over"


class SqlRecords(Database):
    """See `base.Records`."""

    def add_record(self, record: Record) -> bool:
        row = asdict(record)
        new = self.insert(records).values(table_id=row.pop("table"), **row).on_conflict_do_nothing().returning(records.c.id)
        with self.writing() as c:
            return c.execute(new).first() is not None

    def record(self, id: str) -> Record | None:
        with self.reading() as c:
            row = c.execute(select(*RECORD, records.c.body).where(records.c.id == id)).mappings().first()
        return Record(**row) if row else None

    def records(self, limit: int, after: Cursor | None = None, game: str | None = None, table: str | None = None) -> list[RecordHead]:
        query = newest(select(*RECORD), records.c.at, records.c.id, limit, after)
        if game is not None:
            query = query.where(records.c.game == game)
        if table is not None:
            query = query.where(records.c.table_id == table)
        with self.reading() as c:
            return [RecordHead(**row) for row in c.execute(query).mappings()]

    def public_records(self, limit: int, after: Cursor | None = None) -> list[RecordLine]:
        return self._lines(newest(LINE.where(tables.c.listed), records.c.at, records.c.id, limit, after))

    def own_records(self, token_hashes: Iterable[str], limit: int, after: Cursor | None = None) -> list[RecordLine]:
        held = select(holders.c.table_id).where(holders.c.token_hash.in_(list(token_hashes)))
        return self._lines(newest(LINE.where(tables.c.id.in_(held)), records.c.at, records.c.id, limit, after))

    def _lines(self, query: Select[Any]) -> list[RecordLine]:
        with self.snapshot() as c:
            rows = [dict(row) for row in c.execute(query).mappings()]
            called = names_of(c, [row["table"] for row in rows])
        return [RecordLine(over=row.pop("status") == OVER, names=called[row["table"]], head=RecordHead(**row)) for row in rows]

    def rewrite_record(self, id: str, body: str) -> bool:
        with self.writing() as c:
            return c.execute(update(records).where(records.c.id == id).values(body=body)).rowcount == 1

    def delete_record(self, id: str) -> bool:
        with self.writing() as c:
            return c.execute(delete(records).where(records.c.id == id)).rowcount == 1
