"""Las Vegas, the card game: what a choice brings to the casinos (CG3), tried out on a copy for games/vegas/standing.py, and what a chip
would add (CG9)."""
from flambeur.games.las_vegas_cards.actions import NEEDS
from flambeur.games.las_vegas_cards.actions import TAKE as TAKES
from flambeur.games.las_vegas_cards.facts import CHIP_WORTH, OFFER
from flambeur.games.las_vegas_cards.state import TAKE, State
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.money import money
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


def chips_worth(won: list[int]) -> int:
    """CG9: what somebody's chips bring, from how many there are of each colour."""
    return money(sum(CHIP_WORTH[n] for n in won))


def chip_adds(won: list[int], action: int) -> int:
    """CG9: what one more chip brings; nothing, where the chips are left."""
    if action not in TAKES.ids(): return 0
    has = won[action - TAKES.start]
    return money(CHIP_WORTH[has + 1] - CHIP_WORTH[has])
