"""The Las Vegas family: what everyone has, and who wins (LV9, CG7). A state has `n_players` and `won`: by seat, notes counted by value."""
from typing import Any

from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats
from flambeur.kit.verbs import verb

MORE = 128                                # than anybody has notes


@rule(inline=True)
def money_in_notes(s: Any, p: int) -> int:
    """What a player's notes are worth, in tens of thousands."""
    total = 0
    for note in range(s.won.shape[1]):
        total += note * s.won[p, note]
    return total


@rule(inline=True)
def notes_won(s: Any, p: int) -> int:
    n = 0
    for note in range(s.won.shape[1]):
        n += s.won[p, note]
    return n


@verb
def fortune(s: Any, p: int) -> int:  # type: ignore[empty-body]
    """What a player has, in tens of thousands: notes, and what else a game counts (CG9: chips)."""


@rule(inline=True)
def scores(s: Any, out: Floats) -> None:
    for p in range(s.n_players):
        out[p] = fortune(s, p) * DOLLARS


@rule
def winners(s: Any) -> int:
    """LV9, CG7: the richest; ties go to the player with more notes; still tied, they share the victory."""
    best = who = 0
    for p in range(s.n_players):
        rank = fortune(s, p) * MORE + notes_won(s, p)
        if rank > best: best, who = rank, 0
        if rank == best: who |= 1 << p
    return who
