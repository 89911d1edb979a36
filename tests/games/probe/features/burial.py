"""Burial (PR9): what a player has put under the pile, that player knows, and nobody else."""
from typing import TYPE_CHECKING

from flambeur.kit import known_pile
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from tests.games.probe import memory
from tests.games.probe.actions import BURY
from tests.games.probe.events import BURIED, DRAWN

if TYPE_CHECKING:
    from tests.games.probe.state import State


@rule
def may_bury(s: "State", seat: int, action: int) -> bool:
    return s.pile.length > 0 and s.hand[seat, action - BURY.start + 1] > 0


@rule
def bury(s: "State", seat: int, action: int, log: Log) -> None:
    card = action - BURY.start + 1
    s.hand[seat, card] -= 1
    memory.forget(s, seat)
    known_pile.put_under(s.pile, card, 1 << seat)
    event(log, BURIED, seat, card)
    drawn, know = known_pile.draw_top(s.pile, 1 << seat)
    s.hand[seat, drawn] += 1
    memory.learn(s, seat, drawn, know)
    event(log, DRAWN, seat, drawn)
