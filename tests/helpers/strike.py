"""Tables of Strike as text, with real dice: what a throw comes to is typed in.

    arena 2 3 5
    > Anna 6
    Ben 4
    Carl out 1

`>` is who is to move; after a name come the dice of the reserve, or as which one the player has gone out, and with several rounds the
points in brackets. A throw is told die by die, first those that lay there, the lowest first, then those that flew: a number, X, `out`, or
`~4` for a die that leaned and showed a 4 when it was thrown again.
"""
import re
from typing import Any

from flambeur.api import Match
from flambeur.games.strike.game import GAME
from flambeur.games.strike.options import StrikeOptions
from flambeur.kit.events import Event
from flambeur.table import fairness

PLAYER = re.compile(r"(>?) *\w+ +(?:out (\d+)|(\d+))(?: +\((\d+)\))?")


def drawn(text: str, *, thrown: int = 0, **state: Any) -> dict[str, Any]:
    """The position that is drawn."""
    arena: list[int] = []
    players, to_move = [], 0
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("arena"):
            arena = [int(shown) for shown in line.split()[1:]]
            continue
        found = PLAYER.fullmatch(line)
        assert found, line
        if found[1]: to_move = len(players)
        players.append({"dice": int(found[3] or 0), "out": int(found[2] or 0), "points": int(found[4] or 0)})
    return {"arena": arena, "to_move": to_move, "thrown": thrown, "players": players, **state}


def table(text: str, *, edition: str = "31 dice", match: bool = False, **state: Any) -> Match:
    """A match with real dice in the position that is drawn."""
    position = drawn(text, **state)
    options = StrikeOptions(players=len(position["players"]), edition=edition, match=match)  # type: ignore[arg-type]
    return Match(GAME, options, secret=fairness.new_secret(1), dice="manual", position=position)


def value(said: str) -> int:
    """As it is typed in: 1 for an X, 2 to 6, 7 for a die outside, and 7 more than it shows for one that leaned."""
    if said == "out": return 7
    return 7 + value(said[1:]) if said.startswith("~") else 1 if said == "X" else int(said)


def throw(m: Match, fates: str, how: str = "floor") -> list[Event]:
    """Whoever is to move throws, and this comes of it."""
    told = m.play(m.actors[0], how)
    return told + m.resolve([value(said) for said in fates.split()])


def lies(m: Match) -> list[int]:
    """The numbers in the arena."""
    return [die["shows"] for die in m.view()["arena"]]


def dice(m: Match) -> list[int]:
    """Of every reserve."""
    return [player["dice"] for player in m.view()["players"]]


def typed(m: Match) -> list[str]:
    """What whoever is to move may do, as one types it."""
    return [action.typed for action in m.legal(m.actors[0])]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
