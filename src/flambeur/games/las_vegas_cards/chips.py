"""Chip cards (CG9): the drawer, and at which casinos the player at turn may take one; all else the family has (games/vegas/chips.py)."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas_cards.facts import SEATS
from flambeur.games.vegas.chips import N_COLOURS, ChipPile, earns_chip, fill_pile
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints, row

if TYPE_CHECKING:
    from flambeur.games.las_vegas_cards.state import State


class Drawer:
    on: int
    pile: ChipPile
    at: Ints = row(CASINOS, N_COLOURS)    # chips of each colour at a casino
    won: Ints = row(SEATS, N_COLOURS)     # taken by a player, face up
    owed: int                             # a bit for each casino at which the player at turn may still take a chip


@rule
def setup(s: "State") -> None:
    s.chips.on = 1
    fill_pile(s)


@rule
def on_lay(s: "State", casino: int, dice: int) -> None:
    """So many dice were laid at a casino at once: enough for a chip, if one lies there?"""
    if earns_chip(s, casino, dice): s.chips.owed |= 1 << casino


@rule
def owing(s: "State") -> int:
    """The casino at which a chip may be taken now, the lowest of two."""
    casino = 0
    while not s.chips.owed >> casino & 1:
        casino += 1
    return casino
