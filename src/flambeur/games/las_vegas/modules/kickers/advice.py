"""Kickers: what there is to throw off, at a glance."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.kickers.rules import first_target, stop_of_targets
from flambeur.games.las_vegas.state import State
from flambeur.kit.jit import rule


@rule(inline=True)
def targets(s: State, casino: int) -> int:
    """A bit for each die that may be kicked."""
    found = 0
    for target in range(first_target(casino), stop_of_targets(casino)):
        if meetings.can_be_kicked(s, casino, target): found |= 1 << target
    return found
