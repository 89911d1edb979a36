"""The Las Vegas family: stocking casinos with notes from the pile (LV2). A state has `pile`, `notes` and `n_notes`."""
from typing import Any

from flambeur.games.vegas.facts import CASINOS
from flambeur.kit import pile
from flambeur.kit.jit import rule
from flambeur.kit.verbs import verb


@verb
def minimum(s: Any) -> int:  # type: ignore[empty-body]
    """What a casino holds at least once it is stocked, in tens of thousands."""


@verb
def stocked_casinos(s: Any) -> int:
    """How many casinos are stocked: one for each face, and perhaps one more (BV8)."""
    return CASINOS


@verb
def lay_beside(s: Any, casino: int, card: int) -> int:  # type: ignore[empty-body]
    """Lays a card of the pile that is no note beside the notes of a casino; what the card counts while stocking. 0: it is a note."""


@rule(inline=True)
def stock_casinos(s: Any) -> None:
    """LV2: notes from the top of the pile until casino 1 holds the minimum, then 2, … 6. LV14: an empty pile ends it."""
    casino = total = n = 0
    while casino < stocked_casinos(s) and s.pile.length > 0:
        card = pile.draw_top(s.pile)
        counts = lay_beside(s, casino, card)
        if counts == 0:
            lay_note(s, casino, n, card)
            counts = card
            n += 1
        total += counts
        goes_on = total < minimum(s)
        casino += 1 - goes_on                          # no branch to mispredict
        total *= goes_on
        n *= goes_on


@rule(inline=True)
def lay_note(s: Any, casino: int, n: int, note: int) -> None:
    """A note goes beside the n others, high to low."""
    for k in range(n):
        other = s.notes[casino, k]
        s.notes[casino, k] = max(note, other)
        note = min(note, other)
    s.notes[casino, n] = note
    s.n_notes[casino] = n + 1


@rule
def packed_notes(s: Any, casino: int) -> int:
    """The notes of a casino as a number, four bits each."""
    packed = 0
    for k in range(s.n_notes[casino]):
        packed |= s.notes[casino, k] << 4 * k
    return packed


@rule(inline=True)
def put_rest_under(s: Any, casino: int) -> None:
    """LV7d: what no player won goes face down under the pile, high to low; 0 is no note."""
    for k in range(s.n_notes[casino]):
        pile.put_under(s.pile, s.notes[casino, k])
        s.notes[casino, k] = 0
    s.n_notes[casino] = 0
