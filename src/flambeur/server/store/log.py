"""The tables and their logs. `append` is the cost of every move: a few statements for a whole batch, however large."""
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import URL, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError

from flambeur.server.bus.notices import CHANNEL, moved, pack
from flambeur.server.store.database import Clock, Database, system_clock
from flambeur.server.store.direct import Direct, OutOfStep, each
from flambeur.server.store.rows import Append, Conflict, Entry, Holder, Name, Position, Stored, TableRow
from flambeur.server.store.schema import entries, holders, names, passes, positions, records, tables

# a table's row moves on only from the entry before: of two writers one finds the row there, the other waits and finds it moved on
FOLLOWS = (tables.c.id == bindparam("of"), tables.c.n == bindparam("last"))
MOVE = update(tables).where(*FOLLOWS)
MOVE_HEAD = MOVE.values({c: bindparam(c) for c in ("n", "updated", "status", "deadline", "ended", "summary", "busy")})
MOVE_N = MOVE.values(n=bindparam("n"), updated=bindparam("updated"))
ADD_ENTRIES = insert(entries)
ADD_HOLDERS = insert(holders)
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("notice")))
READ_ROW = select(tables).where(tables.c.id == bindparam("of"))
READ_N = select(tables.c.n).where(tables.c.id == bindparam("of"))
READ_ENTRIES = (select(entries.c.n, entries.c.at, entries.c.kind, entries.c.body, entries.c.digest)
                .where(entries.c.table_id == bindparam("of"), entries.c.n >= bindparam("start")).order_by(entries.c.n))
READ_HOLDERS = (select(holders.c.holder, holders.c.token_hash, holders.c.at)
                .where(holders.c.table_id == bindparam("of")).order_by(holders.c.holder))
READ_NAMES = select(names.c.seat, names.c.name).where(names.c.table_id == bindparam("of"))


