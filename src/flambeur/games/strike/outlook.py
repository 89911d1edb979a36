"""Strike: what a throw promises, as the fitted model has it (advice.py): for whoever chooses, and for the page."""
from typing import Annotated, Any

from pydantic import BaseModel

from flambeur.games.strike.actions import THROW
from flambeur.games.strike.advice import LOST, MATCH, TURNED, forecast
from flambeur.games.strike.state import State
from flambeur.games.strike.thrower import WHOLE
from flambeur.kit.show import show


class Outlook(BaseModel):
    """Of a throw of one die; of a grand throw nothing is foreseen."""
    match: Annotated[int, show("count")] = 0      # in a hundred throws
    turns: Annotated[float, show("count")] = 0.0      # dice that turn, on average
    leaves: Annotated[int, show("count")] = 0      # in a hundred throws the thrown die leaves the arena


def outlook(s: State, action: int) -> dict[str, Any]:
    if action not in THROW.ids(): return {}
    match, turns, leaves = (int(forecast(s, action, what)) for what in (MATCH, TURNED, LOST))
    return {"match": round(match * 100 / WHOLE), "turns": round(turns / WHOLE, 1), "leaves": round(leaves * 100 / WHOLE)}
