"""What the laws must be told of a game, one file each, named as its folder:

    census(m)              what must be the same at any moment of a game: the pieces in the box
    hides(m, seat)         whether anything is hidden from a seat (None: a spectator)
    world(m)               the hidden things as they are, in a form that can be counted
    tiny()                 small tables, each with a seat and all worlds that the seat must think possible, equally likely ones
    turned(state, by)      the state of a position with every seat renamed to the one `by` places to the left
    turned_action(action, by, n)      the action that is the same for the renamed seats of n
    turned_chance(m, entry, by, n)    where it matters to which seat a chance event gives what: the same event for the renamed seats
    is_lost(m)             of a game that is over, whether nobody has won it
    body(m, action, luck)  what a legal action may carry besides; None: nothing
    COSMETIC               options that change nothing but words and what is shown
    left_alone(m)          the bytes of everything that belongs to a module which is off
"""
import importlib
from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from flambeur.api import Match


class Tiny(NamedTuple):
    m: Match
    seat: int | None
    worlds: Counter[Hashable]


class Witness(Protocol):
    COSMETIC: tuple[str, ...]
    def census(self, m: Match) -> Any: ...
    def hides(self, m: Match, seat: int | None) -> bool: ...
    def world(self, m: Match) -> Hashable: ...
    def tiny(self) -> list[Tiny]: ...
    def turned(self, state: dict[str, Any], by: int) -> dict[str, Any]: ...
    def turned_action(self, action: int, by: int, n: int) -> int: ...
    def turned_chance(self, m: Match, entry: Any, by: int, n: int) -> Any: ...
    def body(self, m: Match, action: int, luck: Random) -> dict[str, Any] | None: ...
    def is_lost(self, m: Match) -> bool: ...
    def left_alone(self, m: Match) -> bytes: ...


def witness(name: str) -> Witness:
    return cast(Witness, importlib.import_module(f"{__name__}.{name.replace('-', '_')}"))
