"""How much of a long run is done: a tenth each time, other games by another seed, or a small size, so that six games fit into the full run.

`run.py test --long`, or FLAMBEUR_LONG=1, does all of it; FLAMBEUR_SEED repeats what was done."""
import os
import random

from tools.long import is_long

LONG = is_long()
SHARE = 1.0 if LONG else 0.1


def share(of: int) -> int:
    return max(1, round(of * SHARE))


def size(short: int, full: int) -> int:
    """Where a tenth would be too much or too little."""
    return full if LONG else short


def seed_of_the_day() -> int:
    seed = int(os.environ.get("FLAMBEUR_SEED") or random.SystemRandom().randrange(2**40))
    print(f"FLAMBEUR_SEED={seed}")
    return seed
