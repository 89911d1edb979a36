"""Keeping and forgetting, with a clock that we move."""
import asyncio

from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.rows import Head, Pass
from flambeur.server.upkeep.janitor import DAY, Keep, Swept, run, sweep
from tests.helpers.patience import PATIENCE
from tests.server.store.samples import NOON, entry, move, record, seated


def end(store: Store, id: str, status: str, at: int) -> None:
    head = Head(status, ended=at, busy=False)                 # type: ignore[arg-type]
    assert store.append([move(id, 1, entries=(entry(1, at=at),), head=head)]) == [None]


def test_chat_goes_thirty_days_after_the_end(store: Store) -> None:
    for id in ("over", "live"):
        seated(store, id)
        store.add_chat(id, NOON, 0, "hello")
    end(store, "over", "over", NOON + 10)
    assert sweep(store, Keep(), NOON + 10 + 30 * DAY).chats == 0
    assert sweep(store, Keep(), NOON + 11 + 30 * DAY).chats == 1
    assert (store.chats("over"), len(store.chats("live"))) == ([], 1)


def test_abandoned_and_idle_tables_go_after_ninety_days_and_finished_ones_stay(store: Store) -> None:
    for id in ("abandoned", "gathering", "playing", "over", "moved"):
        seated(store, id)
    end(store, "abandoned", "abandoned", NOON)
    end(store, "over", "over", NOON)
    assert store.append([move("playing", 1, entries=(entry(1, at=NOON),))]) == [None]
    assert store.append([move("moved", 1, entries=(entry(1, at=NOON + DAY),), record=record(table="moved"))]) == [None]
    assert sweep(store, Keep(), NOON + 90 * DAY).tables == 0
    assert sweep(store, Keep(), NOON + 1 + 90 * DAY).tables == 3
    assert {row.id for row in store.tables(9)} == {"over", "moved"}
    assert sweep(store, Keep(), NOON + 1 + 91 * DAY).tables == 1
    assert store.record("r1")                                 # a record stays


def test_addresses_go_after_a_day(store: Store) -> None:
    seated(store, "t", address="here")
    store.add_record(record("r1", address="here", source="imported"))
    assert sweep(store, Keep(), NOON + DAY).addresses == 0
    assert store.live_of("here") == 1
    assert sweep(store, Keep(), NOON + 1 + DAY).addresses == 2
    found = store.read("t")
    assert found
    assert found.row.address is None
    assert store.records(1)[0].address is None


def test_what_has_run_out_goes(store: Store) -> None:
    seated(store, "t")
    store.create_pass(Pass("old", "t", "[0]", NOON))
    store.create_pass(Pass("new", "t", "[0]", NOON + 1))
    store.block("old", NOON, NOON)
    store.block("new", NOON, NOON + 1)
    store.block("for good", NOON)
    store.lease(["t"], "one", -1000)
    assert sweep(store, Keep(), NOON).expired == 3
    assert store.claim_pass("new", NOON)
    assert {block.address for block in store.blocks()} == {"new", "for good"}


def test_a_second_sweep_finds_nothing(store: Store) -> None:
    for k in range(205):                                      # more than one portion
        seated(store, f"t{k}", address="here")
    late = NOON + 1 + 90 * DAY
    assert sweep(store, Keep(), late) == Swept(205, 0, 0, 0)
    assert sweep(store, Keep(), late) == Swept(0, 0, 0, 0)
    assert store.counts().tables == {}


def test_how_long_is_a_setting(store: Store) -> None:
    seated(store, "t", address="here")
    keep = Keep(chat=0, idle=2, address=0.5)
    assert sweep(store, keep, NOON + DAY) == Swept(0, 0, 1, 0)
    assert sweep(store, keep, NOON + 1 + 2 * DAY) == Swept(1, 0, 0, 0)


class Failing:
    """A store that fails once."""

    def __init__(self) -> None:
        self.calls = 0

    def drop_idle(self, updated_before: int, limit: int = 200) -> list[str]:
        self.calls += 1
        if self.calls == 1:
            raise StoreError("The database does not answer.")
        return []

    def drop_chats(self, ended_before: int) -> int: return 1
    def drop_addresses(self, before: int) -> int: return 2
    def drop_expired(self, now: int) -> int: return 3


def test_it_sweeps_again_and_again_whatever_happens() -> None:
    told: list[Swept | StoreError] = []

    async def main() -> None:
        enough = asyncio.Event()

        def tell(what: Swept | StoreError) -> None:
            told.append(what)
            if len(told) == 3:
                enough.set()

        task = asyncio.create_task(run(Failing(), Keep(), lambda: NOON, tell, period=0.001))
        await asyncio.wait_for(enough.wait(), PATIENCE)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(main())
    assert isinstance(told[0], StoreError)
    assert told[1:3] == [Swept(0, 1, 2, 3)] * 2
