"""Probe, top-down: setup, the round, the end (PR1-PR7)."""
from flambeur.kit import pile
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.record import Floats
from flambeur.kit.rng import Rng
from tests.games.probe.actions import ACCEPT, CARD, N_ACTIONS, REPLY
from tests.games.probe.events import ACCEPTED, CHANGED, DRAWN, GAME_END, LAID, REFUSED, ROLLED, SHOWN, SHUFFLED
from tests.games.probe.facts import CARDS, HAND
from tests.games.probe.state import ANSWER, ENDED, HIDDEN, LAY, ROLL, SHUFFLE, State


@rule
def setup(s: State, n_players: int, packs: int) -> None:
    """PR1, on a zeroed state. The cards wait to be shuffled."""
    s.n_players, s.packs, s.phase = n_players, packs, SHUFFLE
    gather(s)


@rule
def awaiting(s: State) -> int:
    if s.phase == LAY: return without_card(s)
    if s.phase == ANSWER: return 1 << answerer(s)
    return OVER if s.phase == ENDED else CHANCE


@rule
def without_card(s: State) -> int:
    """PR4: the seats that have not laid a card yet."""
    who = 0
    for p in range(s.n_players):
        if not s.probe[p]: who |= 1 << p
    return who


@rule
def leader(s: State) -> int:
    """PR5: who has laid the highest card, the first clockwise of equals."""
    best = s.first
    for k in range(1, s.n_players):
        p = left_of(s, s.first, k)
        if s.probe[p] > s.probe[best]: best = p
    return best


@rule
def answerer(s: State) -> int:
    """PR6: not the player at turn, but the leader's neighbour."""
    return left_of(s, leader(s), 1)


@rule
def left_of(s: State, p: int, k: int) -> int:
    return (p + k) % s.n_players


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
    return s.phase == ANSWER and seat == answerer(s) and REPLY.start <= action < REPLY.stop


@rule
def act(s: State, seat: int, action: int, log: Log) -> None:
    if not is_legal(s, seat, action):
        raise ValueError("illegal action", action, "of seat", seat)
    if s.phase == LAY: lay_card(s, seat, action + 1, log)
    else: answer(s, seat, action == ACCEPT, log)


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
        event(log, SHOWN, p, s.probe[p])
    draw_cards(s, log)
    s.phase = ANSWER


@rule
def draw_cards(s: State, log: Log) -> None:
    """PR2, PR5: no chance event, the shuffle has fixed the order."""
    if s.pile.length >= s.n_players:
        for k in range(s.n_players):
            p = left_of(s, s.first, k)
            card = pile.draw_top(s.pile)
            s.hand[p, card] += 1
            event(log, DRAWN, p, card)
    pile.square_up(s.pile)


@rule
def answer(s: State, seat: int, accepts: bool, log: Log) -> None:
    """PR6: the leader takes the points, or they stay. PR7: the next round, or the end."""
    event(log, ACCEPTED if accepts else REFUSED, seat, s.stake, leader(s))
    if accepts:
        s.points[leader(s)] += s.stake
        s.stake = 0
    s.probe[:] = 0
    s.first = left_of(s, s.first, 1)
    s.phase = ROLL if hand_size(s, 0) else ENDED
    if s.phase == ENDED: event(log, GAME_END, NOBODY, winners(s))


@rule
def hand_size(s: State, p: int) -> int:
    n = 0
    for card in range(CARDS + 1):
        n += s.hand[p, card]
    return n


@rule
def pending(s: State) -> tuple[int, int]:
    return s.phase, s.first if s.phase == ROLL else NOBODY


@rule
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == ROLL: roll_die(s, source, log)
    else: shuffle_and_deal(s, source, log)


@rule
def roll_die(s: State, source: Source, log: Log) -> None:
    """PR3."""
    die = 1 + draw(source, FACES)
    s.stake += die
    s.phase = LAY
    event(log, ROLLED, s.first, die, s.stake)


@rule
def shuffle_and_deal(s: State, source: Source, log: Log) -> None:
    """PR2."""
    pile.shuffle(s.pile, source)
    event(log, SHUFFLED, NOBODY, s.pile.length)
    for _ in range(HAND):
        draw_cards(s, log)
    s.phase = ROLL


@rule
def scores(s: State, out: Floats) -> None:
    for p in range(s.n_players):
        out[p] = s.points[p]


@rule
def winners(s: State) -> int:
    """PR7: the most points; equals share the victory."""
    who = 0
    for p in range(s.n_players):
        if s.points[p] == s.points.max(): who |= 1 << p
    return who


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """The other hands, what lies face down, and the order of the pile."""
    for p in range(s.n_players):
        if p != seat: forget_hand(s, p)
    deal_hidden(s, rng)


@rule
def forget_hand(s: State, p: int) -> None:
    """How many cards it has is known."""
    n = hand_size(s, p)
    s.hand[p, :] = 0
    s.hand[p, 0] = n
    if s.phase == LAY and s.probe[p]: s.probe[p] = HIDDEN


@rule
def deal_hidden(s: State, rng: Rng) -> None:
    """Deal the cards that are in nobody's sight to whom they are missing."""
    gather(s)
    pile.shuffle(s.pile, rng)
    for p in range(s.n_players):
        while s.hand[p, 0]:
            s.hand[p, 0] -= 1
            s.hand[p, pile.draw_top(s.pile)] += 1
        if s.probe[p] == HIDDEN: s.probe[p] = any_card(s, p, rng)
    pile.square_up(s.pile)


@rule
def gather(s: State) -> None:
    """The pile: all cards that are neither played nor in a hand, in rising order, which tells nothing of where they were."""
    s.pile.top = s.pile.length = 0
    s.pile.cards[:] = 0
    for card in range(1, CARDS + 1):
        for _ in range(s.packs - s.played[card] - s.hand[:, card].sum()):
            s.pile.cards[s.pile.length] = card
            s.pile.length += 1


@rule
def any_card(s: State, p: int, rng: Rng) -> int:
    k = draw(rng, hand_size(s, p))
    card = 0
    while k >= 0:
        card += 1
        k -= s.hand[p, card]
    return card
