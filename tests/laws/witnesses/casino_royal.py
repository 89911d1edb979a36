"""Casino Royal, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from random import Random
from typing import Any

from flambeur.api import Match
from flambeur.games.casino_royal.facts import BLANK
from flambeur.games.casino_royal.game import GAME
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.games.casino_royal.state import DEAL
from flambeur.games.casino_royal.view import jokers_in
from flambeur.kit.known_hands import known_cards
from flambeur.kit.known_pile import cards_of, known_to
from flambeur.table import fairness
from tests.laws.witnesses import Tiny

COSMETIC = ()


def census(m: Match) -> Any:
    """CR1: all money, less the paper of the bank. CR5: all Jokers."""
    s = m.state
    jokers = Counter(cards_of(s.pile) + [joker for p in range(s.n_players) for joker in jokers_in(s.hand[p])])
    return int(s.cash.sum() + s.stake + s.bank + s.pot - s.paper), jokers


def hides(m: Match, seat: int | None) -> bool:
    """CR5: other hands, one of them that lies face down, and the pile, but for the Jokers that the seat knows there."""
    s = m.state
    if s.phase == DEAL: return False
    hidden = [set[int](), *(set(hand_hidden(m, seat, p)) for p in range(s.n_players) if p != seat)]
    places = [{card} for card in pile_hidden(m, seat)] + [cards for cards in hidden if cards]
    return len(places) > 1 and len(set[int]().union(*places)) > 1


def pile_hidden(m: Match, seat: int | None) -> list[int]:
    pile = m.state.pile
    return [card for card, known in zip(cards_of(pile), known_to(pile, seat), strict=True) if known is None]


def hand_hidden(m: Match, seat: int | None, p: int) -> list[int]:
    return list((Counter(jokers_in(m.state.hand[p])) - Counter(known_cards(m.state.told, seat, p))).elements())


def world(m: Match) -> Hashable:
    """There are too many worlds to list. What is counted: how many blanks each holds, whether the Joker that lies face down is one, and
    the last of the pile."""
    s = m.state
    return marks([jokers_in(s.hand[p]) for p in range(s.n_players)], int(s.laid), int(s.pile.cards[s.pile.length - 1]))


def marks(hands: list[list[int]], laid: int, last: int) -> Hashable:
    return tuple(hand.count(BLANK) for hand in hands), laid == BLANK, last == BLANK


def tiny() -> list[Tiny]:
    """Three players of whom two hold a Joker, and one lays it; the last card of the pile is known to one, or to all."""
    tables = []
    for known in ([0], "all"):
        state: dict[str, Any] = {
            "phase": "response", "to_move": 0, "bank": 17_250_000, "trial": "casino", "casino": "Nice", "bet": 8, "stake": 50_000,
            "laid": 4,
            "players": [{"cash": 1_450_000, "square": 15, "jokers": [1, 4]}, {"cash": 1_500_000, "casinos": ["Nice"], "jokers": [2]},
                        {"cash": 1_500_000, "jokers": []}],
            "pile": [8, *(1,) * 5, *(2,) * 3, *(3,) * 4, 4, *(5,) * 4, 6, 6, 7, 7],
        }
        state["places"] = [{"depth": len(state["pile"]), "known": known}]
        tables.append(Match(GAME, RoyalOptions(players=3), secret=fairness.new_secret(1), position=state))
    return [Tiny(m, seat, all_worlds(m, seat)) for m in tables for seat in (None, 0, 1, 2)]


def all_worlds(m: Match, seat: int | None) -> Counter[Hashable]:
    """Every way to deal four places that the seat may not know: two of Anna's hand, one of Benno's, and the last of the pile."""
    s = m.state
    last_known = known_to(s.pile, seat)[-1] is not None
    hidden = [*(() if seat == 0 else ("anna", "anna")), *(() if seat == 1 else ("benno",)), *(() if last_known else ("last",))]
    pool = [card for p in range(2) if p != seat for card in jokers_in(s.hand[p])] + pile_hidden(m, seat)
    found: Counter[Hashable] = Counter()
    for dealt in permutations(pool, len(hidden)):
        anna = jokers_in(s.hand[0]) if seat == 0 else sorted(dealt[:2])
        benno = jokers_in(s.hand[1]) if seat == 1 else [dealt[hidden.index("benno")]]
        last = int(s.pile.cards[s.pile.length - 1]) if last_known else dealt[-1]
        for laid in [int(s.laid)] if seat == 0 else anna:
            found[marks([anna, benno, []], laid, last)] += 2 if seat == 0 else 1
    return found


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    n = len(state["players"])

    def who(seats: Any) -> Any:
        if isinstance(seats, list): return sorted((seat + by) % n for seat in seats)
        return seats if seats in ("all", None) else (seats + by) % n

    def told(known: dict[str, Any]) -> dict[str, Any]:
        return {joker: [who(seat) for seat in knowing] for joker, knowing in known.items()}
    players = [player | ({"told": told(player["told"])} if "told" in player else {}) for player in state["players"]]
    behind = len(state["pile"])
    places = [place | {key: who(place[key]) for key in ("known", "bunch") if key in place}
              | ({"drawn": who(place["drawn"] - 1) + 1} if place["depth"] > behind else {}) for place in state.get("places", [])]
    more: dict[str, Any] = {key: who(state[key]) for key in ("to_move", "last_lap", "champion") if key in state}
    if places: more["places"] = places
    if "auction" in state:
        auction = state["auction"]
        more["auction"] = auction | {key: who(auction[key]) for key in ("asked", "passed", "bidder") if key in auction}
    return state | more | {"players": [players[(seat - by) % n] for seat in range(n)]}


def turned_action(action: int, by: int, n: int) -> int:
    """No action names a seat."""
    return action


def is_lost(m: Match) -> bool:
    return False


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """Nothing is switched on or off but rules that keep no book of their own."""
    return b""
