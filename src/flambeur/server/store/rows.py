"""What the store keeps, row by row. All times are UTC in milliseconds since 1970; JSON is text that the store does not read."""
from dataclasses import dataclass, field
from typing import Literal

Status = Literal["gathering", "playing", "over", "abandoned"]
LIVE: tuple[Status, ...] = ("gathering", "playing")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log; never changed once it is written."""
    n: int                            # 0, 1, 2, … without gaps
    at: int
    kind: str
    body: str                         # JSON
    digest: str | None = None         # 16 hex digits of the game's state after this entry


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """What is known of a table without replaying its log."""
    id: str
    game: str
    created: int
    secret: str                       # of its fair dice, hex; nothing shows it before the end
    commitment: str
    sit_hash: str
    watch_hash: str
    status: Status = "gathering"
    listed: bool = False              # in the public lobby
    address: str | None = None        # of its creator, hashed; forgotten after a day
    rematch_of: str | None = None
    deadline: int | None = None       # when the running clock runs out
    busy: bool = True                 # the server has something to do at the table even if nobody is there: see Head
    ended: int | None = None
    summary: str = "{}"               # JSON for lists: players, seats taken, whose turn
    n: int = -1                       # number of the last entry; the store counts
    updated: int = 0                  # time of the last entry; the store fills it in


@dataclass(frozen=True, slots=True)
class Head:
    """What entries change in a table's row. All fields are written, so give every field its value after the entries."""
    status: Status
    deadline: int | None = None
    ended: int | None = None
    summary: str = "{}"
    busy: bool = True                 # False: only people or the deadline can move the table on, so no process needs its lease


@dataclass(frozen=True, slots=True)
class Holder:
    """A device at a table."""
    holder: int                       # 1, 2, …
    token_hash: str
    at: int


@dataclass(frozen=True, slots=True)
class Name:
    """What the player at a seat is called; a later name replaces an earlier one."""
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Position:
    """A state to resume from, should the rules have changed."""
    n: int                            # the entry after which the game stood so
    body: str                         # JSON


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordHead:
    """A finished game in a list."""
    id: str
    game: str
    at: int
    rules: int
    players: int
    source: Literal["played", "imported"] = "played"
    table: str | None = None          # stays when the table is deleted
    address: str | None = None        # of the importer, hashed; forgotten after a day


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordLine:
    """A finished game in a list for players."""
    head: RecordHead
    over: bool                        # not given up
    names: dict[int, str]             # by seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(RecordHead):
    """A finished game."""
    body: str                         # JSON: docs/record.md


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one table and what goes with them: all of it is stored, or nothing."""
    table: str
    entries: tuple[Entry, ...]        # at least one, n without gaps
    head: Head | None = None          # None: only n and updated change
    holders: tuple[Holder, ...] = ()
    names: tuple[Name, ...] = ()
    position: Position | None = None
    record: Record | None = None

    def __post_init__(self) -> None:
        n = self.entries[0].n
        for entry in self.entries:
            if entry.n != n:
                raise ValueError("entries must be numbered one after the other")
            n += 1


@dataclass(frozen=True, slots=True)
class Conflict:
    """An Append was refused because its first entry does not follow the last one that is stored (or, a mistake of the program, because
    a holder's number or token is taken): nothing of it is stored."""
    table: str
    n: int | None                     # the last entry that is stored; None: there is no such table (any more)


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole table."""
    row: TableRow
    entries: list[Entry]              # from `start` on
    holders: list[Holder]
    names: dict[int, str]             # by seat


@dataclass(frozen=True, slots=True)
class Held:
    """A table at which one of the asked tokens is a holder's."""
    row: TableRow
    holder: int
    token_hash: str
    names: dict[int, str]


@dataclass(frozen=True, slots=True)
class Chat:
    """A message; `id` grows with time."""
    id: int
    table: str
    at: int
    seat: int | None                  # None: a spectator
    text: str
    new: bool = field(default=True, compare=False)      # False: a request that was stored before asks for it again


@dataclass(frozen=True, slots=True)
class Pass:
    """A one-time link that hands seats to another device."""
    hash: str
    table: str
    seats: str                        # JSON
    expires: int


@dataclass(frozen=True, slots=True)
class Block:
    """An address that may not come in."""
    address: str                      # hashed
    at: int
    until: int | None = None          # None: for good


@dataclass(frozen=True, slots=True)
class Counts:
    """For the metrics."""
    tables: dict[str, int]            # by status
    records: int
