"""The entries of a table's log: all that ever happens at a table, in order. A table is what they add up to (server/table.py).

They speak of seats and holders by number; names, chat and tokens are kept elsewhere, since they must be forgettable.
"""
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from flambeur.table.record import Draw, Hex32

SEATS_MOST = 8
SeatNo = int
Why = Literal["clock", "left", "vote"]
Ending = Literal["over", "abandoned", "closed"]


class Body(BaseModel):
    """What an entry says. `holder` and `id` tell which device asked for it and how it called the request."""
    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: ClassVar[str]
    holder: int | None = None
    id: str | None = None


class SeatPlan(BaseModel):
    """What a seat is for: open to whoever comes by the link, a person at the creator's device, or a bot."""
    model_config = ConfigDict(extra="forbid", frozen=True)
    sitter: Literal["open", "device", "bot"]
    level: str | None = Field(default=None, description="of the bot")


class Clock(BaseModel):
    """How long a player may think: seconds for a move (days in correspondence); none if there is no limit."""
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
    seconds: int | None = Field(default=None, ge=5, le=30 * 86_400)
    out: Literal["bot", "wait"] = Field(default="bot", description="what happens when it runs out")


class Created(Body):
    """The table was made."""
    kind = "created"
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    listed: bool = False
    hints: bool = False
    chat: bool = True
    clock: Clock = Clock()
    standin: str = "medium"
    dice: Literal["auto", "manual"] = "auto"
    position: dict[str, Any] | None = None
    commitment: Hex32
    rematch_of: str | None = None


class Seated(Body):
    """A device takes a seat."""
    kind = "seated"
    seat: SeatNo


class Vacated(Body):
    """Before the start a player gets up, or is asked to by the creator."""
    kind = "vacated"
    seat: SeatNo
    why: Literal["left", "removed"]


class Filled(Body):
    """A bot takes an open seat, or (level None) makes room again."""
    kind = "filled"
    seat: SeatNo
    level: str | None


class Handed(Body):
    """A device has handed seats to another one, the holder."""
    kind = "handed"
    seats: list[SeatNo]


class Pledged(Body):
    """The SHA-256 of what a seat will mix into the dice."""
    kind = "pledged"
    seat: SeatNo
    hash: Hex32


class Starting(Body):
    """The start was pressed: seats open what they pledged."""
    kind = "starting"


class Opened(Body):
    """A seat has opened the seed that it pledged."""
    kind = "opened"
    seat: SeatNo
    seed: Hex32


class Start(Body):
    """From here on the dice are fixed; `left_out` pledged a seed and did not open it."""
    kind = "start"
    seeds: list[Hex32 | None]
    left_out: list[SeatNo] = []
    hash: Hex32


class Moved(Body):
    """A seat has chosen; what, its events tell to who may know."""
    kind = "move"
    seat: SeatNo
    action: int
    bot: str | None = Field(default=None, description="the level, where a bot chose")


class Rolled(Body):
    """A chance event: thrown by a seat, or dealt by the table."""
    kind = "chance"
    seat: SeatNo | None
    chance: int
    draws: list[Draw]
    typed: bool = False


class TookBack(Body):
    """A seat's last act is undone."""
    kind = "take_back"
    seat: SeatNo


class Corrected(Body):
    """The last dice typed in are typed in again."""
    kind = "correct"


class Left(Body):
    """A player has got up during the game."""
    kind = "left"
    seat: SeatNo


class Away(Body):
    """From here on a bot plays for the seat, until its player returns."""
    kind = "away"
    seat: SeatNo
    why: Why


class Back(Body):
    """The player has returned."""
    kind = "back"
    seat: SeatNo


class Voted(Body):
    """A player wants something that needs the others' consent."""
    kind = "voted"
    seat: SeatNo
    what: Literal["replace", "abandon", "rematch"]
    target: SeatNo | None = None


class Hinted(Body):
    """A player has looked at a hint: all can see that."""
    kind = "hinted"
    seat: SeatNo


class End(Body):
    """The game is over, or was abandoned; the secret is open from here on."""
    kind = "end"
    why: Ending
    scores: list[float] = []
    winners: list[SeatNo] = []
    secret: Hex32


class Rematch(Body):
    """The same players go on at another table."""
    kind = "rematch"
    table: str


BODIES: dict[str, type[Body]] = {body.kind: body for body in (
    Created, Seated, Vacated, Filled, Handed, Pledged, Starting, Opened, Start, Moved, Rolled, TookBack, Corrected, Left, Away, Back,
    Voted, Hinted, End, Rematch)}


def dump(body: Body) -> str:
    return body.model_dump_json(exclude_defaults=True)


def load(kind: str, text: str) -> Body:
    return BODIES[kind].model_validate_json(text)
