"""Until a rule's compiled code is there, the rule itself runs: plain Python, a hundred times slower, to the same bytes.

Whoever has the rules compiled elsewhere keeps `waiting()` open. Within, a call from Python whose code is not here runs plainly, and so does
all that it calls, until it returns; the next call may find the code and take it. A rule that plays whole games (`hot`) always waits for its
code, and so does a thread within `compiling()`, which is where code is loaded.
"""
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numba.core.dispatcher import OmittedArg

LOCK = threading.Lock()


class Thread(threading.local):
    compiles = False
    plays = False                         # within a rule that runs plainly


class Everywhere:
    waiting = 0                           # how many keep it open


HERE, ALL = Thread(), Everywhere()


@contextmanager
def waiting() -> Iterator[None]:
    """Within, nothing is compiled but in `compiling`."""
    with LOCK: ALL.waiting += 1
    try:
        yield
    finally:
        with LOCK: ALL.waiting -= 1


@contextmanager
def compiling() -> Iterator[None]:
    """Within, this thread loads or compiles what it calls."""
    before, HERE.compiles = HERE.compiles, True
    try:
        yield
    finally:
        HERE.compiles = before


def instead(py_func: Callable[..., Any], args: Sequence[Any]) -> Callable[..., Any] | None:
    """What runs instead of the code that a rule does not have yet; None: wait for the code."""
    if HERE.plays: return Inside(py_func) if any(isinstance(a, OmittedArg) for a in args) else py_func
    if not ALL.waiting or HERE.compiles: return None
    return Outside(py_func)


class Inside:
    """A call by another rule. Where an argument is left out, Numba says which number it would be."""

    def __init__(self, py_func: Callable[..., Any]) -> None:
        self.py_func = py_func

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*(a.value if isinstance(a, OmittedArg) else a for a in args))


class Outside(Inside):
    """A call that comes from outside the rules."""

    def __call__(self, *args: Any) -> Any:
        HERE.plays = True
        try:
            with np.errstate(over="ignore"):                  # the generator's 64-bit products wrap
                return super().__call__(*args)
        finally:
            HERE.plays = False
