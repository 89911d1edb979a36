"""Addresses that are kept out."""
from sqlalchemy import delete, select

from flambeur.server.store.database import Database
from flambeur.server.store.rows import Block
from flambeur.server.store.schema import blocks


class SqlBlocks(Database):
    """See `base.Blocks`."""

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
