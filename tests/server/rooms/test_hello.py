"""What a hello costs: the updates that it shows, and not what ever happened. Counted in lines of the log that are told anew."""
import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.app import make_house
from flambeur.server.audience import story
from flambeur.server.commands import consenting, gathering, leaving
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms import room as rooms
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.delivery import MISSED, PIECE
from flambeur.server.rooms.house import House
from flambeur.server.rooms.retellings import IDLE, SHORT, Retellings
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables import allowance
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.lines import BLOCK
from flambeur.server.tables.table import Table, load_table
from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.tables.laying import T0, entries_of, lay, seed_of

LONG = 1000                               # more than a table allows today: the cost must not depend on the allowance
DEVICE, OPEN = SeatPlan(sitter="device"), SeatPlan(sitter="open")
Work = list[int]
Tale = Callable[[House, Room, Connection, Work], Awaitable[None]]


@pytest.fixture
def long_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Tale], None]:
    """A table whose creator has set and taken away a bot LONG times; `work` has an entry for each line that is told from then on."""
    monkeypatch.setattr(allowance, "BEFORE", 10 * LONG)
    monkeypatch.setattr(allowance, "AT_A_TIME", 10 * LONG)
    monkeypatch.setattr(allowance, "IN_ALL", 10 * LONG)
    monkeypatch.setattr(allowance, "STARTS", 10 * LONG)
    work: Work = []

    def counted(table: Table, line: Any) -> Any:
        work.append(line.entry.n)
        return part_of(table, line)
    part_of = story.part_of
    monkeypatch.setattr(story, "part_of", counted)

    async def tell(tale: Tale) -> None:
        house = make_house(Settings(data=str(tmp_path)), Metrics())
        try:
            keys = await create(house, NewTable(game="las-vegas", seats=[DEVICE, OPEN]), "address")
            room = await house.room(keys.table)
            await room.do(toggle)
            work.clear()
            await tale(house, room, device(house, room), work)
        finally:
            await house.close()
            house.store.close()
    return lambda tale: asyncio.run(tell(tale))


def toggle(table: Table, at: int) -> None:
    for k in range(LONG): gathering.fill(table, 1, 1, "easy" if k % 2 == 0 else None, at + k)


def device(house: House, room: Room) -> Connection:
    connection = Connection(10_000, house.outboxes)
    connection.holder, connection.audience = 1, (0,)
    room.connections.add(connection)
    return connection


def heard(connection: Connection) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(connection.outbox[-1])
    return said


def test_many_hellos_tell_a_long_log_once(long_table: Callable[[Tale], None]) -> None:
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        for _ in range(45): room.delivery.welcome(connection, 0)
        assert len(work) == len(room.table.lines)
        said = heard(connection)
        assert (said["whole"], said["seen"], len(said["updates"]) + said["undone"]) == (True, LONG + 2, LONG + 2)
        assert len(connection.outbox[-1]) < 5000, "what was undone is not told again"
        await room.do(lambda table, at: gathering.fill(table, 1, 1, "easy", at))
        work.clear()
        room.delivery.welcome(connection, 0)
        assert len(work) == 1, "only what is new"
    long_table(tale)


def start_in_vain(table: Table, at: int) -> None:
    """Eight entries, of every kind that a start can have."""
    for seat in (0, 1): gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], at, key=Device(seat + 1).key)
    gathering.press_start(table, 1, at)
    gathering.ask_others(table, at, at)
    text = signing.consent_text(table.id, table.plan.commitment, 0, [0, 1], [None, None])
    consenting.consent(table, 1, 0, Device(1).sign(text), at)
    gathering.open_seed(table, 1, 0, seed_of(0)[0], at)      # late: the other is asked again
    consenting.give_up_waiting(table, at)


def test_starts_that_were_called_off_make_no_welcome_longer(long_table: Callable[[Tale], None]) -> None:
    """Who was there has heard of all; who comes new hears of none, and both count the same."""
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        await room.do(lambda table, at: gathering.sit(table, 2, 1, at))
        room.delivery.welcome(connection, 0)
        before = heard(connection)
        for _ in range(100): await room.do(start_in_vain)
        last = heard(connection)
        assert (last["type"], last["updates"][-1]["kind"], last["seen"]) == ("updates", "called_off", before["seen"] + 800)
        room.delivery.welcome(connection, 0)
        after = heard(connection)
        assert (after["seen"], after["undone"]) == (last["seen"], before["undone"] + 800)
        assert (after["updates"], len(connection.outbox[-1]) < 5000) == (before["updates"], True)
        room.delivery.welcome(connection, last["seen"] - 3)
        assert [update["kind"] for update in heard(connection)["updates"]] == ["opened", "missing", "called_off"], "what was missed"
    long_table(tale)


