"""Flambeur: the digital table for a family of casino games.

    import flambeur
    m = flambeur.new("las-vegas", players=4, seed=7)
    m.play(0, m.legal(0)[0])

Nothing heavy is loaded until the first call.
"""
from __future__ import annotations

from flambeur._version import __version__
from flambeur.errors import (
    ChanceError,
    FlambeurError,
    GameOver,
    IllegalAction,
    NotYourTurn,
    OptionError,
    PositionError,
    RecordError,
    UnknownGame,
)

TYPE_CHECKING = False                     # typing takes a third of a bare Python start, and only type checkers need it here
if TYPE_CHECKING:
    from typing import Any

    from flambeur.api import Match, from_position, games, new, replay, simulate, verify
    from flambeur.bots.simulate import Simulation
    from flambeur.bots.suggest import Suggestion
    from flambeur.kit.actions import Action
    from flambeur.kit.events import Event
    from flambeur.kit.game import Game

__all__ = [
    "Action", "ChanceError", "Event", "FlambeurError", "Game", "GameOver", "IllegalAction", "Match", "NotYourTurn", "OptionError",
    "PositionError", "RecordError", "Simulation", "Suggestion", "UnknownGame", "__version__", "from_position", "games", "new", "replay",
    "simulate", "verify",
]
_WHERE = {
    "Action": "flambeur.kit.actions", "Event": "flambeur.kit.events", "Game": "flambeur.kit.game",
    "Simulation": "flambeur.bots.simulate", "Suggestion": "flambeur.bots.suggest",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'flambeur' has no attribute {name!r}")
    import importlib
    if name == "games":                   # the folder of that name can be called
        return importlib.import_module("flambeur.games")
    return getattr(importlib.import_module(_WHERE.get(name, "flambeur.api")), name)


def __dir__() -> list[str]:
    return sorted(__all__)
