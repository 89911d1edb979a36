"""What all games in lock-step share: the seed of the day, and thousands of games from the command line."""
import os
import random
import sys
from collections.abc import Callable

AT_A_TIME = 500


def seed_of_the_day() -> int:
    seed = int(os.environ.get("FLAMBEUR_SEED") or random.SystemRandom().randrange(2**40))
    print(f"FLAMBEUR_SEED={seed}")
    return seed


def main(play_games: Callable[[int, int], int]) -> None:
    """`python -m tests.reference.test_lockstep 10000`; play_games(games, seed) returns the number of choices."""
    n_games, first = int(sys.argv[1]) if len(sys.argv) > 1 else 1000, seed_of_the_day()
    total = 0
    for start in range(0, n_games, AT_A_TIME):
        total += play_games(min(AT_A_TIME, n_games - start), first + start)
        print(f"{min(start + AT_A_TIME, n_games)} games, {total} choices: engine and twin agree", flush=True)
