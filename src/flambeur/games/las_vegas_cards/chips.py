"""Chip cards (CG9): at the start of each round one more at every casino; a player who lays two dice there in one turn may take one."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas_cards.events import CHIP_LAID
from flambeur.games.las_vegas_cards.facts import CHIP_DICE, CHIP_WORTH, CHIPS_EACH, N_CHIPS, N_COLOURS, SEATS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.structs import Ints, row

if TYPE_CHECKING:
    from flambeur.games.las_vegas_cards.state import State


class Pile:
    """The chip cards that wait (kit/pile.py); a chip is its colour + 1."""
    cards: Ints = row(N_CHIPS)
    top: int
    length: int
    known: int


class Drawer:
    on: int
    pile: Pile
    at: Ints = row(CASINOS, N_COLOURS)    # chips of each colour at a casino
    won: Ints = row(SEATS, N_COLOURS)     # taken by a player, face up
    owed: int                             # a bit for each casino at which the player at turn may still take a chip


@rule
def setup(s: "State") -> None:
    s.chips.on = 1
    s.chips.pile.length = N_CHIPS
    for k in range(N_CHIPS):
        s.chips.pile.cards[k] = 1 + k // CHIPS_EACH


@rule
def on_round_start(s: "State", log: Log) -> None:
    """One chip from the pile to each casino, beside those left there before."""
    for casino in range(CASINOS):
        colour = pile.draw_top(s.chips.pile) - 1
        s.chips.at[casino, colour] += 1
        event(log, CHIP_LAID, NOBODY, casino, colour)
    pile.square_up(s.chips.pile)


@rule
def lie_at(s: "State", casino: int) -> int:
    n = 0
    for colour in range(N_COLOURS):
        n += s.chips.at[casino, colour]
    return n


@rule
def on_lay(s: "State", casino: int, dice: int) -> None:
    """So many dice were laid at a casino at once: enough for a chip, if one lies there?"""
    if dice >= CHIP_DICE and lie_at(s, casino): s.chips.owed |= 1 << casino


@rule
def owing(s: "State") -> int:
    """The casino at which a chip may be taken now, the lowest of two."""
    casino = 0
    while not s.chips.owed >> casino & 1:
        casino += 1
    return casino


@rule
def take(s: "State", seat: int, casino: int, colour: int) -> None:
    s.chips.at[casino, colour] -= 1
    s.chips.won[seat, colour] += 1


@rule
def worth(s: "State", p: int) -> int:
    """What a player's chips are worth, in tens of thousands."""
    total = 0
    for colour in range(N_COLOURS):
        total += CHIP_WORTH[s.chips.won[p, colour]]
    return total
