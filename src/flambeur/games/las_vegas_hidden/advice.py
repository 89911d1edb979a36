"""Las Vegas with hidden colours: what a sensible player sees at a glance: what a placement brings to the own colours at once, less what the
others may be expected to gain by it."""
from flambeur.games.las_vegas_hidden.scoring import n_winners, note_of
from flambeur.games.las_vegas_hidden.state import State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import DOLLARS
from flambeur.games.vegas.placing import PLACE
from flambeur.games.vegas.rank import next_in_rank, rivalry
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats

OTHERS = 1 / 3                            # a colour that is not one's own is as likely as not somebody else's: of three, one opponent's


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    for k in range(n):
        casino = actions.ids[k] - PLACE.start
        who = common_dice.colours_showing(s, casino)
        move(s, casino, who, 1)
        out[k] = gain(s, seat, casino) * DOLLARS
        move(s, casino, who, -1)


@rule
def move(s: State, casino: int, who: int, n: int) -> None:
    """One die of each of these colours comes to a casino, or leaves it."""
    for colour in range(COLOURS):
        s.placed[casino, colour] += n * (who >> colour & 1)


@rule
def gain(s: State, seat: int, casino: int) -> float:
    """If the casino scored now."""
    alone, _, owners = rivalry(s, casino)
    winners, total = n_winners(s, casino), 0.0
    for rank in range(winners):
        dice, colour = next_in_rank(alone, owners)
        alone &= ~(1 << dice)
        note = note_of(s, casino, rank, winners)
        total += note if s.owner[colour] == seat + 1 else -note * OTHERS
    return total
