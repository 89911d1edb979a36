"""The layout of the database, relation by relation: SQL would call relations tables, but here people sit at tables. A change needs a
migration; a test compares the two."""
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, PrimaryKeyConstraint, Text, text
from sqlalchemy import Table as Relation

metadata = MetaData()

# SQLite numbers rows by itself only in a column whose type is INTEGER
COUNTER = BigInteger().with_variant(Integer(), "sqlite")


def of_table(primary_key: bool = False) -> Column[str]:
    """The column that says to which table a row belongs; the row is deleted with the table."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key)


tables = Relation(
    "tables", metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("sit_hash", Text, nullable=False),
    Column("watch_hash", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("address", Text),
    Column("rematch_of", Text),
    Column("deadline", BigInteger),
    Column("busy", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("summary", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)
# each move writes status, deadline, n and updated: an index on one of them would be written with it, so none is; the tables
# that live are few, and looking through them is quick
Index("tables_live", tables.c.id, sqlite_where=text("ended IS NULL"), postgresql_where=text("ended IS NULL"))
Index("tables_created", tables.c.created, tables.c.id)
Index("tables_address", tables.c.address, sqlite_where=text("address IS NOT NULL"), postgresql_where=text("address IS NOT NULL"))

entries = Relation(
    "entries", metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text),
    PrimaryKeyConstraint("table_id", "n"),        # of two writers of one number, one wins
    sqlite_with_rowid=False,                      # one tree to write instead of two
)

holders = Relation(
    "holders", metadata,
    of_table(),
    Column("holder", Integer, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "holder"),
    Index("holders_token", "token_hash", "table_id", unique=True),      # at a rematch a device keeps its token
)

names = Relation(
    "names", metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

positions = Relation(
    "positions", metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

chats = Relation(
    "chats", metadata,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    of_table(),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("asked", Text),                        # the request that said it: a request that comes twice is done once
    Index("chats_table", "table_id", "id"),
    Index("chats_asked", "table_id", "asked", unique=True),
    sqlite_autoincrement=True,                    # a deleted message's number is not given again
)

passes = Relation(
    "passes", metadata,
    Column("hash", Text, primary_key=True),
    of_table(),
    Column("seats", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("passes_table", "table_id"),
)

# a record stays when its table is deleted: no foreign key
records = Relation(
    "records", metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("source", Text, nullable=False),
    Column("table_id", Text),
    Column("address", Text),
    Column("body", Text, nullable=False),
    Index("records_at", "at", "id"),
    Index("records_table", "table_id"),
)

leases = Relation(
    "leases", metadata,
    of_table(primary_key=True),
    Column("owner", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("leases_owner", "owner"),
)

blocks = Relation(
    "blocks", metadata,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
