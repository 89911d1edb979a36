"""Bots off the event loop: what they choose, how budgets shrink, and how thoughts end. No test waits for a clock."""
import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import flambeur
from flambeur.api import Match
from flambeur.bots import suggest as advice
from flambeur.bots.code.builds import build_of
from flambeur.bots.levels import LEVELS
from flambeur.bots.suggest import Suggestion, suggest
from flambeur.errors import FlambeurError, NotYourTurn
from flambeur.games import registered
from flambeur.server.bots import thinking as module
from flambeur.server.bots.closing import Closing
from flambeur.server.bots.preparing import Preparing
from flambeur.server.bots.thinking import AIM, Thinking, Thought
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings
from tests.games.probe.game import GAME as PROBE
from tests.helpers.patience import PATIENCE

LONG = 600.0                              # seconds: the deadline plays no part


def with_thinking(test: Callable[[Thinking], Coroutine[Any, Any, Any]], *, threads: int = 1, seconds: float = LONG, **given: Any) -> Any:
    """Runs a test in an event loop, with bots that are closed at its end."""
    async def run() -> Any:
        options: dict[str, Any] = {"seed": lambda: 7, **given}
        preparing = Preparing(elsewhere=lambda build: False)      # a search waits for its code
        thinking = Thinking(Settings(bot_threads=threads, bot_max_seconds=seconds), Metrics(), preparing, **options)
        try:
            return await test(thinking)
        finally:
            thinking.close()
            await preparing.close()
    return asyncio.run(run())


def table(seed: int = 1, name: str = "las-vegas") -> Match:
    return flambeur.new(name, seed=seed)


