"""Spoils (PR8): in the middle of a payout the others are asked, one after the other, what they take."""
from typing import TYPE_CHECKING

from flambeur.kit.contract import next_seat
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.position import refuse_unless
from flambeur.kit.structs import Ints, row
from tests.games.probe.actions import COIN
from tests.games.probe.events import PAID, TOOK_COIN, TOOK_STONE
from tests.games.probe.facts import MAX_PLAYERS
from tests.games.probe.hands import leader

if TYPE_CHECKING:
    from tests.games.probe.position import Position
    from tests.games.probe.state import State


class Spoils:
    asked: int                            # a bit for each seat that has still to be asked
    stones: Ints = row(MAX_PLAYERS)


@rule
def begin(s: "State") -> None:
    """Everyone but the leader."""
    s.spoils.asked = (1 << s.n_players) - 1 - (1 << leader(s))


@rule
def asks(s: "State") -> bool:
    """Whether somebody is still to be asked; when no point is left nobody is."""
    if not s.stake: s.spoils.asked = 0
    return s.spoils.asked > 0


@rule
def asked(s: "State") -> int:
    return next_seat(s.spoils.asked, leader(s), s.n_players)


@rule
def take(s: "State", seat: int, action: int, log: Log) -> None:
    if action == COIN:
        s.stake -= 1
        s.points[seat] += 1
    else:
        s.spoils.stones[seat] += 1
    event(log, TOOK_COIN if action == COIN else TOOK_STONE, seat)


@rule
def tell(s: "State", log: Log) -> None:
    """What the others have left to the leader."""
    event(log, PAID, leader(s), s.stake)


@rule
def score(s: "State", p: int) -> int:
    return s.spoils.stones[p] * s.spoils.stones[p]


def check(given: "Position", n: int) -> None:
    """While it is asked, the seats that are left: those of the asking order from some one on, never the leader."""
    leads = max(range(n), key=lambda p: (laid_by(given, p), -((p - given.first) % n)))
    order = [(leads + k) % n for k in range(1, n)]
    refuse_unless(len(given.asked) > 0 and sorted(given.asked) == sorted(order[-len(given.asked):]),
                  "those still to be asked are the last ones clockwise before the leader",
                  "ceux qui restent à interroger sont les derniers avant le meneur")
    refuse_unless(given.stake > 0, "nobody is asked when no point is left", "personne n’est interrogé quand il n’y a plus de points")


def laid_by(given: "Position", p: int) -> int:
    card = given.players[p].probe
    return card if isinstance(card, int) else 0
