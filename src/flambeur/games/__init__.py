"""The games, one folder per rulebook. The registry is the list below."""
import importlib
import reprlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING

from flambeur.errors import UnknownGame

if TYPE_CHECKING:                         # the names of the games are to be had without loading one
    from flambeur.kit.game import Game

FOLDERS = {
    "las-vegas": "flambeur.games.las_vegas.game",
    "las-vegas-cards": "flambeur.games.las_vegas_cards.game",
    "las-vegas-solo": "flambeur.games.las_vegas_solo.game",
    "las-vegas-hidden": "flambeur.games.las_vegas_hidden.game",
    "casino-royal": "flambeur.games.casino_royal.game",
    "strike": "flambeur.games.strike.game",
}
GUESTS: dict[str, "Game"] = {}            # found by their ids, but not in the list


def find(name: object) -> "Game":
    """The game of that id; UnknownGame where there is none."""
    if not isinstance(name, str) or name not in {**FOLDERS, **GUESTS}:
        has, got = ", ".join(FOLDERS), reprlib.repr(name)
        raise UnknownGame(f"there is no game {got}; there is {has}", f"il n’y a pas de jeu {got} ; il y a {has}")
    if name in GUESTS:
        return GUESTS[name]
    from flambeur.kit.game import Game
    game = importlib.import_module(FOLDERS[name]).GAME
    assert isinstance(game, Game)
    return game


@contextmanager
def registered(game: "Game") -> Iterator[None]:
    """Within, a game that is not in the list can be found by its id: a test's, or one that somebody is writing outside this folder."""
    before = GUESTS.get(game.id)
    GUESTS[game.id] = game
    try:
        yield
    finally:
        GUESTS.pop(game.id, None)
        if before is not None: GUESTS[game.id] = before


class Registry(Mapping[str, "Game"]):
    """All games by id; a game is loaded when it is asked for."""

    def __getitem__(self, name: str) -> "Game":
        return find(name)

    def __contains__(self, name: object) -> bool:
        return name in FOLDERS

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


class Games(ModuleType):
    """`flambeur.games` is this folder, and `flambeur.games()` all that is in it."""

    def __call__(self) -> Registry:
        return Registry()


sys.modules[__name__].__class__ = Games
