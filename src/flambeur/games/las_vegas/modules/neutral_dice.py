"""Neutral dice (LV10-LV12): white dice that everyone throws along and that count as one more, fictional, player."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas.facts import CASINOS, SEATS
from flambeur.kit.chance import Source, roll
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.record import Ints, row

if TYPE_CHECKING:
    from flambeur.games.las_vegas.state import State

OPENING_DICE = 2                          # LV10: left over with three players


class Drawer:
    each: int                             # LV10: white dice for each player and round
    left: Ints = row(SEATS)               # white dice not yet placed this round
    roll: int                             # the mover's white dice, counted by face (kit/dice.py)


@rule(inline=True)
def on_round_start(s: "State") -> None:
    for p in range(s.n_players):
        s.neutral_dice.left[p] = s.neutral_dice.each


@rule(inline=True)
def has_opening(s: "State") -> bool:
    """LV10: with three players two white dice are left over."""
    return s.n_players == 3


@rule(inline=True)
def open_round(s: "State", source: Source) -> int:
    """LV10: the first player rolls the two white dice left over; they go to the casinos of their faces."""
    dice = roll(source, OPENING_DICE)
    for casino in range(CASINOS):
        s.placed[casino, s.n_players] += showing(dice, casino)
    return dice


@rule(inline=True)
def on_roll(s: "State", source: Source) -> int:
    """LV11: white dice are rolled together with the own ones."""
    s.neutral_dice.roll = roll(source, s.neutral_dice.left[s.to_move])
    return s.neutral_dice.roll


@rule(inline=True)
def on_place(s: "State", seat: int, face: int) -> int:
    """LV11: all white dice of the face go along."""
    white = showing(s.neutral_dice.roll, face)
    s.placed[face, s.n_players] += white
    s.neutral_dice.left[seat] -= white
    s.neutral_dice.roll = 0
    return white
