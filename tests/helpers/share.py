"""How much of a long run is done: a tenth each time, other games by another seed, or a small size, so that six games fit into the full run.

`run.py test --long`, or FLAMBEUR_LONG=1, does all of it; FLAMBEUR_SEED repeats what was done."""
import os
import random
from collections.abc import Iterable
from typing import Any

import pytest

from tools.long import is_long

LONG = is_long()
SHARE = 1.0 if LONG else 0.1


def share(of: int) -> int:
    return max(1, round(of * SHARE))


def size(short: int, full: int) -> int:
    """Where a tenth would be too much or too little."""
    return full if LONG else short


def some(every: Iterable[Any], *short: Any) -> list[Any]:
    """Arguments of a test, of which any run has the short ones and a long run all. A tuple holds several arguments."""
    all_of_them = list(every)
    assert all(one in all_of_them for one in short), "a size of every run is one of all"
    return [one if one in short else pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.long)
            for one in all_of_them]


def seed_of_the_day() -> int:
    seed = int(os.environ.get("FLAMBEUR_SEED") or random.SystemRandom().randrange(2**40))
    print(f"FLAMBEUR_SEED={seed}")
    return seed
