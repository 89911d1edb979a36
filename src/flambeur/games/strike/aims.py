"""Strike: where the presets of aiming aim at (ST3), among dice that lie in their places."""
import math
from collections.abc import Sequence

from flambeur.games.strike.actions import AT_DIE, CENTRE, FLOOR
from flambeur.games.strike.actions import EDGE as NEAR_EDGE
from flambeur.games.strike.floor import CM, EDGE, Place

Point = tuple[int, int]
NOWHERE: Point = (0, 0)
SPOTS = [NOWHERE, *((round(far * CM * math.cos(k * math.pi / 6)), round(far * CM * math.sin(k * math.pi / 6)))
                    for far in (3, 5) for k in range(12))]      # of the floor, where one may aim at if nothing lies there


def point(aim: int, lying: Sequence[Place], numbers: Sequence[int]) -> Point:
    """Of a preset, with dice that show these numbers. In the middle where nothing lies."""
    if not lying:
        return NOWHERE
    across, away = (sum(place[k] for place in lying) // len(lying) for k in (0, 1))
    if aim == NEAR_EDGE:
        return across, min(place[1] for place in lying) - EDGE // 4
    if aim == CENTRE:
        return across, away
    if aim == FLOOR:
        return max(SPOTS, key=lambda spot: min(math.hypot(spot[0] - x, spot[1] - y) for x, y, _ in lying))
    x, y, _ = lying[numbers.index(aim - AT_DIE + 2)]
    return x, y
