"""Fair times: contenders take turns, the best of several rounds counts. So the least disturbed run of each is left."""
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

Key = TypeVar("Key")
ROUNDS = 5


class Contender(NamedTuple):
    """Does `amount` units of work, whatever a unit is, when called with that amount."""
    amount: int
    work: Callable[[int], object]


def rates(contenders: Mapping[Key, Contender], rounds: int = ROUNDS, clock: Callable[[], float] = time.process_time) -> dict[Key, float]:
    """Units per second of each contender. process_time is what one thread used of a processor; for several threads give perf_counter."""
    for amount, work in contenders.values():
        work(min(amount, 1))             # compile, load, warm up
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(rounds):
        for name, (amount, work) in contenders.items():
            start = clock()
            work(amount)
            best[name] = min(best[name], clock() - start)
    return {name: contenders[name].amount / max(seconds, 1e-9) for name, seconds in best.items()}
