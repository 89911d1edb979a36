"""The server's settings as flags, made from their dataclass."""
import argparse
import os
from collections.abc import Collection
from dataclasses import Field, fields
from typing import Any

from flambeur.cli.words import help as say_help
from flambeur.cli.words import serving as say
from flambeur.cli.words.settings import FRENCH
from flambeur.french import bound
from flambeur.server.settings import PREFIX as VARIABLE
from flambeur.server.settings import SettingError, Settings, read

PREFIX = "setting_"                       # so that a setting never meets an argument of a command
WHERE = ("host", "port", "data", "database", "bus", "public_url", "origins", "proxies")
DATABASE = ("data", "database")           # all that is needed by a command that only looks at the database
VARIABLE_ONLY = ("address_secret",)       # a list of processes shows every flag to everybody


def add_database(parser: argparse.ArgumentParser, language: str) -> None:
    """Which database: for the commands that do not serve."""
    add_settings(parser, parser, DATABASE, language)


def add_all(parser: argparse.ArgumentParser, language: str) -> None:
    """A flag for each setting, those that everybody needs first."""
    parser.usage = f"{parser.prog} [-h] [--host X] [--port N] [--data X] [--database X] […]"
    parser.epilog = say.VARIABLES(language)
    add_settings(parser, parser.add_argument_group(say.WHERE(language)), WHERE, language)
    rest = [f.name for f in fields(Settings) if f.name not in (*WHERE, *VARIABLE_ONLY)]
    add_settings(parser, parser.add_argument_group(say.LIMITS(language)), rest, language)


def add_settings(parser: argparse.ArgumentParser, group: Any, names: Collection[str], language: str) -> None:
    for f in fields(Settings):
        if f.name in names:
            group.add_argument(flag(f.name), dest=PREFIX + f.name, default=argparse.SUPPRESS, type=reader(f, language),
                               metavar=metavar(f), help=explained(f, language))


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def reader(f: "Field[Any]", language: str) -> Any:
    def value(text: str) -> Any:
        try:
            return read(f.name, type(f.default), text)
        except SettingError as error:
            raise argparse.ArgumentTypeError(error.text(language)) from None
    return value


def metavar(f: "Field[Any]") -> str:
    return "|".join(f.metadata["among"]) or {int: "N", float: "N", str: "X", tuple: "X,X"}[type(f.default)]


def explained(f: "Field[Any]", language: str) -> str:
    what = bound(FRENCH.get(f.name, "")) if language == "fr" else f.metadata["what"]
    default = "" if f.default in ("", ()) else f" ({say_help.DEFAULT(language, value=f.default)})"
    return f"{what}{default}".replace("%", "%%")


def settings_of(args: argparse.Namespace, **usual: Any) -> Settings:
    """Flags over environment variables over what is usual for a command over defaults."""
    given = {name.removeprefix(PREFIX): value for name, value in vars(args).items() if name.startswith(PREFIX)}
    usual = {name: value for name, value in usual.items() if f"{VARIABLE}{name.upper()}" not in os.environ}
    return Settings.from_environment(**usual | given)
