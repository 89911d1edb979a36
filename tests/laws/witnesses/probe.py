"""Probe, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations, product
from random import Random
from typing import Any

from flambeur.api import Match
from flambeur.kit.known_pile import cards_of, known_to
from flambeur.table import fairness
from tests.games.probe.actions import HARD, SOFT
from tests.games.probe.features.aiming import GENTLE
from tests.games.probe.game import GAME
from tests.games.probe.memory import known_cards
from tests.games.probe.options import ProbeOptions
from tests.games.probe.state import LAY, SHUFFLE
from tests.games.probe.view import cards_in
from tests.laws.witnesses import Tiny

COSMETIC = ()


def census(m: Match) -> Any:
    """PR1: all cards."""
    s = m.state
    return Counter(cards_of(s.pile) + cards_in(s.played) + [card for p in range(s.n_players) for card in cards_in(s.hand[p])])


def hides(m: Match, seat: int | None) -> bool:
    """PR2, PR4, PR9: other hands, what lies face down of them, and the pile, but for the cards that the seat knows there."""
    s = m.state
    if s.phase == SHUFFLE: return False
    others = [p for p in range(s.n_players) if p != seat]
    places = [*([card] for card in pile_hidden(m, seat)), *(cards for p in others if (cards := hand_hidden(m, seat, p)))]
    lies = [p for p in others if s.phase == LAY and s.probe[p] and len(set(cards_in(s.hand[p]))) > 1]
    return bool(lies) or (len(places) > 1 and len({card for cards in places for card in cards}) > 1)


def pile_hidden(m: Match, seat: int | None) -> list[int]:
    pile = m.state.pile
    return [card for card, known in zip(cards_of(pile), known_to(pile, seat), strict=True) if known is None]


def hand_hidden(m: Match, seat: int | None, p: int) -> list[int]:
    return list((Counter(cards_in(m.state.hand[p])) - Counter(known_cards(m.state, seat, p))).elements())


def world(m: Match) -> Hashable:
    s = m.state
    return tuple((tuple(cards_in(s.hand[p])), int(s.probe[p])) for p in range(s.n_players)), tuple(cards_of(s.pile))


def tiny() -> list[Tiny]:
    """One pack, two players: six cards. Nobody has laid one, then the second seat has. Then two packs, half of them played: the second seat
    has buried a card, and the first has drawn it."""
    m = Match(GAME, ProbeOptions(players=2, packs=1), secret=fairness.new_secret(1))
    after = m.copy()
    after.play(1, after.legal(1)[0])
    buried = Match(GAME, ProbeOptions(players=2, spoils=True, burial=True), secret=fairness.new_secret(1), position=HALF)
    buried.play(1, "bury 1")
    drawn = buried.copy()
    for seat in (0, 1): drawn.play(seat, drawn.legal(seat)[0])
    return [Tiny(t, seat, all_worlds(t, seat)) for t in (m, after, buried, drawn) for seat in (None, 0, 1)]


HALF = {"phase": "settle", "first": 0, "stake": 5, "asked": [1], "played": [2, 2, 4, 4, 6, 6], "pile": [3, 5],
        "players": [{"hand": [3, 5], "probe": 6}, {"hand": [1, 1], "probe": 2}]}


def all_worlds(m: Match, seat: int | None) -> Counter[Hashable]:
    """Every way to deal the hidden cards, and of a hand every card that may be the one that lies face down."""
    s = m.state
    others = [p for p in range(s.n_players) if p != seat]
    hands = [hand_hidden(m, seat, p) for p in others]
    found: Counter[Hashable] = Counter()
    for deal in permutations([card for hand in hands for card in hand] + pile_hidden(m, seat)):
        rest, dealt = list(deal), {}
        for p, hand in zip(others, hands, strict=True):
            dealt[p] = sorted(known_cards(s, seat, p) + rest[:len(hand)])
            del rest[:len(hand)]
        pile = [card if isinstance(card, int) else rest.pop(0) for card in known_to(s.pile, seat)]
        if seat is not None: dealt[seat] = cards_in(s.hand[seat])
        for lie in product(*(lying(m, p, seat, dealt[p]) for p in range(s.n_players))):
            found[tuple((tuple(dealt[p]), lie[p]) for p in range(s.n_players)), tuple(pile)] += 1
    return found


def lying(m: Match, p: int, seat: int | None, hand: list[int]) -> list[int]:
    """What may lie before a player."""
    laid = int(m.state.probe[p])
    return hand if m.state.phase == LAY and laid and p != seat else [laid]


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    n = len(state["players"])

    def who(seats: Any) -> Any:
        return seats if seats == "all" else [seat if seat is None else (seat + by) % n for seat in seats]
    players = [player | {"told": {card: who(seats) for card, seats in player.get("told", {}).items()}} for player in state["players"]]
    more = {key: [who(seats) for seats in state[key]] for key in ("known",) if key in state}
    more |= {key: who(state[key]) for key in ("asked",) if key in state}
    return state | more | {"first": (state["first"] + by) % n, "players": [players[(seat - by) % n] for seat in range(n)]}


def turned_action(action: int, by: int, n: int) -> int:
    """No action names a seat."""
    return action


def is_lost(m: Match) -> bool:
    """PR7: nobody has a point; alone, not four for each card."""
    options = m.options.model_dump()
    return max(m.scores) < (4 * 6 * options["packs"] if options["players"] == 1 else 1)


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    """PR12: an aim, now and then."""
    if action not in (SOFT, HARD) or luck.random() < 0.3: return None
    return {"angle": luck.uniform(-90, 90), "power": luck.randint(0, GENTLE) if action == SOFT else luck.randint(GENTLE + 1, 100)}


def left_alone(m: Match) -> bytes:
    """PR8-PR12: without a feature, its drawer; without any by which something is known, what is known."""
    s, on = m.state, m.options.model_dump()
    off = [s.spoils.tobytes()] if not on["spoils"] else []
    off += [s.recycling.tobytes()] if not on["recycling"] else []
    off += [s.aiming.tobytes()] if not on["aiming"] else []
    off += [s.announcing.tobytes()] if not on["announcing"] else []
    off += [s.pile.seen.tobytes()] if not on["burial"] and not on["recycling"] else []
    off += [s.told.tobytes()] if not on["burial"] and not on["recycling"] and not on["announcing"] else []
    return b"".join(off)
