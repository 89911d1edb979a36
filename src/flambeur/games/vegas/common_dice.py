"""The Las Vegas family: dice of all eight colours, rolled together by whoever is at turn (BV11, BV12). One die of each colour that
has any left is rolled, and all dice of one face go to its casino.

A state has `left` (dice of each colour that wait to be rolled), `roll` (what lies on the table: of each colour four bits, its face counted
from 1, 0 where none was rolled) and `placed` (by casino and colour).
"""
from typing import Any

from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit import dice
from flambeur.kit.chance import Source, apart, roll
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule

BITS = 4                                  # of each colour
LOW = (1 << BITS) - 1


@rule(inline=True)
def is_left(s: Any) -> bool:
    n = 0
    for colour in range(COLOURS):
        n += s.left[colour]
    return n > 0


@rule(inline=True)
def roll_one_each(s: Any, source: Source) -> None:
    """One die of each colour that has any left, in the order of the colours."""
    n = packed = 0
    for colour in range(COLOURS):
        n += s.left[colour] > 0
    faces = apart(source, n)
    for colour in range(COLOURS):
        rolled = s.left[colour] > 0                    # no branch to mispredict
        packed |= (faces & LOW) * rolled << BITS * colour
        faces >>= BITS * rolled
    s.roll = packed


@rule
def roll_all(s: Any, colour: int, n: int, source: Source) -> int:
    """So many dice of one colour, each placed on its casino at once; what they show, counted by face."""
    counts = roll(source, n)
    for casino in range(CASINOS):
        s.placed[casino, colour] += dice.showing(counts, casino)
    return counts


@rule(inline=True)
def colours_showing(s: Any, face: int) -> int:
    """A bit for each colour whose die shows the face."""
    who = 0
    for colour in range(COLOURS):
        who |= (s.roll >> BITS * colour & 15 == face + 1) << colour
    return who


@rule(inline=True)
def faces_rolled(s: Any) -> int:
    """A bit for each face that lies on the table; that of no die at all is the lowest, so faces count from 1 here."""
    faces = 0
    for colour in range(COLOURS):
        faces |= 1 << (s.roll >> BITS * colour & 15)
    return faces


@rule(inline=True)
def placements(s: Any, first: int, actions: Actions) -> int:
    """An action for each face rolled, from `first` on."""
    n, faces = 0, faces_rolled(s)
    for face in range(CASINOS):
        actions.ids[n] = first + face                  # stays only if n moves on: no branch to mispredict
        n += faces >> face + 1 & 1
    return n


@rule(inline=True)
def is_rolled(s: Any, face: int) -> bool:
    return 0 <= face < CASINOS and faces_rolled(s) >> face + 1 & 1 == 1


@rule(inline=True)
def place(s: Any, face: int) -> int:
    """All dice of the face go to its casino; the others go back to where they were. A bit for each colour that was placed."""
    who = colours_showing(s, face)
    for colour in range(COLOURS):
        s.placed[face, colour] += who >> colour & 1
        s.left[colour] -= who >> colour & 1
    s.roll = 0                                         # no roll lies on the table any more: equal positions are equal bytes
    return who


@rule
def try_placing(s: Any, face: int) -> None:
    """On a copy: all dice of the face lie at its casino."""
    who = colours_showing(s, face)
    for colour in range(COLOURS):
        s.placed[face, colour] += who >> colour & 1


# outside the rules

def faces_of(roll: int) -> list[int]:
    """Of each colour the face of its die, 1 to 6; 0: none was rolled."""
    return [int(roll) >> BITS * colour & 15 for colour in range(COLOURS)]


def roll_of(faces: list[int]) -> int:
    return sum(face << BITS * colour for colour, face in enumerate(faces))
