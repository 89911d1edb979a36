"""What the server asks of its store. Synchronous, and safe to call from any thread; `store.writer` is the way in from the event loop.

When the database fails, every call raises StoreError. Then all of the call is stored, if the connection broke just after the commit, or
nothing; a caller that must know reads again.
"""
from collections.abc import Iterable, Sequence
from typing import Protocol

from flambeur.errors import FlambeurError
from flambeur.server.store.rows import (
    Append,
    Block,
    Chat,
    Conflict,
    Counts,
    Entry,
    Held,
    Holder,
    Name,
    Pass,
    Position,
    Record,
    RecordHead,
    RecordLine,
    Status,
    Stored,
    TableRow,
)

Version = tuple[int, int]                 # number and time of a table's last entry
Cursor = tuple[int, str]                  # (time, id) of the last row that the caller has; lists go on behind it


class StoreError(FlambeurError):
    """The database does not answer, or cannot be used."""
    code = "store"


class Log(Protocol):
    """The tables and their entries."""

    def create(self, row: TableRow, entries: Sequence[Entry], holders: Sequence[Holder] = (), names: Sequence[Name] = ()) -> bool:
        """A new table; its entries begin with number 0. False: there is a table with this id, and nothing is stored."""

    def append(self, batch: Sequence[Append]) -> list[Conflict | None]:
        """Store all appends in one commit, except those that are refused. Returns when the commit is durable; the answers are in the order
        of the batch."""

    def read(self, table: str, start: int = 0) -> Stored | None:
        """A table with its entries from number `start` on, all of one moment; None: there is no such table."""

    def read_since(self, table: str, n: int) -> list[Entry]:
        """The entries behind number n."""

    def position(self, table: str, upto: int | None = None) -> Position | None:
        """The last stored position, or the last one not behind entry `upto`."""

    def rename(self, table: str, seat: int, name: str, asked: str | None = None, until: int = 0) -> bool | None:
        """Change a name without an entry. False: this request was done before, and is remembered until then. None: there is no such
        table."""

    def delete(self, table: str) -> bool:
        """Delete a table with all that belongs to it except its record. False: there was no such table."""


class Lists(Protocol):
    """Looking for tables."""

    def lobby(self, limit: int, after: Cursor | None = None) -> list[TableRow]:
        """Listed tables that gather or play, the newest first. The cursor is (created, id)."""

    def tables(self, limit: int, after: Cursor | None = None, status: Status | None = None) -> list[TableRow]:
        """All tables for the administrator, the newest first."""

    def held(self, token_hashes: Iterable[str]) -> list[Held]:
        """The tables at which these tokens hold, or have held, a seat; the last moved one first."""

    def live(self) -> list[str]:
        """The ids of all tables that gather or play."""

    def versions(self, ids: Sequence[str]) -> dict[str, Version]:
        """How far each of these tables is stored; a table that is missing in the answer is gone."""

    def live_of(self, address: str) -> int:
        """How many tables that gather or play came from this address."""

    def imports_of(self, address: str) -> int:
        """How many imported records came from this address."""

    def due(self, now: int, limit: int = 100) -> list[str]:
        """Live tables whose deadline has passed, the longest passed first."""

    def counts(self) -> Counts:
        """How many tables and records there are."""


class Records(Protocol):
    """Records of finished games."""

    def add_record(self, record: Record) -> bool:
        """Store a finished game. False: there is a record with this id, and it stays as it is."""

    def record(self, id: str) -> Record | None:
        """A finished game."""

    def records(self, limit: int, after: Cursor | None = None, game: str | None = None, table: str | None = None) -> list[RecordHead]:
        """Finished games, the newest first. The cursor is (at, id)."""

    def public_records(self, limit: int, after: Cursor | None = None) -> list[RecordLine]:
        """Records of listed tables, in the same order; a record whose table was deleted is no longer among them."""

    def own_records(self, token_hashes: Iterable[str], limit: int, after: Cursor | None = None) -> list[RecordLine]:
        """Records of tables at which these tokens hold, or have held, a seat."""

    def rewrite_record(self, id: str, body: str) -> bool:
        """Replace a record's text: for a player who becomes a guest in it."""

    def delete_record(self, id: str) -> bool:
        """Delete a finished game."""


class Chats(Protocol):
    """What players have said to each other: kept beside the log, since it must be forgettable."""

    def add_chat(self, table: str, at: int, seat: int | None, text: str, asked: str | None = None) -> Chat | None:
        """Store a message; the message of a request that was stored before stays as it is. None: there is no such table."""

    def chats(self, table: str, limit: int = 100, before: int | None = None) -> list[Chat]:
        """The last messages (before the one with this id), the oldest first."""

    def delete_chat(self, table: str, id: int) -> bool:
        """Delete one message."""


class Passes(Protocol):
    """Links that hand seats to another device, once."""

    def create_pass(self, ticket: Pass) -> Pass:
        """Store a hand-over link; one that is there already stays as it is. Returns the link that is there now."""

    def find_pass(self, hash: str, now: int) -> Pass | None:
        """A link, used or not, as long as it has not expired."""

    def claim_pass(self, hash: str, now: int) -> Pass | None:
        """Use a link up: of all callers that try, one gets it. None: the link is unknown, used or expired."""


class Blocks(Protocol):
    """Addresses that are kept out."""

    def block(self, address: str, at: int, until: int | None = None) -> None:
        """Keep an address out; a second block replaces the first."""

    def unblock(self, address: str) -> bool:
        """Let an address in again. False: it was not blocked."""

    def is_blocked(self, address: str, now: int) -> bool:
        """Whether an address is kept out."""

    def blocks(self) -> list[Block]:
        """All blocks, the newest first."""


class Leases(Protocol):
    """Which process runs a table's bots and clocks. Time is that of the database, so that hosts need not agree on it."""

    def lease(self, wanted: Sequence[str], owner: str, length: int) -> set[str]:
        """Take the leases of these tables for `length` milliseconds, where they are free, expired or the owner's already; returns those
        that the owner got."""

    def renew(self, owner: str, length: int) -> set[str]:
        """Prolong all leases of an owner; returns the tables that they are of."""

    def release(self, wanted: Sequence[str], owner: str) -> None:
        """Give the leases of these tables back, as far as they are the owner's."""

    def release_all(self, owner: str | None = None) -> int:
        """Give back all leases of an owner, or of everybody; returns how many they were."""

    def orphans(self, horizon: int, limit: int = 100) -> list[str]:
        """Live tables that nobody holds although they are busy, or have a deadline within `horizon` milliseconds."""


class Forgetting(Protocol):
    """What the janitor has the store forget; each call returns how many rows, and a second call finds nothing."""

    def drop_chats(self, ended_before: int) -> int:
        """Chat of tables that ended before this time."""

    def drop_idle(self, updated_before: int, limit: int = 200) -> list[str]:
        """Delete tables that are not over and have not moved since this time; returns their ids. At most `limit` in one commit."""

    def drop_addresses(self, before: int) -> int:
        """Forget the addresses of tables and records made before this time."""

    def drop_expired(self, now: int) -> int:
        """Passes, blocks and leases that have run out."""


class Store(Log, Lists, Records, Chats, Passes, Blocks, Leases, Forgetting, Protocol):
    """All parts of the store together."""
    url: str                                  # without password
    kind: str                                 # "sqlite" or "postgresql"
    shared: bool                              # other processes may use the same database (PostgreSQL)

    def ping(self) -> None:
        """Raises StoreError if the database does not answer."""

    def store_something(self) -> None:
        """Raises StoreError if nothing can be stored."""

    def close(self) -> None:
        """Let go of the database."""
