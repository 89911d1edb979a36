"""bench/clock.py: contenders take turns, the best round counts."""
from collections.abc import Iterator

import pytest

from bench.clock import Contender, rates


def test_contenders_take_turns_and_the_best_round_counts() -> None:
    calls: list[str] = []
    now = 0.0
    seconds: dict[str, Iterator[float]] = {"slow": iter([0, 9.0, 5.0, 7.0]), "fast": iter([0, 2.0, 3.0, 1.0])}     # the first: warming up

    def work(name: str) -> None:
        nonlocal now
        now += next(seconds[name])
        calls.append(name)

    found = rates({"slow": Contender(10, lambda _: work("slow")), "fast": Contender(20, lambda _: work("fast"))}, 3, lambda: now)
    assert calls == ["slow", "fast"] * 4
    assert found == pytest.approx({"slow": 10 / 5.0, "fast": 20 / 1.0})


def test_warming_up_does_one_unit_of_work() -> None:
    amounts: list[int] = []
    rates({"ours": Contender(7, amounts.append)}, 2)
    assert amounts == [1, 7, 7]
