"""The arguments. Only the chosen command adds its own, so that `flambeur --help` loads none of them."""
from __future__ import annotations

import argparse
import os

from flambeur._version import __version__
from flambeur.cli.language import LANGUAGES
from flambeur.cli.words import help as say
from flambeur.errors import FlambeurError, UnknownGame

TYPE_CHECKING = False                     # typing would be a tenth of the time that --help takes
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn

COMMANDS = {"play": say.PLAY, "games": say.GAMES, "terminal": say.TERMINAL, "simulate": say.SIMULATE, "verify": say.VERIFY,
            "bench": say.BENCH, "serve": say.SERVE, "inspect": say.INSPECT, "admin": say.ADMIN}


PREFIX = "option_"                        # so that an option of a game never meets an argument of a command


class UsageError(FlambeurError):
    """Arguments that do not fit; the sentence is already in the person's language."""
    code = "usage"


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose complaints are one line."""
    language = "en"

    def error(self, message: str) -> NoReturn:
        raise UsageError(say.SEE_HELP(self.language, message=message, prog=self.prog))


class Help(argparse.HelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=min(columns(), 100) - 2)      # a width, or argparse loads shutil to find it


def columns() -> int:
    if os.environ.get("COLUMNS", "").isdigit():
        return max(int(os.environ["COLUMNS"]), 40)
    try:
        return max(os.get_terminal_size().columns, 40)
    except OSError:
        return 80


def speak(language: str) -> None:
    """argparse takes its own sentences from these two functions of gettext; tests/cli/test_usage.py guards that it still does."""
    words = say.ARGPARSE[language]

    def one(text: str) -> str:
        return words.get(text, text)

    def plural(singular: str, many: str, n: int) -> str:
        return one(singular if n == 1 else many)

    vars(argparse).update(_=one, ngettext=plural)


def parse(args: Sequence[str], language: str) -> argparse.Namespace:
    """The chosen command and its arguments; without a command, `command` is None. Raises UsageError, or SystemExit after --help."""
    chosen, unknown = parser_for(args, language).parse_known_args(args)
    if unknown:
        chosen.parser.error(say.UNKNOWN(language, arguments=" ".join(unknown)))
    return chosen


def parser_for(args: Sequence[str], language: str) -> Parser:
    speak(language)
    Parser.language = language
    parser = Parser(prog="flambeur", description=say.FLAMBEUR(language), formatter_class=Help, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"flambeur {__version__}", help=say.VERSION(language))
    parser.set_defaults(parser=parser)
    add_lang(parser, language)
    commands = parser.add_subparsers(dest="command", metavar=say.COMMAND(language), title=say.COMMANDS(language))
    chosen = next((arg for arg in args if arg in COMMANDS), None)
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what(language), description=what(language), formatter_class=Help, allow_abbrev=False)
        command.set_defaults(parser=command)
        if name == chosen:
            module_of(name).add_arguments(command, list(args), language)
            add_lang(command, language)
    return parser


def add_lang(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say.LANG(language))


def module_of(command: str) -> Any:
    from importlib import import_module
    return import_module(f"flambeur.cli.commands.{command}")


def add_game(parser: argparse.ArgumentParser, args: Sequence[str], language: str, *, optional: bool = False) -> None:
    """The argument GAME and, where the game is named, a flag for each of its options."""
    from flambeur.games import FOLDERS, GUESTS, find

    def known(name: str) -> str:
        try:
            return name if name in FOLDERS else find(name).id
        except UnknownGame as error:
            raise argparse.ArgumentTypeError(error.text(language)) from None

    parser.add_argument("game", metavar=say.GAME(language), type=known, nargs="?" if optional else None,
                        help=say.WHICH_GAME(language, games=", ".join(FOLDERS)))
    named = next((arg for arg in args if arg in FOLDERS or arg in GUESTS), None)
    if named is not None:
        from flambeur.cli.flags import add_flags
        add_flags(parser, find(named), language)


def given(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    return {name.removeprefix(PREFIX): value for name, value in vars(args).items() if name.startswith(PREFIX)}


def whole(least: int, most: int, language: str) -> Any:
    """A whole number in a range, for add_argument(type=…)."""
    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(say.WHOLE_NUMBER(language, least=least, most=most, text=repr(text)))
        return value
    return number
