"""The log: nothing is lost, nothing is doubled, nothing is half stored. The same for every kind of database."""
import threading
from dataclasses import fields, replace

import pytest

from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Append, Conflict, Head, Name, Position
from flambeur.server.store.sql import open_store
from tests.server.store.samples import NOON, entry, holder, log, move, record, row, seated

A, B, C = "aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"


def test_what_is_created_is_read_back(store: Store) -> None:
    first = row(A, listed=True, address="ad", rematch_of=B, deadline=NOON + 5, busy=False, summary='{"é": 1}')
    assert store.create(first, log(0, 3), [holder(2), holder(1)], [Name(1, "Bob"), Name(0, "Zoë")])
    found = store.read(A)
    assert found is not None
    assert found.row == replace(first, n=2, updated=NOON + 2)
    assert found.entries == list(log(0, 3))
    assert found.holders == [holder(1), holder(2)]
    assert found.names == {0: "Zoë", 1: "Bob"}


def test_an_id_is_given_once(store: Store) -> None:
    seated(store)
    assert not store.create(row(A, game="other"), log(0, 2), [holder(7)])
    found = store.read(A)
    assert found is not None
    assert (found.row.game, len(found.entries), len(found.holders)) == ("probe", 1, 1)


def test_there_may_be_no_such_table(store: Store) -> None:
    assert store.read(A) is None
    assert store.read_since(A, -1) == []
    assert store.position(A) is None
    assert not store.rename(A, 0, "Ada")
    assert not store.delete(A)
    assert store.append([move(A)]) == [Conflict(A, None)]


def test_entries_follow_each_other(store: Store) -> None:
    seated(store)
    assert store.append([move(A, 1, count=2)]) == [None]
    assert store.append([move(A, 3)]) == [None]
    assert store.read_since(A, 0) == list(log(1, 3))
    assert store.read_since(A, 3) == []
    found = store.read(A, start=2)
    assert found is not None
    assert (found.row.n, found.row.updated, found.entries) == (3, NOON + 3, list(log(2, 2)))


@pytest.mark.parametrize("n", [0, 1, 3])
def test_an_entry_that_does_not_follow_is_refused_and_leaves_nothing(store: Store, n: int) -> None:
    seated(store)
    store.append([move(A, 1)])
    before = store.read(A)
    wrong = move(A, n, count=2, names=(Name(0, "Eve"),), holders=(holder(9),), position=Position(n, "{}"), record=record())
    assert store.append([wrong]) == [Conflict(A, 1)]
    assert store.append([move(A, n)]) == [Conflict(A, 1)]
    assert store.read(A) == before
    assert store.position(A) is None
    assert store.record("r1") is None


def test_a_gap_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="one after the other"):
        Append(A, (entry(1), entry(3)))


@pytest.mark.parametrize("plain", [True, False])
def test_of_a_batch_only_the_wrong_ones_are_refused(store: Store, plain: bool) -> None:
    for id in (C, A, B):
        seated(store, id)
    names = () if plain else (Name(1, "Bob"),)
    batch = [move(id, n, names=names) for id, n in ((C, 1), (B, 5), (A, 1), ("nobody", 1), (A, 2), (A, 2))]
    assert store.append(batch) == [None, Conflict(B, 0), None, Conflict("nobody", None), None, Conflict(A, 2)]
    assert [len(store.read_since(id, 0)) for id in (A, B, C)] == [2, 0, 1]
    assert store.append([move(A, 3), move(B, 1), move(C, 2)]) == [None] * 3


def test_a_head_is_written_whole_or_not_at_all(store: Store) -> None:
    seated(store, deadline=NOON, summary="{}")
    store.append([move(A, 1, head=None)])
    found = store.read(A)
    assert found is not None
    assert (found.row.status, found.row.deadline, found.row.busy, found.row.n) == ("gathering", NOON, True, 1)
    head = Head("over", None, NOON + 9, '{"won": 1}', False)
    store.append([move(A, 2, head=head)])
    found = store.read(A)
    assert found is not None
    assert Head(*(getattr(found.row, field.name) for field in fields(Head))) == head