class SqlLog(Database):
    """See `base.Log`."""

    def __init__(self, url: URL, clock: Clock = system_clock, sender: str = "") -> None:
        super().__init__(url, clock, sender)
        self._direct = Direct(self._engine)
        self._move_text = self._direct.compile(MOVE_HEAD)
        self._entries_text = self._direct.compile(ADD_ENTRIES, list(entries.c.keys()))
        self._notify_text = self._direct.compile(NOTIFY)

    def create(self, row: TableRow, entries: Sequence[Entry], holders: Sequence[Holder] = (), names: Sequence[Name] = ()) -> bool:
        log = Append(row.id, tuple(entries), holders=tuple(holders), names=tuple(names))
        row = replace(row, n=log.entries[-1].n, updated=log.entries[-1].at)
        with self.writing() as c:
            new = self.insert(tables).values(asdict(row)).on_conflict_do_nothing().returning(tables.c.id)
            if c.execute(new).first() is None:
                return False
            self._add(c, [log])
        return True

    def append(self, batch: Sequence[Append]) -> list[Conflict | None]:
        # processes that lock rows in one order cannot wait for each other
        order = sorted(range(len(batch)), key=lambda k: batch[k].table)
        ordered = [batch[k] for k in order]
        try:
            if all(map(is_plain, batch)):
                with self._turn:
                    self._direct.run(lambda cursor: self._move_directly(cursor, ordered))
            else:
                with self.writing() as c:
                    self._move(c, ordered)
                    self._announce(c, ordered)
            return [None] * len(batch)
        except OutOfStep:
            answers = dict(zip(order, self._one_by_one(ordered), strict=True))
            return [answers[k] for k in range(len(batch))]

    def _move_directly(self, cursor: DBAPICursor, batch: list[Append]) -> None:
        """`_move` and `_announce` for moves that bring nothing but entries and their head."""
        if each(cursor, self._move_text, [of_head(one) for one in batch]) != len(batch):
            raise OutOfStep
        each(cursor, self._entries_text, of_log(batch))
        each(cursor, self._notify_text, self._notices(batch))

    def _one_by_one(self, batch: list[Append]) -> list[Conflict | None]:
        """Appends with a savepoint around each append, so that the refused ones can be left out."""
        answers: list[Conflict | None] = []
        with self.writing() as c:
            for one in batch:
                try:
                    with c.begin_nested():
                        self._move(c, [one])
                    answers.append(None)
                except OutOfStep:
                    answers.append(Conflict(one.table, c.execute(READ_N, {"of": one.table}).scalar()))
            self._announce(c, [one for one, answer in zip(batch, answers, strict=True) if answer is None])
        return answers

    def _move(self, c: Connection, batch: list[Append]) -> None:
        """Move the rows on, then add what they have now. OutOfStep: at least one row stood elsewhere."""
        heads = [of_head(one) for one in batch if one.head]
        others = [of_entries(one) for one in batch if not one.head]
        for statement, rows in ((MOVE_HEAD, heads), (MOVE_N, others)):
            if rows and c.execute(statement, rows).rowcount != len(rows):
                raise OutOfStep
        try:
            self._add(c, batch)
        except IntegrityError as error:
            raise OutOfStep from error

    def _add(self, c: Connection, batch: list[Append]) -> None:
        c.execute(ADD_ENTRIES, of_log(batch))
        if devices := [{"table_id": one.table, **asdict(holder)} for one in batch for holder in one.holders]:
            c.execute(ADD_HOLDERS, devices)
        for one in batch:
            for name in one.names:
                self._name(c, one.table, name)
            if one.position:
                c.execute(insert(positions), {"table_id": one.table, **asdict(one.position)})
            if one.record:
                row = asdict(one.record)
                c.execute(self.insert(records).on_conflict_do_nothing(), {"table_id": row.pop("table"), **row})

    def _name(self, c: Connection, table: str, name: Name) -> None:
        new = self.insert(names)
        c.execute(new.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"name": new.excluded.name}),
                  {"table_id": table, **asdict(name)})

    def _announce(self, c: Connection, batch: list[Append]) -> None:
        for notice in self._notices(batch):
            c.execute(NOTIFY, notice)

    def _notices(self, batch: list[Append]) -> list[dict[str, str]]:
        """What the other processes are told with the commit, so that a process that dies right after the commit has told them."""
        if self.shared and self.sender:
            messages = ((one.table, moved(one.entries[-1].n)) for one in batch)
            return [{"channel": CHANNEL, "notice": notice} for notice in pack(self.sender, messages)]
        return []

    def read(self, table: str, start: int = 0) -> Stored | None:
        of = {"of": table}
        with self.snapshot() as c:
            row = c.execute(READ_ROW, of).first()
            if row is None:
                return None
            return Stored(TableRow(**row._mapping), [Entry(*e) for e in c.execute(READ_ENTRIES, {**of, "start": start})],
                          [Holder(*h) for h in c.execute(READ_HOLDERS, of)], dict(c.execute(READ_NAMES, of).all()))

    def read_since(self, table: str, n: int) -> list[Entry]:
        with self.reading() as c:
            return [Entry(*e) for e in c.execute(READ_ENTRIES, {"of": table, "start": n + 1})]

    def position(self, table: str, upto: int | None = None) -> Position | None:
        wanted = select(positions.c.n, positions.c.body).where(positions.c.table_id == table).order_by(positions.c.n.desc()).limit(1)
        with self.reading() as c:
            found = c.execute(wanted if upto is None else wanted.where(positions.c.n <= upto)).first()
        return Position(*found) if found else None

    def rename(self, table: str, seat: int, name: str, asked: str | None = None, until: int = 0) -> bool | None:
        with self.writing() as c:
            if c.execute(READ_N, {"of": table}).first() is None:
                return None
            if asked is not None and not self._is_first(c, table, asked, until):
                return False
            self._name(c, table, Name(seat, name))
        return True

    def _is_first(self, c: Connection, table: str, asked: str, until: int) -> bool:
        """Requests that leave no entry are remembered beside the links that work once; no link has such a hash."""
        new = self.insert(passes).values(hash=f"asked {table} {asked}", table_id=table, seats="[]", expires=until, used=True)
        return c.execute(new.on_conflict_do_nothing().returning(passes.c.hash)).first() is not None

    def delete(self, table: str) -> bool:
        with self.writing() as c:
            return c.execute(delete(tables).where(tables.c.id == table)).rowcount == 1


def is_plain(one: Append) -> bool:
    """Whether an append is an ordinary move."""
    return not (one.head is None or one.holders or one.names or one.position or one.record)


def of_log(batch: list[Append]) -> list[dict[str, Any]]:
    return [{"table_id": one.table, "n": e.n, "at": e.at, "kind": e.kind, "body": e.body, "digest": e.digest}
            for one in batch for e in one.entries]


def of_entries(one: Append) -> dict[str, Any]:
    return {"of": one.table, "last": one.entries[0].n - 1, "n": one.entries[-1].n, "updated": one.entries[-1].at}


def of_head(one: Append) -> dict[str, Any]:
    head = one.head
    assert head is not None
    return {"of": one.table, "last": one.entries[0].n - 1, "n": one.entries[-1].n, "updated": one.entries[-1].at,
            "status": head.status, "deadline": head.deadline, "ended": head.ended, "summary": head.summary, "busy": head.busy}
