"""Casino Royal: what a seat cannot know is dealt anew: Jokers in other hands, one that lies face down, and in the pile all that the seat
does not know there (CR5)."""
import numpy as np

from flambeur.games.casino_royal.facts import BLANK, JOKERS, MIX
from flambeur.games.casino_royal.jokers import n_held, nth
from flambeur.games.casino_royal.state import DEAL, State
from flambeur.kit import known_hands, known_pile
from flambeur.kit.chance import draw
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Ints


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Before the shuffle nothing is hidden."""
    if s.phase == DEAL: return
    for p in range(s.n_players):
        if p != seat: forget_hand(s, p, seat)
    deal_hidden(s, seat, rng)


@rule
def forget_hand(s: State, p: int, seat: int) -> None:
    """How many Jokers it has is known, and how many of them others know. Those that are gone from a bunch are dealt with the bunch
    (kit/known_pile.py)."""
    hidden = n_held(s, p)
    known_hands.veil(s.told, p, seat, s.n_players)
    for joker in range(BLANK, JOKERS):
        s.hand[p, joker] = known_hands.knows(s.told, seat, p, joker)
        hidden -= s.hand[p, joker]
    s.hand[p, 0] = hidden - n_gone(s, p, seat)


@rule
def n_gone(s: State, p: int, seat: int) -> int:
    """How many cards of the bunch at the top a player has drawn that the seat has not seen."""
    n = 0
    for k in range(s.pile.length, s.pile.length + known_pile.gone(s.pile)):
        n += known_pile.holder_of(s.pile, k) == p and not known_pile.knows(s.pile, k, seat)
    return n


@rule
def deal_hidden(s: State, seat: int, rng: Rng) -> None:
    """All Jokers but those that the seat sees or knows, to the hands from which they are missing, and to the pile. A Joker that lies face
    down is one of its hand."""
    pool = unseen(s, seat)
    for p in range(s.n_players):
        while s.hand[p, 0]:
            s.hand[p, 0] -= 1
            joker = known_pile.take_any(pool, rng)
            s.hand[p, joker] += 1
            known_hands.imagined(s.told, p, joker)
    known_pile.deal(s.pile, seat, pool, rng)
    for k in range(s.pile.length, s.pile.length + known_pile.gone(s.pile)):
        p = known_pile.holder_of(s.pile, k)
        if p != seat and not known_pile.knows(s.pile, k, seat): s.hand[p, s.pile.cards[k]] += 1
    if s.laid and s.to_move != seat: s.laid = nth(s, s.to_move, draw(rng, n_held(s, s.to_move)))


@rule
def unseen(s: State, seat: int) -> Ints:
    """How many of each Joker the seat sees nowhere."""
    pool = np.zeros(JOKERS, np.int64)
    for joker in range(BLANK, JOKERS):
        pool[joker] = MIX[joker]
        for p in range(s.n_players):
            pool[joker] -= s.hand[p, joker]
    for k in range(s.pile.length):
        if known_pile.knows(s.pile, k, seat) or known_pile.knows_bunch(s.pile, k, seat): pool[s.pile.cards[k]] -= 1
    for k in range(s.pile.length, s.pile.length + known_pile.gone(s.pile)):
        if known_pile.knows_bunch(s.pile, k, seat) and not known_pile.knows(s.pile, k, seat): pool[s.pile.cards[k]] -= 1
    return pool
