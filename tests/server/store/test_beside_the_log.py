"""Chat, hand-over links, records and blocks."""
import threading
from dataclasses import asdict

import pytest

from flambeur.server.store.base import Store
from flambeur.server.store.chats import AT_A_TIME
from flambeur.server.store.rows import Block, Chat, Pass, RecordHead
from flambeur.server.store.sql import open_store
from tests.server.store.samples import NOON, record, seated

A, B, C = "aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"


def test_chat_is_read_in_its_order(store: Store) -> None:
    seated(store, A)
    seated(store, B)
    said = [store.add_chat(A, NOON + k, None if k == 2 else k, f"n° {k}") for k in range(5)]
    store.add_chat(B, NOON, 0, "elsewhere")
    assert [chat and chat.text for chat in said] == [f"n° {k}" for k in range(5)]
    assert store.chats(A) == said
    assert store.chats(A, limit=2) == said[3:]
    assert said[3]
    assert store.chats(A, limit=2, before=said[3].id) == said[1:3]
    assert said[2] == Chat(said[2].id if said[2] else 0, A, NOON + 2, None, "n° 2")


def test_of_an_endless_chat_the_oldest_lines_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.store.chats.MOST", 10)
    seated(store, A)
    seated(store, B)
    store.add_chat(B, NOON, 0, "elsewhere")
    for k in range(200): store.add_chat(A, NOON + k, 0, f"n° {k}", asked=f"r{k}")
    left = [line.text for line in store.chats(A, 1000)]
    assert 10 <= len(left) < 10 + AT_A_TIME
    assert left == [f"n° {k}" for k in range(200 - len(left), 200)]
    assert [line.text for line in store.chats(B)] == ["elsewhere"]


def test_a_deleted_message_is_gone_and_its_number_is_not_given_again(store: Store) -> None:
    seated(store)
    last = store.add_chat(A, NOON, 0, "oops")
    assert last
    assert not store.delete_chat(B, last.id)
    assert store.delete_chat(A, last.id)
    assert not store.delete_chat(A, last.id)
    assert store.chats(A) == []
    after = store.add_chat(A, NOON, 0, "better")
    assert after
    assert after.id > last.id


def test_a_request_that_comes_twice_is_said_once(store: Store) -> None:
    seated(store, A)
    seated(store, B)
    first = store.add_chat(A, NOON, 0, "hello", "1 say-1")
    assert store.add_chat(A, NOON + 9, 0, "hello", "1 say-1") == first
    store.add_chat(A, NOON, 1, "hello", "2 say-1")            # of another device
    store.add_chat(B, NOON, 0, "hello", "1 say-1")            # at another table
    assert [len(store.chats(table)) for table in (A, B)] == [2, 1]


def test_nobody_talks_at_no_table(store: Store) -> None:
    assert store.add_chat(A, NOON, 0, "hello") is None


def test_a_pass_works_once_and_in_time(store: Store) -> None:
    seated(store)
    ticket = Pass("h1", A, "[0, 2]", NOON + 10)
    store.create_pass(ticket)
    assert store.claim_pass("h2", NOON) is None
    assert store.claim_pass("h1", NOON + 10) is None
    assert store.claim_pass("h1", NOON + 9) == ticket
    assert store.claim_pass("h1", NOON + 9) is None
    assert store.find_pass("h1", NOON + 9) == ticket, "used, but known"
    assert store.find_pass("h1", NOON + 10) is None
    assert store.find_pass("h2", NOON) is None


def test_of_many_that_claim_a_pass_one_gets_it(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    seated(stores[0])
    got = []
    for k in range(10):
        stores[0].create_pass(Pass(f"h{k}", A, "[]", NOON))
        threads = [threading.Thread(target=lambda s=s, k=k: got.append(s.claim_pass(f"h{k}", NOON - 1))) for s in stores]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(ticket.hash for ticket in got if ticket) == sorted(f"h{k}" for k in range(10))
    for one in stores:
        one.close()


def test_records_are_kept_listed_and_rewritten(store: Store) -> None:
    for k in range(5):
        assert store.add_record(record(f"r{k}", at=NOON + k // 2, game="other" if k == 1 else "probe", table=A if k < 2 else None))
    assert not store.add_record(record("r1", body="changed"))
    assert store.record("r9") is None
    assert [head.id for head in store.records(10)] == ["r4", "r3", "r2", "r1", "r0"]
    assert [head.id for head in store.records(2, after=(NOON + 1, "r3"))] == ["r2", "r1"]
    assert [head.id for head in store.records(10, game="other")] == ["r1"]
    assert [head.id for head in store.records(10, table=A)] == ["r1", "r0"]
    head = store.records(1)[0]
    assert type(head) is RecordHead
    whole = store.record("r4")
    assert whole
    assert asdict(whole) == {**asdict(head), "body": record().body}
    assert store.rewrite_record("r4", "{}")
    assert store.record("r4") == record("r4", at=NOON + 2, body="{}")
    assert store.delete_record("r4")
    assert not store.delete_record("r4")
    assert not store.rewrite_record("r4", "{}")


def test_records_for_players_are_those_of_listed_tables_and_their_own(store: Store) -> None:
    seated(store, A, listed=True, status="over")
    seated(store, B, status="abandoned")
    seated(store, C, listed=True, status="over")
    for k, id in enumerate((A, B, C)):
        store.add_record(record(id, table=id, at=NOON + k))
    store.add_record(record("imported", source="imported", at=NOON + 9))
    store.add_record(record("orphan", table="dddddddddd", at=NOON + 9))      # its table was deleted
    assert [line.head.id for line in store.public_records(10)] == [C, A]
    assert [line.head.id for line in store.public_records(1)] == [C]
    assert [line.head.id for line in store.public_records(10, after=(NOON + 2, C))] == [A]
    assert [line.head.id for line in store.own_records([f"token of {A}", f"token of {B}", "nobody's"], 10)] == [B, A]
    assert [line.head.id for line in store.own_records([f"token of {A}", f"token of {B}"], 10, after=(NOON + 1, B))] == [A]
    assert store.own_records([], 10) == []
    assert [(line.over, line.names) for line in store.own_records([f"token of {B}"], 10)] == [(False, {0: "Ada"})]
    assert all(line.over for line in store.public_records(10))


def test_a_block_lasts_until_its_time(store: Store) -> None:
    store.block("a", NOON, NOON + 10)
    store.block("b", NOON + 1)
    assert [store.is_blocked("a", NOON + late) for late in (0, 9, 10)] == [True, True, False]
    assert store.is_blocked("b", NOON * 2)
    assert not store.is_blocked("c", NOON)
    store.block("a", NOON + 2)
    assert store.is_blocked("a", NOON + 10)
    assert store.blocks() == [Block("a", NOON + 2, None), Block("b", NOON + 1, None)]
    assert store.unblock("a")
    assert not store.unblock("a")
    assert not store.is_blocked("a", NOON)


def test_names_change_without_an_entry(store: Store) -> None:
    seated(store)
    assert store.rename(A, 0, "a guest")
    assert store.rename(A, 1, "Bob")
    found = store.read(A)
    assert found
    assert (found.names, found.row.n) == ({0: "a guest", 1: "Bob"}, 0)
