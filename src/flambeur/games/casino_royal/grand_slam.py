"""Casino Royal: the Grand Slam (CR6.6): 100k from the bank, or up to three bets one after the other, for all that was won or nothing."""
import numpy as np

from flambeur.games.casino_royal import bets
from flambeur.games.casino_royal.actions import SAFE, STOP
from flambeur.games.casino_royal.bank import pay
from flambeur.games.casino_royal.betting import call_draw
from flambeur.games.casino_royal.events import SAFE as TOOK_SAFE
from flambeur.games.casino_royal.events import SLAM, SLAM_ENDED, SLAM_LOST
from flambeur.games.casino_royal.facts import CARDS, DIE, PRIZES, ROULETTE
from flambeur.games.casino_royal.facts import SAFE as SAFE_MONEY
from flambeur.games.casino_royal.state import FOR_SLAM, GOES_ON, GRAND, RESOLVED, State
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

BETS = np.array([bets.EVEN, bets.RED, bets.BLACK])      # an even die, a red card, a black pocket
GAMES = np.array([DIE, CARDS, ROULETTE])
TOTAL = np.cumsum(np.array([0, *PRIZES]))         # after so many bets won


@rule
def visit(s: State) -> None:
    s.phase = GRAND


@rule
def begin(s: State, action: int, log: Log) -> None:
    if action == SAFE: end(s, SAFE_MONEY, TOOK_SAFE, log)
    else:
        s.trial = FOR_SLAM
        next_bet(s)


@rule
def next_bet(s: State) -> None:
    s.bet = BETS[s.slam] + 1
    call_draw(s, GAMES[s.slam])


@rule
def on_drawn(s: State, outcome: int, log: Log) -> None:
    """After each win one stops or goes on; after the third there is no more to win."""
    if not bets.WINS[s.bet - 1, outcome]:
        event(log, SLAM_LOST, s.to_move)
        close(s)
        return
    s.slam += 1
    event(log, SLAM, s.to_move, TOTAL[s.slam], s.slam)
    s.bet = 0
    if s.slam < len(PRIZES): s.phase = GOES_ON
    else: end(s, TOTAL[s.slam], SLAM_ENDED, log)


@rule
def go_on(s: State, action: int, log: Log) -> None:
    if action == STOP: end(s, TOTAL[s.slam], SLAM_ENDED, log)
    else: next_bet(s)


@rule
def end(s: State, units: int, kind: int, log: Log) -> None:
    pay(s, s.to_move, units)
    event(log, kind, s.to_move, units)
    close(s)


@rule
def close(s: State) -> None:
    s.trial = s.bet = s.slam = 0
    s.phase = RESOLVED
