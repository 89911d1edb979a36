"""The minimum by players (BV1): it speaks when casinos are stocked."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas.modules.minimum.drawer import BY_PLAYERS
from flambeur.kit.jit import rule

if TYPE_CHECKING:
    from flambeur.games.las_vegas.state import State


@rule(inline=True)
def minimum(s: "State") -> int:
    """30k with two players, 10k more for each further one."""
    return BY_PLAYERS[s.n_players]
