"""Presets: a game's modules, put together by somebody who knows them, under a name."""
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flambeur.errors import OptionError
from flambeur.kit.options import Options, both, parse


@dataclass(frozen=True)
class Preset:
    """Its name and its sentence, English first, and the options of modules that differ from their defaults. How many play, and the habits
    of a table, are no part of it."""
    id: str
    title: tuple[str, str]
    help: tuple[str, str]
    options: Mapping[str, Any] = field(default_factory=dict)

    def told(self, model: type[Options]) -> dict[str, Any]:
        """As a form gets it."""
        return {"id": self.id, "title": both(*self.title), "help": both(*self.help), "options": dict(self.options),
                "less": self.less(model)}

    def less(self, model: type[Options]) -> dict[str, list[str]]:
        """By the number of players: the options of the preset that so many may not have, where others of them are left."""
        players = model.model_json_schema()["properties"]["players"]
        found = {str(n): self.refused(model, n) for n in range(players["minimum"], players["maximum"] + 1)}
        return {n: names for n, names in found.items() if names and len(names) < len(self.options)}

    def refused(self, model: type[Options], players: int) -> list[str]:
        """What is left out one by one, as the refusals propose, until nothing is refused; all of it where that leads nowhere."""
        left = dict(self.options)
        while True:
            try:
                parse(model, self.id, {"players": players, **left})
                return [name for name in self.options if name not in left]
            except OptionError as reason:
                out = next((name for mend in reason.mends if mend["players"] == players for name in left if mend[name] != left[name]), None)
                if out is None: return list(self.options)
                del left[out]
