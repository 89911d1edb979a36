"""Casino Royal (CR1-CR13), top-down: setup, who is waited for, what may be done, what follows. The turn is in turn.py."""
import numpy as np

from flambeur.games.casino_royal import actions as ids
from flambeur.games.casino_royal import auction, betting, challenge, free_bets, grand_slam, jokers, turn
from flambeur.games.casino_royal.board import CASINOS
from flambeur.games.casino_royal.events import BEGINS, CASINO_DRAWN, SHUFFLED, THREW
from flambeur.games.casino_royal.events import TIED as ARE_TIED
from flambeur.games.casino_royal.facts import BLANK, JOKERS, N_JOKERS, POT_SEED, START_CASH, TOTAL
from flambeur.games.casino_royal.facts import MIX as BOX
from flambeur.games.casino_royal.state import (
    AT_TABLE,
    BET,
    BID,
    BUY,
    CHALLENGE,
    CUT,
    DEAL,
    ENDED,
    FIRST,
    FOR_FORTUNE,
    FORTUNE,
    GOES_ON,
    GRAND,
    IN_CHALLENGE,
    JET,
    JOKER,
    LOSE,
    LOSS,
    MIX,
    OFFER,
    RESPONSE,
    SELL,
    SIDE,
    SPIN,
    STAKE,
    TAKE,
    THROW,
    TOTALS,
    TURN,
    State,
)
from flambeur.kit import known_pile
from flambeur.kit.actions import Block
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

# The actions of each phase
BLOCKS: dict[int, Block] = {
    TURN: ids.BEFORE, BUY: ids.DEED, BET: ids.BET, STAKE: ids.STAKE, JOKER: ids.JOKER, CHALLENGE: ids.DARE, SIDE: ids.BET, OFFER: ids.LAY,
    RESPONSE: ids.ANSWER, TAKE: ids.TAKE, LOSS: ids.LOSE, JET: ids.JET, FORTUNE: Block(ids.BET.start, ids.PAIR.stop), GRAND: ids.GRAND,
    GOES_ON: ids.GO_ON, BID: ids.BID, SELL: ids.SELL,
}
STARTS = np.array([BLOCKS.get(phase, Block(0, 0)).start for phase in range(SELL + 1)])
STOPS = np.array([BLOCKS.get(phase, Block(0, 0)).stop for phase in range(SELL + 1)])


@rule
def setup(s: State, n_players: int, max_stake: int, min_laps: int, colours_only: bool, strict_lap: bool) -> None:
    """CR6.1, on a zeroed state. Jokers and casinos wait to be shuffled."""
    s.n_players, s.max_stake, s.min_laps, s.colours_only, s.strict_lap = n_players, max_stake, min_laps, colours_only, strict_lap
    for p in range(n_players):
        s.cash[p] = START_CASH
    s.pot = POT_SEED
    s.bank = TOTAL - n_players * START_CASH - POT_SEED
    for joker in range(BLANK, JOKERS):
        for _ in range(BOX[joker]):
            known_pile.put_under(s.pile, joker, 0)
    s.phase = DEAL


@rule
def awaiting(s: State) -> int:
    if s.phase > MIX: return 1 << asked(s)
    return OVER if s.phase == ENDED else CHANCE


@rule
def asked(s: State) -> int:
    """The player at turn; CR6.4, CR6.5: the owner of the casino; CR8: who bids."""
    if s.phase == RESPONSE or s.phase == TAKE: return s.royal[s.casino - 1] - 1
    return s.asked if s.phase == BID else s.to_move


@rule
def legal(s: State, seat: int, actions: Actions) -> int:
    n = 0
    if s.phase <= MIX or seat != asked(s): return n
    for action in range(STARTS[s.phase], STOPS[s.phase]):
        actions.ids[n] = action                        # stays only if n moves on
        n += allows(s, seat, action)
    return n


@rule
def is_legal(s: State, seat: int, action: int) -> bool:
    if s.phase <= MIX or seat != asked(s): return False
    return STARTS[s.phase] <= action < STOPS[s.phase] and allows(s, seat, action)


@rule
def allows(s: State, p: int, action: int) -> bool:
    """Whether a seat that is asked may do this, of the actions of the phase. CR13: where there is no choice nobody is asked."""
    if s.phase == STAKE: return betting.may_stake(s, action)
    if s.phase == BET: return betting.may_bet(s, action)
    if s.phase == SIDE: return betting.may_side(s, action)
    if s.phase == CHALLENGE: return challenge.may_dare(s, p, action)
    if s.phase == OFFER: return betting.may_offer(s, p, action)
    if s.phase == BID: return auction.may_bid(s, p, action)
    if s.phase == JOKER: return jokers.may_buy(s, p, action)
    if s.phase == FORTUNE: return free_bets.may_try(s, p, action)
    if s.phase == TAKE: return action == ids.TAKE_NONE or s.royal[action - ids.TAKE.start] == s.to_move + 1
    if s.phase == SELL: return auction.may_sell(s, p, action)
    if s.phase == LOSS: return s.hand[p, action - ids.LOSE.start + BLANK] > 0
    return turn.may_fly(s, action) if s.phase == JET else True


