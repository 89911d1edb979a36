"""Las Vegas solo: what a sensible player sees at a glance: how a placement changes the lead over the seven, if the casino paid before and
after it."""
from flambeur.games.las_vegas_solo.facts import OWN
from flambeur.games.las_vegas_solo.state import State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import DOLLARS
from flambeur.games.vegas.placing import PLACE
from flambeur.games.vegas.rank import next_in_rank, rivalry
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    for k in range(n):
        casino = actions.ids[k] - PLACE.start
        who, before = common_dice.colours_showing(s, casino), lead(s, casino)
        move(s, casino, who, 1)
        out[k] = (lead(s, casino) - before) * DOLLARS
        move(s, casino, who, -1)


@rule
def move(s: State, casino: int, who: int, n: int) -> None:
    """One die of each of these colours comes to a casino, or leaves it."""
    for colour in range(COLOURS):
        s.placed[casino, colour] += n * (who >> colour & 1)


@rule
def lead(s: State, casino: int) -> float:
    """What the casino would pay you now, less what it would pay the seven."""
    alone, _, owners = rivalry(s, casino)
    total = 0
    for k in range(s.n_notes[casino]):
        dice, colour = next_in_rank(alone, owners)
        if dice == 0: break
        alone &= ~(1 << dice)
        total += s.notes[casino, k] if colour == OWN else -s.notes[casino, k]
    return float(total)
