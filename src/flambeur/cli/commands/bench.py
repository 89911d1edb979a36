"""`flambeur bench`: how fast this machine plays. The full measurement, side by side with others, is in bench/ of the repository."""
import argparse
import os
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from flambeur._version import __version__
from flambeur.cli.numbers import number
from flambeur.cli.output import console, is_plain
from flambeur.cli.parser import whole
from flambeur.cli.words import help as say_help
from flambeur.cli.words import reports as say

if TYPE_CHECKING:
    from rich.console import Console

ROUNDS = 5                                # of each measurement; the best one counts: the others were slowed down by other work
MEASURES = 3


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.add_argument("--seconds", type=whole(1, 3600, language), default=60, metavar="N", help=say_help.SECONDS(language))
    parser.add_argument("--no-color", action="store_true", help=say_help.NO_COLOR(language))


def run(args: argparse.Namespace, language: str) -> int:
    from flambeur.games import FOLDERS
    out = console(plain=is_plain(False), no_color=args.no_color)
    threads, each = os.cpu_count() or 1, args.seconds / (len(FOLDERS) * MEASURES * ROUNDS)
    rows = [measured(game, threads, each, language) for game in FOLDERS]
    show(rows, threads, out, language)
    return 0


def measured(game: str, threads: int, seconds: float, language: str) -> list[str]:
    """The game and its numbers: random games a second on one thread and on all, rollouts a second of the search."""
    with busy(f"{game}: {say.PREPARING(language)}"):
        play_one, play_all, roll_out = games_on(game, 1), games_on(game, threads), rollouts_of(game)
        for work in (play_one, play_all, roll_out):
            work(1)
    with busy(f"{game}: {say.MEASURING(language)}"):
        one, all_, rollouts = (best_rate(work, seconds) for work in (play_one, play_all, roll_out))
    return [game, number(one, language), f"{number(all_, language)} (×{number(all_ / one, language, 2)})", number(rollouts, language)]


def busy(what: str) -> Any:
    """A spinner on stderr, where someone looks at it."""
    return console(stderr=True).status(what) if sys.stderr.isatty() else nullcontext()


def games_on(game: str, threads: int) -> Callable[[int], int]:
    """Plays at least n games, in pieces that keep all threads busy; returns how many."""
    from flambeur.bots.simulate import simulate

    def work(n: int) -> int:
        return simulate(game, games=n, bots="random", seed=n, threads=threads).games
    return work


def rollouts_of(game: str) -> Callable[[int], int]:
    """So many rollouts of the expert's search in the first position where someone must choose."""
    from flambeur import api
    match = api.new(game, seed=1)

    def work(n: int) -> int:
        return match.suggest(match.actors[0], "expert", rollouts=n).rollouts
    return work


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """Pieces of work a second, the best of several rounds; how much fills a round is found by doubling."""
    n, best = 256, 0.0
    while timed(work, n) < seconds / 4:
        n *= 2
    for _ in range(ROUNDS - 1):
        best = max(best, n / timed(work, n))
    return best


def timed(work: Callable[[int], int], n: int) -> float:
    start = time.perf_counter()
    assert work(n) == n
    return time.perf_counter() - start


def show(rows: list[list[str]], threads: int, out: "Console", language: str) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text
    out.print(Text(say.BENCH_TITLE(language, version=__version__, threads=threads), style="bold"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say.BENCH_GAME(language), no_wrap=True)
    for head in (say.BENCH_ONE(language), say.BENCH_ALL(language, threads=threads), say.BENCH_SEARCH(language)):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    out.print(table)
    out.print(Text(say.BENCH_NOTE(language, rounds=ROUNDS - 1)))
