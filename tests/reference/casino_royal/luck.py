"""Bonne Fortune and Grand Slam (CR6.6): free bets, without Jokers."""

from itertools import combinations

from tests.reference.casino_royal.bets import draw, wins
from tests.reference.casino_royal.facts import CARDS, DIE, POT_SEED, ROULETTE, SAFE, SLAM, SUITS, Choice, Steps
from tests.reference.casino_royal.state import State


def fortune(t: State, seat: int, square: str) -> Steps[None]:
    """A free try, always made. Won: the whole pot, and the bank puts 250k back, or all that it has."""
    won = yield from {"A": two_totals, "B": one_suit, "C": one_dozen}[square](t, seat)
    if won:
        pot, t.pot = t.pot, 0
        t.receive(seat, pot)
        refill = min(POT_SEED, t.bank)
        t.bank -= refill
        t.pot = refill


def two_totals(t: State, seat: int) -> Steps[bool]:
    totals = yield from t.ask(seat, "fortune", [("totals", a, b) for a, b in combinations(range(2, 13), 2)])
    first, second = yield "chance", "fortune_dice", (6, 6), (seat,)
    return first + second + 2 in totals[1:]


def one_suit(t: State, seat: int) -> Steps[bool]:
    bet = yield from t.ask(seat, "fortune", [("suit", name) for name in SUITS])
    card = yield from draw(CARDS, seat)
    return wins(CARDS, bet, card)


def one_dozen(t: State, seat: int) -> Steps[bool]:
    bet = yield from t.ask(seat, "fortune", [("dozen", n) for n in (1, 2, 3)])
    pocket = yield from draw(ROULETTE, seat)
    return wins(ROULETTE, bet, pocket)


def slam(t: State, seat: int) -> Steps[None]:
    """100k, or three bets in order: stop after each win, or go on; a loss ends it with nothing."""
    answer = yield from t.ask(seat, "slam", [("safe",), ("try",)])
    if answer == ("safe",):
        t.bank_pays(seat, SAFE)
        return
    bets: list[tuple[str, Choice]] = [(DIE, ("even",)), (CARDS, ("red",)), (ROULETTE, ("black",))]
    for (kind, bet), total in zip(bets, SLAM, strict=True):
        drawn = yield from draw(kind, seat)
        if not wins(kind, bet, drawn):
            return
        choices: list[Choice] = [("stop",), ("go_on",)] if total < SLAM[-1] else [("stop",)]
        answer = yield from t.ask(seat, "slam_on", choices)
        if answer == ("stop",):
            t.bank_pays(seat, total)
            return
