"""High notes (BV2): they join the others when the box is opened."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas.modules.high_notes.drawer import HOW_MANY, VALUE
from flambeur.kit.jit import rule

if TYPE_CHECKING:
    from flambeur.games.las_vegas.state import State


@rule
def on_setup(s: "State") -> None:
    """Five notes of 100k, to be shuffled with the others."""
    for _ in range(HOW_MANY):
        s.pile.cards[s.pile.length] = VALUE
        s.pile.length += 1
