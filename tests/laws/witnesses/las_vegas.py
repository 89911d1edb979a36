"""Las Vegas, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from typing import Any

import flambeur
from flambeur.api import Match
from flambeur.games.las_vegas.facts import CASINOS, DICE
from flambeur.games.las_vegas.modules.neutral_dice import OPENING_DICE
from flambeur.games.las_vegas.state import ENDED, FIRST, OPENING, SHUFFLE
from flambeur.kit.pile import cards_of
from tests.laws.witnesses import Tiny
from tests.laws.witnesses.vegas import renamed

COSMETIC = ("edition", "open_money")


def census(m: Match) -> Any:
    """LV1, LV10: all notes, everyone's dice, all white dice."""
    s = m._state
    notes = Counter(cards_of(s.pile))
    for casino in range(CASINOS):
        notes.update(int(note) for note in s.notes[casino, :s.n_notes[casino]])
    for p in range(s.n_players):
        notes.update({note: int(n) for note, n in enumerate(s.won[p]) if n})
    return notes, *dice(m)


def dice(m: Match) -> tuple[list[int], int]:
    s = m._state
    spare = OPENING_DICE if s.n_players == 3 and s.neutral_dice.each else 0
    if s.phase in (ENDED, FIRST, SHUFFLE):         # they lie in the box
        return [DICE] * int(s.n_players), int(s.n_players * s.neutral_dice.each) + spare
    white = s.neutral_dice.left.sum() + s.placed[:, s.n_players].sum() + (spare if s.phase == OPENING else 0)
    return [int(s.dice_left[p] + s.placed[:, p].sum()) for p in range(s.n_players)], int(white)


def hides(m: Match, seat: int | None) -> bool:
    """LV2: the order of the pile but for what all saw going under."""
    pile = m._state.pile
    return m._state.phase not in (FIRST, SHUFFLE) and len(set(cards_of(pile)[:pile.length - pile.known])) > 1


def world(m: Match) -> Hashable:
    return tuple(cards_of(m._state.pile))


def tiny() -> list[Tiny]:
    """A pile with four notes on top of those that all know."""
    m = flambeur.new("las-vegas", players=2, seed=1)
    position = m.position()
    pile = position["state"]["pile"]
    above, under = pile["above"][:4], pile["above"][4:]
    position["state"]["pile"] = {"above": above, "under": under}
    orders = Counter(tuple(note // 10_000 for note in [*order, *under]) for order in permutations(above))
    return [Tiny(flambeur.from_position(position, seed=1), seat, Counter[Hashable](orders)) for seat in (None, 0, 1)]


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    return renamed(state, by, "dice")


def left_alone(m: Match) -> bytes:
    """LV10: without neutral dice, their drawer and the white dice on the casinos."""
    s = m._state
    return b"" if m.options.model_dump()["neutral_dice"] else s.neutral_dice.tobytes() + s.placed[:, s.n_players:].tobytes()