def test_who_comes_back_costs_what_was_missed(long_table: Callable[[Tale], None]) -> None:
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        room.delivery.welcome(connection, 0)
        seen, last = heard(connection)["seen"], room.table.lines[-1].entry.at
        for missed in (0, 1, 20, MISSED):
            work.clear()
            at = last if missed == 0 else None
            room.delivery.welcome(connection, seen - missed, at=at)
            said = heard(connection)
            assert (said["whole"], said["undone"], len(said["updates"])) == (False, 0, missed)
            assert len(work) <= missed + BLOCK + 1
        work.clear()
        for one in (1, seen - MISSED - 1): room.delivery.welcome(connection, one)
        assert (heard(connection)["whole"], work) == (True, []), "a long absence is no way to have it told again"
    long_table(tale)


def test_a_long_story_is_gone_through_piece_by_piece(long_table: Callable[[Tale], None]) -> None:
    """Whoever says hello first does not make other tables wait until all is told."""
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        told: list[int] = []
        task = asyncio.create_task(room.delivery.prepare((0,)))
        while not task.done():
            await asyncio.sleep(0)
            told.append(len(work))
        assert max(after - before for before, after in zip([0, *told], told, strict=False)) <= PIECE
        assert len(work) == len(room.table.lines)
        room.delivery.welcome(connection, 0)
        assert len(work) == len(room.table.lines)
    long_table(tale)


def test_all_screens_of_a_device_are_welcomed_with_one_message(long_table: Callable[[Tale], None]) -> None:
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        others = [device(house, room) for _ in range(20)]
        await room.do(lambda table, at: gathering.sit(table, 1, 1, at))
        assert {heard(one)["type"] for one in (connection, *others)} == {"welcome"}
        assert len({id(one.outbox[-1]) for one in (connection, *others)}) == 1
    long_table(tale)


def test_a_table_that_is_read_again_is_told_anew(long_table: Callable[[Tale], None]) -> None:
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        room.delivery.welcome(connection, 0)
        before = {**heard(connection), "time": 0}
        work.clear()
        await room.reload()
        assert len(work) == len(room.table.lines)
        assert {**heard(connection), "time": 0} == before
        house.gone(room)
        assert (len(house.retellings), house.retellings.size) == (0, 0)
    long_table(tale)


def test_a_long_table_that_comes_from_the_store_is_added_up_beside_the_event_loop(
        long_table: Callable[[Tale], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        threads: list[bool] = []

        def noted(*stored: Any) -> Table:
            threads.append(threading.current_thread() is threading.main_thread())
            return load_table(*stored)
        monkeypatch.setattr(rooms, "load_table", noted)
        before = room.table
        house.gone(room)
        again = await house.room(room.id)
        assert (again.table is before, entries_of(again.table) == entries_of(before), threads) == (False, True, [False])
    long_table(tale)


def test_a_long_table_is_added_up_beside_the_event_loop_when_another_process_was_quicker(
        long_table: Callable[[Tale], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a race for the next entry was lost, so much was missed, or a backup was restored."""
    async def tale(house: House, room: Room, connection: Connection, work: Work) -> None:
        here = threading.get_ident()

        def beside(add_up: Callable[..., Any]) -> Callable[..., Any]:
            def noted(table: Table, entries: Any) -> None:
                assert threading.get_ident() != here or len(entries) <= 1
                return add_up(table, entries)
            return noted
        monkeypatch.setattr(Table, "replay", beside(Table.replay))
        stored = house.store.read(room.id)
        assert stored is not None
        late = Room(house, replace(stored, entries=stored.entries[:1]))
        late.connections.add(connection)
        await room.do(lambda table, at: gathering.fill(table, 1, 1, "easy", at))
        await late.refresh()
        assert (late.table.n, heard(connection)["type"], heard(connection)["seen"]) == (room.table.n, "welcome", room.table.n + 1)
        before = late.table
        await room.do(lambda table, at: gathering.fill(table, 1, 1, None, at))
        await late.do(lambda table, at: gathering.fill(table, 1, 1, "medium", at))      # loses the race, and is decided again
        assert (late.table is before, late.table.n, heard(connection)["type"]) == (False, room.table.n + 1, "updates")
        await room.reload()
        assert room.table.n == late.table.n
    long_table(tale)


# memory

def growing(n: int, id: str) -> Table:
    table = lay("device", "open")
    table.id = id
    for k in range(n): leaving.leave_from_outside(table, gathering.sit(table, 9, 1, T0 + k) + 8, T0 + k)
    return table


def test_tellings_take_so_much_memory_and_only_of_long_tables_and_only_for_a_while() -> None:
    now = [0.0]
    kept = Retellings(most=20_000, clock=lambda: now[0])
    tables = [growing(SHORT, f"table{k}") for k in range(40)]
    for table in tables: kept.of(table, (), table.n)
    assert 1 < len(kept) < 40
    assert 0 < kept.size <= 20_000
    assert kept.of(tables[-1], (), tables[-1].n) is kept.of(tables[-1], (), tables[-1].n)
    assert kept.of(tables[0], (), SHORT - 1) is not kept.of(tables[0], (), SHORT - 1), "not worth it"
    now[0] = IDLE / 2
    stays = kept.of(tables[-1], (), tables[-1].n)
    now[0] = IDLE + 1
    kept.tidy()
    assert (len(kept), kept.of(tables[-1], (), tables[-1].n)) == (1, stays)
