"""The first table after an installation: its game is still being compiled. The test says which pieces are done."""
import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.bots.code.builds import Build, build_of
from flambeur.errors import FlambeurError
from flambeur.server.app import make_house, prepare_all
from flambeur.server.bots import preparing as module
from flambeur.server.bots.compiling import Compiling
from flambeur.server.commands import gathering
from flambeur.server.door.crowd import Crowd
from flambeur.server.http.routes.tables import head
from flambeur.server.journal.metrics import Metrics
from flambeur.server.live.sessions import Session, Sockets
from flambeur.server.rooms.creation import Keys, create
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.settings import Settings
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import NewTable
from flambeur.server.tables.entries import SeatPlan

DEVICE = SeatPlan(sitter="device")
TABLE, POLICY, SEARCH = ("stand", "act_on"), ("pick",), ("search",)


class Workshop:
    """Takes the place of the helpers."""

    def __init__(self) -> None:
        self.found: dict[str, Compiling] = {}

    async def __call__(self, build: Build, compiling: Compiling) -> None:
        stages: dict[str, Any] = {**dict.fromkeys(TABLE, "table"), **dict.fromkeys(POLICY, "policy"), **dict.fromkeys(SEARCH, "search")}
        compiling.begin(stages, set(stages))
        self.found[build.state] = compiling
        await asyncio.Event().wait()

    async def finish(self, *names: str, state: str = "Classic") -> None:
        await until(lambda: state in self.found)
        for name in names: self.found[state].done(name)


async def until(holds: Callable[[], object]) -> None:
    while not holds(): await asyncio.sleep(0.001)


def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Callable[[House, Workshop], Coroutine[Any, Any, None]], *,
          plainly: bool = False) -> None:
    """With `plainly`, people play until the code is there; else they wait, as where nobody else can compile."""
    monkeypatch.setattr(module, "PATIENCE", 0.002)

    async def run() -> None:
        house = make_house(Settings(data=str(tmp_path), bot_pause_seconds=0), Metrics())
        house.preparing.compiler = work = Workshop()
        house.preparing.elsewhere = lambda build: plainly
        await house.open()
        try:
            await tell(house, work)
        finally:
            await house.close()
            house.store.close()
    asyncio.run(run())


async def new_table(house: House, *levels: str, **fields: Any) -> Keys:
    bots = [SeatPlan(sitter="bot", level=level) for level in levels]
    return await create(house, NewTable(game="las-vegas", seats=[*bots, DEVICE], **fields), "address")


async def started(house: House, keys: Keys) -> tuple[Room, Connection]:
    """Its room, with somebody who looks on."""
    room = await house.room(keys.table)
    guest = Connection(10_000, house.outboxes)
    room.connections.add(guest)
    await room.do(lambda table, at: gathering.press_start(table, 1, at))
    return room, guest


def thoughts(guest: Connection) -> list[tuple[bool, float | None]]:
    """What was said of the bot at seat 0: whether it is being prepared, and how far that is."""
    heard = map(json.loads, guest.outbox)
    return [(one["preparing"], one["progress"]) for one in heard if one["type"] == "thinking" and one["seats"] == [0]]


def warming(guest: Connection) -> list[int]:
    """The bots that choose at a glance, as was said last."""
    found: list[list[int]] = [one["warming"] for one in map(json.loads, guest.outbox) if one["type"] == "thinking"]
    return found[-1] if found else []


def has_moved(room: Room) -> bool:
    return any(line.entry.kind == "move" for line in room.table.lines)


def test_a_device_that_waits_is_told_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys, sent = await new_table(house, "easy"), list[dict[str, Any]]()
        session = Session(Sockets(house, Crowd(9, 9)), None, SimpleNamespace(send=sent.append), "address")      # type: ignore[arg-type]
        opening = asyncio.create_task(session.open(keys.table))
        await work.finish()
        await until(lambda: sent and sent[-1]["progress"] == 0.0)
        await work.finish("stand")
        await until(lambda: sent[-1]["progress"] == 0.5)
        await work.finish("act_on")
        assert (await opening).id == keys.table
        assert all(message["type"] == "thinking" and message["preparing"] for message in sent)
        assert [one["progress"] for one in sent if one["progress"] is not None] in ([0.0, 0.5], [0.0, 0.5, 1.0])
        await work.finish(*POLICY, *SEARCH)
        await until(lambda: house.preparing.ready(build_of("las-vegas"), "search"))      # before a bot asks for it
    story(tmp_path, monkeypatch, tell)


def test_a_guest_sees_the_table_before_its_game_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys = await new_table(house, "easy", names=["", "Anna"])
        seen = await head(keys.table, house, f"Bearer {keys.sit}")
        assert (seen["status"], seen["players"], seen["names"], seen["bots"]) == ("gathering", 2, ["", "Anna"], [0])
        with pytest.raises(FlambeurError) as refusal: await head(keys.table, house, "Bearer none")
        assert refusal.value.code == "not_yours"
        assert house.rooms == {}, "nobody has entered"
        await work.finish(*TABLE)
        await house.room(keys.table)
        assert await head(keys.table, house, f"Bearer {keys.sit}") == seen
    story(tmp_path, monkeypatch, tell)


def test_easy_bots_do_not_wait_for_the_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys = await new_table(house, "easy")
        await work.finish(*TABLE)
        room, guest = await started(house, keys)
        await until(lambda: (True, 2 / 3) in thoughts(guest))
        assert not has_moved(room)
        await work.finish(*POLICY)
        await until(lambda: has_moved(room))
        assert not house.preparing.ready(build_of("las-vegas"), "search")
    story(tmp_path, monkeypatch, tell)


def test_a_bot_that_searches_does_not_wait_for_its_search_and_all_see_it_warm_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys = await new_table(house, "medium")
        await work.finish(*TABLE, *POLICY)
        room, guest = await started(house, keys)
        await until(lambda: has_moved(room))
        assert warming(guest) == [0]
        await work.finish(*SEARCH)
        await until(lambda: warming(guest) == [])
        assert house.preparing.ready(build_of("las-vegas"), "search")
    story(tmp_path, monkeypatch, tell)


def test_people_and_bots_play_while_the_game_is_being_compiled_and_all_see_which_bots_warm_up(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys = await new_table(house, "expert")
        room, guest = await started(house, keys)
        await until(lambda: has_moved(room))
        assert warming(guest) == [0]
        assert not house.preparing.ready(build_of("las-vegas"))
        await work.finish(*TABLE, *POLICY, *SEARCH)
        await until(lambda: warming(guest) == [])
        assert house.preparing.ready(build_of("las-vegas"), "search")
    story(tmp_path, monkeypatch, tell, plainly=True)


def test_a_table_with_other_dice_waits_for_its_own_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        keys = await new_table(house, "easy", options={"neutral_dice": True})
        opening = asyncio.create_task(house.room(keys.table))
        await work.finish(*TABLE, state="WithWhite")
        await opening
        assert list(work.found) == ["WithWhite"]
    story(tmp_path, monkeypatch, tell)


def test_only_the_first_game_is_compiled_before_somebody_opens_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: House, work: Workshop) -> None:
        games = asyncio.create_task(prepare_all(house, ["las-vegas", "las-vegas-cards"]))
        await work.finish(*TABLE, *POLICY, *SEARCH)
        await games
        assert list(work.found) == ["Classic"]
    story(tmp_path, monkeypatch, tell)
