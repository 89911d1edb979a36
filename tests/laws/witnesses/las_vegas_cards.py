"""Las Vegas, the card game, for the laws."""
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import comb, prod
from random import Random
from typing import Any

import flambeur
from flambeur.api import Match
from flambeur.games.las_vegas_cards.actions import N_CARDS, SELECTIONS
from flambeur.games.las_vegas_cards.facts import DECK, HAND, KINDS, copies
from flambeur.games.las_vegas_cards.state import CHIPS, CHOOSE, NOTES, TAKE, State
from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.pile import cards_of
from flambeur.kit.structs import plain
from tests.laws.witnesses import Tiny
from tests.laws.witnesses.vegas import renamed

COSMETIC = ("open_money",)


def census(m: Match) -> Any:
    """CG1: everyone's 30 cards, 48 notes, 25 chips."""
    s = plain(State, m.state)
    notes, chips = Counter(s.pile.cards[:s.pile.length]), Counter(s.chips.pile.cards[:s.chips.pile.length])
    for counts in (s.box, *s.won):
        notes.update({note: n for note, n in enumerate(counts) if n})
    notes.update(note for offer in s.notes for note in offer if note)
    for counts in (*s.chips.at, *s.chips.won):
        chips.update({colour + 1: n for colour, n in enumerate(counts) if n})
    return notes, chips, [own_cards(s, p) for p in range(s.n_players)]


def own_cards(s: State, p: int) -> Counter[int]:
    found = Counter(card - 1 for card in s.deck[p][:s.deck_left[p]])
    for counts in (s.hand[p], s.away[p]):
        found.update({kind: n for kind, n in enumerate(counts) if n})
    found.update({kind: n for kind in range(KINDS) if (n := s.laid[kind // 2][2 * p + kind % 2])})
    return found


def hides(m: Match, seat: int | None) -> bool:
    """CG2, CG4: while cards are dealt there are others' hands, and always, until all are used, the order of the notes."""
    return m.state.phase in (CHOOSE, TAKE) or (m.state.phase not in (NOTES, CHIPS) and len(set(cards_of(m.state.pile))) > 1)


def world(m: Match) -> Hashable:
    """There are too many worlds to list. What is counted of a player: whether the hand has none, one or more doubles, whether one or more
    cards were chosen, and whether the next card of the deck is one of the low faces; and whether the next note is a high one."""
    s = plain(State, m.state)
    next_note = s.pile.cards[0] * DOLLARS > 60_000 if s.pile.length else None
    return next_note, tuple(marks(s, p) for p in range(s.n_players))


def marks(s: State, p: int) -> tuple[Any, ...]:
    chosen = int(N_CARDS[s.chosen[p] - 1]) if s.chosen[p] else 0
    return min(sum(s.hand[p][1::2]), 2), min(chosen, 2), s.deck[p][s.deck_left[p] - 1] <= KINDS // 2 if s.deck_left[p] else None


def tiny() -> list[Tiny]:
    """Two players with their first hands: nobody has chosen, then the second one has."""
    m = flambeur.new("las-vegas-cards", players=2, seed=4)
    after = m.copy()
    after.play(1, after.legal(1)[0])
    return [Tiny(t, seat, all_worlds(t, seat)) for t in (m, after) for seat in (None, 0, 1)]


def all_worlds(m: Match, seat: int | None) -> Counter[Hashable]:
    """How likely each of those marks is, counted exactly from the cards that a seat has not seen."""
    s = plain(State, m.state)
    worlds: dict[tuple[Hashable, ...], Fraction] = {(): Fraction(1)}
    for p in range(s.n_players):
        if p == seat: one = own_marks(s, p)
        else: one = other_marks(bool(s.chosen[p]))
        worlds = {(*world, mark): weight * chance for world, weight in worlds.items() for mark, chance in one.items()}
    high = Fraction(sum(note * DOLLARS > 60_000 for note in s.pile.cards[:s.pile.length]), s.pile.length)
    found: dict[Hashable, Fraction] = {(True, world): weight * high for world, weight in worlds.items()}
    found |= {(False, world): weight * (1 - high) for world, weight in worlds.items()}
    scale = 10**9
    return Counter({world: round(weight * scale) for world, weight in found.items() if weight})


def own_marks(s: State, p: int) -> dict[Hashable, Fraction]:
    """The own hand is known; of the own deck only what is in it."""
    doubles, chosen, _ = marks(s, p)
    low = Fraction(sum(card <= KINDS // 2 for card in s.deck[p][:s.deck_left[p]]), s.deck_left[p])
    return {(doubles, chosen, True): low, (doubles, chosen, False): 1 - low}


def other_marks(has_chosen: bool) -> dict[Hashable, Fraction]:
    """Any five of the 30 cards, then any selection that they allow, then any of the other 25 on top of the deck."""
    found: dict[Hashable, Fraction] = defaultdict(Fraction)
    for hand, ways in all_hands():
        doubles, low = min(sum(hand[1::2]), 2), sum(hand[:KINDS // 2])
        sizes = Counter(min(len(cards), 2) for cards in SELECTIONS if fits(cards, hand)) if has_chosen else Counter([0])
        for size, n in sizes.items():
            for is_low, left in ((True, DECK // 2 - low), (False, DECK // 2 - (HAND - low))):
                found[doubles, size, is_low] += Fraction(ways * n * left, comb(DECK, HAND) * sizes.total() * (DECK - HAND))
    return found


def all_hands() -> Iterator[tuple[tuple[int, ...], int]]:
    """Every hand of five as counts of its kinds, and in how many ways it can be drawn."""
    def of(kind: int, left: int) -> Iterator[tuple[int, ...]]:
        if kind == KINDS:
            if left == 0: yield ()
            return
        for n in range(min(left, copies(kind)) + 1):
            yield from ((n, *rest) for rest in of(kind + 1, left - n))
    for hand in of(0, HAND):
        yield hand, prod(comb(copies(kind), n) for kind, n in enumerate(hand))


def fits(cards: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    return all(cards.count(kind) <= hand[kind] for kind in set(cards))


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    return renamed(state, by, "cards")


def turned_action(action: int, by: int, n: int) -> int:
    """No action names a seat."""
    return action


def is_lost(m: Match) -> bool:
    return False


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """CG9: without chips, their drawer."""
    s = m.state
    return b"" if m.options.model_dump()["chips"] else s.chips.tobytes()
