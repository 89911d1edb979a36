"""Casino Royal: money trouble (CR8): a compulsory payment that exceeds the cash, auctions until it is covered, and ruin."""
from flambeur.games.casino_royal import jokers
from flambeur.games.casino_royal.actions import OPEN, PASS, RAISES, SELL
from flambeur.games.casino_royal.bank import pay, receive, to_bank
from flambeur.games.casino_royal.events import AUCTION, BIDDING, DECLINED, OPENED, OWES, RUINED, SOLD, TAXED, TO_BANK
from flambeur.games.casino_royal.facts import BANK_BUYS, MIN_STAKE, OPENING
from flambeur.games.casino_royal.series import change_owner, n_casinos
from flambeur.games.casino_royal.state import BET, BID, RESOLVED, UNCOVERED, State
from flambeur.games.casino_royal.state import SELL as TO_SELL
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def tax(s: State, units: int, log: Log) -> None:
    """CR3: to the bank. CR8: where the cash does not suffice, casinos are sold."""
    p = s.to_move
    s.phase = RESOLVED
    if units == 0: return
    if s.cash[p] >= units: pay_tax(s, units, log)
    else: owe(s, units, log)


@rule
def pay_tax(s: State, units: int, log: Log) -> None:
    s.cash[s.to_move] -= units
    to_bank(s, units)
    event(log, TAXED, s.to_move, units)
    s.phase = RESOLVED


@rule
def owe(s: State, debt: int, log: Log) -> None:
    """CR8: the debt is fixed when the pawn lands."""
    s.debt = debt
    event(log, OWES, s.to_move, debt)
    s.phase = UNCOVERED


@rule
def go_on(s: State, log: Log) -> None:
    """CR8: one casino at a time, only until the debt is covered; CR13: the only one is not asked for."""
    p = s.to_move
    if s.cash[p] >= s.debt: settle(s, log)
    elif n_casinos(s, p) == 0: ruin(s, log)
    elif n_casinos(s, p) == 1: put_up(s, first_of(s, p), log)
    else: s.phase = TO_SELL


@rule
def first_of(s: State, p: int) -> int:
    casino = 0
    while s.royal[casino] != p + 1:
        casino += 1
    return casino


@rule
def settle(s: State, log: Log) -> None:
    """CR6.3: a stake of exactly 50k is bet then. CR3: a tax is paid."""
    debt = s.debt
    s.debt = 0
    if s.forced: s.phase = BET
    else: pay_tax(s, debt, log)


@rule
def ruin(s: State, log: Log) -> None:
    """CR8: the player pays all that there is, returns all Jokers, and the rest is cancelled."""
    p = s.to_move
    paid, rest = s.cash[p], s.debt - s.cash[p]
    s.debt = 0
    s.ruined[p] = 1
    s.phase = RESOLVED
    if not s.forced and paid: pay_tax(s, paid, log)
    s.forced = s.trial = s.casino = 0
    event(log, RUINED, p, rest)
    jokers.return_all(s, p, log)


# an auction

@rule
def may_sell(s: State, p: int, action: int) -> bool:
    return s.royal[action - SELL.start] == p + 1


@rule
def put_up(s: State, casino: int, log: Log) -> None:
    """CR8: bids in turn from the seller's left."""
    s.at_auction = casino + 1
    event(log, AUCTION, s.to_move, casino)
    s.asked = s.to_move
    s.phase = BID
    ask_next(s, log)


@rule
def ask_next(s: State, log: Log) -> None:
    """CR13: who cannot pay the next bid has passed. When nobody else is left, the highest bid buys; without one, the bank."""
    for k in range(s.n_players):
        p = (s.asked + 1 + k) % s.n_players
        if p == s.to_move or p == s.bidder - 1 or s.passed >> p & 1: continue
        if s.cash[p] >= next_bid(s):
            s.asked = p
            return
        s.passed |= 1 << p
    knock_down(s, log)


@rule
def next_bid(s: State) -> int:
    """The least."""
    return s.bid + RAISES[0] if s.bid else OPENING


@rule
def may_bid(s: State, p: int, action: int) -> bool:
    """CR12: the opening bid is exactly 150k, then raises as far as the cash goes."""
    if action == PASS: return True
    if action == OPEN: return s.bid == 0
    return s.bid > 0 and s.bid + RAISES[action - OPEN - 1] <= s.cash[p]


@rule
def bid(s: State, p: int, action: int, log: Log) -> None:
    """CR8: a pass is final."""
    if action == PASS:
        s.passed |= 1 << p
        event(log, DECLINED, p, BIDDING)
    else:
        s.bid = OPENING if action == OPEN else s.bid + RAISES[action - OPEN - 1]
        s.bidder = p + 1
        event(log, OPENED, p, s.bid, s.at_auction - 1)
    ask_next(s, log)


@rule
def knock_down(s: State, log: Log) -> None:
    """CR8: the highest bid is paid to the seller; where nobody has bid the bank buys for 100k, and the casino is free again."""
    p, casino, price, buyer = s.to_move, s.at_auction - 1, s.bid, s.bidder - 1
    s.at_auction = s.bid = s.bidder = s.asked = s.passed = 0
    if buyer == NOBODY:
        pay(s, p, BANK_BUYS)
        event(log, TO_BANK, p, casino, BANK_BUYS)
    else:
        s.cash[buyer] -= price
        receive(s, p, price)
        event(log, SOLD, p, casino, price, buyer)
    change_owner(s, casino, buyer, log)
    s.phase = UNCOVERED


assert MIN_STAKE <= BANK_BUYS             # a sale always brings the money for a stake
