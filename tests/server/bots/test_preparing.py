"""A game's compiled code: loaded once for all, first what a table needs, in a lull where nobody waits. No test waits for a clock."""
import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import flambeur
from flambeur.bots.code.builds import Build, build_of
from flambeur.bots.code.pieces import STAGES, Stage
from flambeur.bots.levels import LEVELS
from flambeur.bots.suggest import suggest
from flambeur.errors import UnknownGame
from flambeur.kit import meanwhile
from flambeur.server.bots import preparing as module
from flambeur.server.bots.closing import Closing
from flambeur.server.bots.compiling import Compiling
from flambeur.server.bots.preparing import Preparing, stage_of, with_progress
from flambeur.server.bots.thinking import Thinking
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings

LONG = 600.0                              # seconds
VEGAS = build_of("las-vegas")


def nobody(build: Build) -> bool:
    """Compiles for us: so whoever plays waits."""
    return False


def others(build: Build) -> bool:
    return True


def with_preparing(test: Callable[[Preparing], Coroutine[Any, Any, Any]], **given: Any) -> Any:
    """Runs a test in an event loop, and closes at its end."""
    async def run() -> Any:
        preparing = Preparing(**{"elsewhere": nobody, **given})
        try:
            return await test(preparing)
        finally:
            await preparing.close()
    return asyncio.run(run())


async def turns(n: int = 20) -> None:
    """Of the event loop: whatever can go on has gone on."""
    for _ in range(n): await asyncio.sleep(0)


class Loads:
    """Takes the place of `warm`: what is loaded, in its order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Stage] = []
        monkeypatch.setattr(module, "warm", lambda build, stage: self.done.append(stage))

    async def reach(self, *stages: Stage) -> None:
        while self.done != list(stages): await asyncio.sleep(0)


class Workshop:
    """Takes the place of the helpers: the test says when a piece is done."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.builds: list[Build] = []
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __call__(self, build: Build, compiling: Compiling) -> None:
        self.builds.append(build)
        self.compiling = compiling
        compiling.begin({"act": "table", "stand": "table", "pick": "policy", "search": "search"}, {"act", "stand", "pick", "search"})
        self.begun.set()
        await self.end


# stages

def test_people_can_play_before_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, loads = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=nobody)
        search = asyncio.create_task(preparing.prepare(VEGAS, "search"))
        easy = asyncio.create_task(preparing.prepare(VEGAS, "policy"))
        await work.begun.wait()
        work.compiling.done("act")
        await turns()
        assert not preparing.ready(VEGAS)
        work.compiling.done("stand")
        await preparing.prepare(VEGAS)
        assert (preparing.ready(VEGAS), easy.done(), search.done()) == (True, False, False)
        work.compiling.done("pick")
        await easy
        assert not search.done()
        work.compiling.done("search")
        await search
        assert loads.done == list(STAGES)
        await preparing.close()
    asyncio.run(story())


def test_a_later_stage_brings_the_earlier_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = Loads(monkeypatch)

    async def ask(preparing: Preparing) -> None:
        await preparing.prepare(VEGAS, "search")
        assert all(preparing.ready(VEGAS, stage) for stage in STAGES)
    with_preparing(ask)
    assert loads.done == list(STAGES)


@pytest.mark.parametrize(("level", "stage"), [("random", "policy"), ("easy", "policy"), ("medium", "search"), ("expert", "search")])
def test_what_a_level_needs(level: str, stage: Stage) -> None:
    assert stage_of(LEVELS[level]) == stage


def test_how_far_it_is_is_counted_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, _ = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=nobody)
        assert preparing.share(VEGAS) is None
        task = asyncio.create_task(preparing.prepare(VEGAS, "search"))
        await work.begun.wait()
        shares = []
        for name in ("search", "act", "stand", "no such piece", "pick"):
            work.compiling.done(name)
            shares.append(tuple(preparing.share(VEGAS, stage) for stage in STAGES))
        assert shares == [(0, 0, 1 / 4), (1 / 2, 1 / 3, 2 / 4), (1, 2 / 3, 3 / 4), (1, 2 / 3, 3 / 4), (1, 1, 1)]
        await task
        await preparing.close()
    asyncio.run(story())