@rule
def act(s: State, seat: int, action: int, log: Log) -> None:
    if not is_legal(s, seat, action):
        raise ValueError("illegal action", action, "of seat", seat)
    s.decisions += 1
    do(s, seat, action, log)
    turn.settle(s, log)


@rule
def do(s: State, p: int, action: int, log: Log) -> None:
    if s.phase == STAKE: betting.stake(s, action, log)
    elif s.phase == BET: betting.bet_on(s, action, log)
    elif s.phase == TURN: turn.before_throw(s, p, action, log)
    elif s.phase == BUY: betting.buy(s, action == ids.BUY, log)
    elif s.phase == CHALLENGE: challenge.dare(s, p, action, log)
    elif s.phase == SIDE: challenge.choose_side(s, action, log)
    elif s.phase == OFFER: betting.offer(s, p, action, log)
    elif s.phase == RESPONSE: betting.respond(s, p, action, log)
    elif s.phase == TAKE: betting.take(s, p, NOBODY if action == ids.TAKE_NONE else action - ids.TAKE.start, log)
    elif s.phase == JOKER: jokers.buy(s, p, action, log)
    elif s.phase == LOSS: jokers.lose(s, p, action - ids.LOSE.start + BLANK, log)
    elif s.phase == JET: turn.fly(s, p, action, log)
    elif s.phase == FORTUNE: free_bets.try_luck(s, p, action, log)
    elif s.phase == GRAND: grand_slam.begin(s, action, log)
    elif s.phase == GOES_ON: grand_slam.go_on(s, action, log)
    elif s.phase == BID: auction.bid(s, p, action, log)
    else: auction.put_up(s, action - ids.SELL.start, log)


@rule
def pending(s: State) -> tuple[int, int]:
    """Players throw, cut and spin themselves; the table shuffles and deals, and the throw for the start is everybody's."""
    return s.phase, NOBODY if s.phase in (DEAL, FIRST, LOSE, MIX) else s.to_move


@rule
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == THROW: turn.throw(s, source, log)
    elif s.phase == TOTALS: free_bets.throw_totals(s, source, log)
    elif s.phase == LOSE: jokers.lose_any(s, source, log)
    elif s.phase == MIX: jokers.mix_under(s, source)
    elif s.phase == DEAL: deal(s, source, log)
    elif s.phase == FIRST: throw_for_start(s, source, log)
    else: on_drawn(s, betting.draw_game(s, source, log), log)
    turn.settle(s, log)


@rule
def on_drawn(s: State, outcome: int, log: Log) -> None:
    if s.trial == AT_TABLE or s.trial == IN_CHALLENGE: betting.on_drawn(s, outcome, log)
    elif s.trial == FOR_FORTUNE: free_bets.on_drawn(s, outcome, log)
    else: grand_slam.on_drawn(s, outcome, log)


@rule
def deal(s: State, source: Source, log: Log) -> None:
    """CR6.1: everyone draws one casino, laid open, and one Joker, in secret. CR13: in order of the seats."""
    known_pile.shuffle(s.pile, source)
    casinos = np.arange(CASINOS)
    for i in range(CASINOS - 1, 0, -1):
        k = draw(source, i + 1)
        casinos[i], casinos[k] = casinos[k], casinos[i]
    event(log, SHUFFLED, NOBODY, N_JOKERS, CASINOS)
    for p in range(s.n_players):
        s.royal[casinos[p]] = p + 1
        event(log, CASINO_DRAWN, p, casinos[p])
        jokers.draw_joker(s, p, log)
    s.contest = (1 << s.n_players) - 1
    s.phase = FIRST


@rule
def throw_for_start(s: State, source: Source, log: Log) -> None:
    """CR6.1: the highest throw starts; those who are tied throw again."""
    best = who = starter = 0
    for p in range(s.n_players):
        if s.contest >> p & 1:
            one, two = draw(source, FACES), draw(source, FACES)
            event(log, THREW, p, one, two)
            if one + two > best or not who: best, who, starter = one + two, 0, p
            if one + two == best: who |= 1 << p
    if who != 1 << starter:
        s.contest = who
        event(log, ARE_TIED, NOBODY, who)
        return
    s.contest = 0
    event(log, BEGINS, starter)
    turn.begin(s, starter, log)


assert (CUT, SPIN) == (4, 6)
