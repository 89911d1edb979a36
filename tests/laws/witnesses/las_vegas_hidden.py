"""Las Vegas with hidden colours, for the laws."""
from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import permutations
from random import Random
from typing import Any

import flambeur
from flambeur.api import Match
from flambeur.games.las_vegas_hidden.facts import CARDS_EACH
from flambeur.games.las_vegas_hidden.scoring import colour_of, dice_of, value_of
from flambeur.games.las_vegas_hidden.state import CARDS, CHOOSE, ENDED, ROLL, SHUFFLE
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS, DICE, DOLLARS
from flambeur.kit.pile import cards_of
from flambeur.table.record import Chance
from tests.laws.witnesses import Tiny

COSMETIC = ("edition",)


def census(m: Match) -> Any:
    """BV12: all notes, the dice of each colour, and two colours for each player once they are dealt."""
    s = m.state
    notes, dice = Counter(cards_of(s.pile)), [int(s.left[k] + s.placed[:, k].sum()) for k in range(COLOURS)]
    for casino in range(CASINOS):
        notes.update(int(note) for note in s.notes[casino, :s.n_notes[casino]])
    for won in s.shelf[:s.n_shelf].tolist():
        notes[value_of(won)] += 1
        dice[colour_of(won)] += dice_of(won)
    for counts in (s.box, *s.won):
        notes.update({note: int(n) for note, n in enumerate(counts) if n})
    held = Counter(int(owner) for owner in s.owner)
    dealt = s.phase in (ROLL, CHOOSE)
    assert [held[p + 1] for p in range(s.n_players)] == [CARDS_EACH if dealt else 0] * s.n_players
    return notes, [DICE] * COLOURS if s.phase in (SHUFFLE, ENDED) else dice


def hides(m: Match, seat: int | None) -> bool:
    """The order of the pile, and of the colours all but the own two."""
    return m.state.phase != SHUFFLE


def world(m: Match) -> Hashable:
    """Whose which colour is, and whether the next note is a high one: there are too many orders of the pile to list."""
    return tuple(m.state.owner.tolist()), cards_of(m.state.pile)[0] * DOLLARS > HIGH


HIGH = 50_000


def tiny() -> list[Tiny]:
    """Two players, just after the cards were dealt: the other one has any two of six colours."""
    m = flambeur.new("las-vegas-hidden", players=2, seed=3)
    return [Tiny(m, seat, all_worlds(m, seat)) for seat in (0, 1)]


def all_worlds(m: Match, seat: int) -> Counter[Hashable]:
    pile = cards_of(m.state.pile)
    high = sum(note * DOLLARS > HIGH for note in pile)
    unseen = [colour for colour in range(COLOURS) if m.state.owner[colour] != seat + 1]
    worlds = Counter[Hashable]()
    for pair in permutations(unseen, CARDS_EACH):
        owner = tuple(seat + 1 if colour not in unseen else 2 - seat if colour in pair else 0 for colour in range(COLOURS))
        worlds[owner, True] += high
        worlds[owner, False] += len(pile) - high
    return worlds


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    n = len(state["players"])
    players = [state["players"][(seat - by) % n] for seat in range(n)]
    return state | {"players": players, "first": (state["first"] + by) % n, "to_move": (state["to_move"] + by) % n}


def turned_action(action: int, by: int, n: int) -> int:
    """No action names a seat."""
    return action


def turned_chance(m: Match, entry: Chance, by: int, n: int) -> Chance:
    """The cards are dealt to seat 0 first: for the renamed seats the same pairs lie elsewhere in the deck."""
    if m.state.phase != CARDS: return entry
    deck = list(range(COLOURS))
    for size, value in entry.draws: deck[size - 1], deck[value] = deck[value], deck[size - 1]
    pairs = [deck[CARDS_EACH * p:CARDS_EACH * (p + 1)] for p in range(n)]
    wanted = [colour for seat in range(n) for colour in pairs[(seat - by) % n]] + deck[CARDS_EACH * n:]
    return Chance(chance=entry.chance, draws=shuffling(wanted), noise=entry.noise)


def shuffling(wanted: Sequence[int]) -> list[list[int]]:
    """The draws that shuffle the cards into this order."""
    deck, found = list(range(len(wanted))), []
    for k in range(len(wanted) - 1, 0, -1):
        other = deck.index(wanted[k])
        deck[k], deck[other] = deck[other], deck[k]
        found.append([k + 1, other])
    return found


def is_lost(m: Match) -> bool:
    """Somebody is always the richest."""
    return False


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """There are no modules."""
    return b""
