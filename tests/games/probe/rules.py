"""Probe, top-down: setup, the round, the end (PR1-PR7)."""
import numpy as np

from flambeur.kit import known_pile
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats
from tests.games.probe import memory, moments
from tests.games.probe.actions import ACCEPT, CARD, N_ACTIONS, REPLY, THROW
from tests.games.probe.events import ACCEPTED, ASKED, CHANGED, DRAWN, GAME_END, LAID, REFUSED, ROLLED, SHOWN, SHUFFLED
from tests.games.probe.facts import CARDS, CLEARING, GOAL_ALONE, HAND, PAYING, SHARING
from tests.games.probe.hands import hand_size, leader, left_of
from tests.games.probe.state import ANSWER, BEFORE, ENDED, HIDDEN, LAY, ROLL, SETTLE, SHUFFLE, State


@rule
def setup(s: State, n_players: int, packs: int, features: int) -> None:
    """PR1, on a zeroed state. The cards wait to be shuffled."""
    s.n_players, s.packs, s.features, s.phase = n_players, packs, features, SHUFFLE
    for card in range(1, CARDS + 1):
        for _ in range(packs):
            known_pile.put_under(s.pile, card, 0)
    moments.on_setup(s)


@rule
def awaiting(s: State) -> int:
    if s.phase == LAY: return without_card(s)
    if s.phase == ANSWER: return 1 << answerer(s)
    if s.phase == SETTLE: return 1 << moments.asked(s)
    if s.phase == BEFORE: return 1 << s.first
    return OVER if s.phase == ENDED else CHANCE


@rule
def without_card(s: State) -> int:
    """PR4: the seats that have not laid a card yet."""
    who = 0
    for p in range(s.n_players):
        if not s.probe[p]: who |= 1 << p
    return who


@rule
def answerer(s: State) -> int:
    """PR6: not the player at turn, but the leader's neighbour."""
    return left_of(s, leader(s), 1)


@rule
def legal(s: State, seat: int, actions: Actions) -> int:
    n = 0
    for action in range(N_ACTIONS):
        if is_legal(s, seat, action):
            actions.ids[n] = action
            n += 1
    return n


@rule
def is_legal(s: State, seat: int, action: int) -> bool:
    """PR4: a card in the hand, whether or not one lies already. PR6: an answer, of the seat that is asked."""
    if not 0 <= seat < s.n_players: return False
    if s.phase == LAY: return CARD.start <= action < CARD.stop and s.hand[seat, action + 1] > 0
    if s.phase == ANSWER: return seat == answerer(s) and REPLY.start <= action < REPLY.stop
    if s.phase == BEFORE: return seat == s.first and moments.is_legal_before(s, seat, action)
    return s.phase == SETTLE and moments.is_legal(s, seat, action)


@rule
def act(s: State, seat: int, action: int, log: Log) -> None:
    if not is_legal(s, seat, action):
        raise ValueError("illegal action", action, "of seat", seat)
    if s.phase == LAY: lay_card(s, seat, action + 1, log)
    elif s.phase == ANSWER: answer(s, seat, action == ACCEPT, log)
    elif s.phase == BEFORE: before_roll(s, seat, action, log)
    else:
        moments.act(s, seat, action, log)
        settle(s, log)


@rule
def before_roll(s: State, seat: int, action: int, log: Log) -> None:
    """Asking for the die ends it; whatever else may be done before is for the features."""
    if THROW.start <= action < THROW.stop:
        moments.on_asked(s, action)
        s.phase = ROLL
        event(log, ASKED, seat, action - THROW.start)
    else: moments.act_before(s, seat, action, log)


@rule
def lay_card(s: State, seat: int, card: int, log: Log) -> None:
    """PR4: face down, in place of one that lies there; the last player's card ends it."""
    event(log, CHANGED if s.probe[seat] else LAID, seat, card)
    s.probe[seat] = card
    if not without_card(s): turn_over(s, log)


@rule
def turn_over(s: State, log: Log) -> None:
    """PR5."""
    for k in range(s.n_players):
        p = left_of(s, s.first, k)
        s.hand[p, s.probe[p]] -= 1
        s.played[s.probe[p]] += 1
        memory.on_shown(s, p, s.probe[p])
        event(log, SHOWN, p, s.probe[p])
    draw_cards(s, log)
    s.phase = ANSWER


@rule
def draw_cards(s: State, log: Log) -> None:
    """PR2, PR5: no chance event, the shuffle has fixed the order."""
    if s.pile.length >= s.n_players:
        for k in range(s.n_players):
            p = left_of(s, s.first, k)
            card, know = known_pile.draw_top(s.pile, 1 << p)
            s.hand[p, card] += 1
            memory.learn(s, p, card, know)
            event(log, DRAWN, p, card)


