"""Links that hand seats to another device, once."""
from dataclasses import asdict

from sqlalchemy import select, update

from flambeur.server.store.database import Database
from flambeur.server.store.rows import Pass
from flambeur.server.store.schema import passes

PASS = (passes.c.hash, passes.c.table_id, passes.c.seats, passes.c.expires)


class SqlPasses(Database):
    """See `base.Passes`."""

    def create_pass(self, ticket: Pass) -> Pass:
        row = asdict(ticket)
        with self.writing() as c:
            c.execute(self.insert(passes).on_conflict_do_nothing(), {"table_id": row.pop("table"), "used": False, **row})
            return Pass(*c.execute(select(*PASS).where(passes.c.hash == ticket.hash)).one())

    def find_pass(self, hash: str, now: int) -> Pass | None:
        with self.reading() as c:
            row = c.execute(select(*PASS).where(passes.c.hash == hash, passes.c.expires > now)).first()
        return Pass(*row) if row else None

    def claim_pass(self, hash: str, now: int) -> Pass | None:
        claim = update(passes).where(passes.c.hash == hash, passes.c.expires > now, ~passes.c.used).values(used=True).returning(*PASS)
        with self.writing() as c:
            row = c.execute(claim).first()
        return Pass(*row) if row else None
