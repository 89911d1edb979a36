"""The arguments. Only the chosen command adds its own, so that `flambeur --help` loads none of them."""
from __future__ import annotations

import argparse
import os

from flambeur._version import __version__
from flambeur.cli.language import LANGUAGES
from flambeur.cli.words import help as say
from flambeur.errors import FlambeurError, UnknownGame
from flambeur.french import bound

TYPE_CHECKING = False                     # typing would be a tenth of the time that --help takes
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn

COMMANDS = {"play": say.PLAY, "games": say.GAMES, "terminal": say.TERMINAL, "simulate": say.SIMULATE, "verify": say.VERIFY,
            "bench": say.BENCH, "serve": say.SERVE, "inspect": say.INSPECT, "admin": say.ADMIN}


PREFIX = "option_"                        # so that an option of a game never meets an argument of a command
OF_EVERY_GAME = ("--players",)            # asking kit/options.py would load pydantic


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
    words = {theirs: bound(ours) if language == "fr" else ours for theirs, ours in say.ARGPARSE[language].items()}

    def one(text: str) -> str:
        return words.get(text, text)

    def plural(singular: str, many: str, n: int) -> str:
        return one(singular if n == 1 else many)

    vars(argparse).update(_=one, ngettext=plural)


def parse(args: Sequence[str], language: str) -> argparse.Namespace:
    """The chosen command and its arguments; without a command, `command` is None. Raises UsageError, or SystemExit after --help."""
    chosen, unknown = parser_for(args, language).parse_known_args(args)
    if unknown:
        chosen.parser.error(about_unknown(chosen, unknown, language))
    check_game(chosen, language)
    return chosen


def about_unknown(chosen: argparse.Namespace, unknown: list[str], language: str) -> str:
    """A flag may be an option of a game that was not named; then its value was taken for the game."""
    from flambeur.cli.words import errors
    from flambeur.games import FOLDERS, GUESTS
    named, flag = vars(chosen).get("game", ""), unknown[0].partition("=")[0]
    if named == "" or named in FOLDERS or named in GUESTS or not is_option(flag):
        return say.UNKNOWN(language, arguments=" ".join(unknown))
    if vars(chosen).get("resume"):
        return errors.RESUME_ALONE(language, flag=flag)
    return errors.WITHOUT_GAME(language, flag=flag, games=", ".join(FOLDERS))


def is_option(flag: str) -> bool:
    """Whether some game has that flag. The games are loaded for it only where the flag could be one of theirs."""
    if flag in OF_EVERY_GAME or not flag.startswith("--"):
        return flag in OF_EVERY_GAME
    from flambeur.cli.flags import flags_of
    from flambeur.games import FOLDERS, GUESTS, find
    return any(flag in option.spellings for name in [*FOLDERS, *GUESTS] for option in flags_of(find(name), "en"))


def check_game(chosen: argparse.Namespace, language: str) -> None:
    """The argument GAME, if the command has one, names a game; None where the command can do without. (A flag --game only filters.)"""
    named = vars(chosen).get("game") if vars(chosen).get("plays") else None
    if named is not None:
        from flambeur.games import FOLDERS, find
        try:
            chosen.game = named if named in FOLDERS else find(named).id
        except UnknownGame as error:
            chosen.parser.error(say.ARGUMENT(language, name=say.GAME(language), message=error.text(language)))


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
    parser.set_defaults(plays=True)
    parser.add_argument("game", metavar=say.GAME(language), nargs="?" if optional else None,
                        help=say.WHICH_GAME(language, games=", ".join(FOLDERS)))
    named = next((arg for arg in args if arg in FOLDERS or arg in GUESTS), None)
    if named is not None:
        from flambeur.cli.flags import add_flags
        add_flags(parser, find(named), language)


def given(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    return {name.removeprefix(PREFIX): value for name, value in vars(args).items() if name.startswith(PREFIX)}


def flag_of(name: str, value: object) -> str:
    """How an option of a game is typed."""
    flag = name.replace("_", "-")
    return f"--{flag} {value}" if not isinstance(value, bool) else f"--{flag}" if value else f"--no-{flag}"


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
