"""A face-down pile: cards are drawn from the top and put under the bottom. Everyone may have seen what went under it."""
from typing import Protocol

from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.record import Ints


class Pile(Protocol):
    """What a drawer needs to be a pile; `cards` must be long enough for all that is ever in it."""
    cards: Ints
    top: int                             # index of the top card; 0 once squared up
    length: int
    known: int                           # so many at the bottom everyone has seen


@rule(inline=True)
def draw_top(pile: Pile) -> int:
    """Whoever draws squares up afterwards."""
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
    """In sight of all; 0 is no card."""
    pile.cards[pile.top + pile.length] = card
    pile.length += card > 0
    pile.known += card > 0


@rule(inline=True)
def shuffle(pile: Pile, source: Source) -> None:
    """All cards but those that everyone knows: a draw each of n, n-1, … 2."""
    for i in range(pile.length - pile.known - 1, 0, -1):
        a, b = pile.top + i, pile.top + draw(source, i + 1)
        pile.cards[a], pile.cards[b] = pile.cards[b], pile.cards[a]


def cards_of(pile: Pile) -> list[int]:
    """From top to bottom."""
    return [int(card) for card in pile.cards[pile.top:pile.top + pile.length]]
