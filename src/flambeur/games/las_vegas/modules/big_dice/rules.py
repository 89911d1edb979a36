"""Big dice (BV5), moment by moment."""
from typing import TYPE_CHECKING

from flambeur.kit.chance import Source, roll
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, tell

if TYPE_CHECKING:
    from flambeur.games.las_vegas.state import State

ROLLED_BIG, PLACED_BIG = 2, 3             # columns of the events
COUNTS_AS = 2                             # dice, at payout


@rule(inline=True)
def on_round_start(s: "State") -> None:
    """A big die in place of a normal one: still eight."""
    for p in range(s.n_players):
        s.dice_left[p] -= 1
        s.big_dice.left[p] = 1


@rule(inline=True)
def on_roll(s: "State", source: Source) -> None:
    s.big_dice.roll = roll(source, s.big_dice.left[s.to_move])


@rule(inline=True)
def tell_roll(s: "State", log: Log) -> None:
    tell(log, ROLLED_BIG, s.big_dice.roll)


@rule(inline=True)
def on_place(s: "State", seat: int, face: int, casino: int, log: Log) -> None:
    """A big die goes with the other dice of its face."""
    goes = showing(s.big_dice.roll, face)
    s.big_dice.at[seat] += goes * (casino + 1)
    s.big_dice.left[seat] -= goes
    s.big_dice.roll = 0
    tell(log, PLACED_BIG, goes)


@rule(inline=True)
def lies(s: "State", casino: int, p: int) -> bool:
    return s.big_dice.at[p] == casino + 1


@rule(inline=True)
def weight(s: "State", casino: int, p: int) -> int:
    """A big die counts as two, also for ties. White has none: the fictional player's column is no seat."""
    return COUNTS_AS * (p < s.n_players and lies(s, casino, p))


@rule(inline=True)
def on_round_end(s: "State") -> None:
    for p in range(s.n_players):
        s.big_dice.at[p] = 0
