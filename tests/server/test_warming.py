"""The process that compiles for us: asked only where it helps, and gone when we go."""
import asyncio
from typing import Any

import pytest

from flambeur.games import registered
from flambeur.server import warming
from tests.games.probe.game import GAME as PROBE


@pytest.fixture
def loaded_here() -> None:
    """Not in here: this is about that process."""


@pytest.mark.parametrize("end", ["cancel", "exit"])
def test_the_process_that_compiles_does_not_outlive_us(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    create = asyncio.create_subprocess_exec

    async def remembered(*args: Any, **kwargs: Any) -> asyncio.subprocess.Process:
        started.append(await create(*args, **kwargs))
        return started[0]
    monkeypatch.setattr(asyncio, "create_subprocess_exec", remembered)
    monkeypatch.setattr(warming, "COMMAND", "import time; time.sleep(600)" if end == "cancel" else "raise SystemExit(3)")
    monkeypatch.setattr(warming, "can_help", lambda game: True)

    async def ask() -> None:
        task = asyncio.create_task(warming.warm_apart("las-vegas"))
        while not started: await asyncio.sleep(0.001)
        if end == "cancel":
            task.cancel()
            with pytest.raises(asyncio.CancelledError): await task
        else:
            assert not await task
    asyncio.run(ask())
    assert started[0].returncode == (-9 if end == "cancel" else 3)


def test_another_process_is_asked_only_if_it_can_help() -> None:
    assert not warming.can_help("whist")
    with registered(PROBE): assert not warming.can_help(PROBE.id)
    assert not asyncio.run(warming.warm_apart("whist"))


@pytest.mark.slow
def test_another_process_compiles_what_we_then_load() -> None:
    assert warming.can_help("las-vegas")
    assert asyncio.run(warming.warm_apart("las-vegas"))
