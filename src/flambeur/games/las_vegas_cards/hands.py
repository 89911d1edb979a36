"""Las Vegas, the card game: what hands do with a player's own cards: gather, shuffle, draw, put away."""
from flambeur.games.las_vegas_cards.actions import NEEDS
from flambeur.games.las_vegas_cards.events import DEALT
from flambeur.games.las_vegas_cards.facts import DECK, HAND, KINDS, SINGLES
from flambeur.games.las_vegas_cards.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

OF_A_FACE = DECK // CASINOS


@rule
def gather(s: State, p: int) -> None:
    """CG7: all 30 cards, in order of face, the double behind the singles."""
    for k in range(DECK):
        s.deck[p, k] = 1 + 2 * (k // OF_A_FACE) + (k % OF_A_FACE == SINGLES)
    s.deck_left[p] = DECK
    for kind in range(KINDS):
        s.hand[p, kind] = s.away[p, kind] = 0


@rule(inline=True)
def shuffle(s: State, p: int, source: Source) -> None:
    """The cards of a deck that are still there: a draw each of n, n-1, … 2."""
    for k in range(s.deck_left[p] - 1, 0, -1):
        other = draw(source, k + 1)
        s.deck[p, k], s.deck[p, other] = s.deck[p, other], s.deck[p, k]


@rule(inline=True)
def draw_card(s: State, p: int) -> int:
    """The kind of the top card."""
    s.deck_left[p] -= 1
    card = s.deck[p, s.deck_left[p]]
    s.deck[p, s.deck_left[p]] = 0
    return card - 1


@rule(inline=True)
def put_on_top(s: State, p: int, kind: int) -> None:
    s.deck[p, s.deck_left[p]] = kind + 1
    s.deck_left[p] += 1


@rule(inline=True)
def draw_hand(s: State, p: int, log: Log) -> None:
    """CG2, CG4: the next five cards; six hands use up the deck."""
    for _ in range(HAND):
        s.hand[p, draw_card(s, p)] += 1
    if log.capacity: event(log, DEALT, p, packed(s, p))


@rule
def packed(s: State, p: int) -> int:
    """A hand as a number, four bits a card."""
    cards = n = 0
    for kind in range(KINDS):
        for _ in range(s.hand[p, kind]):
            cards |= kind + 1 << 4 * n
            n += 1
    return cards


@rule(inline=True)
def holds(s: State, p: int) -> bool:
    n = 0
    for kind in range(KINDS):
        n += s.hand[p, kind]
    return n > 0


@rule(inline=True)
def put_away(s: State, p: int) -> int:
    """CG4: what is left of the hand goes under the glass; returns how many cards."""
    n = 0
    for kind in range(KINDS):
        n += s.hand[p, kind]
        s.away[p, kind] += s.hand[p, kind]
        s.hand[p, kind] = 0
    return n


@rule(inline=True)
def cards_out(s: State, p: int) -> int:
    """CG5: cards, not dice, on the casinos."""
    n = 0
    for casino in range(CASINOS):
        n += s.laid[casino, 2 * p] + s.laid[casino, 2 * p + 1]
    return n


@rule(inline=True)
def has(s: State, p: int, selection: int) -> bool:
    """Whether all cards of a selection are in the hand."""
    missing = False
    for kind in range(KINDS):
        missing |= NEEDS[selection, kind] > s.hand[p, kind]
    return not missing
