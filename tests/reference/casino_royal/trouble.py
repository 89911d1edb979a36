"""Money trouble (CR8): what cannot be paid is raised by auctions."""

from tests.reference.casino_royal.facts import BANK_BUYS, OPENING_BID, RAISES, Choice, Steps
from tests.reference.casino_royal.jokers import by_draws, shuffle_sizes
from tests.reference.casino_royal.state import State


def pay_tax(t: State, seat: int, debt: int) -> Steps[None]:
    """The debt is fixed when the player lands."""
    covered = yield from raise_money(t, seat, debt)
    if covered:
        t.pay_bank(seat, debt)
    else:
        yield from ruin(t, seat)


def raise_money(t: State, seat: int, debt: int) -> Steps[bool]:
    """Casinos are auctioned one at a time, in the seller's order, only until the debt is covered. Whether it is."""
    while t.cash[seat] < debt and t.casinos_of(seat):
        _, casino = yield from t.ask(seat, "sell", [("sell", casino) for casino in t.casinos_of(seat)])
        yield from auction(t, seat, str(casino))
    return t.cash[seat] >= debt


def ruin(t: State, seat: int) -> Steps[None]:
    """The player pays what is there and returns all Jokers; the rest is cancelled."""
    t.pay_bank(seat, t.cash[seat])
    jokers = list(t.jokers.hands[seat])
    if len(jokers) > 1:  # together: in random order
        draws = yield "chance", "return_jokers", shuffle_sizes(len(jokers)), (seat,)
        jokers = by_draws(jokers, draws)
    if jokers:
        t.jokers.return_unseen(seat, jokers)
    t.found_ruined.add(seat)


def auction(t: State, seller: int, casino: str) -> Steps[None]:
    """In turn from the seller's left; a pass is final; cash on hand only. The highest wins and pays the seller."""
    bidders = [(seller + step) % t.players for step in range(1, t.players)]
    bid, leader = 0, None
    while bidders and bidders != [leader]:
        bidder = bidders.pop(0)
        answer = yield from t.ask(bidder, "bid", bids(t.cash[bidder], bid))
        match answer:
            case ("open",):
                bid, leader = OPENING_BID, bidder
            case ("raise", int(more)):
                bid, leader = bid + more, bidder
            case _:
                continue
        bidders.append(bidder)  # comes again when all others were asked
    if leader is None:  # nobody bids: the bank buys, and the card is unowned
        t.bank_pays(seller, BANK_BUYS)
        t.give(casino, None)
    else:
        t.cash[leader] -= bid
        t.receive(seller, bid)
        t.give(casino, leader)


def bids(cash: int, bid: int) -> list[Choice]:
    """CR12: opening at exactly 150k, then raises over the last bid. Who cannot pay any has the one answer."""
    if bid == 0:
        return [("pass",), *([("open",)] if cash >= OPENING_BID else [])]
    return [("pass",), *[("raise", more) for more in RAISES if bid + more <= cash]]
