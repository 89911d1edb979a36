"""A game as it is compiled. What most tables play has compiled code of its own (`Game.state_of`); so the options of a table decide, besides
the game, what has to be there before the table can be played."""
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flambeur.games import FOLDERS, GUESTS, find
from flambeur.kit.game import Game
from flambeur.kit.jit import COMPILED
from flambeur.kit.options import Options, chosen, parse
from flambeur.table.play import Play

HELPER = ("-m", "flambeur.bots.code.helper")      # a process that compiles a build


@dataclass(frozen=True)
class Build:
    """A game, and the class of its states. Of options that lead to the same class it does not matter which are named."""
    game: str
    state: str
    options: str = field(default="{}", compare=False)      # JSON

    def given(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.options)
        return found


def build_of(game: str, options: Mapping[str, Any] | None = None) -> Build:
    """The build of a table with these options; of none: with the default ones. UnknownGame and OptionError say what there is not."""
    found = find(game)
    model = parse(found.Options, found.id, dict(options or {}))
    return Build(found.id, found.state_of(model).__qualname__, json.dumps(chosen(model)))


def build_at(match: Play) -> Build:
    """The build of a game that is being played."""
    return build_for(match.game, match.options)


def build_for(game: Game, options: Options) -> Build:
    return Build(game.id, game.state_of(options).__qualname__, json.dumps(chosen(options)))


def is_found_elsewhere(build: Build) -> bool:
    """Whether another process can compile the build: there is something to compile, a place to keep it, and the game is in the list."""
    if not COMPILED or build.game not in FOLDERS or build.game in GUESTS:
        return False
    from flambeur.kit.cache import folder
    return folder() is not None