@rule
def answer(s: State, seat: int, accepts: bool, log: Log) -> None:
    """PR6: the leader takes the points, or they stay."""
    event(log, ACCEPTED if accepts else REFUSED, seat, moments.at_once(s) if accepts else s.stake, leader(s))
    s.phase, s.step = SETTLE, SHARING if accepts else CLEARING
    if accepts: moments.on_accepted(s)
    settle(s, log)


@rule
def settle(s: State, log: Log) -> None:
    """The end of a round, step by step. It stops where a seat must be asked, whoever's turn it is; the answer takes it up again there."""
    if s.step == SHARING:
        if moments.asks(s): return                     # PR8
        s.step = PAYING
    if s.step == PAYING:
        pay_leader(s, log)
        s.step = CLEARING
    if s.step == CLEARING: clear(s, log)


@rule
def pay_leader(s: State, log: Log) -> None:
    """PR6, PR8: what is left."""
    s.points[leader(s)] += s.stake
    moments.on_paid(s, log)
    s.stake = 0


@rule
def clear(s: State, log: Log) -> None:
    """PR7: the next round, or the end."""
    moments.on_clear(s, log)
    s.probe[:] = 0
    s.step = 0
    s.first = left_of(s, s.first, 1)
    if moments.goes_on(s, hand_size(s, 0)): begin_round(s)
    else:
        s.phase = ENDED
        event(log, GAME_END, NOBODY, winners(s))


@rule
def begin_round(s: State) -> None:
    """PR3: the first player's die is next, unless that player may do something before."""
    s.phase = BEFORE if moments.asks_before(s) else ROLL


@rule
def pending(s: State) -> tuple[int, int]:
    return moments.chance_kind(s), s.first if s.phase == ROLL else NOBODY


@rule
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == ROLL: roll_die(s, source, log)
    else: shuffle_and_deal(s, source, log)


@rule
def roll_die(s: State, source: Source, log: Log) -> None:
    """PR3."""
    die = moments.die(s, source)
    s.stake += die * moments.times(s)
    moments.on_rolled(s)
    s.phase = LAY
    event(log, ROLLED, s.first, die, s.stake)


@rule
def shuffle_and_deal(s: State, source: Source, log: Log) -> None:
    """PR2."""
    known_pile.shuffle(s.pile, source)
    event(log, SHUFFLED, NOBODY, s.pile.length)
    for _ in range(HAND):
        draw_cards(s, log)
    begin_round(s)


@rule
def scores(s: State, out: Floats) -> None:
    for p in range(s.n_players):
        out[p] = total(s, p)


@rule
def total(s: State, p: int) -> int:
    """PR7, PR8: points, and what stones are worth."""
    return s.points[p] + moments.score(s, p)


@rule
def winners(s: State) -> int:
    """PR7: the most points, if they are enough; equals share the victory."""
    who, most = 0, goal(s)
    for p in range(s.n_players):
        if total(s, p) > most: who, most = 0, total(s, p)
        if total(s, p) == most: who |= 1 << p
    return who


@rule
def goal(s: State) -> int:
    """PR7: the least points with which one can win."""
    return GOAL_ALONE * CARDS * s.packs if s.n_players == 1 else 1


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """The other hands, what lies face down, and what the seat does not know of the pile. Before the shuffle nothing is hidden."""
    if s.phase == SHUFFLE: return
    for p in range(s.n_players):
        if p != seat: forget_hand(s, p, seat)
    deal_hidden(s, seat, rng)


@rule
def forget_hand(s: State, p: int, seat: int) -> None:
    """How many cards it has is known."""
    for card in range(1, CARDS + 1):
        known = memory.knows(s, seat, p, card)
        s.hand[p, 0] += s.hand[p, card] - known
        s.hand[p, card] = known
    if s.phase == LAY and s.probe[p]: s.probe[p] = HIDDEN


@rule
def deal_hidden(s: State, seat: int, rng: Rng) -> None:
    """Deal the cards that the seat cannot see to whom they are missing, and to the pile."""
    pool = np.zeros(CARDS + 1, np.int64)
    for card in range(1, CARDS + 1):
        pool[card] = s.packs - s.played[card] - s.hand[:, card].sum()
    for k in range(s.pile.length):
        if known_pile.knows(s.pile, k, seat): pool[s.pile.cards[k]] -= 1
    for p in range(s.n_players):
        while s.hand[p, 0]:
            s.hand[p, 0] -= 1
            s.hand[p, known_pile.take_any(pool, rng)] += 1
        if s.probe[p] == HIDDEN: s.probe[p] = any_card(s, p, rng)
    known_pile.deal(s.pile, seat, pool, rng)


@rule
def any_card(s: State, p: int, rng: Rng) -> int:
    k = draw(rng, hand_size(s, p))
    card = 0
    while k >= 0:
        card += 1
        k -= s.hand[p, card]
    return card
