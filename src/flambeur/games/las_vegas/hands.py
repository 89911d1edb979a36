"""Las Vegas: what hands do: stock a casino, put a note under the pile, give it to a player."""
from flambeur.games.las_vegas.facts import MINIMUM
from flambeur.games.las_vegas.state import State
from flambeur.kit import pile
from flambeur.kit.jit import rule


@rule(inline=True)
def stock(s: State, casino: int) -> None:
    """LV2: notes from the top of the pile until the casino holds 50k. LV14: an empty pile ends it."""
    s.n_notes[casino] = 0
    total = 0
    while total < MINIMUM and s.pile.length > 0:
        note = pile.draw_top(s.pile)
        lay_note(s, casino, note)
        total += note


@rule(inline=True)
def lay_note(s: State, casino: int, note: int) -> None:
    """Beside the others, high to low."""
    k = s.n_notes[casino]
    while k > 0 and s.notes[casino, k - 1] < note:
        s.notes[casino, k] = s.notes[casino, k - 1]
        k -= 1
    s.notes[casino, k] = note
    s.n_notes[casino] += 1
