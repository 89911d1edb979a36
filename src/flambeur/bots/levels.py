"""The levels that a player can choose. Their strength is measured in the arena (bench/results.md), not felt."""
from dataclasses import dataclass

from flambeur.bots.playout import RANDOM
from flambeur.bots.search import Thinker
from flambeur.errors import FlambeurError
from flambeur.kit.record import new


@dataclass(frozen=True)
class Level:
    """rollouts 0: no search, one glance at the given temperature."""
    name: str
    rollouts: int
    temperature: float
    rest: bool = True

    def thinker(self) -> Thinker:
        how = new(Thinker)[0]
        how.rollouts, how.temperature, how.rest = self.rollouts, self.temperature, int(self.rest)
        return how


LEVELS = {level.name: level for level in (
    Level("random", 0, RANDOM),
    Level("easy", 0, 0.0),
    Level("medium", 200, 4000.0),
    Level("hard", 1500, 4000.0),
    Level("expert", 10_000, 4000.0),
)}


def level(name: str) -> Level:
    if name not in LEVELS:
        has = ", ".join(LEVELS)
        raise FlambeurError(f"there is no bot {name!r}; there is {has}", f"il n’y a pas de robot {name!r} ; il y a {has}")
    return LEVELS[name]