class Slow:
    """Takes the place of `suggest`: a thought that takes until it is let go or stopped. The policy decides at once, as it does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.let_go, self.ended = threading.Semaphore(0), threading.Event(), threading.Semaphore(0)
        self.stopped: list[bool] = []
        monkeypatch.setattr(module, "suggest", self)

    def __call__(self, match: Match, seat: int, mind: Any, *, stop: Callable[[], bool] | None = None, **budget: Any) -> Suggestion:
        if stop is None:
            return suggest(match, seat, mind, **budget)
        self.begun.release()
        while not self.let_go.wait(0.002) and not stop(): pass
        self.stopped.append(stop())
        self.ended.release()
        return Suggestion(match.legal(seat)[0], [], mind.rollouts)


async def soon(event: threading.Semaphore) -> None:
    """Waits for a sign from a thread without stopping the event loop."""
    assert await asyncio.to_thread(event.acquire, timeout=PATIENCE)


# what they choose

def test_a_bot_alone_chooses_as_its_level_does_and_leaves_the_match_alone() -> None:
    m = table()
    before = m.digest

    async def ask(thinking: Thinking) -> None:
        for bot in ("random", "easy", "medium", "hard"):
            expected = suggest(m, m.actors[0], bot, seed=7)
            assert await thinking.choose(m, m.actors[0], bot) == expected.action.id
            assert await thinking.hint(m, m.actors[0], bot) == expected
        assert b'flambeur_bot_seconds_count{level="hard"} 2.0' in thinking.metrics.render()
    with_thinking(ask)
    assert m.digest == before


def test_any_game_is_thought_about() -> None:
    with registered(PROBE):
        m = table(name=PROBE.id)
        chosen = with_thinking(lambda thinking: thinking.choose(m, m.actors[0], "medium"))
        assert chosen in [action.id for action in m.legal(m.actors[0])]


def test_the_only_action_is_played_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table()
    while len(m.legal(m.actors[0])) > 1: m.play(m.actors[0], m.legal(m.actors[0])[0])
    monkeypatch.setattr(module, "suggest", None)          # would fail
    assert with_thinking(lambda thinking: thinking.choose(m, m.actors[0], "expert")) == m.legal(m.actors[0])[0].id


@pytest.mark.parametrize(("hand", "n"), [([2, 6], 2), ([2, 3], 1)])
def test_before_the_dice_the_only_action_is_thought_about_as_long_as_one_of_several(hand: list[int], n: int) -> None:
    state = {"phase": "before", "players": [{"hand": hand}, {"hand": [4, 5]}], "pile": sorted({1, 2, 3, 6} - {*hand})}
    with registered(PROBE):
        m = flambeur.from_position({"format": "flambeur-position/1", "game": "probe", "state": state,
                                    "options": {"players": 2, "packs": 1, "announcing": True}}, seed=1)
        assert len(m.legal(0)) == n

        async def ask(thinking: Thinking) -> bytes:
            await thinking.choose(m, 0, "medium")
            return thinking.metrics.render()
        assert b'flambeur_bot_seconds_count{level="medium"} 1.0' in with_thinking(ask)


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    m = table()
    idle = next(seat for seat in range(len(m.seats)) if seat not in m.actors)
    for ask in (Thinking.choose, Thinking.hint):
        with pytest.raises(NotYourTurn):
            with_thinking(lambda thinking, ask=ask: ask(thinking, m, idle, "medium"))
    with pytest.raises(FlambeurError, match="there is no bot 'genius'"):
        with_thinking(lambda thinking: thinking.choose(m, m.actors[0], "genius"))


# budgets

@pytest.mark.parametrize(("others", "threads", "waited", "level", "seconds"), [
    ([], 1, 0.0, "expert", 2.4),
    ([], 4, 0.0, "expert", 2.4),                          # one thought cannot use more than the time there is
    (["expert"], 1, 0.0, "expert", 1.2),
    (["expert"], 2, 0.0, "expert", 2.4),
    (["expert"] * 49, 1, 0.0, "expert", 2.4 / 50),
    (["expert"] * 49, 4, 0.0, "expert", 4 * 2.4 / 50),
    (["expert"] * 9, 1, 1.2, "expert", 0.12),             # what was waited is gone
    (["medium"] * 40, 1, 0.0, "expert", 1.2),             # small thoughts take little from a great one
    (["expert"], 1, 0.0, "medium", 2.4 * 250 / 10_250),
    ([], 1, 2.5, "expert", -0.1),                         # too late
])
def test_each_gets_its_share_of_the_time_left(others: list[str], threads: int, waited: float, level: str, seconds: float) -> None:
    m = table()

    async def ask(thinking: Thinking) -> float:
        thinking.rollouts = sum(LEVELS[name].rollouts for name in [*others, level])
        return thinking.share(Thought(m, 0, LEVELS[level], 100.0 + 3.0 * AIM))
    assert with_thinking(ask, threads=threads, seconds=3.0, clock=lambda: 100.0 + waited) == pytest.approx(seconds)


def test_fifty_tables_of_experts_never_wait_longer_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that only thinking moves: 10,000 rollouts take 0.5 s, so that one thread cannot do for 50 tables what it would like."""
    now, all_have_asked, waits, searched = [0.0], threading.Event(), [], []

    def takes_time(match: Match, seat: int, mind: Any, *, seconds: float = 0.0, rollouts: int = 0, **rest: Any) -> Suggestion:
        assert all_have_asked.wait(PATIENCE)
        now[0] += min(seconds, rollouts * 50e-6) + 0.005  # a slice more than allowed
        searched.append(rollouts)
        return Suggestion(match.legal(seat)[0], [], rollouts)

    def timed(thinking: Thinking, thought: Thought) -> Suggestion:
        found = think(thinking, thought)
        waits.append(now[0] - (thought.until - 3.0 * AIM))
        return found
    think = Thinking._think
    monkeypatch.setattr(module, "suggest", takes_time)
    monkeypatch.setattr(Thinking, "_think", timed)

    async def play(thinking: Thinking, m: Match) -> None:
        for _ in range(6): await thinking.choose(m, m.actors[0], "expert")

    async def ask(thinking: Thinking) -> None:
        await thinking.preparing.prepare(build_of("las-vegas"), "search")
        m = table()
        tables = [asyncio.create_task(play(thinking, m)) for _ in range(50)]
        while len(thinking.thoughts) < 50: await asyncio.sleep(0)
        all_have_asked.set()
        await asyncio.gather(*tables)
    with_thinking(ask, seconds=3.0, clock=lambda: now[0])
    assert len(waits) == 300
    assert 1.0 < max(waits) < 3.0                         # it was a crowd
    assert searched == [10_000] * 300                     # and nobody had to do without a search


def test_who_comes_too_late_for_a_search_plays_by_policy() -> None:
    m, times = table(), iter([0.0])                      # when it is asked
    best = suggest(m, m.actors[0], advice.Level("", 0, LEVELS["expert"].policy), seed=7).action
    found = with_thinking(lambda thinking: thinking.hint(m, m.actors[0], "expert"), seconds=3.0, clock=lambda: next(times, 50.0))
    assert (found.rollouts, found.action) == (0, best)


