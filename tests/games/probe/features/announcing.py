"""Announcing (PR11): a choice before the die. Whether there is something to announce is hidden: the table waits in any case."""
from typing import TYPE_CHECKING

from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from tests.games.probe import memory
from tests.games.probe.actions import ANNOUNCE
from tests.games.probe.events import ANNOUNCED
from tests.games.probe.facts import CARDS

if TYPE_CHECKING:
    from tests.games.probe.state import State


class Announcing:
    done: int                             # 1: the die of this round counts twice


@rule
def may_announce(s: "State", seat: int, action: int) -> bool:
    return action == ANNOUNCE and s.hand[seat, CARDS] > 0 and not s.announcing.done


@rule
def announce(s: "State", seat: int, log: Log) -> None:
    s.announcing.done = 1
    memory.show(s, seat, CARDS)
    event(log, ANNOUNCED, seat, CARDS)


@rule
def times(s: "State") -> int:
    """How often the die counts."""
    return 1 + s.announcing.done


@rule
def on_clear(s: "State") -> None:
    s.announcing.done = 0
