"""Probe, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from typing import Any

from flambeur.api import Match
from flambeur.kit.pile import cards_of
from flambeur.table import fairness
from tests.games.probe.game import GAME
from tests.games.probe.options import ProbeOptions
from tests.games.probe.state import LAY, SHUFFLE
from tests.games.probe.view import cards_in
from tests.laws.witnesses import Tiny

COSMETIC = ()


def census(m: Match) -> Any:
    """PR1: all cards."""
    s = m._state
    return Counter(cards_of(s.pile) + cards_in(s.played) + [card for p in range(s.n_players) for card in cards_in(s.hand[p])])


def hides(m: Match, seat: int | None) -> bool:
    """PR2, PR4: other hands, what lies face down of them, and the order of the pile."""
    s = m._state
    hands = [cards_in(s.hand[p]) for p in range(s.n_players) if p != seat]
    lie = [p for p in range(s.n_players) if s.phase == LAY and p != seat and s.probe[p] and len(cards_in(s.hand[p])) > 1]
    places = [*(hand for hand in hands if hand), *cards_of(s.pile), *lie]
    return bool(s.phase != SHUFFLE) and len(places) > 1 and len({*cards_of(s.pile), *(card for hand in hands for card in hand)}) > 1


def world(m: Match) -> Hashable:
    s = m._state
    return tuple((tuple(cards_in(s.hand[p])), int(s.probe[p])) for p in range(s.n_players)), tuple(cards_of(s.pile))


def tiny() -> list[Tiny]:
    """One pack, two players: six cards. Nobody has laid one, then the second seat has."""
    m = Match(GAME, ProbeOptions(players=2, packs=1), secret=fairness.new_secret(1))
    after = m.copy()
    after.play(1, after.legal(1)[0])
    return [Tiny(t, seat, all_worlds(t, seat)) for t in (m, after) for seat in (None, 0, 1)]


def all_worlds(m: Match, seat: int | None) -> Counter[Hashable]:
    """Every way to deal the hidden cards; of a hand with a card face down, that one first."""
    s = m._state
    others = [p for p in range(s.n_players) if p != seat]
    sizes = [len(cards_in(s.hand[p])) for p in others]
    hidden = [card for p in others for card in cards_in(s.hand[p])] + cards_of(s.pile)
    found: Counter[Hashable] = Counter()
    for deal in permutations(hidden):
        rest, hands = list(deal), {}
        for p, size in zip(others, sizes, strict=True):
            hands[p] = tuple(sorted(rest[:size])), rest[0] if s.probe[p] else 0
            del rest[:size]
        if seat is not None:
            hands[seat] = tuple(cards_in(s.hand[seat])), int(s.probe[seat])
        found[tuple(hands[p] for p in range(s.n_players)), tuple(rest)] += 1
    return found


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    players = state["players"]
    n = len(players)
    return state | {"first": (state["first"] + by) % n, "players": [players[(seat - by) % n] for seat in range(n)]}


def left_alone(m: Match) -> bytes:
    """It has no modules."""
    return b""
