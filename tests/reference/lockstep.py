"""What all games in lock-step share: how many games of which seed, and thousands of games from the command line."""
import sys
from collections.abc import Callable

from tests.helpers.share import seed_of_the_day, size

ALL = 10_000                              # games of a long run
TODAY = 250                               # of any other
AT_A_TIME = 500
PlayGames = Callable[[int, int], int]     # (games, seed): the number of choices


def other_games(play_games: PlayGames) -> tuple[int, int]:
    """Those of today: how many games, and their choices."""
    games = size(TODAY, ALL)
    return games, play_games(games, seed_of_the_day())


def main(play_games: PlayGames) -> None:
    """`.venv/bin/python -m tests.reference.test_lockstep 10000`"""
    n_games, first = int(sys.argv[1]) if len(sys.argv) > 1 else size(TODAY, ALL), seed_of_the_day()
    total = 0
    for start in range(0, n_games, AT_A_TIME):
        total += play_games(min(AT_A_TIME, n_games - start), first + start)
        print(f"{min(start + AT_A_TIME, n_games)} games, {total} choices: engine and twin agree", flush=True)
