"""A bot takes its time where people at several devices follow what it does. Who plays at one device waits for no bot."""
import asyncio
from pathlib import Path

from flambeur.server.tables.table import Table
from tests.server.intruder.lab import Lab, Wire

MINUTE = 60.0                            # that a bot's move takes: nobody waits for it, time is moved


def bots_have_moved(table: Table) -> bool:
    return table.status == "over" or (table.status == "playing" and not table.bots_awaited)


async def begun(lab: Lab, *seats: str) -> tuple[Table, Wire]:
    made = await lab.new_table(*seats)
    for _ in range(seats.count("open")): await lab.sit(made)
    host = await lab.join(made["table"], made["token"])
    assert (await host.ask({"type": "start", "id": "start"}))["type"] == "ack"
    return lab.table(made["table"]), host


def test_nobody_waits_for_bots_alone_or_around_one_screen(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path, bot_pause_seconds=MINUTE) as lab:
            for seats in (("easy", "device"), ("easy", "device", "device")):
                table, host = await begun(lab, *seats)
                assert not table.is_shared
                await host.when(lambda table=table: bots_have_moved(table))
            assert lab.problems() == []
    asyncio.run(story())


def test_where_several_devices_play_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path, bot_pause_seconds=MINUTE) as lab:
            table, host = await begun(lab, "easy", "device", "open")
            assert table.is_shared
            await host.when(lambda: any(message.get("seats") == [0] for message in host.heard if message["type"] == "thinking"))
            for n in range(3):            # what is written to the disk meanwhile takes longer than an easy bot
                assert (await host.ask({"type": "say", "id": f"say{n}", "seat": 1, "text": "Well?"}))["type"] == "ack"
            assert table.bots_awaited == [0]
            while not bots_have_moved(table):     # it rolls, then it places: it takes its time for each
                await lab.later(MINUTE)
                await asyncio.sleep(0.05)
            assert lab.problems() == []
    asyncio.run(story())


def test_who_got_up_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path, bot_pause_seconds=0) as lab:
            made = await lab.new_table("device", "open")
            guest = await lab.sit(made)
            host, other = await lab.join(made["table"], made["token"]), await lab.join(made["table"], guest["token"])
            assert (await host.ask({"type": "start", "id": "start"}))["type"] == "ack"
            table = lab.table(made["table"])
            assert table.is_shared
            assert (await other.ask({"type": "leave", "id": "leave", "seat": 1}))["type"] == "ack"
            assert not table.is_shared
    asyncio.run(story())
