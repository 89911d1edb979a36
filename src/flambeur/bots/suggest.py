"""Advice for a seat: what a bot would play, and what it thinks of every legal action."""
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flambeur.bots.levels import Level, level
from flambeur.bots.playout import new_scratch, pick
from flambeur.bots.search import Ledger, choice, open_ledger, search
from flambeur.errors import FlambeurError
from flambeur.kit import rng
from flambeur.kit.actions import Action
from flambeur.kit.log import new_log
from flambeur.kit.record import new, put
from flambeur.table.match import Match

FIRST, SLICE = 20, 200                    # rollouts before the first look at the clock, and at most between two
PACE = 0.005                              # seconds between two looks at it, about


@dataclass(frozen=True)
class Estimate:
    """What a bot thinks of an action: the share in the victory, and the money at the end of the rollouts, each with its standard error."""
    action: Action
    win_share: float
    win_share_error: float
    money: float
    money_error: float
    rollouts: int


@dataclass(frozen=True)
class Suggestion:
    """The action that a bot would play, and its estimates, the best first ([] for bots that do not search)."""
    action: Action
    estimates: list[Estimate]
    rollouts: int


def suggest(match: Match, seat: int, bot: str | Level, *, seconds: float | None = None, rollouts: int | None = None, seed: int = 0,
            stop: Callable[[], bool] | None = None) -> Suggestion:
    """See Match.suggest. The budget is in seconds, or in rollouts (then the answer is the same every time), or the level's own; of
    two, the one that ends first. `stop` is asked every few milliseconds whether to leave it at that."""
    actions = match.legal(seat)
    if not actions:
        match._checked(seat, 0)           # raises with the sentence that says whose turn it is
    how = bot if isinstance(bot, Level) else level(bot)
    check(seconds, rollouts)
    table: Any = new(match.game.State, 2)
    put(table, 0, match._state)
    r, scratch = rng.new(seed), new_scratch()
    if how.rollouts == 0:
        chosen = int(pick(table[0], seat, how.policy, how.temperature, scratch, r))
        return Suggestion(next(a for a in actions if a.id == chosen), [], 0)
    ledger = new(Ledger)[0]
    think(table, seat, how, seconds, rollouts, ledger, scratch, r, stop)
    estimates = [estimate(ledger, k, action) for k, action in enumerate(actions)]
    best = int(choice(ledger))
    estimates.sort(key=lambda e: (e.action.id != best, -e.win_share))
    return Suggestion(estimates[0].action, estimates, int(ledger.total))


def check(seconds: float | None, rollouts: int | None) -> None:
    if seconds is not None and not 0 < seconds <= 3600:
        raise FlambeurError(f"seconds is more than 0 and at most 3600, not {seconds}", f"seconds est entre 0 et 3600, et non {seconds}")
    if rollouts is not None and not 1 <= rollouts <= 1_000_000_000:
        raise FlambeurError(f"rollouts is 1 or more, not {rollouts}", f"rollouts vaut 1 ou plus, et non {rollouts}")


def think(table: Any, seat: int, how: Level, seconds: float | None, rollouts: int | None, ledger: Ledger, scratch: Any, r: Any,
          stop: Callable[[], bool] | None = None) -> None:
    """In slices, so that a clock or somebody can end it; how they are cut does not change the answer."""
    thinker, log = how.thinker(), new_log(0)
    open_ledger(table[0], seat, ledger, scratch)
    search(table, 0, seat, 0, thinker, ledger, scratch, r, log)        # compile, or load, before the clock starts
    now = time.monotonic()
    end = now + seconds if seconds is not None else math.inf
    budget = rollouts if rollouts is not None else 1_000_000_000 if seconds is not None else how.rollouts
    size = FIRST
    while ledger.total < budget and now < end and not (stop is not None and stop()):
        search(table, 0, seat, min(size, budget - int(ledger.total)), thinker, ledger, scratch, r, log)
        began, now = now, time.monotonic()
        size = min(max(int(size * PACE / max(now - began, 1e-6)), 1), SLICE)


def estimate(ledger: Ledger, k: int, action: Action) -> Estimate:
    n = int(ledger.visits[k])
    win, win_error = mean(ledger.win[k], ledger.win_squares[k], n)
    money, money_error = mean(ledger.money[k], ledger.money_squares[k], n)
    return Estimate(action, win, win_error, money, money_error, n)


def mean(total: float, squares: float, n: int) -> tuple[float, float]:
    """Mean and standard error; without at least two rollouts nothing is known."""
    if n < 2:
        return (float(total) / n if n else math.nan), math.nan
    average = float(total) / n
    return average, math.sqrt(max(float(squares) / n - average * average, 0.0) / (n - 1))
