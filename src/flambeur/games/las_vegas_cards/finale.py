"""Las Vegas, the card game, when it is over: notes, and chips, which count by how many of a colour there are (CG9)."""
from collections.abc import Sequence
from typing import Any

from flambeur.games.las_vegas_cards.state import State
from flambeur.games.vegas import finale as vegas
from flambeur.games.vegas.chips_told import worth, worth_before
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import notes_of
from flambeur.kit.events import Row, seats
from flambeur.kit.finale import Finale, Holding
from flambeur.kit.structs import plain


def finale(state: State, rows: Sequence[Row]) -> Finale:
    s = plain(State, state)
    chips: Any = s.chips.won[:s.n_players]
    holdings = [Holding(notes_of(s.won[p])[::-1], worth(chips[p])) for p in range(s.n_players)]
    return vegas.finale(holdings, seats(winners(state)), rows, lambda later: worth_before(chips, later))
