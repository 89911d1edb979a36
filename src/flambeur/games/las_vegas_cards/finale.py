"""Las Vegas, the card game, when it is over: notes, and chips, which count by how many of a colour there are (CG9)."""
from collections.abc import Sequence
from typing import Any

from flambeur.games.las_vegas_cards.facts import CHIP_WORTH
from flambeur.games.las_vegas_cards.state import State
from flambeur.games.vegas import finale as vegas
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import money, notes_of
from flambeur.kit.events import Row, seats
from flambeur.kit.finale import Finale, Holding
from flambeur.kit.structs import plain


def finale(state: State, rows: Sequence[Row]) -> Finale:
    s = plain(State, state)
    chips: Any = s.chips.won[:s.n_players]
    holdings = [Holding(notes_of(s.won[p])[::-1], worth(chips[p])) for p in range(s.n_players)]
    return vegas.finale(holdings, seats(winners(state)), rows, lambda later: chips_without(chips, later))


def worth(chips: Sequence[int]) -> int:
    return money(sum(CHIP_WORTH[n] for n in chips))


def chips_without(chips: Sequence[Sequence[int]], later: Sequence[Row]) -> list[int]:
    """What everyone's chips were worth before these rows."""
    left = [list(colours) for colours in chips]
    for row in later:
        if row.kind.name == "chip_taken" and row.seat is not None: left[row.seat][row.fields["colour"] - 1] -= 1
    return [worth(colours) for colours in left]
