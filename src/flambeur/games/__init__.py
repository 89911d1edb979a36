"""The games, one folder per rulebook. The registry is the list below."""
import importlib
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

from flambeur.errors import UnknownGame
from flambeur.kit.game import Game

FOLDERS = {
    "las-vegas": "flambeur.games.las_vegas.game",
}


def find(name: str) -> Game:
    """The game of that id."""
    if name not in FOLDERS:
        has = ", ".join(FOLDERS)
        raise UnknownGame(f"there is no game {name!r}; there is {has}", f"il n’y a pas de jeu {name!r} ; il y a {has}")
    game = importlib.import_module(FOLDERS[name]).GAME
    assert isinstance(game, Game)
    return game


class Registry(Mapping[str, Game]):
    """All games by id; one is loaded when it is asked for."""

    def __getitem__(self, name: str) -> Game:
        return find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


class Games(ModuleType):
    """`flambeur.games` is this folder, and `flambeur.games()` all that is in it."""

    def __call__(self) -> Registry:
        return Registry()


sys.modules[__name__].__class__ = Games
