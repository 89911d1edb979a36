"""Neutral dice (LV10-LV12), moment by moment. On the casinos they lie in the column of the fictional player."""
from typing import TYPE_CHECKING

from flambeur.games.las_vegas.modules.neutral_dice.drawer import EACH, OPENED, OPENING_DICE
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.chance import Source, roll
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell

if TYPE_CHECKING:
    from flambeur.games.las_vegas.state import State

ROLLED_WHITE, PLACED_WHITE = 1, 2         # columns of the events


@rule
def on_setup(s: "State") -> None:
    s.neutral_dice.each = EACH[s.n_players]


@rule(inline=True)
def on_round_start(s: "State") -> None:
    for p in range(s.n_players):
        s.neutral_dice.left[p] = s.neutral_dice.each


@rule(inline=True)
def has_opening(s: "State") -> bool:
    """LV10: with three players two white dice are left over."""
    return s.n_players == 3


@rule(inline=True)
def open_round(s: "State", source: Source, log: Log) -> None:
    """LV10: the first player rolls the two white dice left over; they go to the casinos of their faces."""
    dice = roll(source, OPENING_DICE)
    for casino in range(CASINOS):
        s.placed[casino, s.n_players] += showing(dice, casino)
    event(log, OPENED, s.first, dice)


@rule(inline=True)
def on_roll(s: "State", source: Source) -> None:
    """LV11: white dice are rolled together with the own ones."""
    s.neutral_dice.roll = roll(source, s.neutral_dice.left[s.to_move])


@rule(inline=True)
def tell_roll(s: "State", log: Log) -> None:
    tell(log, ROLLED_WHITE, s.neutral_dice.roll)


@rule(inline=True)
def on_place(s: "State", seat: int, face: int, casino: int, log: Log) -> None:
    """LV11: all white dice of the face go along."""
    white = showing(s.neutral_dice.roll, face)
    s.placed[casino, s.n_players] += white
    s.neutral_dice.left[seat] -= white
    s.neutral_dice.roll = 0
    tell(log, PLACED_WHITE, white)
