"""Las Vegas, the card game: what a sensible player sees at a glance, and who stands how well at the end of a round.

Nobody knows what the others will lay; at a glance each card that a player may still lay brings a little chance of one more die at each
casino (Poisson). From this comes the chance to be first or second there, alone with that number of dice.
"""
import math

import numpy as np

from flambeur.games.las_vegas_cards.actions import LEAVE, N_CARDS, NEEDS
from flambeur.games.las_vegas_cards.actions import TAKE as TAKES
from flambeur.games.las_vegas_cards.facts import DECK, ENOUGH
from flambeur.games.las_vegas_cards.hands import cards_out, holds
from flambeur.games.las_vegas_cards.payout import dice_at
from flambeur.games.las_vegas_cards.state import DECKS, TAKE, State
from flambeur.games.vegas.chips import next_chip
from flambeur.games.vegas.facts import CASINOS, DOLLARS, ROUNDS
from flambeur.games.vegas.fortune import fortune
from flambeur.games.vegas.leads import leads
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.shares import by_lead
from flambeur.kit.structs import Floats

# From games between variants of this player, by number of players: what a card is worth that counts towards the eight, in tens of
# thousands; how much the others' money hurts; and the dice that a card still to be laid brings to a casino
CARD = np.array([0.0, 0.0, 3.5, 2.8, 2.3, 1.9, 1.9])
ENVY = np.array([0.0, 0.0, 1.1, 0.6, 0.0, 0.0, 0.0])
PER_CARD = 0.15
FUTURE = 4                                # own dice to come that are looked at, less one


def poisson(mean: float, n: int) -> float:
    return math.exp(-mean) * mean**n / math.factorial(n)


# By cards still to be laid: the chance of n more dice, and of at most n more, for n from -DECK on
CARDS = range(ENOUGH + 1)
MORE_DICE = np.array([[poisson(PER_CARD * cards, n) for n in range(FUTURE)] for cards in CARDS])
AT_MOST = np.array([[sum(poisson(PER_CARD * cards, k) for k in range(n + 1)) for n in range(-DECK, DECK + 1)] for cards in CARDS])
BITS = 4                                  # of each player, in a number that holds how many cards all may lay yet


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """The money that a selection may be expected to bring, less what its cards could bring later."""
    if s.phase == TAKE:
        for k in range(n):
            out[k] = chip_value(s, seat, actions.ids[k]) * DOLLARS
        return
    room, left = ENOUGH - cards_out(s, seat), to_come(s)
    now = np.empty(CASINOS)
    for casino in range(CASINOS):
        now[casino] = standing(s, casino, seat, left)
    for k in range(n):
        action = actions.ids[k]
        out[k] = (swing(s, seat, action, left, now) - CARD[s.n_players] * min(N_CARDS[action], room)) * DOLLARS


@rule
def chip_value(s: State, seat: int, action: int) -> int:
    """CG9: what a chip adds, or leaving it."""
    return 0 if action == LEAVE else next_chip(s, seat, action - TAKES.start)


@rule
def to_come(s: State) -> int:
    """How many cards each player may be expected to lay yet, this turn's included."""
    left = 0
    for p in range(s.n_players):
        if holds(s, p): left |= max(ENOUGH - cards_out(s, p), 1) << BITS * p
    return left


@rule
def swing(s: State, seat: int, action: int, left: int, now: Floats) -> float:
    """How a selection changes the seat's standing at the casinos of its faces."""
    change = 0.0
    for casino in range(CASINOS):
        singles, doubles = NEEDS[action, 2 * casino], NEEDS[action, 2 * casino + 1]
        if singles + doubles:
            s.laid[casino, 2 * seat] += singles
            s.laid[casino, 2 * seat + 1] += doubles
            change += standing(s, casino, seat, left) - now[casino]
            s.laid[casino, 2 * seat] -= singles
            s.laid[casino, 2 * seat + 1] -= doubles
    return change


@rule
def standing(s: State, casino: int, seat: int, left: int) -> float:
    """What the casino may be expected to pay the seat, less what it pays its opponents on average."""
    others = 0.0
    for p in range(s.n_players if ENVY[s.n_players] else 0):
        if p != seat: others += expected(s, casino, p, left)
    return expected(s, casino, seat, left) - ENVY[s.n_players] * others / (s.n_players - 1)


@rule
def expected(s: State, casino: int, p: int, left: int) -> float:
    """CG6: the higher note if nobody else has as many dice or more; the lower one if just one player has more."""
    total = 0.0
    mine, own = dice_at(s, casino, p), left >> BITS * p & 15
    for more in range(FUTURE if own else 1):
        dice = mine + more
        first, second = (1.0, 0.0) if dice else (0.0, 0.0)
        for q in range(s.n_players):
            if q != p:
                chances, lead = left >> BITS * q & 15, DECK + dice - dice_at(s, casino, q)
                second = second * AT_MOST[chances, lead - 1] + first * (1.0 - AT_MOST[chances, lead])
                first *= AT_MOST[chances, lead - 1]
        total += MORE_DICE[own, more] * (first * s.notes[casino, 0] + second * s.notes[casino, 1])
    return total


@rule
def resting(s: State) -> bool:
    """The end of a round, that is, before the cards are shuffled for the next one."""
    return s.phase == DECKS


LEADS = leads({2: (1.0, 3.2, 4.6, 5.8), 3: (1.0, 6.6, 9.3, 11.6), 4: (1.0, 5.3, 7.4, 9.2), 5: (1.0, 4.9, 6.8, 8.2)})


@rule
def worth(s: State, out: Floats) -> None:
    """Between rounds a player's share in the victory grows as the exponential of the money."""
    for p in range(s.n_players):
        out[p] = fortune(s, p)
    by_lead(out, s.n_players, LEADS[s.n_players, ROUNDS - s.round_no])
