"""A position: a table in mid-game as readable JSON. Each game says what its state is made of; docs/position.md describes it."""
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, ValidationError

from flambeur.errors import PositionError
from flambeur.kit.arguments import is_json, shown
from flambeur.kit.complaints import complaint
from flambeur.kit.position import POSITION
from flambeur.table.record import Part

FORMAT: Literal["flambeur-position/1"] = "flambeur-position/1"


class Position(Part):
    """One position of any game."""
    format: Literal["flambeur-position/1"]
    game: str
    rules: int | None = Field(default=None, description="version of the game's rules; left out: the present one")
    options: dict[str, Any] = Field(default={}, description="those left out have their default")
    state: dict[str, Any]


def read(data: Any) -> Position:
    """A position from what JSON gives; its state is for the game to check. PositionError says what is wrong."""
    got = data.get("format") if isinstance(data, Mapping) else None
    if got != FORMAT:
        raise PositionError(f"this is not a position that we know: its format is {shown(got)}, not {FORMAT!r}",
                            f"format de position inconnu : {shown(got)}, et non {FORMAT!r}")
    if not is_json(dict(data)):
        raise PositionError("the position holds something that JSON cannot hold",
                            "la position contient ce que le JSON ne peut pas contenir")
    try:
        return Position.model_validate(dict(data))
    except ValidationError as e:
        raise PositionError(*complaint(e, *POSITION)) from None
