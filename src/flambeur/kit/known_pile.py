"""A face-down pile of which each seat knows something else: for every place, which seats know the card that lies there.

A card that a player buries is known to that player, one put under in sight of all to everyone, one that was shuffled in to nobody. Cards
that go under together in an order that nobody sees are a bunch: their player knows which they are and not where. Where all know the same
of a pile, kit/pile.py is simpler and faster.

A card that is drawn leaves with those who know it: whoever saw it buried knows it in the hand as well. If it was the first of a bunch, the
player who laid the bunch still knows that what is left of it and what was drawn are those cards: as long as something is left, the cards
drawn stand behind the last card of the pile, each with the seats that have seen it and the seat that holds it (`gone`, `holder_of`).

Two things that can be known are not kept here, since they are about hands, which only the game has. When the last card of a bunch is
drawn, the bunch is forgotten, though its player knows all its cards in hands. And when a card leaves a hand in which a card of the bunch
is, whether in sight or not, it may have been that one: the game says `forget_drawn`, and whoever has not seen what was drawn knows the rest
no longer. (Where no two cards are alike, that card in sight would tell more.)
"""
from typing import Protocol

import numpy as np

from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import MAX_SEATS, NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Ints

EVERYONE = (1 << MAX_SEATS) - 1           # spectators too
BUNCH = MAX_SEATS                         # above these bits of `seen`: the seats that know which cards a bunch has
MORE = 1 << 2 * MAX_SEATS                 # the place below belongs to the same bunch
GONE = 2 * MAX_SEATS + 1                  # above these bits: at the top how many of its bunch are gone, of one that is gone its holder + 1


class KnownPile(Protocol):
    """What a drawer needs to be such a pile; both rows must be long enough for all that is ever in the pile, and for a bunch besides."""
    cards: Ints                           # from top to bottom, then those that are gone from the bunch at the top, then zeros
    seen: Ints                            # of each place: a bit for each seat that knows the card
    length: int


@rule
def draw_top(pile: KnownPile, who: int) -> tuple[int, int]:
    """The top card, in sight of the seats in `who`, of which the first takes it; and all seats that know it now."""
    n, card, seen = gone(pile), pile.cards[0], pile.seen[0]
    pile.length -= 1
    last = pile.length + n
    for k in range(last):
        pile.cards[k], pile.seen[k] = pile.cards[k + 1], pile.seen[k + 1]
    pile.cards[last] = pile.seen[last] = 0
    if seen & MORE:
        pile.cards[last], pile.seen[last] = card, seen & EVERYONE << BUNCH | who | first_in(who) + 1 << GONE
        keep_gone(pile, n + 1)
    else:
        for k in range(pile.length, last):
            pile.cards[k] = pile.seen[k] = 0
    return card, seen & EVERYONE | who


@rule
def first_in(who: int) -> int:
    """The lowest of these seats; -1: there is none."""
    for seat in range(MAX_SEATS):
        if who >> seat & 1: return seat
    return -1


@rule
def gone(pile: KnownPile) -> int:
    """How many cards of the bunch at the top are gone: they stand at the places from `length` on."""
    return pile.seen[0] >> GONE if pile.length else 0


@rule
def holder_of(pile: KnownPile, k: int) -> int:
    """The seat that has drawn the card at place k, behind the last one of the pile; -1: none."""
    return (pile.seen[k] >> GONE) - 1


@rule
def keep_gone(pile: KnownPile, n: int) -> None:
    """Of n cards that are gone from the bunch at the top, those stay that somebody who knows the bunch has not seen. Where one card is
    left, those know it who have seen all others."""
    know, kept = pile.seen[0] >> BUNCH & EVERYONE, 0
    sure = know
    for k in range(pile.length, pile.length + n):
        card, seen = pile.cards[k], pile.seen[k]
        pile.cards[k] = pile.seen[k] = 0
        if know & ~seen:
            pile.cards[pile.length + kept], pile.seen[pile.length + kept] = card, seen
            sure &= seen
            kept += 1
    top = pile.seen[0] & (2 * MORE - 1)
    if not top & MORE: top = top & EVERYONE | sure | (know << BUNCH if kept else 0)
    pile.seen[0] = top | kept << GONE


@rule
def forget_drawn(pile: KnownPile, seat: int) -> None:
    """A card has left the hand of the seat: it may be one of the bunch at the top, and for all who have not seen that one the rest is no
    longer known."""
    n, lost = gone(pile), 0
    for k in range(pile.length, pile.length + n):
        if holder_of(pile, k) == seat: lost |= EVERYONE & ~pile.seen[k]
    if not lost: return
    for k in range(pile.length, pile.length + n):
        pile.seen[k] &= ~(lost << BUNCH)
    k = 0
    while pile.seen[k] & MORE:
        pile.seen[k] &= ~(lost << BUNCH)
        k += 1
    pile.seen[k] &= ~(lost << BUNCH)
    keep_gone(pile, n)


@rule
def put_under(pile: KnownPile, card: int, who: int) -> None:
    """A card goes under the pile, known to the seats in `who`: 1 << seat, or EVERYONE."""
    for k in range(pile.length + gone(pile), pile.length, -1):
        pile.cards[k], pile.seen[k] = pile.cards[k - 1], pile.seen[k - 1]
    pile.cards[pile.length], pile.seen[pile.length] = card, who
    pile.length += 1