def test_helpers_that_fail_leave_the_work_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, loads = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=nobody)
        task = asyncio.create_task(preparing.prepare(VEGAS, "policy"))
        await work.begun.wait()
        work.end.set_result(None)         # with pieces left
        await task
        assert loads.done == ["table", "policy"]
        await preparing.close()
    asyncio.run(story())


def test_whoever_waits_longer_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)

    async def story() -> list[float | None]:
        told: list[float | None] = []
        shares = iter([None, 0.25, 0.25, 0.25, 0.5])
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def share() -> float | None:
            found = next(shares, 1.0)
            if found == 1.0 and not done.done(): done.set_result("there")
            return found
        assert await with_progress(done, share, told.append) == "there"
        return told
    assert asyncio.run(story()) == [None, 0.25, 0.5, 1.0]


def test_what_comes_at_once_needs_no_word() -> None:
    async def story() -> None:
        await with_progress(asyncio.sleep(0), lambda: 0.5, lambda share: pytest.fail("told"))
    asyncio.run(story())


# meanwhile

def test_people_play_and_bots_choose_at_a_glance_by_the_plain_rules_until_the_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, loads = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=others)
        await preparing.prepare(VEGAS)
        assert not preparing.ready(VEGAS)
        assert [preparing.playable(VEGAS, stage) for stage in STAGES] == [True, True, False]
        assert meanwhile.ALL.waiting == 1
        search = asyncio.create_task(preparing.prepare(VEGAS, "search"))
        await preparing.prepare(VEGAS, "policy")
        await work.begun.wait()
        for name in ("act", "stand", "pick"): work.compiling.done(name)
        await loads.reach("table", "policy")
        await turns()
        assert not search.done(), "a search waits for its code"
        work.compiling.done("search")
        await search
        await turns()
        assert preparing.playable(VEGAS, "search")
        assert meanwhile.ALL.waiting == 0, "from now on nothing runs plainly"
        await preparing.close()
    asyncio.run(story())


def test_a_bot_that_searches_chooses_at_a_glance_until_its_search_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, loads = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=others)
        thinking = Thinking(Settings(), Metrics(), preparing)
        assert thinking.meanwhile(VEGAS, LEVELS["expert"]).rollouts == 0
        assert thinking.meanwhile(VEGAS, LEVELS["easy"]) == LEVELS["easy"]
        search = asyncio.create_task(preparing.prepare(VEGAS, "search"))
        await work.begun.wait()
        for name in ("act", "stand", "pick", "search"): work.compiling.done(name)
        await search
        assert thinking.meanwhile(VEGAS, LEVELS["expert"]) == LEVELS["expert"]
        assert loads.done == list(STAGES)
        thinking.close()
        await preparing.close()
    asyncio.run(story())


# once for all

def test_a_game_is_prepared_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = Loads(monkeypatch)
    compiled: list[Build] = []

    async def compiler(build: Build, compiling: Compiling) -> None:
        compiled.append(build)
        await asyncio.sleep(0)

    async def ask(preparing: Preparing) -> None:
        assert not preparing.ready(VEGAS)
        await asyncio.gather(*(preparing.prepare(VEGAS, stage) for stage in STAGES for _ in range(3)))
        await preparing.prepare(build_of("las-vegas", {"players": 3}))
    with_preparing(ask, compiler=compiler)
    assert (compiled, loads.done) == ([VEGAS], list(STAGES))


