"""The Las Vegas family: what every casino would pay if the round ended now (LV7), and after each choice. Only what lies open counts: what
others have chosen face down stays where it is (CG3)."""
from typing import Any

import numpy as np

from flambeur.games.vegas.facts import DOLLARS
from flambeur.games.vegas.stocking import stocked_casinos
from flambeur.games.vegas.ties import NONE, rivals, strength, tied_with, weight
from flambeur.games.vegas.untied import most_untied
from flambeur.kit.calls import desk
from flambeur.kit.contract import MAX_SEATS
from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints
from flambeur.kit.verbs import verb

RIVALS = MAX_SEATS + 1                    # the players, and a fictional one (LV12)
TIED = -1                                 # what a rival is "paid" whom a tie strikes out
UNKNOWN = -2                              # or who wins a note that nobody knows yet (BV7)
ACTION, CASINO, DICE = range(3)           # columns: which action, which casino, then what counts there, by rival
PAYS = DICE + RIVALS                      # and what each rival would be paid, in dollars
WIDTH = PAYS + RIVALS
MANY = 1 << 30
MOST_CASINOS = 7                          # BV8
Told = list[dict[str, Any]]


@verb
def offered(s: Any, casino: int) -> int:  # type: ignore[empty-body]
    """How many notes there are to win at a casino."""


@verb
def note_for(s: Any, casino: int, rank: int) -> int:
    """The note for whoever comes there so many places behind the first: as a rule the highest one, then the next (BV12: otherwise)."""
    return s.notes[casino, rank]


@verb
def is_known(s: Any, casino: int) -> bool:
    """Whether it is known what there is to win at a casino."""
    return True


@verb
def try_out(s: Any, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """On a copy: lays at the casinos what a legal choice brings there, and does nothing that follows. A bit for each casino."""


@rule
def tell(s: Any, casino: int, out: Ints) -> None:
    """LV7, as if this casino paid now: ties are out, and the highest note goes to the most dice that remain."""
    for p in range(rivals(s)):
        dice = strength(s, casino, p)
        out[DICE + p] = weight(s, casino, p)
        out[PAYS + p] = TIED if dice > 0 and tied_with(s, casino, dice) else 0
    below = MANY
    for k in range(offered(s, casino)):
        p = most_untied(s, casino, below)
        if p == NONE: return
        below = strength(s, casino, p)
        out[PAYS + p] = note_for(s, casino, k) * DOLLARS if is_known(s, casino) else UNKNOWN


@rule
def tell_all(table: Any, k: int, out: Any) -> tuple[int, int]:
    """Every casino of table[k]; how many rivals there are, and casinos."""
    for casino in range(stocked_casinos(table[k])):
        tell(table[k], casino, out[casino])
    return rivals(table[k]), stocked_casinos(table[k])


@rule
def tell_choices(table: Any, k: int, scratch: Any, seat: int, actions: Any, n: int, out: Any) -> tuple[int, int]:
    """Of each of n actions, a row for every casino that it touches, as the casino would stand then; how many rows, and rivals."""
    rows = 0
    for one in range(n):
        scratch[0] = table[k]
        touched = try_out(scratch[0], seat, actions[0].ids[one])
        for casino in range(stocked_casinos(table[k])):
            if touched >> casino & 1:
                out[rows, ACTION], out[rows, CASINO] = one, casino
                tell(scratch[0], casino, out[rows])
                rows += 1
    return rows, rivals(table[k])


def standing(cell: Any) -> tuple[list[list[int]], list[list[int]]]:
    """Of each casino what counts there for everybody, by seat, then the fictional player, and what they would win now, in dollars;
    TIED: struck out by a tie."""
    out = np.zeros((MOST_CASINOS, WIDTH), np.int64)
    n, casinos = tell_all(cell, 0, out)
    rows = out[:casinos].tolist()
    return [row[DICE:DICE + n] for row in rows], [row[PAYS:PAYS + n] for row in rows]


def after(cell: Any, cls: type, seat: int, ids: list[int]) -> list[Told]:
    """Of each action the casinos that it would change, as they would stand then."""
    here = desk()
    here.ids[:len(ids)] = ids
    out = np.zeros((2 * len(ids), WIDTH), np.int64)      # no choice touches more than two
    rows, n = tell_choices(cell, 0, here.scratch(cls), seat, here.actions, len(ids), out)
    found: list[Told] = [[] for _ in ids]
    for row in out[:rows].tolist():
        found[row[ACTION]].append({"casino": row[CASINO] + 1, "dice": row[DICE:DICE + n], "pays": row[PAYS:PAYS + n]})
    return found
