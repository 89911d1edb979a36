"""Strike: dice lying on the floor of the arena, and the presets of regrouping (ST3). Whole hundredths of a millimetre and of a degree.

A die that lies is a place: across to the right, away from whoever throws, and how far it is turned to the left. The middle is 0, 0.
"""
import math

from flambeur.games.strike.actions import AS_THEY_LIE, LOOSE, SPREAD, TIGHT
from flambeur.games.strike.facts import MOST_LYING
from flambeur.games.strike.state import State
from flambeur.kit.dice import FACES

Place = tuple[int, int, int]
CM, DEGREE = 1000, 100                    # of the units
EDGE = 1600                               # of a die
APOTHEM = 7500                            # of the floor: 24 sides of a polygon
GAPS = {TIGHT: 50, LOOSE: 600}
RING = 4800                               # radius at which dice are spread


def places(s: State) -> list[Place]:
    """Where the dice of the arena lie, the lowest number first. Of dice that were typed in nobody knows: they lie a little apart."""
    faces = [face for face in range(FACES) if s.arena[face]]
    if not s.placed:
        return group(len(faces), AS_THEY_LIE)
    return [(int(s.place[face, 0]), int(s.place[face, 1]), int(s.place[face, 2])) for face in faces]


def regrouped(s: State, grouping: int) -> list[Place]:
    """ST3: where they lie after a preset."""
    found = places(s)
    return found if grouping == AS_THEY_LIE else group(len(found), grouping)


def group(n: int, grouping: int) -> list[Place]:
    """Where n dice lie after regrouping, the nearest to the thrower first. Tight and loose are blocks, spread is a ring."""
    if grouping == SPREAD:
        return sorted((ring(k, n) for k in range(n)), key=lambda place: place[1]) if n > 1 else [(0, 0, 0)] * n
    pitch = EDGE + GAPS[LOOSE if grouping == AS_THEY_LIE else grouping]
    rows = ROWS[n]
    return [(round((i - (row - 1) / 2) * pitch), round((j - (len(rows) - 1) / 2) * pitch), 0)
            for j, row in enumerate(rows) for i in range(row)]


ROWS = ((), (1,), (2,), (2, 1), (2, 2), (3, 2))[:MOST_LYING + 1]      # of a block


def ring(k: int, n: int) -> Place:
    turn = 2 * math.pi * k / n - math.pi / 2
    return round(RING * math.cos(turn)), round(RING * math.sin(turn)), round(360 * DEGREE * k / n) % (90 * DEGREE)
