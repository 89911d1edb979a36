"""What players have said to each other."""
from dataclasses import replace

from sqlalchemy import Delete, delete, select

from flambeur.server.store.database import Database
from flambeur.server.store.rows import Chat
from flambeur.server.store.schema import chats, tables

MOST = 1000                               # lines of a table that are kept; the oldest go
AT_A_TIME = 64                            # lines, of all tables together, after which it is looked whether some have to go
CHAT = (chats.c.id, chats.c.table_id, chats.c.at, chats.c.seat, chats.c.text)


class SqlChats(Database):
    """See `base.Chats`."""

    def add_chat(self, table: str, at: int, seat: int | None, text: str, asked: str | None = None) -> Chat | None:
        new = self.insert(chats).values(table_id=table, at=at, seat=seat, text=text, asked=asked).on_conflict_do_nothing()
        with self.writing() as c:
            if c.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
                return None
            row = c.execute(new.returning(*CHAT)).first()
            if row is not None and row.id % AT_A_TIME == 0: c.execute(self._oldest(table))
            found = row or c.execute(select(*CHAT).where(chats.c.table_id == table, chats.c.asked == asked)).one()
            return replace(Chat(*found), new=row is not None)

    def _oldest(self, table: str) -> Delete:
        kept = select(chats.c.id).where(chats.c.table_id == table).order_by(chats.c.id.desc()).offset(MOST - 1).limit(1).scalar_subquery()
        return delete(chats).where(chats.c.table_id == table, chats.c.id < kept)

    def chats(self, table: str, limit: int = 100, before: int | None = None) -> list[Chat]:
        query = select(*CHAT).where(chats.c.table_id == table).order_by(chats.c.id.desc()).limit(limit)
        with self.reading() as c:
            found = c.execute(query if before is None else query.where(chats.c.id < before)).all()
        return [Chat(*row) for row in reversed(found)]

    def delete_chat(self, table: str, id: int) -> bool:
        with self.writing() as c:
            return c.execute(delete(chats).where(chats.c.table_id == table, chats.c.id == id)).rowcount == 1
