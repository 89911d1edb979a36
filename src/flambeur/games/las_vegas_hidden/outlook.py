"""Las Vegas with hidden colours: which colours would take which note if a casino scored now, and after each choice; tried out on a copy for
games/vegas/standing.py."""
from typing import Any

from flambeur.games.las_vegas_hidden import scoring
from flambeur.games.las_vegas_hidden.state import State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.placing import PLACE
from flambeur.kit.jit import rule


@rule
def offered(s: State, casino: int) -> int:
    """As many notes as there are winners: the cheapest ones."""
    return scoring.n_winners(s, casino)


@rule
def note_for(s: State, casino: int, rank: int) -> int:
    return scoring.note_of(s, casino, rank, scoring.n_winners(s, casino))


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """All dice of the face lie at its casino, and wait to be scored."""
    common_dice.try_placing(s, action - PLACE.start)
    return 1 << action - PLACE.start


def earned(own: list[int], touched: list[dict[str, Any]]) -> dict[str, Any]:
    """What one choice brings, and what of it goes to these colours."""
    return {"after": touched, "earn": sum(max(place["pays"][colour], 0) for place in touched for colour in own)}
