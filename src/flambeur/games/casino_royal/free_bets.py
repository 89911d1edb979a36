"""Casino Royal: Bonne Fortune, a free try for the pot (CR3, CR6.6). No Joker repairs it."""
import numpy as np

from flambeur.games.casino_royal import bets
from flambeur.games.casino_royal.actions import BET, PAIR
from flambeur.games.casino_royal.bank import win_pot
from flambeur.games.casino_royal.betting import call_draw
from flambeur.games.casino_royal.board import DOZEN, KIND, SUIT, TOTALS
from flambeur.games.casino_royal.events import NAMED, POT, POT_MISSED, THREW_TOTALS, TRIED
from flambeur.games.casino_royal.facts import CARDS, ROULETTE, SUITS
from flambeur.games.casino_royal.state import FOR_FORTUNE, FORTUNE, RESOLVED, State
from flambeur.games.casino_royal.state import TOTALS as TO_THROW
from flambeur.kit.chance import Source, draw
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

PAIRS = np.array(bets.TOTALS)             # CR3: two totals of 2 to 12


@rule
def visit(s: State) -> None:
    """CR6.6: it costs nothing and is always made."""
    s.phase = FORTUNE


@rule
def may_try(s: State, p: int, action: int) -> bool:
    """CR3: A two totals, B a suit, C a dozen."""
    kind = KIND[s.square[p]]
    if kind == TOTALS: return PAIR.start <= action < PAIR.stop
    first = bets.SUIT_BETS if kind == SUIT else bets.DOZENS
    return first <= action < first + (SUITS if kind == SUIT else bets.N_DOZENS)


@rule
def try_luck(s: State, p: int, action: int, log: Log) -> None:
    s.trial = FOR_FORTUNE
    if action >= PAIR.start:
        s.totals = action - PAIR.start + 1
        event(log, NAMED, p, PAIRS[s.totals - 1, 0], PAIRS[s.totals - 1, 1])
        s.phase = TO_THROW
    else:
        s.bet = action - BET.start + 1
        event(log, TRIED, p, s.bet - 1)
        call_draw(s, CARDS if KIND[s.square[p]] == SUIT else ROULETTE)


@rule
def throw_totals(s: State, source: Source, log: Log) -> None:
    """CR3; CR6.2: two equal dice give nothing extra here."""
    one, two = draw(source, FACES), draw(source, FACES)
    event(log, THREW_TOTALS, s.to_move, one, two)
    total = one + two + 2
    settle(s, total == PAIRS[s.totals - 1, 0] or total == PAIRS[s.totals - 1, 1], log)


@rule
def on_drawn(s: State, outcome: int, log: Log) -> None:
    settle(s, bets.WINS[s.bet - 1, outcome], log)


@rule
def settle(s: State, wins: bool, log: Log) -> None:
    """CR6.6: the whole pot, or nothing."""
    p = s.to_move
    if wins: event(log, POT, p, win_pot(s, p))
    else: event(log, POT_MISSED, p)
    s.trial = s.bet = s.totals = 0
    s.phase = RESOLVED


assert DOZEN == SUIT + 1 == TOTALS + 2
