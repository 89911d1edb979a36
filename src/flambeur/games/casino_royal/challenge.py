"""Casino Royal: the Challenge square (CR6.4). Its bet is drawn, repaired and lost in betting.py."""
from flambeur.games.casino_royal.actions import DARE, DARE_NOBODY
from flambeur.games.casino_royal.bank import to_pot
from flambeur.games.casino_royal.betting import call_draw, game_of
from flambeur.games.casino_royal.board import CASINOS
from flambeur.games.casino_royal.events import CHALLENGED, DARING, DECLINED, TURN_LOST
from flambeur.games.casino_royal.events import SIDE as A_SIDE
from flambeur.games.casino_royal.facts import FEE
from flambeur.games.casino_royal.series import n_casinos
from flambeur.games.casino_royal.state import CHALLENGE, IN_CHALLENGE, RESOLVED, SIDE, State
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def visit(s: State, log: Log) -> None:
    """CR6.4, CR13: who owns no casino ends the turn, a double is lost; without the fee or a target nothing happens."""
    p = s.to_move
    s.phase = RESOLVED
    if n_casinos(s, p) == 0:
        s.double = 0
        event(log, TURN_LOST, p)
    elif s.cash[p] >= FEE and has_target(s, p): s.phase = CHALLENGE


@rule
def has_target(s: State, p: int) -> bool:
    found = False
    for casino in range(CASINOS):
        found |= s.royal[casino] > 0 and s.royal[casino] != p + 1
    return found


@rule
def may_dare(s: State, p: int, action: int) -> bool:
    """CR6.4: any casino of any opponent."""
    if action == DARE_NOBODY: return True
    owner = s.royal[action - DARE.start]
    return owner > 0 and owner != p + 1


@rule
def dare(s: State, p: int, action: int, log: Log) -> None:
    """CR12: on naming the casino the 100k is paid."""
    if action == DARE_NOBODY:
        s.phase = RESOLVED
        event(log, DECLINED, p, DARING)
        return
    casino = action - DARE.start
    s.cash[p] -= FEE
    to_pot(s, FEE)
    s.casino, s.trial, s.phase = casino + 1, IN_CHALLENGE, SIDE
    event(log, CHALLENGED, p, casino, s.royal[casino] - 1, FEE)


@rule
def choose_side(s: State, bet: int, log: Log) -> None:
    s.bet = bet + 1
    event(log, A_SIDE, s.to_move, bet, s.casino - 1)
    call_draw(s, game_of(s))
