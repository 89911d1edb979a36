"""Advice for a seat: what a bot would play, and what the bot thinks of every legal action."""
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flambeur.bots.levels import Level, level
from flambeur.bots.playout import new_scratch, pick
from flambeur.bots.search import WIDE, Ledger, choice, open_ledger, search
from flambeur.errors import FlambeurError
from flambeur.kit import rng
from flambeur.kit.actions import Action
from flambeur.kit.arguments import is_number, seed_of, shown, whole_between
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, put
from flambeur.table.play import Play

FIRST, SLICE = 20, 200                    # rollouts before the first look at the clock, and at most between two looks
MOST_ROLLOUTS = 1_000_000_000
PACE = 0.005                              # seconds between two looks at the clock, about


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


def suggest(match: Play, seat: int, bot: str | Level, *, seconds: float | None = None, rollouts: int | None = None, seed: int = 0,
            stop: Callable[[], bool] | None = None) -> Suggestion:
    """See Match.suggest. The budget is in seconds, or in rollouts (then the answer is the same every time), or the level's own; of
    two, the one that ends first. `stop` is asked every few milliseconds whether to stop thinking."""
    actions = match.legal(seat)
    if not actions:
        match.checked(seat, 0)            # raises with the sentence that says whose turn it is
    how = bot if isinstance(bot, Level) else level(bot)
    check_seconds(seconds)
    rollouts = None if rollouts is None else whole_between("rollouts", rollouts, 1, MOST_ROLLOUTS)
    table: Any = new(match.State, 2)
    put(table, 0, match.state)
    r, scratch = rng.new(seed_of(seed)), new_scratch()
    if how.rollouts == 0:
        chosen = int(pick(table[0], seat, how.policy, how.temperature, scratch, r))
        return Suggestion(next(a for a in actions if a.id == chosen), [], 0)
    ledger = new(Ledger)[0]
    think(table, seat, how, seconds, rollouts, ledger, scratch, r, stop)
    estimates = [estimate(ledger, k, action) for k, action in enumerate(actions) if ledger.visits[k] or ledger.n <= WIDE]
    best = int(choice(ledger))
    estimates.sort(key=lambda e: (e.action.id != best, -e.win_share))
    return Suggestion(estimates[0].action, estimates, int(ledger.total))


def check_seconds(seconds: Any) -> None:
    if seconds is not None and not (is_number(seconds) and 0 < seconds <= 3600):
        raise FlambeurError(f"seconds is more than 0 and at most 3600, not {shown(seconds)}",
                            f"seconds est entre 0 et 3600, et non {shown(seconds)}")


def think(table: Any, seat: int, how: Level, seconds: float | None, rollouts: int | None, ledger: Ledger, scratch: Any, r: Any,
          stop: Callable[[], bool] | None = None) -> None:
    """Thinks in slices, so that a clock or somebody can end it; how the slices are cut does not change the answer."""
    thinker, log = how.thinker(), new_log(0)
    open_ledger(table[0], seat, ledger, scratch)
    search(table, 0, seat, 0, thinker, ledger, scratch, r, log)        # compile, or load, before the clock starts
    now = time.monotonic()
    end = now + seconds if seconds is not None else math.inf
    budget = rollouts if rollouts is not None else MOST_ROLLOUTS if seconds is not None else how.rollouts
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
