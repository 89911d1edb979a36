"""The Las Vegas family: whose dice count at a casino (LV7a, CG6). Equal numbers strike each other out."""
from typing import Any

from flambeur.kit.jit import rule
from flambeur.kit.verbs import verb

NONE = -1


@verb
def rivals(s: Any) -> int:
    """How many compete at a casino: the players, and perhaps a fictional one (LV12)."""
    return s.n_players


@verb
def weight(s: Any, casino: int, p: int) -> int:  # type: ignore[empty-body]
    """What the dice of a player at a casino count."""


@verb
def strength(s: Any, casino: int, p: int) -> int:
    """By what the dice of a player there rank: as a rule by what they count (BV8: not at the slot machine)."""
    return weight(s, casino, p)


@rule
def tied_with(s: Any, casino: int, dice: int) -> int:
    """A bit for each rival that is just so strong there; 0 unless several are."""
    n = who = 0
    for p in range(rivals(s)):
        if strength(s, casino, p) == dice:
            n += 1
            who |= 1 << p
    return who if n > 1 else 0
