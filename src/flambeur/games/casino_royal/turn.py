"""Casino Royal: the turn (CR6.2): announce or not, throw, move, the end of a last lap, the square, and once more after a double."""
from flambeur.games.casino_royal import auction, betting, challenge, free_bets, grand_slam, jokers
from flambeur.games.casino_royal.actions import ANNOUNCE, JET, STAY
from flambeur.games.casino_royal.board import (
    CASINO,
    CHALLENGE,
    DOZEN,
    GRAND_SLAM,
    JET_AT,
    JOKER,
    KIND,
    LOSS,
    RANDOM_LOSS,
    SQUARES,
    START,
    SUIT,
    TAX,
    TAX_PER_CASINO,
    TOTALS,
)
from flambeur.games.casino_royal.board import JET as A_JET
from flambeur.games.casino_royal.events import DECLINED, FLEW, FLYING, GAME_END, LIMIT, ROLLED, ROLLS, TURN
from flambeur.games.casino_royal.facts import LIMIT as MOST_DECISIONS
from flambeur.games.casino_royal.facts import TAX_A, TAX_B
from flambeur.games.casino_royal.places import winners
from flambeur.games.casino_royal.series import announce, may_announce, n_casinos, on_start
from flambeur.games.casino_royal.state import ENDED, LANDED, RESOLVED, THROW, UNCOVERED, State
from flambeur.games.casino_royal.state import JET as TO_FLY
from flambeur.games.casino_royal.state import TURN as BEFORE
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import NOBODY
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def begin(s: State, p: int, log: Log) -> None:
    """CR13: the limit is tested here. CR7.1: who may announce is asked before the first throw of the turn."""
    if s.decisions >= MOST_DECISIONS:
        event(log, LIMIT, NOBODY, s.decisions)
        end_game(s, log)
        return
    s.to_move = p
    event(log, TURN, p)
    s.phase = BEFORE if may_announce(s, p) else THROW


@rule
def before_throw(s: State, p: int, action: int, log: Log) -> None:
    """CR7.1: after announcing one throws in that same turn."""
    if action == ANNOUNCE: announce(s, p, log)
    else: event(log, ROLLS, p)
    s.phase = THROW


@rule
def throw(s: State, source: Source, log: Log) -> None:
    """CR6.2: forward by the sum. CR7.2: the end of a last lap is judged before the square beyond is resolved."""
    p = s.to_move
    one, two = draw(source, FACES), draw(source, FACES)
    s.double = one == two
    to = s.square[p] + one + two + 2
    s.square[p] = to % SQUARES
    event(log, ROLLED, p, one, two, s.square[p])
    s.phase = LANDED
    if to >= SQUARES and on_start(s, p, log):
        s.champion = p + 1
        end_game(s, log)


@rule
def settle(s: State, log: Log) -> None:
    """What follows without anybody being asked, until somebody is, or dice are thrown."""
    while s.phase >= LANDED:
        if s.phase == LANDED: resolve(s, log)
        elif s.phase == UNCOVERED: auction.go_on(s, log)
        else: after_square(s, log)


@rule
def resolve(s: State, log: Log) -> None:
    """CR3: the square where the pawn is."""
    p = s.to_move
    kind = KIND[s.square[p]]
    if kind == CASINO: betting.visit(s, log)
    elif kind == CHALLENGE: challenge.visit(s, log)
    elif kind == JOKER: jokers.visit_joker(s)
    elif kind in (TOTALS, SUIT, DOZEN): free_bets.visit(s)
    elif kind == GRAND_SLAM: grand_slam.visit(s)
    elif kind == TAX: auction.tax(s, TAX_A, log)
    elif kind == TAX_PER_CASINO: auction.tax(s, TAX_B * n_casinos(s, p), log)
    elif kind in (LOSS, RANDOM_LOSS): jokers.visit_loss(s, kind == RANDOM_LOSS, log)
    elif kind == A_JET and s.black != p + 1: s.phase = TO_FLY      # CR3: a black pawn gets nothing here
    else: s.phase = RESOLVED


@rule
def may_fly(s: State, action: int) -> bool:
    """CR3: to any other square except Start, or not."""
    square = action - JET.start
    return action == STAY or square not in (START, JET_AT)


@rule
def fly(s: State, p: int, action: int, log: Log) -> None:
    """CR3: a jump, Start is not crossed; the square is resolved at once."""
    if action == STAY:
        event(log, DECLINED, p, FLYING)
        s.phase = RESOLVED
        return
    s.square[p] = action - JET.start
    event(log, FLEW, p, s.square[p])
    s.phase = LANDED


@rule
def after_square(s: State, log: Log) -> None:
    """CR6.2: a double gives another throw, without announcement; else the next player's turn begins."""
    if s.double:
        s.double = 0
        s.phase = THROW
    else: begin(s, (s.to_move + 1) % s.n_players, log)


@rule
def end_game(s: State, log: Log) -> None:
    s.phase = ENDED
    s.double = 0
    event(log, GAME_END, NOBODY, winners(s))
