"""`flambeur games`: the games with their options."""
import argparse
from typing import TYPE_CHECKING

from flambeur.cli.output import console, is_plain
from flambeur.cli.words import help as say_help
from flambeur.cli.words import reports as say

if TYPE_CHECKING:
    from rich.console import Console

    from flambeur.kit.game import Game


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.add_argument("--no-color", action="store_true", help=say_help.NO_COLOR(language))


def run(args: argparse.Namespace, language: str) -> int:
    from flambeur.games import Registry
    out = console(plain=is_plain(False), no_color=args.no_color)
    for k, game in enumerate(Registry().values()):
        if k: out.print()
        show(game, out, language)
    return 0


def show(game: "Game", out: "Console", language: str) -> None:
    from textwrap import wrap

    from rich.text import Text

    from flambeur.cli.flags import flags_of
    flags = {flag.name: flag for flag in flags_of(game, language)}
    limits = flags["players"].schema
    players = say.PLAYERS(language, least=limits["minimum"], most=limits["maximum"])
    out.print(Text.assemble((game.id, "bold magenta"), ("  ", ""), (game.title[language], "bold"), f", {players}"))
    for flag in flags.values():
        what = say.DEFAULT(language, value=flag.default(language))
        names = [flag.flag, f"--no-{flag.flag[2:]}"] if flag.is_switch else [flag.flag]
        values = "" if flag.is_switch else f"  {flag.values(language)}"
        out.print(Text.assemble("  ", (", ".join(names), "bold cyan"), values, (f"  ({what})", "dim")))
        out.print(*wrap(flag.help, out.width, initial_indent=" " * 6, subsequent_indent=" " * 6), sep="\n")
    out.print(Text("  " + say.HOW_TO_PLAY(language, game=game.id), style="dim"))
