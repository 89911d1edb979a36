"""A position: a table in mid-game as readable JSON. Each game says what its state is made of; docs/position.md describes it."""
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, ValidationError

from flambeur.errors import PositionError
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
    """A position from what JSON gives; its state is for the game to check. PositionError says what is wrong with it."""
    got = data.get("format") if isinstance(data, Mapping) else None
    if got != FORMAT:
        raise PositionError(f"this is not a position that we know: its format is {got!r}, not {FORMAT!r}",
                            f"format de position inconnu : {got!r}, et non {FORMAT!r}")
    try:
        return Position.model_validate(dict(data))
    except ValidationError as e:
        raise PositionError(*complaint(e)) from None


def complaint(e: ValidationError) -> tuple[str, str]:
    """The first thing that does not fit the model, in words."""
    error = e.errors()[0]
    where = " ".join(str(part) for part in error["loc"])
    return f"the position's {where}: {error['msg'].lower()}", f"dans la position, {where} : {error['msg'].lower()}"
