"""Strike, for the laws."""
from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any

from flambeur.api import Match
from flambeur.games.strike.game import GAME
from flambeur.games.strike.options import StrikeOptions
from flambeur.games.strike.state import OPENING
from flambeur.table import fairness
from tests.laws.witnesses import Tiny

COSMETIC = ()


def census(m: Match) -> Any:
    """ST1: all dice, wherever they are."""
    s = m.state
    return int(s.reserve.sum() + s.arena.sum() + s.lost + (s.phase == OPENING))


def hides(m: Match, seat: int | None) -> bool:
    return False


def world(m: Match) -> Hashable:
    return m.state.tobytes()


def tiny() -> list[Tiny]:
    """Nothing is hidden: there is one world, for everybody."""
    m = Match(GAME, StrikeOptions(players=2), secret=fairness.new_secret(1))
    return [Tiny(m, seat, Counter([world(m)])) for seat in (None, 0, 1)]


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    n = len(state["players"])
    return state | {**{who: (state[who] + by) % n for who in ("first", "to_move")},
                    "players": [state["players"][(seat - by) % n] for seat in range(n)]}


def turned_action(action: int, by: int, n: int) -> int:
    """No action names a seat."""
    return action


def is_lost(m: Match) -> bool:
    return False


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """ST7: without several rounds there are no points."""
    return b"" if m.options.model_dump()["match"] else m.state.points.tobytes()
