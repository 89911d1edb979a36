"""`flambeur simulate GAME`: many games between bots, in numbers, files and a picture."""
import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from flambeur.cli.numbers import number, percent, signed
from flambeur.cli.output import check_writable, console, is_plain
from flambeur.cli.parser import add_game, given, whole
from flambeur.cli.words import help as say_help
from flambeur.cli.words import reports as say

if TYPE_CHECKING:
    from rich.table import Table

    from flambeur.bots.simulate import Simulation
    from flambeur.cli.reports.summary import SeatSummary, Summary

FILES = {"csv": say_help.CSV, "npz": say_help.NPZ, "parquet": say_help.PARQUET, "plot": say_help.PLOT}
WIDE = 76                                 # columns that the full table of scores takes
MOST_GAMES = 100_000_000                  # of flambeur.simulate, which is not loaded to say so
MOST_THREADS = 1024


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    add_game(parser, args, language)
    parser.add_argument("--games", type=whole(1, MOST_GAMES, language), default=10_000, metavar="N", help=say_help.N_GAMES(language))
    parser.add_argument("--bots", default="random", metavar=say_help.LEVEL(language), help=say_help.SIMULATED_BOTS(language))
    parser.add_argument("--seed", type=whole(0, 2**63 - 1, language), default=0, metavar="N", help=say_help.SIMULATION_SEED(language))
    parser.add_argument("--threads", type=whole(1, MOST_THREADS, language), metavar="N", help=say_help.THREADS(language))
    parser.add_argument("--json", action="store_true", help=say_help.JSON(language))
    for name, what in FILES.items():
        parser.add_argument(f"--{name}", metavar=say_help.FILE(language), help=what(language))
    parser.add_argument("--no-color", action="store_true", help=say_help.NO_COLOR(language))


def run(args: argparse.Namespace, language: str) -> int:
    check_files(args)
    from flambeur.cli.reports.summary import summarize
    simulation = simulated(args, language)
    summary = summarize(simulation)
    written = write_files(simulation, summary, args, language)
    if args.json:
        print(json.dumps(summary.as_json(), indent=2))
    else:
        show(summary, args, language, written)
    return 0


def check_files(args: argparse.Namespace) -> None:
    """What can be refused is refused before the games are played."""
    from flambeur.cli.reports import files
    from flambeur.cli.reports.plot import format_of
    for name in FILES:
        if (path := getattr(args, name)) is not None:
            if name in files.EXTRAS: files.need(name)
            if name == "plot": format_of(path)
            check_writable(path)


def simulated(args: argparse.Namespace, language: str) -> "Simulation":
    from flambeur.bots.simulate import simulate
    bots, options = [bot.strip() for bot in args.bots.split(",")], given(args)
    if len(bots) > 1:
        options.setdefault("players", len(bots))
    with progress(args.games, language) as advance:
        return simulate(args.game, games=args.games, bots=bots, seed=args.seed, threads=args.threads, progress=advance, **options)


@contextmanager
def progress(games: int, language: str) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, where someone looks at it; until the first games are done, the rules are being compiled."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    shown = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                     console=console(stderr=True), transient=True)
    with shown:
        task = shown.add_task(say.PREPARING(language), total=games)
        yield lambda n: shown.update(task, advance=n, description=say.SIMULATING(language))


def write_files(s: "Simulation", summary: "Summary", args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.cli.reports import files
    from flambeur.cli.reports.plot import write_plot
    ways: dict[str, Callable[[str], None]] = {
        "csv": lambda path: files.write_csv(s, path), "npz": lambda path: files.write_npz(s, path),
        "parquet": lambda path: files.write_parquet(s, path), "plot": lambda path: write_plot(s, summary, path, language),
    }
    paths = {name: getattr(args, name) for name in FILES if getattr(args, name) is not None}
    for name, path in paths.items():
        ways[name](path)
    return [*paths.values()]


def show(summary: "Summary", args: argparse.Namespace, language: str, written: list[str]) -> None:
    from rich.text import Text

    from flambeur.games import find
    out = console(plain=is_plain(False), no_color=args.no_color)
    title = find(summary.game).title[language]
    out.print(Text(say.SIMULATED(language, title=title, games=number(summary.games, language), seed=summary.seed), style="bold"))
    out.print(scores_table(summary, language, wide=out.width >= WIDE))
    out.print(victories_table(summary, language))
    share, lost = (percent(n / summary.games, language, 2) for n in (summary.shared_victories, summary.lost_games))
    lines = [say.ADVANTAGE_MEANS(language), *([say.ADVANTAGE_OF_BOTS(language)] if len(set(summary.bots)) > 1 else []),
             say.SHARED(language, share=share, n=number(summary.shared_victories, language)),
             *([say.LOST(language, share=lost, n=number(summary.lost_games, language))] if summary.lost_games else []),
             say.MOVES(language, mean=number(summary.moves_mean, language, 1), least=summary.moves_least, most=summary.moves_most)]
    for line in lines:
        out.print(Text(line))
    for file in written:
        out.print(Text(say.WRITTEN(language, file=file)), soft_wrap=True)


def scores_table(summary: "Summary", language: str, wide: bool) -> "Table":
    """Mean, spread and quantiles; where the lines are short, fewer quantiles."""
    quantiles = [q for q in summary.seats[0].quantiles if wide or q not in ("0.25", "0.75")]
    heads = [say.MEDIAN(language) if q == "0.5" else percent(float(q), language, 0) for q in quantiles]

    def cells(seat: "SeatSummary") -> list[str]:
        return [number(x, language) for x in (seat.mean, seat.sd, *(seat.quantiles[q] for q in quantiles))]
    return table_of(summary, say.SCORE(language), [say.MEAN(language), say.SD(language), *heads], cells, language)


def victories_table(summary: "Summary", language: str) -> "Table":
    def cells(seat: "SeatSummary") -> list[str]:
        interval = f"{percent(seat.win_share_low, language, 2)} {say.TO(language)} {percent(seat.win_share_high, language, 2)}"
        return [percent(seat.win_share, language, 2), interval, signed(number(100 * seat.advantage, language, 2))]
    heads = [say.SHARE(language), say.INTERVAL(language), say.ADVANTAGE(language)]
    return table_of(summary, say.VICTORIES(language), heads, cells, language)


def table_of(summary: "Summary", title: str, heads: list[str], cells: Callable[["SeatSummary"], list[str]], language: str) -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text
    table = Table(title=Text(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say.SEAT(language), no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for seat in summary.seats:
        table.add_row(f"{seat.seat} {seat.bot}", *cells(seat))
    return table
