"""Rows to store."""
from dataclasses import replace
from typing import Any

from flambeur.server.store.rows import Append, Entry, Head, Holder, Name, Record, TableRow

NOON = 1_700_000_000_000                  # a time


def row(id: str = "aaaaaaaaaa", **more: Any) -> TableRow:
    return replace(TableRow(id=id, game="probe", created=NOON, secret="5e", commitment="c0", sit_hash="51", watch_hash="3a"), **more)


def entry(n: int, **more: Any) -> Entry:
    return replace(Entry(n, NOON + n, "move", f'{{"action": {n}, "name": "é☃"}}', f"{n:016x}"), **more)


def log(first: int, count: int = 1) -> tuple[Entry, ...]:
    return tuple(entry(n) for n in range(first, first + count))


def holder(number: int, token: str = "", at: int = NOON) -> Holder:
    return Holder(number, token or f"token{number}", at)


def move(table: str = "aaaaaaaaaa", n: int = 1, count: int = 1, **more: Any) -> Append:
    return replace(Append(table, log(n, count), Head("playing", summary=f'{{"turn": {n}}}', busy=False)), **more)


def record(id: str = "r1", **more: Any) -> Record:
    return replace(Record(id=id, game="probe", at=NOON, rules=1, players=2, body='{"format": "flambeur-record/1"}'), **more)


def seated(store: Any, id: str = "aaaaaaaaaa", **more: Any) -> None:
    """A table with one entry, one device and one name."""
    assert store.create(row(id, **more), log(0), [holder(1, f"token of {id}")], [Name(0, "Ada")])
