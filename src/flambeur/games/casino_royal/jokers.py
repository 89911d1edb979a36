"""Casino Royal: Jokers (CR5, CR6.5): drawn from the top, laid face down, accepted or seen, put under the pile. Whoever let one go unseen
knows where it lies; of several that go together only which they are."""
import numpy as np

from flambeur.games.casino_royal.actions import BUY_JOKER, EXCHANGE, NO_JOKER
from flambeur.games.casino_royal.bank import to_pot
from flambeur.games.casino_royal.events import (
    ACCEPTED,
    ALL_RETURNED,
    DECLINED,
    JOKER_DRAWN,
    LAID,
    RETURNED,
    SEEN,
)
from flambeur.games.casino_royal.events import JOKERS as A_JOKER
from flambeur.games.casino_royal.facts import BLANK, JOKER_PRICE, JOKERS, JOKERS_HELD, N_JOKERS
from flambeur.games.casino_royal.state import JOKER, LOSE, LOSS, MIX, RESOLVED, State
from flambeur.kit import known_hands, known_pile
from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def n_held(s: State, p: int) -> int:
    """The one that lies face down included."""
    n = 0
    for joker in range(JOKERS):
        n += s.hand[p, joker]
    return n


@rule
def draw_joker(s: State, p: int, log: Log) -> None:
    """CR5: the top card, unseen by others; CR13: whoever knew it in the pile knows it in the hand."""
    joker, know = known_pile.draw_top(s.pile, 1 << p)
    s.hand[p, joker] += 1
    known_hands.learn(s.told, p, joker, know, s.n_players)
    event(log, JOKER_DRAWN, p, joker)


@rule
def put_under(s: State, p: int, joker: int, who: int) -> None:
    """CR5: from the hand to the bottom, seen by `who`."""
    if who == known_pile.EVERYONE: known_hands.on_shown(s.told, p, joker)
    else: known_hands.forget(s.told, p)
    s.hand[p, joker] -= 1
    known_pile.forget_drawn(s.pile, p)
    known_pile.put_under(s.pile, joker, who)


# the squares

@rule
def visit_joker(s: State) -> None:
    """CR6.5: one may be bought for 100k."""
    s.phase = JOKER if s.cash[s.to_move] >= JOKER_PRICE else RESOLVED


@rule
def may_buy(s: State, p: int, action: int) -> bool:
    """CR5: with three in hand one of them is returned first."""
    if action == NO_JOKER: return True
    full = n_held(s, p) == JOKERS_HELD
    if action == BUY_JOKER: return not full
    return full and s.hand[p, action - EXCHANGE.start + BLANK] > 0


@rule
def buy(s: State, p: int, action: int, log: Log) -> None:
    """CR6.5, CR13: returning one and drawing is one decision."""
    s.phase = RESOLVED
    if action == NO_JOKER:
        event(log, DECLINED, p, A_JOKER)
        return
    s.cash[p] -= JOKER_PRICE
    to_pot(s, JOKER_PRICE)
    if action >= EXCHANGE.start: give_back(s, p, action - EXCHANGE.start + BLANK, log)
    draw_joker(s, p, log)


@rule
def give_back(s: State, p: int, joker: int, log: Log) -> None:
    put_under(s, p, joker, 1 << p)
    event(log, RETURNED, p, joker)


@rule
def visit_loss(s: State, at_random: bool, log: Log) -> None:
    """CR3: A, one of the player's choice goes under the pile; B, one at random. CR13: two equal ones are a choice as well."""
    p = s.to_move
    n = n_held(s, p)
    if n == 0: s.phase = RESOLVED
    elif n == 1: lose(s, p, nth(s, p, 0), log)
    else: s.phase = LOSE if at_random else LOSS


@rule
def nth(s: State, p: int, k: int) -> int:
    """The k-th Joker of a hand, in order of their numbers."""
    joker = 0
    while k >= s.hand[p, joker]:
        k -= s.hand[p, joker]
        joker += 1
    return joker


@rule
def lose(s: State, p: int, joker: int, log: Log) -> None:
    give_back(s, p, joker, log)
    s.phase = RESOLVED


@rule
def lose_any(s: State, source: Source, log: Log) -> None:
    """CR3: Joker loss B."""
    lose(s, s.to_move, nth(s, s.to_move, draw(source, n_held(s, s.to_move))), log)


# the protocol: betting.py says what follows

@rule
def lay(s: State, p: int, joker: int, owner: int, log: Log) -> None:
    """CR6.5: face down before the owner of the casino."""
    s.laid = joker
    event(log, LAID, p, joker, owner)


@rule
def accept(s: State, owner: int, log: Log) -> None:
    """CR6.5: never shown."""
    p, joker = s.to_move, s.laid
    event(log, ACCEPTED, owner, p)
    put_under(s, p, joker, 1 << p)
    s.laid = 0


@rule
def fits(joker: int, game: int) -> int:
    """CR5: whether one of its symbols is that of the game."""
    return (joker - BLANK) >> game & 1


@rule
def see(s: State, owner: int, game: int, log: Log) -> bool:
    """CR6.5: shown to all. Whether a symbol fits the game."""
    p, joker = s.to_move, s.laid
    suits = fits(joker, game)
    event(log, SEEN, owner, joker, p, suits)
    put_under(s, p, joker, known_pile.EVERYONE)
    s.laid = 0
    return suits > 0


# ruin

@rule
def return_all(s: State, p: int, log: Log) -> None:
    """CR8: all go under the pile, several in random order."""
    n = n_held(s, p)
    if n: event(log, ALL_RETURNED, p, n)
    if n > 1: s.phase = MIX
    elif n == 1: put_under(s, p, nth(s, p, 0), 1 << p)


@rule
def mix_under(s: State, source: Source) -> None:
    """CR8: the player knows which they are, and not where."""
    p, n = s.to_move, 0
    cards = np.zeros(JOKERS_HELD, np.int64)
    for joker in range(JOKERS):
        for _ in range(s.hand[p, joker]):
            cards[n] = joker
            n += 1
        s.hand[p, joker] = 0
    known_hands.forget(s.told, p)
    known_pile.forget_drawn(s.pile, p)
    known_pile.put_under_together(s.pile, cards, n, 1 << p, source)
    s.phase = RESOLVED


assert N_JOKERS > JOKERS_HELD * 6
