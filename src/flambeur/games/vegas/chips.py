"""The Las Vegas family: chip cards (CG9). At the start of each round one more lies at every casino; a player who brings two dice there at
once may take one. A state has `chips`: a drawer with `pile`, `at` (by casino and colour) and `won` (by seat and colour)."""
from typing import Any

from flambeur.games.vegas.stocking import stocked_casinos
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.structs import Ints, row

COLOURS = (("pink", "rose"), ("gold", "or"), ("green", "vert"), ("blue", "bleu"), ("silver", "argent"))
N_COLOURS = len(COLOURS)
CHIPS_EACH = 5
N_CHIPS = N_COLOURS * CHIPS_EACH
CHIP_DICE = 2                             # so many dice at a casino in one turn earn a chip
CHIP_WORTH = (0, 1, 3, 6, 10, 15)         # of n chips of one colour


class ChipPile:
    """The chip cards that wait (kit/pile.py); a chip is its colour + 1."""
    cards: Ints = row(N_CHIPS)
    top: int
    length: int
    known: int


@rule
def fill_pile(s: Any) -> None:
    """All chips, to be shuffled."""
    s.chips.pile.length = N_CHIPS
    for k in range(N_CHIPS):
        s.chips.pile.cards[k] = 1 + k // CHIPS_EACH


@rule
def lay_chips(s: Any, kind: int, log: Log) -> None:
    """One chip from the pile to each casino, beside those left there before, as long as there are any; told as events of that kind."""
    for casino in range(stocked_casinos(s)):
        if s.chips.pile.length > 0:
            colour = pile.draw_top(s.chips.pile) - 1
            s.chips.at[casino, colour] += 1
            event(log, kind, NOBODY, casino, colour)
    pile.square_up(s.chips.pile)


@rule
def lie_at(s: Any, casino: int) -> int:
    n = 0
    for colour in range(N_COLOURS):
        n += s.chips.at[casino, colour]
    return n


@rule
def earns_chip(s: Any, casino: int, dice: int) -> bool:
    """So many dice have come to a casino at once: enough for a chip, if one lies there?"""
    return dice >= CHIP_DICE and lie_at(s, casino) > 0


@rule
def takings(s: Any, casino: int, first: int, actions: Actions) -> int:
    """Any one chip of the casino, or none: actions from `first` on, by colour, the last one is none."""
    n = 0
    for colour in range(N_COLOURS):
        actions.ids[n] = first + colour
        n += s.chips.at[casino, colour] > 0
    actions.ids[n] = first + N_COLOURS
    return n + 1


@rule
def take(s: Any, seat: int, casino: int, colour: int) -> None:
    s.chips.at[casino, colour] -= 1
    s.chips.won[seat, colour] += 1


@rule
def worth(s: Any, p: int) -> int:
    """What a player's chips are worth, in tens of thousands."""
    total = 0
    for colour in range(N_COLOURS):
        total += CHIP_WORTH[s.chips.won[p, colour]]
    return total


@rule
def next_chip(s: Any, seat: int, colour: int) -> int:
    """What one more chip of a colour adds."""
    has = s.chips.won[seat, colour]
    return CHIP_WORTH[has + 1] - CHIP_WORTH[has]
