"""The grown probe: the probe's rules, and doubling (GR1) where it is on."""
from flambeur.kit.chance import Source
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell
from tests.games.grown.actions import DOUBLE
from tests.games.grown.events import DOUBLED, TIMES
from tests.games.grown.state import State
from tests.games.probe import rules as probe
from tests.games.probe.actions import ACCEPT
from tests.games.probe.rules import answerer, awaiting, imagine, pending, scores, winners
from tests.games.probe.state import ANSWER, ROLL

__all__ = ["act", "awaiting", "chance", "imagine", "legal", "pending", "scores", "setup", "winners"]


@rule
def setup(s: State, n_players: int, packs: int, features: int, doubling: bool) -> None:
    probe.setup(s, n_players, packs, features)
    if doubling:
        s.doubling.on = 1
        s.doubling.left[:n_players] = 1


@rule
def legal(s: State, seat: int, actions: Actions) -> int:
    n = probe.legal(s, seat, actions)
    if may_double(s, seat):
        actions.ids[n] = DOUBLE
        n += 1
    return n


@rule
def may_double(s: State, seat: int) -> bool:
    return s.doubling.on > 0 and s.phase == ANSWER and seat == answerer(s) and s.doubling.left[seat] > 0


@rule
def act(s: State, seat: int, action: int, log: Log) -> None:
    if action == DOUBLE:
        double(s, seat, log)
    else:
        probe.act(s, seat, action, log)
        if action == ACCEPT: s.doubled = 0


@rule
def double(s: State, seat: int, log: Log) -> None:
    """GR1: the same seat answers then."""
    if not may_double(s, seat):
        raise ValueError("illegal action", DOUBLE, "of seat", seat)
    s.doubling.left[seat] -= 1
    s.doubled += 1
    s.stake *= 2
    event(log, DOUBLED, seat, s.stake)


@rule
def chance(s: State, source: Source, log: Log) -> None:
    """PR3: of points that stayed on the table it is told how often they were doubled."""
    rolls = s.phase == ROLL
    probe.chance(s, source, log)
    if rolls and s.doubled: tell(log, TIMES, s.doubled)
