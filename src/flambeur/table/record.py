"""A record: all that is needed to play a game again, move by move, and to prove its dice. `docs/record.md` describes it."""
import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from flambeur.errors import RecordError

FORMAT: Literal["flambeur-record/1"] = "flambeur-record/1"
Hex32 = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Draw = Annotated[list[Annotated[int, Field(ge=0, lt=2**31)]], Field(min_length=2, max_length=2)]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Seat(Part):
    name: str = Field(default="", max_length=64)
    bot: str | None = Field(default=None, description="the level, if a bot sat there")


class Move(Part):
    """A choice."""
    seat: int = Field(ge=0)
    action: int = Field(ge=0)


class Chance(Part):
    """A chance event: its number and its draws, each a pair (n, value) with 0 <= value < n."""
    chance: int = Field(ge=0)
    draws: list[Draw]
    typed: bool = Field(default=False, description="typed in at a real table; proves nothing")


class Record(Part):
    """One game."""
    model_config = ConfigDict(extra="forbid", strict=True, title="flambeur-record/1")
    format: Literal["flambeur-record/1"] = FORMAT
    game: str
    rules: int = Field(description="version of the game's rules")
    options: dict[str, Any]
    seats: list[Seat]
    table: str = Field(default="", description="id of the table")
    commitment: Hex32 = Field(description="SHA-256 of the secret, published before the start")
    seeds: list[Hex32 | None] = Field(default=[], description="what each seat mixed in; null: nothing")
    position: dict[str, Any] | None = Field(default=None, description="the position laid at the start, if any")
    dice: Literal["auto", "manual"] = "auto"
    entries: list[Move | Chance] = []
    over: bool = False
    scores: list[float] = Field(default=[], description="once over")
    winners: list[int] = []
    secret: Hex32 | None = Field(default=None, description="revealed once the game is over")


def read(data: Any) -> Record:
    """A record from JSON text, or from what JSON gives; RecordError says what is wrong with it."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise RecordError("this is not a record: it is not JSON",
                              "ceci n’est pas une partie enregistrée : ce n’est pas du JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        got = data.get("format") if isinstance(data, dict) else None
        raise RecordError(f"this is not a record that we know: its format is {got!r}, not {FORMAT!r}",
                          f"format de partie inconnu : {got!r}, et non {FORMAT!r}")
    try:
        return Record.model_validate(data)
    except ValidationError as e:
        error = e.errors()[0]
        where = " ".join(str(part) for part in error["loc"])
        raise RecordError(f"the record is damaged at {where}: {error['msg'].lower()}",
                          f"la partie enregistrée est abîmée, {where} : {error['msg'].lower()}") from None
