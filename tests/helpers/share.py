"""How much of a long run is done: a tenth each time, other games by another seed, so that six games fit into the full run.

`run.py test --whole`, or FLAMBEUR_SHARE=1, does all of it; FLAMBEUR_SEED repeats what was done."""
import os
import random

SHARE = float(os.environ.get("FLAMBEUR_SHARE") or 0.1)


def share(of: int) -> int:
    return max(1, round(of * SHARE))


def seed_of_the_day() -> int:
    seed = int(os.environ.get("FLAMBEUR_SEED") or random.SystemRandom().randrange(2**40))
    print(f"FLAMBEUR_SEED={seed}")
    return seed
