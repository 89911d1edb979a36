"""Casino Royal: who is where in the end (CR7, CR12, CR13)."""
from flambeur.games.casino_royal.series import n_casinos
from flambeur.games.casino_royal.state import State
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats

MORE = 1 << 32                            # than anybody can have: with paper there may be far more than is in the box
FIRST = 1 << 40                           # who has come round on the last lap is before all others


@rule
def rank(s: State, p: int) -> int:
    """CR12: most casinos, then most cash; before all, who has ended a last lap with a series (CR7.2)."""
    return n_casinos(s, p) * MORE + s.cash[p] + (FIRST if s.champion == p + 1 else 0)


@rule
def place(s: State, p: int) -> int:
    """CR13: 1, 2, 2, 4."""
    mine, found = rank(s, p), 1
    for q in range(s.n_players):
        found += rank(s, q) > mine
    return found


@rule
def scores(s: State, out: Floats) -> None:
    """How many places there are from a seat's down to the last."""
    for p in range(s.n_players):
        out[p] = s.n_players + 1 - place(s, p)


@rule
def winners(s: State) -> int:
    who = 0
    for p in range(s.n_players):
        if place(s, p) == 1: who |= 1 << p
    return who
