"""Recycling (PR10): what was played goes under the pile in sight of all, and rounds are counted instead of cards."""
from typing import TYPE_CHECKING

from flambeur.kit import known_pile
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from tests.games.probe.events import RETURNED
from tests.games.probe.facts import ROUNDS
from tests.games.probe.hands import left_of

if TYPE_CHECKING:
    from tests.games.probe.state import State


class Recycling:
    rounds: int                           # still to be played, this one included


@rule
def on_setup(s: "State") -> None:
    s.recycling.rounds = ROUNDS


@rule
def on_clear(s: "State", log: Log) -> None:
    """Clockwise from the first player, before the cards are taken off the table."""
    for k in range(s.n_players):
        p = left_of(s, s.first, k)
        s.played[s.probe[p]] -= 1
        known_pile.put_under(s.pile, s.probe[p], known_pile.EVERYONE)
        event(log, RETURNED, p, s.probe[p])
    s.recycling.rounds -= 1
