"""A face-down pile: cards are drawn from the top and put under the bottom. Everyone may have seen what went under the pile."""
from typing import Protocol

from flambeur.kit.bits import highest
from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Ints


class Pile(Protocol):
    """What a drawer needs to be a pile; `cards` must be long enough for all that is ever in the pile."""
    cards: Ints
    top: int                             # index of the top card; 0 once squared up
    length: int
    known: int                           # so many at the bottom that everyone has seen


@rule(inline=True)
def draw_top(pile: Pile) -> int:
    """The top card; whoever draws squares up afterwards."""
    card = pile.cards[pile.top]
    pile.top += 1
    pile.length -= 1
    if pile.known > pile.length: pile.known = pile.length
    return card


@rule(inline=True)
def square_up(pile: Pile) -> None:
    """The top card to the front, nothing behind the last: equal piles are equal bytes, whatever was drawn before."""
    top, length = pile.top, pile.length
    for k in range(length):
        pile.cards[k] = pile.cards[top + k]
    for k in range(length, length + top):
        pile.cards[k] = 0
    pile.top = 0


@rule(inline=True)
def put_under(pile: Pile, card: int) -> None:
    """A card goes under the pile in sight of all; 0 is no card."""
    pile.cards[pile.top + pile.length] = card
    pile.length += card > 0
    pile.known += card > 0


@rule(inline=True)
def shuffle(pile: Pile, source: Source) -> None:
    """All cards but those that everyone knows: a draw each of n, n-1, … 2."""
    for i in range(pile.length - pile.known - 1, 0, -1):
        a, b = pile.top + i, pile.top + draw(source, i + 1)
        pile.cards[a], pile.cards[b] = pile.cards[b], pile.cards[a]


@rule(inline=True)
def imagine(pile: Pile, rng: Rng) -> None:
    """Deals anew all cards but those that everyone knows, each order as likely as any other. They are counted first, four bits for each
    number, and dealt from the counts: how they truly lay can get into nothing. Hence numbers 1 to 14, at most 15 cards of each."""
    counts, hidden = 0, pile.length - pile.known
    for k in range(pile.top, pile.top + hidden):
        counts += 1 << 4 * pile.cards[k]
    for k in range(hidden):
        card = highest(counts) >> 2
        counts -= 1 << 4 * card
        a, b = pile.top + k, pile.top + draw(rng, k + 1)      # the card goes to any of the places so far; what lay there to the new one
        pile.cards[a] = pile.cards[b]
        pile.cards[b] = card


def cards_of(pile: Pile) -> list[int]:
    """The cards from top to bottom."""
    return [int(card) for card in pile.cards[pile.top:pile.top + pile.length]]