@rule
def put_under_together(pile: KnownPile, cards: Ints, n: int, who: int, source: Source) -> None:
    """n cards in an order that nobody sees: a draw each of n, n-1, … 2. The seats in `who` know which cards they are."""
    first = pile.length
    for k in range(n):
        put_under(pile, cards[k], who if n == 1 else who << BUNCH | (MORE if k < n - 1 else 0))
    mix(pile, first, n, source)


@rule
def shuffle(pile: KnownPile, source: Source) -> None:
    """All cards, a draw each of n, n-1, … 2; and all forget."""
    pile.seen[:] = 0
    pile.cards[pile.length:] = 0
    mix(pile, 0, pile.length, source)


@rule
def mix(pile: KnownPile, first: int, n: int, source: Source) -> None:
    for i in range(n - 1, 0, -1):
        a, b = first + i, first + draw(source, i + 1)
        pile.cards[a], pile.cards[b] = pile.cards[b], pile.cards[a]


# what a seat knows, and imagining the rest

@rule
def knows(pile: KnownPile, k: int, seat: int) -> bool:
    """Whether the seat (NOBODY: a spectator) knows the card at place k."""
    if seat == NOBODY: return pile.seen[k] & EVERYONE == EVERYONE
    return pile.seen[k] >> seat & 1 > 0


@rule
def knows_bunch(pile: KnownPile, k: int, seat: int) -> bool:
    """Whether the seat knows which cards are in the bunch there."""
    if seat == NOBODY: return pile.seen[k] >> BUNCH & EVERYONE == EVERYONE
    return pile.seen[k] >> (BUNCH + seat) & 1 > 0


@rule
def imagine(pile: KnownPile, seat: int, rng: Rng) -> None:
    """Deals anew what the seat does not know, each way that can be as likely as any other."""
    pool = np.zeros(pile.cards.max() + 1, np.int64)
    gather(pile, seat, pool)
    deal(pile, seat, pool, rng)


@rule
def gather(pile: KnownPile, seat: int, pool: Ints) -> None:
    """Adds to the pool, which counts cards by number, all that the seat does not know. A game whose hands are hidden too adds their cards,
    and takes them out again with `take_any`, before or after `deal`; but not those that are gone from a bunch: they lie here, and the game
    puts into the hand of `holder_of` what `deal` has dealt there. A pool has no order: nothing of what is hidden can get into it."""
    for k in range(pile.length + gone(pile)):
        if not knows(pile, k, seat) and not knows_bunch(pile, k, seat): pool[pile.cards[k]] += 1


@rule
def deal(pile: KnownPile, seat: int, pool: Ints, rng: Rng) -> None:
    """A card of the pool on each place that the seat does not know; the cards of a bunch that it knows change places among themselves, and
    with those that are gone."""
    bunch = np.zeros(pool.size, np.int64)
    left = gone(pile)                     # to be dealt after the places of the bunch at the top
    for k in range(pile.length):
        if (k == 0 or not pile.seen[k - 1] & MORE) and not knows(pile, k, seat): count_bunch(pile, k, seat, bunch)
        deal_at(pile, k, seat, pool, bunch, rng)
        if not pile.seen[k] & MORE:
            for other in range(pile.length, pile.length + left):
                deal_at(pile, other, seat, pool, bunch, rng)
            left = 0


@rule
def deal_at(pile: KnownPile, k: int, seat: int, pool: Ints, bunch: Ints, rng: Rng) -> None:
    if knows(pile, k, seat): return
    pile.cards[k] = take_any(bunch if knows_bunch(pile, k, seat) else pool, rng)


@rule
def count_bunch(pile: KnownPile, k: int, seat: int, bunch: Ints) -> None:
    """The cards of the bunch that begins at place k, those included that are gone and that the seat has not seen; if it knows the bunch."""
    if not knows_bunch(pile, k, seat): return
    for other in range(pile.length, pile.length + (gone(pile) if k == 0 else 0)):
        if not knows(pile, other, seat): bunch[pile.cards[other]] += 1
    bunch[pile.cards[k]] += 1
    while pile.seen[k] & MORE:
        k += 1
        bunch[pile.cards[k]] += 1


@rule
def take_any(pool: Ints, rng: Rng) -> int:
    """A card out of the pool, each as likely as any other."""
    k = draw(rng, pool.sum())
    card = 0
    while k >= pool[card]:
        k -= pool[card]
        card += 1
    pool[card] -= 1
    return card


# for views

def known_to(pile: KnownPile, seat: int | None) -> list[int | list[int] | None]:
    """What a seat (None: a spectator) knows, from top to bottom: a card; of a bunch all its cards, rising, at each place, among them those
    that were drawn and that the seat has not seen; or None."""
    viewer, bunch = NOBODY if seat is None else seat, list[int]()
    found: list[int | list[int] | None] = []
    for k in range(pile.length):
        if k == 0 or not pile.seen[k - 1] & MORE: bunch = bunch_at(pile, k, viewer)
        found.append(int(pile.cards[k]) if knows(pile, k, viewer) else bunch if knows_bunch(pile, k, viewer) else None)
    return found


def bunch_at(pile: KnownPile, k: int, viewer: int) -> list[int]:
    last = k
    while pile.seen[last] & MORE: last += 1
    unseen = [other for other in range(pile.length, pile.length + gone(pile)) if k == 0 and not knows(pile, other, viewer)]
    return sorted(int(pile.cards[place]) for place in [*range(k, last + 1), *unseen])


def cards_of(pile: KnownPile) -> list[int]:
    """The cards from top to bottom."""
    return [int(card) for card in pile.cards[:pile.length]]
