"""Las Vegas, the card game: what a choice brings to the casinos (CG3), tried out on a copy for games/vegas/standing.py, and what a chip
would add (CG9)."""
from flambeur.games.las_vegas_cards.actions import NEEDS
from flambeur.games.las_vegas_cards.actions import TAKE as TAKES
from flambeur.games.las_vegas_cards.facts import OFFER
from flambeur.games.las_vegas_cards.state import TAKE, State
from flambeur.games.vegas import chips_told
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.jit import rule


@rule
def offered(s: State, casino: int) -> int:
    """CG2: two, until the casino has paid."""
    n = 0
    for k in range(OFFER):
        n += s.notes[casino, k] > 0
    return n


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """CG3: all cards of a selection lie at the casinos of their faces. CG9: a chip changes nothing there."""
    touched = 0
    if s.phase == TAKE: return touched
    for casino in range(CASINOS):
        for double in range(2):
            n = NEEDS[action, 2 * casino + double]
            s.laid[casino, 2 * seat + double] += n
            if n > 0: touched |= 1 << casino
    return touched


def chip_adds(won: list[int], action: int) -> int:
    """CG9: what one more chip brings; nothing, where the chips are left."""
    return chips_told.adds(won, action - TAKES.start) if action in TAKES.ids() else 0
