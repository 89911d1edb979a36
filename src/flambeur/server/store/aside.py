"""What is kept beside the log: chat, hand-over links, records of finished games, blocked addresses."""
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Select, delete, select, update

from flambeur.server.store.base import Cursor
from flambeur.server.store.lists import names_of, newest
from flambeur.server.store.rows import Block, Chat, Pass, Record, RecordHead, RecordLine, Status
from flambeur.server.store.schema import blocks, chats, holders, passes, records, tables
from flambeur.server.store.work import Work

CHAT = (chats.c.id, chats.c.table_id, chats.c.at, chats.c.seat, chats.c.text)
PASS = (passes.c.hash, passes.c.table_id, passes.c.seats, passes.c.expires)
RECORD = (*(records.c["table_id" if f.name == "table" else f.name].label(f.name) for f in fields(RecordHead)),)

LINE = select(*RECORD, tables.c.status).join(tables, tables.c.id == records.c.table_id)
OVER: Status = "over"


class SqlAside(Work):
    """See `base.Aside`."""

    def add_chat(self, table: str, at: int, seat: int | None, text: str, asked: str | None = None) -> Chat | None:
        new = self.insert(chats).values(table_id=table, at=at, seat=seat, text=text, asked=asked).on_conflict_do_nothing()
        with self.writing() as c:
            if c.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
                return None
            row = c.execute(new.returning(*CHAT)).first()
            return Chat(*(row or c.execute(select(*CHAT).where(chats.c.table_id == table, chats.c.asked == asked)).one()))

    def chats(self, table: str, limit: int = 100, before: int | None = None) -> list[Chat]:
        query = select(*CHAT).where(chats.c.table_id == table).order_by(chats.c.id.desc()).limit(limit)
        with self.reading() as c:
            found = c.execute(query if before is None else query.where(chats.c.id < before)).all()
        return [Chat(*row) for row in reversed(found)]

    def delete_chat(self, table: str, id: int) -> bool:
        with self.writing() as c:
            return c.execute(delete(chats).where(chats.c.table_id == table, chats.c.id == id)).rowcount == 1

    def create_pass(self, ticket: Pass) -> None:
        row = asdict(ticket)
        with self.writing() as c:
            c.execute(self.insert(passes), {"table_id": row.pop("table"), "used": False, **row})

    def find_pass(self, hash: str, now: int) -> Pass | None:
        with self.reading() as c:
            row = c.execute(select(*PASS).where(passes.c.hash == hash, passes.c.expires > now)).first()
        return Pass(*row) if row else None

    def claim_pass(self, hash: str, now: int) -> Pass | None:
        claim = update(passes).where(passes.c.hash == hash, passes.c.expires > now, ~passes.c.used).values(used=True).returning(*PASS)
        with self.writing() as c:
            row = c.execute(claim).first()
        return Pass(*row) if row else None

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

    def block(self, address: str, at: int, until: int | None = None) -> None:
        new = self.insert(blocks).values(address=address, at=at, until=until)
        with self.writing() as c:
            c.execute(new.on_conflict_do_update(index_elements=["address"], set_={"at": at, "until": until}))

    def unblock(self, address: str) -> bool:
        with self.writing() as c:
            return c.execute(delete(blocks).where(blocks.c.address == address)).rowcount == 1

    def is_blocked(self, address: str, now: int) -> bool:
        lasts = blocks.c.until.is_(None) | (blocks.c.until > now)
        with self.reading() as c:
            return c.execute(select(blocks.c.at).where(blocks.c.address == address, lasts)).first() is not None

    def blocks(self) -> list[Block]:
        with self.reading() as c:
            return [Block(*row) for row in c.execute(select(blocks).order_by(blocks.c.at.desc(), blocks.c.address))]
