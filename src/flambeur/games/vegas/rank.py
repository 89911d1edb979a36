"""The Las Vegas family: who comes first at a casino, and is paid (LV7). Without branches to mispredict: rollouts spend their time here."""
from typing import Any

from flambeur.games.vegas.ties import rivals, strength
from flambeur.kit.bits import highest
from flambeur.kit.jit import rule
from flambeur.kit.verbs import verb


@rule(inline=True)
def rivalry(s: Any, casino: int) -> tuple[int, int, int]:
    """LV7a: wherever two or more have the same number of dice, white included (LV12), all of them are out. Returns a bit for each number
    of dice that just one has, a bit for each that is tied, and whose each number is, in four bits: nobody has more than 15. No dice count
    as white's."""
    seen = tied = owners = 0
    for p in range(rivals(s)):
        dice = strength(s, casino, p)
        tied |= seen & 1 << dice
        seen |= 1 << dice
        owners |= p << 4 * dice
    return seen & ~tied, tied, owners & ~15 | s.n_players


@rule(inline=True)
def next_in_rank(alone: int, owners: int) -> tuple[int, int]:
    """LV7b: the most dice that remain, and whose they are; 0 and the fictional player where nobody is left."""
    dice = highest(alone | 1)
    return dice, owners >> 4 * dice & 15


@verb
def on_note(s: Any, p: int, note: int) -> None:
    """A player has received a note."""


@rule(inline=True)
def pay_note(s: Any, p: int, note: int) -> bool:
    """LV7b: a note goes to a player, LV12: but not to the fictional one. Returns whether the note was paid."""
    wins = p < s.n_players
    s.won[p * wins, note] += wins                      # no branch to mispredict; white has no row
    if wins: on_note(s, p, note)
    return wins
