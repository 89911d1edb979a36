"""The levels that a player can choose. Their strength is measured in the arena (bench/results.md), not felt."""
from dataclasses import dataclass, replace

from flambeur.bots.playout import GLANCE, IN_TURN, RANDOM
from flambeur.bots.search import Thinker
from flambeur.errors import FlambeurError
from flambeur.kit.arguments import shown
from flambeur.kit.structs import new


@dataclass(frozen=True)
class Level:
    """How a bot plays: so many rollouts (0: none, the policy decides at once), and how their players choose."""
    name: str
    rollouts: int
    policy: int
    temperature: float = 0.0
    rest: bool = True

    def thinker(self) -> Thinker:
        how = new(Thinker)[0]
        how.rollouts, how.policy, how.temperature, how.rest = self.rollouts, self.policy, self.temperature, int(self.rest)
        return how

    @property
    def at_a_glance(self) -> "Level":
        """The same bot without its search, as sensible as it is then."""
        return replace(self, rollouts=0, temperature=0.0) if self.rollouts else self


LEVELS = {level.name: level for level in (
    Level("random", 0, RANDOM),
    Level("easy", 0, GLANCE),
    Level("medium", 250, IN_TURN, 2000.0),
    Level("hard", 1000, IN_TURN, 2000.0),
    Level("expert", 10_000, IN_TURN, 2000.0),
)}


def level(name: object) -> Level:
    if not isinstance(name, str) or name not in LEVELS:
        has, got = ", ".join(LEVELS), shown(name)
        raise FlambeurError(f"there is no bot {got}; there is {has}", f"il n’y a pas de robot {got} ; il y a {has}")
    return LEVELS[name]
