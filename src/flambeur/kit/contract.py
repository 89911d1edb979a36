"""The verbs that all games share. A game's `rules.py` defines those without a default, its `advice.py` may define the last five.

A choice is an action id in a fixed block (kit/actions.py); a chance event is a sequence of draws (kit/chance.py); what happened goes to
the log (kit/log.py). A seat is 0, 1, 2 …; a spectator is NOBODY.
"""
from typing import Any

import numpy as np

from flambeur.kit.chance import Given, Listing, Source
from flambeur.kit.jit import rule
from flambeur.kit.log import Log
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats, Ints, row
from flambeur.kit.verbs import verb

OVER, CHANCE = 0, -1                     # what awaiting(s) may say; else a bit for each seat that must choose
NOBODY = -1
MAX_SEATS = 8
MAX_ACTIONS = 512
LOWEST = np.array([0] + [(who & -who).bit_length() - 1 for who in range(1, 1 << MAX_SEATS)])     # of each set of seats


class Actions:
    ids: Ints = row(MAX_ACTIONS)         # in a struct, not an array alone: see kit/rng.py


@verb
def awaiting(s: Any) -> int:  # type: ignore[empty-body]
    """OVER, CHANCE, or a bit for each seat that must choose now: several at once is a simultaneous choice."""


@verb
def legal(s: Any, seat: int, actions: Actions) -> int:  # type: ignore[empty-body]
    """Writes the legal action ids of a seat in rising order, returns how many. A seat that has chosen and may choose again has some, a
    seat that is not there has none."""


@verb
def act(s: Any, seat: int, action: int, log: Log) -> None:
    """Checks, then changes; an illegal action raises and changes nothing. Never draws a random number."""


@verb
def pending(s: Any) -> tuple[int, int]:  # type: ignore[empty-body]
    """The chance event that the table waits for: its kind, and the seat that throws (NOBODY: the table)."""


@verb
def chance(s: Any, source: Source, log: Log) -> None:
    """Resolves the pending chance event with numbers from the source."""


@verb
def scores(s: Any, out: Floats) -> None:
    """What each seat has: dollars, or points."""


@verb
def winners(s: Any) -> int:  # type: ignore[empty-body]
    """A bit for each seat that has won, or would if the game ended now; several share the victory, 0 is a game that nobody wins."""


@verb
def imagine(s: Any, seat: int, rng: Rng) -> None:
    """Re-deals everything that the seat cannot know, keeping all that it knows: what search uses instead of peeking."""


@verb
def appraise(s: Any, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """What each of n actions looks worth at a glance, in the game's own money. Default: all alike."""
    for k in range(n):
        out[k] = 0.0


@verb
def consider(s: Any, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """What each action looks worth at a second glance, still without search: so look the players in a rollout. Default: as at the first."""
    appraise(s, seat, actions, n, out)


@verb
def sort_of(s: Any, action: int) -> int:
    """Where a choice may be among very many actions: the sort of an action, counted from 0. Search does not try all of them at once, but
    begins with the best-looking of each sort, so that none is forgotten for many of another. Default: all are of one sort."""
    return 0


@verb
def resting(s: Any) -> bool:
    """A point at which a rollout may stop, since `worth` judges well there. Asked only while chance is pending. Default: never."""
    return False


@verb
def worth(s: Any, out: Floats) -> None:
    """At a resting point, and wherever a rollout of a very long game was cut off (bots/playout.py), the estimated share of each seat in the
    victory. Default: as if the game ended there."""
    who, n = winners(s), 0
    for k in range(out.size):
        n += who >> k & 1
    for k in range(out.size):
        out[k] = (who >> k & 1) / max(n, 1)


@rule(inline=True)
def seat_of(who: int) -> int:
    """The lowest seat in a set of seats."""
    return LOWEST[who]


@rule
def next_seat(who: int, after: int, n: int) -> int:
    """The first seat of a set, which is not empty, clockwise from the left of a seat among n."""
    seat = (after + 1) % n
    while not who >> seat & 1:
        seat = (seat + 1) % n
    return seat


@rule
def draws(table: Any, listing: Listing, log: Log) -> int:
    """Lists the sizes of the draws of the pending event of table[0]; table[1] is scratch."""
    table[1] = table[0]
    listing.n = 0
    chance(table[1], listing, log)
    return listing.n


@rule
def resolve(s: Any, given: Given, log: Log) -> None:
    """Lays given values instead of drawing; whoever calls has checked them against `draws`."""
    given.taken = 0
    chance(s, given, log)
