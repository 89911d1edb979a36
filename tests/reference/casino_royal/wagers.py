"""Bets against an opponent: in a casino (CR6.3), a challenge (CR6.4), and the Jokers that may repair both (CR6.5)."""

from tests.reference.casino_royal.bets import all_bets, draw, even_bets, odds, wins
from tests.reference.casino_royal.facts import (
    CHALLENGE_FEE,
    FITS,
    MIN_STAKE,
    PLAQUES,
    PRICE,
    TYPE_OF,
    Choice,
    Steps,
    greedy,
)
from tests.reference.casino_royal.jokers import kinds_in
from tests.reference.casino_royal.state import State
from tests.reference.casino_royal.trouble import raise_money, ruin


def visit(t: State, seat: int, casino: str) -> Steps[None]:
    """CR6.3."""
    owner = t.owner[casino]
    if owner is None:
        yield from may_buy(t, seat, casino)
    elif owner != seat:  # owned by self: nothing
        yield from must_bet(t, seat, owner, casino)


def may_buy(t: State, seat: int, casino: str) -> Steps[None]:
    if t.cash[seat] < PRICE:
        return
    answer = yield from t.ask(seat, "buy", [("buy",), ("pass",)])
    if answer == ("buy",):
        t.pay_pot(seat, PRICE)
        t.give(casino, seat)


def must_bet(t: State, seat: int, owner: int, casino: str) -> Steps[None]:
    """Ruined: nothing. Without 50k: a casino is sold and exactly 50k are bet; without a casino: ruin, and no bet."""
    if seat in t.found_ruined:
        return
    if t.cash[seat] >= MIN_STAKE:
        most = min(t.cash[seat], t.max_stake or t.cash[seat])
    elif (yield from raise_money(t, seat, MIN_STAKE)):
        most = MIN_STAKE
    else:
        yield from ruin(t, seat)
        return
    kind = TYPE_OF[casino]
    _, *named = yield from t.ask(seat, "bet", [("bet", *bet) for bet in all_bets(kind)])
    bet = tuple(named)
    yield from lay_stake(t, seat, most)
    won = yield from settle(t, seat, owner, kind, bet)
    stake, t.stake = t.stake, 0
    if won:
        t.bank_pays(seat, stake * odds(bet))
        t.receive(seat, stake)
    else:
        t.receive(owner, stake)


def lay_stake(t: State, seat: int, most: int) -> Steps[None]:
    """CR12, CR13: plaque by plaque. Literally: what is laid lies on the table at once."""
    laid: list[int] = []
    while True:
        plaques = [("lay", p) for p in PLAQUES if sum(laid) + p <= most and greedy(sum(laid) + p) == [*laid, p]]
        answer = yield from t.ask(seat, "stake", [*plaques, *([("play",)] if laid else [])])
        if answer == ("play",):
            return
        laid.append(int(answer[1]))
        t.cash[seat] -= laid[-1]
        t.stake += laid[-1]


def challenge(t: State, seat: int) -> Steps[bool]:
    """CR6.4. Whether a double still counts: not without a casino."""
    if not t.casinos_of(seat):
        return False
    targets: list[Choice] = [("challenge", casino) for casino in t.casinos_of_opponents(seat)]
    if t.cash[seat] < CHALLENGE_FEE or not targets:  # CR13: nothing
        return True
    answer = yield from t.ask(seat, "challenge", [*targets, ("pass",)])
    if answer == ("pass",):
        return True
    casino = str(answer[1])
    defender = t.owner[casino]
    assert defender is not None
    t.pay_pot(seat, CHALLENGE_FEE)
    kind = TYPE_OF[casino]
    _, *named = yield from t.ask(seat, "side", [("side", *bet) for bet in even_bets(kind)])
    won = yield from settle(t, seat, defender, kind, tuple(named))
    if won:
        t.give(casino, seat)
        return True
    takes = yield from t.ask(defender, "take", [*[("take", lost) for lost in t.casinos_of(seat)], ("decline",)])
    if takes[0] == "take":
        t.give(str(takes[1]), defender)
    return True


# ---- the draw, and the Jokers


def settle(t: State, bettor: int, opponent: int, kind: str, bet: Choice) -> Steps[bool]:
    """CR6.5: drawn, and drawn again for each accepted Joker; same bet, same stake, same choice. Whether it is won in the end."""
    while True:
        drawn = yield from draw(kind, bettor)
        if wins(kind, bet, drawn):
            return True
        mine = kinds_in(t.jokers.hands[bettor])
        if not mine:  # CR12: hand sizes are public; no question
            return False
        answer = yield from t.ask(bettor, "joker", [*[("joker", joker) for joker in mine], ("give_up",)])
        if answer == ("give_up",):
            return False
        t.jokers.lay(bettor, str(answer[1]))
        answer = yield from t.ask(opponent, "answer", [("accept",), ("see",)])
        if answer == ("see",):
            return kind in FITS[t.jokers.shown()]
        t.jokers.accepted()
