"""Las Vegas solo: what a choice brings to the casinos, tried out on a copy for games/vegas/standing.py, and what you and the seven would
earn then."""
from typing import Any

from flambeur.games.las_vegas_solo.facts import OWN
from flambeur.games.las_vegas_solo.state import State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.placing import PLACE
from flambeur.kit.jit import rule


@rule
def offered(s: State, casino: int) -> int:
    """LV2: as many as lie there."""
    return s.n_notes[casino]


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """All dice of the face lie at its casino."""
    common_dice.try_placing(s, action - PLACE.start)
    return 1 << action - PLACE.start


def earned(pays: list[list[int]]) -> dict[str, int]:
    """What you would earn, and what the seven would together, from what each casino would pay each colour."""
    yours = sum(max(casino[OWN], 0) for casino in pays)
    return {"earn": yours, "seven": sum(max(pay, 0) for casino in pays for pay in casino) - yours}


def after(pays: list[list[int]], touched: list[dict[str, Any]]) -> dict[str, Any]:
    """What one choice changes."""
    then = list(pays)
    for place in touched:
        then[place["casino"] - 1] = place["pays"]
    return {"after": touched, **earned(then)}
