"""Las Vegas solo, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from random import Random
from typing import Any

import flambeur
from flambeur.api import Match
from flambeur.games.las_vegas_solo.facts import LAST, OWN
from flambeur.games.las_vegas_solo.state import ENDED, OPENING, SHUFFLE
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS, DICE
from flambeur.kit.pile import cards_of
from tests.laws.witnesses import Tiny

COSMETIC = ("edition",)


def census(m: Match) -> Any:
    """BV11: all notes, and the dice of each colour."""
    s = m.state
    notes = Counter(cards_of(s.pile))
    for casino in range(CASINOS):
        notes.update(int(note) for note in s.notes[casino, :s.n_notes[casino]])
    for colour in range(COLOURS):
        notes.update({note: int(n) for note, n in enumerate(s.won[colour]) if n})
    return notes, [dice(m, colour) for colour in range(COLOURS)]


def dice(m: Match, colour: int) -> int:
    s = m.state
    in_the_box = s.phase in (SHUFFLE, ENDED) or (s.phase == OPENING and LAST - s.preplaced < colour <= LAST - s.opened)
    if in_the_box: return int(s.own_dice) if colour == OWN else DICE
    return int(s.left[colour] + s.later[colour] + s.placed[:, colour].sum())


def hides(m: Match, seat: int | None) -> bool:
    """The order of the pile but for what was seen going under."""
    pile = m.state.pile
    return m.state.phase != SHUFFLE and len(set(cards_of(pile)[:pile.length - pile.known])) > 1


def world(m: Match) -> Hashable:
    return tuple(cards_of(m.state.pile))


def tiny() -> list[Tiny]:
    """A pile with four notes on top of those that all know."""
    m = flambeur.new("las-vegas-solo", seed=1)
    position = m.position()
    pile = position["state"]["pile"]
    above, under = pile["above"][:4], pile["above"][4:]
    position["state"]["pile"] = {"above": above, "under": under}
    orders = Counter[Hashable](tuple(note // 10_000 for note in [*order, *under]) for order in permutations(above))
    return [Tiny(flambeur.from_position(position, seed=1), seat, orders) for seat in (None, 0)]


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    """There is one seat."""
    return state


def turned_action(action: int, by: int, n: int) -> int:
    return action


def is_lost(m: Match) -> bool:
    """Equal is lost."""
    view = m.view(None)
    return bool(view["players"][0]["money"] <= view["theirs"])


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """There are no modules."""
    return b""
