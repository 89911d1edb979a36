"""Rules are parts of each other, and machine code only where Python calls them."""
from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError

from flambeur.kit import cache
from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints


@pytest.fixture(autouse=True)
def nothing_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry that is loaded has no parts."""
    monkeypatch.setattr(cache, "folder", lambda: None)


@rule
def plus(a: int, b: int = 1) -> int:
    return a + b


@rule
def with_constants(a: int) -> int:
    return plus(plus(plus(a, 2), 3)) + plus(4, b=a)


@rule(inline=True)
def checked(n: int) -> int:
    if n < 0:
        raise ValueError("n is below 0")
    return n


@rule
def deeply(values: Ints, n: int) -> int:
    values[0] = checked(n)
    return values[0] + 1


@rule
def among(n: int) -> int:
    return n * 10


@rule(hot=True)
def many(n: int) -> int:
    total = 0
    for k in range(n):
        total += among(k)
    return total


def inside(f: Any) -> Any:
    """What Numba keeps of a rule."""
    return f


def test_a_rule_is_compiled_once_for_all_constants_and_for_what_is_left_out() -> None:
    assert with_constants(10) == 10 + 2 + 3 + 1 + 4 + 10
    assert len(inside(plus).overloads) == 1


def test_what_only_rules_call_is_no_machine_code() -> None:
    assert with_constants(0) == 10
    assert len(inside(with_constants).entries) == 1
    assert not inside(plus).entries


def test_a_part_that_python_calls_later_becomes_an_entry() -> None:
    assert many(4) == 60
    assert not inside(among).entries
    assert among(7) == 70
    assert len(inside(among).entries) == len(inside(among).overloads) == 1


def test_what_is_raised_inside_a_part_arrives() -> None:
    values = np.zeros(1, np.int64)
    assert deeply(values, 4) == 5
    with pytest.raises(ValueError, match="n is below 0"):
        deeply(values, -4)


def test_python_may_leave_out_what_has_a_default() -> None:
    assert plus(5) == 6
    assert plus(5, 5) == plus(a=5, b=5) == 10


def test_another_type_is_another_entry() -> None:
    assert many(3) == 30
    before = len(inside(many).entries)
    assert many(np.uint8(3)) == 30
    assert len(inside(many).entries) == before + 1


def test_what_does_not_fit_is_said_in_words() -> None:
    with pytest.raises(TypingError, match="annot determine Numba type"):
        among(object())  # type: ignore[arg-type]
