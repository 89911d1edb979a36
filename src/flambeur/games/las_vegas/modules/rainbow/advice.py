"""Rainbow cards: what one is worth at a glance: as much as the notes are on average."""
from flambeur.games.las_vegas.state import State
from flambeur.kit.jit import rule

WORTH = 5                                 # in tens of thousands: the 54 notes come to 4.6 on average, the 59 to 5.1


@rule(inline=True)
def prizes(s: State, casino: int) -> int:
    """The notes, and one more for each card."""
    return s.n_notes[casino] + s.rainbow.at[casino]


@rule
def prize(s: State, casino: int, k: int) -> int:
    """The k-th highest, the cards among the notes."""
    above = 0
    while above < s.n_notes[casino] and s.notes[casino, above] >= WORTH:
        above += 1
    if k < above: return s.notes[casino, k]
    if k < above + s.rainbow.at[casino]: return WORTH
    return s.notes[casino, k - s.rainbow.at[casino]]
