"""Finished games to tamper with, as JSON."""
import json
from functools import cache
from random import Random
from typing import Any

from flambeur.api import Match
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.table import fairness
from tests.games.probe.game import GAME as PROBE

SEEDS = ["1a" * 32, "2b" * 32]


@cache
def text(name: str, dice: str = "auto") -> str:
    game = PROBE if name == PROBE.id else find(name)
    m = Match(game, parse(game.Options, name, {"players": 2}), secret=fairness.new_secret(5), seeds=SEEDS, dice=dice)  # type: ignore[arg-type]
    luck = Random(6)
    while not m.over:
        if (throw := m.awaiting_chance) is not None:
            m.resolve([luck.randrange(n) + throw.first for n in throw.sizes])
        else:
            seat = luck.choice(m.actors)
            m.play(seat, luck.choice(m.legal(seat)))
    return json.dumps(m.record())


def record(name: str, dice: str = "auto") -> Any:
    """A fresh copy."""
    return json.loads(text(name, dice))


def moves(record: Any) -> list[Any]:
    return [entry for entry in record["entries"] if "action" in entry]


def events(record: Any) -> list[Any]:
    return [entry for entry in record["entries"] if "chance" in entry]
