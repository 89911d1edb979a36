"""Presets: a game's modules, put together by somebody who knows them, under a name."""
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flambeur.kit.options import both


@dataclass(frozen=True)
class Preset:
    """Its name and its sentence, English first, and the options of modules that differ from their defaults. How many play, and the habits
    of a table, are no part of it."""
    id: str
    title: tuple[str, str]
    help: tuple[str, str]
    options: Mapping[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """As a form gets it."""
        return {"id": self.id, "title": both(*self.title), "help": both(*self.help), "options": dict(self.options)}
