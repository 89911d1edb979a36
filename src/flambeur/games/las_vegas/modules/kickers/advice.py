"""Kickers: what there is to throw off, at a glance."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.kickers.drawer import N_TARGETS
from flambeur.games.las_vegas.state import State
from flambeur.kit.jit import rule


@rule(inline=True)
def targets(s: State, casino: int) -> int:
    """A bit for each die that may be kicked."""
    found = 0
    for target in range(N_TARGETS):
        if meetings.can_be_kicked(s, casino, target): found |= 1 << target
    return found
