"""A bot that may do something before its dice is told of, and takes its time, as one that may not."""
import asyncio
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots.suggest import Suggestion
from flambeur.server.bots import thinking
from flambeur.table.play import Play
from tests.games.probe.actions import DIE
from tests.server.intruder.lab import Lab

SOME, NONE = [2, 6], [2, 3]               # hands: a 6 can be announced before the die


def position(hand: list[int]) -> dict[str, Any]:
    state = {"phase": "before", "players": [{"hand": hand}, {"hand": [4, 5]}], "pile": sorted({1, 2, 3, 6} - {*hand})}
    return {"format": "flambeur-position/1", "game": "probe", "options": {"players": 2, "packs": 1, "announcing": True}, "state": state}


async def first_die(folder: Path, hand: list[int], **plan: Any) -> list[Any]:
    """All that a spectator hears of a bot's first decision, up to its die."""
    async with Lab(folder, bot_pause_seconds=0) as lab:
        made = await lab.new_table("expert", "device", options={"packs": 1, "announcing": True}, position=position(hand), **plan)
        watcher, host = await lab.join(made["table"], key=made["watch"]), await lab.join(made["table"], made["token"])
        host.send({"type": "start", "id": "start"})
        await watcher.when(lambda: watcher.over or any(map(is_die, watcher.heard)))
        assert lab.problems() == []
        n = next(n for n, message in enumerate(watcher.heard) if is_die(message))
        return [found for message in watcher.heard[1:n + 1] for found in told_in(message)]


def is_die(message: dict[str, Any]) -> bool:
    return any(update["kind"] == "chance" for update in message.get("updates", []))


def told_in(message: dict[str, Any]) -> list[Any]:
    """Which bot is thinking, or what happened."""
    return [message] if message["type"] == "thinking" else [(update["kind"], update["body"]) for update in message.get("updates", [])]


def test_a_spectator_cannot_tell_whether_a_bot_had_a_choice_before_its_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def wants_the_die(match: Play, seat: int, *how: Any, **budget: Any) -> Suggestion:
        asked.append((seat, len(match.legal(seat))))
        chosen = next((action for action in match.legal(seat) if action.id == DIE), match.legal(seat)[0])
        return Suggestion(chosen, [], budget["rollouts"])
    monkeypatch.setattr(thinking, "suggest", wants_the_die)
    some, none = (asyncio.run(first_die(tmp_path / name, hand)) for name, hand in (("some", SOME), ("none", NONE)))
    assert some == none
    assert ("move", {"seat": 0, "bot": "expert"}) in some
    assert {(0, 2), (0, 1)} <= {*asked}   # it was thought about in both cases


def test_a_bot_asks_for_dice_that_people_type_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with Lab(tmp_path, bot_pause_seconds=0) as lab:
            made = await lab.new_table("easy", "device", options={"packs": 1, "announcing": True}, position=position(NONE), dice="manual")
            host = await lab.join(made["table"], made["token"])
            await host.ask({"type": "start", "id": "start"})
            await host.when(lambda: host.over or host.now["throw"] is not None)
            assert (await host.ask({"type": "type_in", "id": "die", "seat": 1, "values": [3]}))["type"] == "ack"
            assert lab.problems() == []
    asyncio.run(story())
