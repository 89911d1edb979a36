"""What is asked for again, or by several at the same moment: done once, told once, and acknowledged as what it is."""
import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.app import make_house
from flambeur.server.commands import gathering, votes
from flambeur.server.journal.metrics import Metrics
from flambeur.server.live.requests import answer
from flambeur.server.rooms import rematch
from flambeur.server.rooms.creation import create, store
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import Hand, NewTable, Rematch, Rename, Say
from flambeur.server.store.base import StoreError
from flambeur.server.tables.entries import SeatPlan
from flambeur.server.tables.table import Table


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = make_house(Settings(data=str(folder)), Metrics())
        try:
            await story(house)
        finally:
            await house.close()
            house.store.close()
    asyncio.run(run())


async def two_people(house: House) -> tuple[Room, list[Connection]]:
    """At two devices; the table is over."""
    keys = await create(house, NewTable(game="las-vegas", seats=[SeatPlan(sitter="device"), SeatPlan(sitter="open")]), "address")
    room = await house.room(keys.table)
    await room.do(lambda table, at: gathering.sit(table, 2, 1, at))
    await room.do(lambda table, at: gathering.press_start(table, 1, at))
    for holder in (1, 2):
        await room.do(lambda table, at, holder=holder: votes.abandon(table, holder, holder - 1, at))
    return room, [await come_in(room, holder) for holder in (1, 2)]


async def come_in(room: Room, holder: int) -> Connection:
    connection = Connection(1000, room.house.outboxes)
    connection.holder, connection.audience = holder, (holder - 1,)
    await room.chat.history()
    room.connections.add(connection)
    return connection


def told(connection: Connection, kind: str) -> list[dict[str, Any]]:
    return [message for text in connection.outbox if (message := json.loads(text))["type"] == kind]


def test_votes_for_a_rematch_at_the_same_moment_lay_out_one_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, connections = await two_people(house)
        asked = (answer(room, one, Rematch(type="rematch", id="r", seat=seat)) for seat, one in enumerate(connections))
        await asyncio.gather(*asked)
        await asyncio.gather(*(rematch.lay_out_rematch(room) for _ in range(3)))      # as another process would, that has not heard
        stored = house.store.versions([room.table.rematch or "", room.id])
        assert set(stored) == {room.id, room.table.rematch}
        assert [line.entry.kind for line in room.table.lines].count("rematch") == 1
    in_house(tmp_path, story)


def test_chat_that_is_sent_again_after_a_restart_is_not_told_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, (anna, ben) = await two_people(house)
        say = Say(type="say", id="s", seat=0, text="hello")
        await answer(room, anna, say)
        assert [len(told(one, "chat")) for one in (anna, ben)] == [1, 1]
        house._leave(room)                                                            # as a restart: nothing is remembered
        room = await house.room(room.id)
        anna, ben = [await come_in(room, holder) for holder in (1, 2)]
        await answer(room, anna, say)
        assert [told(one, "chat") for one in (anna, ben)] == [[], []]
        assert told(anna, "ack") == [{"type": "ack", "id": "s", "again": True, "data": None}]
    in_house(tmp_path, story)


def test_chat_that_was_stored_and_not_told_is_told_when_it_is_sent_again(tmp_path: Path) -> None:
    """A process died in between; whoever was connected elsewhere has not heard it."""
    async def story(house: House) -> None:
        room, (anna, ben) = await two_people(house)
        house.store.add_chat(room.id, house.now(), 0, "hello", "1 s")
        await answer(room, anna, Say(type="say", id="s", seat=0, text="hello"))
        assert [len(told(one, "chat")) for one in (anna, ben)] == [1, 1]
        assert told(anna, "ack")[0]["again"]
    in_house(tmp_path, story)


def test_a_request_that_another_process_has_done_meanwhile_is_acknowledged_as_done_before(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, (anna, _) = await two_people(house)
        other = Room(house, house.store.read(room.id))  # type: ignore[arg-type]
        await answer(other, anna, Rematch(type="rematch", id="r", seat=0))
        await answer(room, anna, Rematch(type="rematch", id="r", seat=0))
        assert [ack["again"] for ack in told(anna, "ack")] == [False, True]
    in_house(tmp_path, story)


def test_a_link_that_two_processes_are_asked_for_is_one_link(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        keys = await create(house, NewTable(game="las-vegas", seats=[SeatPlan(sitter="device"), SeatPlan(sitter="open")]), "address")
        room = await house.room(keys.table)
        anna, other = await come_in(room, 1), Room(house, house.store.read(room.id))  # type: ignore[arg-type]
        moment = house.now()
        for k, (one, id) in enumerate([(other, "h"), (room, "h"), (room, "i")]):
            house.now = lambda k=k: moment + k  # type: ignore[method-assign, misc]
            await answer(one, anna, Hand(type="hand", id=id, seats=[0]))
        first, again, another = told(anna, "ack")
        assert (first["again"], again["again"], another["again"]) == (False, True, False)
        assert again["data"] == first["data"] != another["data"]
    in_house(tmp_path, story)


def test_a_name_that_two_processes_are_asked_for_is_given_once(tmp_path: Path) -> None:
    """Another name may have been given in between; and what was stored and not told is told."""
    async def story(house: House) -> None:
        room, (anna, ben) = await two_people(house)
        other = Room(house, house.store.read(room.id))  # type: ignore[arg-type]
        rename = Rename(type="rename", id="n", seat=0, name="Anna")
        await answer(other, anna, rename)
        await answer(other, anna, Rename(type="rename", id="o", seat=0, name="Anni"))
        await answer(room, anna, rename)
        assert [ack["again"] for ack in told(anna, "ack")] == [False, False, True]
        assert told(ben, "names")[-1]["names"][0] == "Anni"
        stored, record = house.store.read(room.id), house.store.record(room.id)
        assert stored is not None
        assert stored.names[0] == "Anni"
        assert record is not None
        assert json.loads(record.body)["seats"][0]["name"] == "Anni"
    in_house(tmp_path, story)


def test_the_server_is_not_well_while_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        clock = [100.0]
        house.pulse._clock = lambda: clock[0]
        await house.pulse.check()

        def full() -> None:
            raise StoreError("the disk is full", "le disque est plein")
        monkeypatch.setattr(house.store, "store_something", full)
        await house.pulse.check()                                                     # the answer of a moment ago
        clock[0] += 3
        for _ in range(2):
            with pytest.raises(StoreError): await house.pulse.check()
        monkeypatch.undo()
        clock[0] += 3
        await house.pulse.check()
        house.store.store_something()
    in_house(tmp_path, story)


def test_a_table_is_never_laid_out_in_the_place_of_another(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, _ = await two_people(house)
        before = house.store.read(room.id)
        assert before is not None
        another = Table(room.id, bytes(32), {})
        another.add(room.table.plan, house.now())
        await store(house, before.row, another, [])
        assert house.rooms[room.id] is room
        assert house.store.read(room.id) == before
    in_house(tmp_path, story)
