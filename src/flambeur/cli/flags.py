"""A game's options as flags, made from its pydantic model."""
import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flambeur.cli.parser import PREFIX, whole
from flambeur.cli.words import help as say
from flambeur.kit.game import Game


@dataclass(frozen=True)
class Flag:
    """One option: its name, what it may be, what it is when nobody says, and its help."""
    name: str
    schema: dict[str, Any]
    help: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def spellings(self) -> tuple[str, ...]:
        return (self.flag, self.flag.replace("--", "--no-", 1)) if self.is_switch else (self.flag,)

    @property
    def is_switch(self) -> bool:
        return self.schema.get("type") == "boolean"

    @property
    def choices(self) -> list[Any] | None:
        """The values of a Literal; one value alone is written as a constant."""
        return self.schema.get("enum") or ([self.schema["const"]] if "const" in self.schema else None)

    def values(self, language: str) -> str:
        """What a flag may be, in words: 2-5, yes or no, first | later."""
        if self.is_switch:
            return f"{say.YES(language)} | {say.NO(language)}"
        return " | ".join(map(str, self.choices)) if self.choices else f"{self.schema['minimum']}-{self.schema['maximum']}"

    def default(self, language: str) -> str:
        value = self.schema["default"]
        return str(value) if not self.is_switch else say.YES(language) if value else say.NO(language)


def flags_of(game: Game, language: str) -> Iterator[Flag]:
    for name, schema in game.Options.model_json_schema()["properties"].items():
        yield Flag(name, schema, schema["help"][language])


def add_flags(parser: argparse.ArgumentParser, game: Game, language: str) -> None:
    """A flag for each option. What is not given is left to the model."""
    group = parser.add_argument_group(say.OPTIONS_OF(language, title=game.title[language]))
    for flag in flags_of(game, language):
        text = f"{flag.help} ({say.DEFAULT(language, value=flag.default(language))})".replace("%", "%%")
        kind: dict[str, Any] = {"action": argparse.BooleanOptionalAction} if flag.is_switch else \
            {"type": type(flag.choices[0]), "choices": flag.choices} if flag.choices else \
            {"type": whole(flag.schema["minimum"], flag.schema["maximum"], language), "metavar": flag.values(language)}
        group.add_argument(flag.flag, dest=PREFIX + flag.name, default=argparse.SUPPRESS, help=text, **kind)
