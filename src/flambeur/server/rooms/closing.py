"""Ending a table from outside, by the operator: an entry like any other, so that every server on this database finds it."""
import json

from flambeur.server.audience.info import summary
from flambeur.server.commands.playing import end
from flambeur.server.errors import NoTable, NotNow
from flambeur.server.records.from_log import row_of
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import LIVE, Append, Head
from flambeur.server.tables.table import load_table

TRIES = 10                                # against players who move at the same moment


def close_table(store: Store, id: str, now: int) -> None:
    """The game ends here, without winners; what was played is recorded, its dice can be proved."""
    for _ in range(TRIES):
        stored = store.read(id)
        if stored is None:
            raise NoTable
        if stored.row.status not in LIVE:
            raise NotNow("this table is over", "cette table est terminée")
        table = load_table(id, bytes.fromhex(stored.row.secret), stored.entries, stored.names, lambda: store.position(id))
        end(table, "closed", now)
        append = Append(id, tuple(line.entry for line in table.taken()), record=row_of(table, now),
                        head=Head(status=table.status, ended=now, summary=json.dumps(summary(table)), busy=False))
        if store.append([append]) == [None]:
            return
    raise StoreError("the table is too busy: try again", "la table est trop sollicitée : réessayez")