def test_a_search_that_hardly_began_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table()
    best = suggest(m, m.actors[0], advice.Level("", 0, LEVELS["expert"].policy), seed=7).action
    worst = next(action for action in m.legal(m.actors[0]) if action != best)

    def cut_short(match: Match, seat: int, mind: Any, *, stop: Any = None, **budget: Any) -> Suggestion:
        return suggest(match, seat, mind, **budget) if stop is None else Suggestion(worst, [], module.FLOOR - 1)
    monkeypatch.setattr(module, "suggest", cut_short)
    assert with_thinking(lambda thinking: thinking.choose(m, m.actors[0], "expert")) == best.id


# one after the other

def test_thoughts_wait_for_a_thread_but_easy_bots_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, m = Slow(monkeypatch), table()

    async def ask(thinking: Thinking) -> None:
        tasks = [asyncio.create_task(thinking.choose(m, m.actors[0], "hard")) for _ in range(3)]
        await soon(slow.begun)
        assert b"flambeur_bot_queue 2.0" in thinking.metrics.render()
        assert thinking.rollouts == 3000
        await thinking.choose(m, m.actors[0], "easy")
        assert not any(task.done() for task in tasks)
        slow.let_go.set()
        await asyncio.gather(*tasks)
        assert b"flambeur_bot_queue 0.0" in thinking.metrics.render()
        assert (thinking.rollouts, thinking.thoughts) == (0, set())
    with_thinking(ask)


def test_several_threads_think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, m = Slow(monkeypatch), table()

    async def ask(thinking: Thinking) -> None:
        tasks = [asyncio.create_task(thinking.choose(m, m.actors[0], "hard")) for _ in range(2)]
        await soon(slow.begun)
        await soon(slow.begun)
        slow.let_go.set()
        await asyncio.gather(*tasks)
    with_thinking(ask, threads=2)


# ending

def test_a_thought_that_nobody_wants_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, m = Slow(monkeypatch), table()

    async def ask(thinking: Thinking) -> None:
        running, waiting = (asyncio.create_task(thinking.choose(m, m.actors[0], "hard")) for _ in range(2))
        await soon(slow.begun)
        for task in (waiting, running):
            task.cancel()
            with pytest.raises(asyncio.CancelledError): await task
        await soon(slow.ended)
        assert (thinking.rollouts, thinking.thoughts) == (0, set())
        slow.let_go.set()
        await thinking.choose(m, m.actors[0], "hard")     # the thread is free again
    with_thinking(ask)
    assert slow.stopped == [True, False]                  # the waiting one never began


def test_closing_ends_all_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, m = Slow(monkeypatch), table()

    async def ask(thinking: Thinking) -> list[Any]:
        tasks = [asyncio.create_task(thinking.choose(m, m.actors[0], bot)) for bot in ("hard", "hard", "medium")]
        await soon(slow.begun)
        thinking.close()
        with pytest.raises(Closing): await thinking.choose(m, m.actors[0], "easy")
        return await asyncio.gather(*tasks, return_exceptions=True)
    found = with_thinking(ask)
    assert [type(end) for end in found] == [Closing] * 3
    assert slow.stopped == [True]


def test_who_is_cancelled_while_closing_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, m = Slow(monkeypatch), table()

    async def ask(thinking: Thinking) -> None:
        task = asyncio.create_task(thinking.choose(m, m.actors[0], "hard"))
        await soon(slow.begun)
        thinking.closed = True
        task.cancel()
        with pytest.raises(asyncio.CancelledError): await task
    with_thinking(ask)


# the additions to bots/suggest.py

def test_how_a_thought_is_cut_does_not_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table()
    found = []
    for first, most, pace in ((20, 200, 0.005), (1, 1, 1.0), (1000, 1000, 1.0), (7, 13, 0.0)):
        for name, value in (("FIRST", first), ("SLICE", most), ("PACE", pace)): monkeypatch.setattr(advice, name, value)
        found.append(suggest(m, m.actors[0], "medium", rollouts=300, seed=3))
    assert found[0].rollouts == 300
    assert all(other == found[0] for other in found)


def test_of_two_budgets_the_one_that_ends_first_counts() -> None:
    m = table()
    assert suggest(m, m.actors[0], "medium", seconds=LONG, rollouts=120).rollouts == 120
    assert suggest(m, m.actors[0], "medium", seconds=1e-9, rollouts=10**6).rollouts == advice.FIRST


def test_a_thought_can_be_stopped() -> None:
    m, looks = table(), iter([False, False, True])
    found = suggest(m, m.actors[0], "expert", stop=lambda: next(looks))
    assert advice.FIRST < found.rollouts <= advice.FIRST + advice.SLICE
    assert suggest(m, m.actors[0], "expert", stop=lambda: True).action in m.legal(m.actors[0])
