"""Rainbow cards (BV7)."""

from tests.reference.boulevard.facts import RAINBOW, RAINBOW_WORTH, Casino
from tests.reference.boulevard.state import State


def worth(card: int) -> int:
    """BV7: while stocking, a rainbow card counts as 40k."""
    return RAINBOW_WORTH if card == RAINBOW else card


def replace_rainbows(t: State, casino: Casino) -> None:
    """BV7: each rainbow card there is discarded and replaced by the next note; LV14: or by none. Nothing is topped up."""
    while RAINBOW in t.notes[t.at(casino)]:
        t.notes[t.at(casino)].remove(RAINBOW)
        t.discarded += 1
        note = t.draw_note()
        if note is not None:
            t.lay_note(casino, note)
        t.tell("rainbow", casino, note)
