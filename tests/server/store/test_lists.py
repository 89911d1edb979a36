"""Looking for tables."""
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Counts, Head
from tests.server.store.samples import NOON, move, record, seated


def finish(store: Store, id: str, status: str = "over") -> None:
    assert store.append([move(id, 1, head=Head(status, ended=NOON + 1))]) == [None]      # type: ignore[arg-type]


def test_the_lobby_shows_listed_live_tables_the_newest_first(store: Store) -> None:
    for k in range(6):
        seated(store, f"t{k}", listed=k != 1, created=NOON + k // 2)
    finish(store, "t4")
    assert [row.id for row in store.lobby(10)] == ["t5", "t3", "t2", "t0"]


def test_pages_of_the_lobby_join_without_gap_or_double(store: Store) -> None:
    ids = [f"t{k}" for k in range(7)]
    for k, id in enumerate(ids):
        seated(store, id, listed=True, created=NOON + k // 3)
    seen, after = [], None
    while page := store.lobby(2, after):
        seen += [row.id for row in page]
        after = (page[-1].created, page[-1].id)
    assert seen == ids[::-1]


def test_the_administrator_sees_all_tables(store: Store) -> None:
    for k in range(3):
        seated(store, f"t{k}", created=NOON + k)
    finish(store, "t1", "abandoned")
    assert [row.id for row in store.tables(10)] == ["t2", "t1", "t0"]
    assert [row.id for row in store.tables(1, after=(NOON + 2, "t2"))] == ["t1"]
    assert [row.id for row in store.tables(10, status="abandoned")] == ["t1"]


def test_a_device_finds_its_tables_by_its_tokens(store: Store) -> None:
    for id in ("t0", "t1", "t2"):
        seated(store, id)
    store.append([move("t2", 1), move("t0", 1, count=2)])
    found = store.held(["token of t2", "token of t0", "nobody's"])
    assert [(held.row.id, held.holder, held.token_hash, held.names) for held in found] == [
        ("t0", 1, "token of t0", {0: "Ada"}), ("t2", 1, "token of t2", {0: "Ada"})]
    assert store.held([]) == []


def test_live_tables_are_counted_by_address(store: Store) -> None:
    for k in range(4):
        seated(store, f"t{k}", address="here" if k else None)
    finish(store, "t3")
    assert store.live() == ["t0", "t1", "t2"]
    assert (store.live_of("here"), store.live_of("there")) == (2, 0)


def test_deadlines_that_have_passed_are_found_the_longest_passed_first(store: Store) -> None:
    for k, deadline in enumerate((NOON + 5, NOON, None, NOON + 6, NOON - 9)):
        seated(store, f"t{k}", deadline=deadline)
    finish(store, "t1")
    assert store.due(NOON + 5) == ["t4", "t0"]
    assert store.due(NOON + 5, limit=1) == ["t4"]


def test_there_are_counts_for_the_metrics(store: Store) -> None:
    assert store.counts() == Counts({}, 0)
    for k in range(3):
        seated(store, f"t{k}")
    finish(store, "t0")
    store.add_record(record())
    assert store.counts() == Counts({"gathering": 2, "over": 1}, 1)