def test_what_comes_with_entries_is_stored_with_them(store: Store) -> None:
    seated(store)
    store.append([move(A, 1, holders=(holder(2),), names=(Name(0, "Eve"), Name(1, "Bob")), position=Position(1, '{"p": 1}'))])
    store.append([move(A, 2, position=Position(2, '{"p": 2}'), record=record(table=A))])
    found = store.read(A)
    assert found is not None
    assert [h.holder for h in found.holders] == [1, 2]
    assert found.names == {0: "Eve", 1: "Bob"}
    assert store.position(A) == Position(2, '{"p": 2}')
    assert store.position(A, upto=1) == Position(1, '{"p": 1}')
    assert store.position(A, upto=0) is None
    assert store.record("r1") == record(table=A)


def test_at_a_table_a_token_is_held_once(store: Store) -> None:
    seated(store, A)
    seated(store, B)
    again = (holder(2, f"token of {A}"),)
    assert store.append([move(A, 1, holders=again), move(B, 1)]) == [Conflict(A, 0), None]
    assert store.append([move(B, 2, holders=again)]) == [None]           # a rematch: the device keeps its token
    assert [(held.row.id, held.holder) for held in store.held([f"token of {A}"])] == [(B, 2), (A, 1)]
    assert store.append([move(A, 1)]) == [None]


def test_deleting_takes_everything_but_the_record(store: Store) -> None:
    for id in (A, B):
        seated(store, id)
        store.append([move(id, 1, position=Position(1, "{}"), record=record(f"r{id}", table=id))])
        store.add_chat(id, NOON, 0, "hello")
    assert store.delete(A)
    assert store.read(A) is None
    assert (store.read_since(A, -1), store.chats(A), store.position(A), store.held([f"token of {A}"])) == ([], [], None, [])
    assert store.record(f"r{A}") == record(f"r{A}", table=A)
    found = store.read(B)
    assert found is not None
    assert (len(found.entries), len(found.holders), len(store.chats(B))) == (2, 1, 1)


def test_of_writers_that_race_for_a_number_one_wins(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    seated(stores[0])
    ready = threading.Barrier(len(stores))
    won: list[tuple[int, int]] = []

    def write(k: int) -> None:
        for n in range(1, 21):
            ready.wait()
            if stores[k].append([move(A, n, head=Head("playing", summary=f'"{k}"'))]) == [None]:
                won.append((n, k))

    threads = [threading.Thread(target=write, args=(k,)) for k in range(len(stores))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(n for n, _ in won) == list(range(1, 21))
    found = stores[0].read(A)
    assert found is not None
    assert found.entries == list(log(0, 21))
    assert found.row.summary == f'"{dict(won)[20]}"'
    for one in stores:
        one.close()


def test_batches_that_lock_the_same_tables_do_not_wait_for_each_other(url: str) -> None:
    """In any order: a database that found two writers waiting for each other would fail one of them."""
    ids = [f"table{k:05}" for k in range(20)]
    stores = [open_store(url) for _ in range(2)]
    for id in ids:
        seated(stores[0], id)
    answers: list[list[Conflict | None]] = []

    def write(k: int) -> None:
        for n in range(1, 11):
            answers.append(stores[k].append([move(id, n) for id in (ids if k else reversed(ids))]))

    threads = [threading.Thread(target=write, args=(k,)) for k in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 20
    assert all(len(stores[0].read_since(id, 0)) <= 10 for id in ids)
    assert sum(answer is None for some in answers for answer in some) == sum(len(stores[0].read_since(id, 0)) for id in ids)
    for one in stores:
        one.close()


def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: object) -> None:
    store = open_store(f"sqlite:///{tmp_path}/no/such/folder/games.db")
    for call in (store.ping, lambda: store.append([move()]), lambda: store.append([move(head=None)]), lambda: store.read(A)):
        with pytest.raises(StoreError, match=r"^The database does not answer\.$"):
            call()