def test_options_with_code_of_their_own_are_prepared_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Build] = []
    Loads(monkeypatch)

    async def compiler(build: Build, compiling: Compiling) -> None:
        compiled.append(build)

    async def ask(preparing: Preparing) -> None:
        white = build_of("las-vegas", {"players": 2, "neutral_dice": True})
        await preparing.prepare(VEGAS)
        assert not preparing.ready(white)
        await preparing.prepare(white)
        assert [build.state for build in compiled] == ["Classic", "WithWhite"]
    with_preparing(ask, compiler=compiler)


def test_what_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    Loads(monkeypatch)
    trouble = [OSError("no memory")]

    async def compiler(build: Build, compiling: Compiling) -> None:
        if trouble: raise trouble.pop()

    async def ask(preparing: Preparing) -> None:
        with pytest.raises(OSError, match="no memory"): await preparing.prepare(VEGAS)
        assert not preparing.ready(VEGAS)
        await preparing.prepare(VEGAS, "policy")
        assert preparing.ready(VEGAS)
    with_preparing(ask, compiler=compiler)
    with pytest.raises(UnknownGame): build_of("whist")


def test_one_who_gives_up_does_not_end_the_preparing_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work, _ = Workshop(), Loads(monkeypatch)
        preparing = Preparing(compiler=work, elsewhere=nobody)
        one, other = (asyncio.create_task(preparing.prepare(VEGAS)) for _ in range(2))
        await work.begun.wait()
        one.cancel()
        with pytest.raises(asyncio.CancelledError): await one
        work.end.set_result(None)
        await other
        assert preparing.ready(VEGAS)
        await preparing.close()
    asyncio.run(story())


def test_closing_ends_the_preparing_too() -> None:
    async def story() -> None:
        work = Workshop()
        preparing = Preparing(compiler=work, elsewhere=nobody)
        tasks = [asyncio.create_task(preparing.prepare(VEGAS, stage)) for stage in STAGES]
        await work.begun.wait()
        await preparing.close()
        for task in tasks:
            with pytest.raises(Closing): await task
        assert work.end.cancelled()
        assert not preparing.ready(VEGAS)
        with pytest.raises(Closing): await preparing.prepare(VEGAS)
    asyncio.run(story())


def test_the_game_may_go_on_while_its_bots_are_being_prepared() -> None:
    """The thought is about the position in which it was asked for."""
    async def story() -> None:
        work = Workshop()
        preparing = Preparing(compiler=work, elsewhere=nobody)
        thinking = Thinking(Settings(bot_threads=1, bot_max_seconds=LONG), Metrics(), preparing, seed=lambda: 7)
        m = flambeur.new("las-vegas", seed=1)
        seat, expected = m.actors[0], suggest(m, m.actors[0], "medium", seed=7)
        task = asyncio.create_task(thinking.hint(m, seat, "medium"))
        await work.begun.wait()
        m.play(seat, m.legal(seat)[0])
        work.end.set_result(None)
        assert await task == expected
        thinking.close()
        await preparing.close()
    asyncio.run(story())


# patience

def test_who_is_patient_waits_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    now, loads = [100.0], Loads(monkeypatch)
    monkeypatch.setattr(module, "LULL", 0.001)

    async def ask(preparing: Preparing) -> None:
        patient = asyncio.create_task(preparing.prepare(VEGAS, patiently=True))
        for _ in range(3): await asyncio.sleep(0.002)
        assert loads.done == []                              # the last message came in just now
        now[0] += 0.002
        await patient
        assert preparing.ready(VEGAS)
    with_preparing(ask, clock=lambda: now[0])


def test_who_needs_the_game_now_does_not_wait_for_a_lull(monkeypatch: pytest.MonkeyPatch) -> None:
    Loads(monkeypatch)
    monkeypatch.setattr(module, "LULL", LONG)

    async def ask(preparing: Preparing) -> None:
        patient = asyncio.create_task(preparing.prepare(VEGAS, patiently=True))
        await turns()
        await preparing.prepare(VEGAS)
        await patient
        assert preparing.ready(VEGAS)
    with_preparing(ask)
