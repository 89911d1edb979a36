"""The verbs for callers in plain Python. Handing a struct to compiled code costs ten times what handing a table and a place does, and
so does reading its fields one by one: hence these few calls, each of which does all that its caller needs.
"""
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from flambeur.kit.chance import Given, Listing
from flambeur.kit.contract import CHANCE, NOBODY, Actions, act, awaiting, chance, legal, pending, resting
from flambeur.kit.jit import rule
from flambeur.kit.log import new_log
from flambeur.kit.rng import Rng, draw_all, numbers_of
from flambeur.kit.structs import Ints, new

AWAITING, KIND, SEAT = range(3)           # what `stand` writes


@rule
def stand(table: Any, k: int, out: Ints) -> None:
    """What table[k] waits for: awaiting, and of a chance event its kind and seat."""
    who = awaiting(table[k])
    out[AWAITING], out[KIND], out[SEAT] = who, 0, NOBODY
    if who == CHANCE: out[KIND], out[SEAT] = pending(table[k])


@rule
def rests(table: Any, k: int) -> bool:
    return resting(table[k])


@rule
def legal_of(table: Any, k: int, seat: int, actions: Any) -> int:
    return legal(table[k], seat, actions[0])


@rule
def act_on(table: Any, k: int, seat: int, action: int, log: Any) -> None:
    log[0].n = 0
    act(table[k], seat, action, log[0])


@rule
def list_draws(table: Any, k: int, scratch: Any, listing: Any, silent: Any) -> int:
    """The sizes of the draws of the pending event of table[k]."""
    scratch[0] = table[k]
    listing[0].n = 0
    chance(scratch[0], listing[0], silent[0])
    return listing[0].n


@rule
def lay_given(table: Any, k: int, given: Any, log: Any) -> None:
    given[0].taken = 0
    log[0].n = 0
    chance(table[k], given[0], log[0])


class Desk:
    """Where the rules write for a caller in Python: actions, events, draws. Nothing in it outlives a call, so that all games of a thread
    share one."""

    def __init__(self) -> None:
        self.actions, self.listing, self.given = arrays(Actions), arrays(Listing), arrays(Given)
        self.log: Any = np.array([new_log()])
        self.silent: Any = np.array([new_log(0)])
        self.standing = np.zeros(3, np.int64)
        self.generator = arrays(Rng)
        self.words: Any = self.generator.view(np.uint64)
        self.ids: Ints = self.actions["ids"][0]
        self.rows: Ints = self.log["rows"][0]
        self.n_rows: Ints = self.log["n"]
        self.sizes: Ints = self.listing["sizes"][0]
        self.values: Ints = self.given["values"][0]
        self._scratch: dict[type, Any] = {}

    def scratch(self, cls: type) -> Any:
        """A state to try something on."""
        if cls not in self._scratch: self._scratch[cls] = arrays(cls)
        return self._scratch[cls]


def arrays(cls: type) -> Any:
    """One struct, as the array that it is in."""
    return new(cls)


HERE = threading.local()


def desk() -> Desk:
    """This thread's desk."""
    try:
        found: Desk = HERE.desk
    except AttributeError:
        found = HERE.desk = Desk()
    return found


def draws_from(key: bytes, sizes: Sequence[int]) -> list[int]:
    """The first numbers of the generator that 32 bytes seed, one below each size."""
    here, out = desk(), np.zeros(len(sizes), np.int64)
    here.words[:] = numbers_of(key)
    draw_all(here.generator, np.array(sizes, np.int64), out)
    drawn: list[int] = out.tolist()
    return drawn
