"""Las Vegas, the card game: every action id, in blocks, and its typed form.

A selection has one id whatever else is in the hand: it says which cards are laid, not where they stood.
"""
from itertools import combinations, product

import numpy as np

from flambeur.games.las_vegas_cards.facts import HAND, KINDS, NUMBERS, SINGLES, kind_of
from flambeur.games.vegas.chips import COLOURS, N_COLOURS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.actions import Block

OF_ONE_FACE = 2 * (SINGLES + 1) - 1       # CG3: 0-4 singles with or without the double, at least one card
SELECTIONS: tuple[tuple[int, ...], ...] = (       # the kinds of cards of each selection, rising
    *(tuple(sorted([2 * face] * singles + [2 * face + 1] * double))
      for face in range(CASINOS) for double, singles in product((0, 1), range(SINGLES + 1)) if double + singles),
    *((2 * one + a, 2 * two + b) for one, two in combinations(range(CASINOS), 2) for a, b in product((0, 1), repeat=2)),
)
LAY = Block(0, len(SELECTIONS))           # CG3
SAME = Block(0, CASINOS * OF_ONE_FACE)    # of one face
PAIR = Block(SAME.stop, LAY.stop)         # one card each of two faces
TAKE = Block(LAY.stop, LAY.stop + N_COLOURS)      # CG9: a chip of that colour
LEAVE = TAKE.stop                         # CG9: none
N_ACTIONS = LEAVE + 1

NEEDS = np.array([[cards.count(kind) for kind in range(KINDS)] for cards in SELECTIONS])      # cards of each kind
N_CARDS = np.array([len(cards) for cards in SELECTIONS])
assert N_CARDS.max() == HAND

CHIP_WORDS = {word: TAKE.start + k for k, words in enumerate(COLOURS) for word in words} | {"leave": LEAVE, "laisser": LEAVE}
BY_CARDS = {cards: action for action, cards in enumerate(SELECTIONS)}


def describe(action: int) -> tuple[str, dict[str, object], str]:
    if action == LEAVE:
        return "leave", {}, "leave"
    if action >= TAKE.start:
        return "take", {"colour": action - TAKE.start + 1}, COLOURS[action - TAKE.start][0]
    cards = numbers(action)
    return "lay", {"cards": cards}, " ".join(map(str, cards))


def numbers(action: int) -> list[int]:
    """The cards of a selection as people write them."""
    return [NUMBERS[kind] for kind in SELECTIONS[action]]


def parse(text: str) -> int | None:
    """ "5 5 55" lays two single fives and the double one; "pink" or "rose" takes a chip."""
    words = text.lower().replace(",", " ").split()
    if " ".join(words) in CHIP_WORDS:
        return CHIP_WORDS[" ".join(words)]
    if not words or any(word not in map(str, NUMBERS) for word in words):
        return None
    return BY_CARDS.get(tuple(sorted(kind_of(int(word)) for word in words)))
