"""Las Vegas: what hands do: stock the casinos, lay a note beside the others."""
from flambeur.games.las_vegas.facts import CASINOS, MINIMUM
from flambeur.games.las_vegas.state import State
from flambeur.kit import pile
from flambeur.kit.jit import rule


@rule(inline=True)
def stock_casinos(s: State) -> None:
    """LV2: notes from the top of the pile until casino 1 holds 50k, then 2, … 6. LV14: an empty pile ends it."""
    casino = total = n = 0
    while casino < CASINOS and s.pile.length > 0:
        note = pile.draw_top(s.pile)
        lay_note(s, casino, n, note)
        total += note
        goes_on = total < MINIMUM
        casino += 1 - goes_on                          # no branch to mispredict
        total *= goes_on
        n = (n + 1) * goes_on


@rule(inline=True)
def lay_note(s: State, casino: int, n: int, note: int) -> None:
    """Beside the n others, high to low."""
    for k in range(n):
        other = s.notes[casino, k]
        s.notes[casino, k] = max(note, other)
        note = min(note, other)
    s.notes[casino, n] = note
    s.n_notes[casino] = n + 1
