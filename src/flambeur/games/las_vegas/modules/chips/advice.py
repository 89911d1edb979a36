"""Chip cards: what one is worth at a glance."""
from flambeur.games.las_vegas.modules.chips.drawer import LEAVE, TAKE
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.chips import N_COLOURS, earns_chip, next_chip
from flambeur.kit.jit import rule


@rule(inline=True)
def value(s: State, seat: int, action: int) -> int:
    """What a chip adds, or leaving it."""
    return 0 if action == LEAVE else next_chip(s, seat, action - TAKE.start)


@rule
def best(s: State, seat: int, casino: int, dice: int) -> int:
    """What the best chip adds that so many dice would earn there."""
    most = 0
    if earns_chip(s, casino, dice):
        for colour in range(N_COLOURS):
            if s.chips.at[casino, colour]: most = max(most, next_chip(s, seat, colour))
    return most
