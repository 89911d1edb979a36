"""The entries of a table's log: all that ever happens at a table, in order. A table is what its entries add up to (server/tables/table.py).

Entries speak of seats and holders by number; names, chat and tokens are kept elsewhere, since they must be forgettable.
"""
from typing import Any, ClassVar, Literal

from orjson import dumps, loads
from pydantic import BaseModel, ConfigDict, Field

from flambeur.table.record import Draw, Hex32, PublicKey, Signature, Signed, StandIn

SEATS_MOST = 8
SeatNo = int
Why = StandIn
Ending = Literal["over", "abandoned", "closed"]


class Body(BaseModel):
    """What an entry says. `holder` tells which device asked for the entry, `id` how the device called its request."""
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
    out: Literal["bot", "wait"] = Field(default="bot", description="what happens when the clock runs out")


class Created(Body):
    """The table was made."""
    kind = "created"
    game: str
    rules: int
    options: dict[str, Any] = Field(description="how many play, and what differs from its default")
    seats: list[SeatPlan]
    listed: bool = False
    hints: bool = False
    chat: bool = True
    clock: Clock = Clock()
    standin: str = "medium"
    dice: Literal["auto", "manual"] = "auto"
    position: dict[str, Any] | None = None
    script: list[list[int]] = Field(default=[], description="throws that are not drawn")
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
    """A device has handed seats to another one, the holder, and perhaps announced the key of that one."""
    kind = "handed"
    seats: list[SeatNo]
    key: PublicKey | None = None
    signatures: list[Signature] = Field(default=[], description="of each seat, with its old key: that the new one takes its place")


class Pledged(Body):
    """The SHA-256 of what a seat will mix into the dice, and the key that its moves will be signed with, if its device can sign."""
    kind = "pledged"
    seat: SeatNo
    hash: Hex32
    key: PublicKey | None = None


class Starting(Body):
    """The start was pressed: seats open what they pledged."""
    kind = "starting"


class Opened(Body):
    """A seat has opened the seed that it pledged."""
    kind = "opened"
    seat: SeatNo
    seed: Hex32


class Missing(Body):
    """Time is up and these seats have not opened what they pledged: the others are asked whether to begin without, until a time."""
    kind = "missing"
    seats: list[SeatNo]
    seeds: list[Hex32 | None] = Field(description="those that are open: whoever agrees, agrees to these")
    until: int


class Consented(Body):
    """A player agrees to begin without the seeds that are missing."""
    kind = "consented"
    seat: SeatNo
    signature: Signature | None = None


class CalledOff(Body):
    """The start is called off, by the creator or since not all agreed in time: all pledge anew, since some seeds are known."""
    kind = "called_off"


class Start(Body):
    """From here on the dice are sealed, and the keys settled; `left_out` pledged a seed and did not open it, and so many starts were
    `called_off` before."""
    kind = "start"
    seeds: list[Hex32 | None]
    keys: list[PublicKey | None] = []
    left_out: list[SeatNo] = []
    called_off: int = 0
    position: dict[str, Any] | None = Field(default=None, description="the position that was laid, whole, with what was dealt")
    hash: Hex32


class Moved(Body):
    """A seat has chosen; what it chose, the events tell to whoever may know. Choices made together are one entry."""
    kind = "move"
    seat: SeatNo
    action: int
    more: list[int] = Field(default=[], description="the choices after the first")
    body: dict[str, Any] | None = Field(default=None, description="what the move carries besides, where the game takes more than an id")
    bot: str | None = Field(default=None, description="the level, where a bot chose")
    why: Why | None = Field(default=None, description="why a bot chose for a player")
    signed: Signed | None = None


class Rolled(Body):
    """A chance event: thrown by a seat, or dealt by the table."""
    kind = "chance"
    seat: SeatNo | None
    chance: int
    draws: list[Draw]
    typed: bool = False
    noise: list[Draw] = Field(default=[], description="from which the numbers of a measured event were computed")
    trail: Any = Field(default=None, description="by which a measured event can be shown")


class TookBack(Body):
    """A seat's last act is undone."""
    kind = "take_back"
    seat: SeatNo


class Corrected(Body):
    """The last dice typed in are typed in again."""
    kind = "correct"


class Keyed(Body):
    """From here on the moves of a seat are signed with another key, or not any more."""
    kind = "keyed"
    seat: SeatNo
    key: PublicKey | None = None
    signature: Signature | None = Field(default=None, description="with the old key, if the device still has it")


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
    """A player has looked at a hint, as all can see."""
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
    Created, Seated, Vacated, Filled, Handed, Pledged, Starting, Opened, Missing, Consented, CalledOff, Start, Moved, Rolled, TookBack,
    Corrected, Keyed, Left, Away, Back, Voted, Hinted, End, Rematch)}


def fields_of(body: Body) -> dict[str, Any]:
    """What is kept of a body: the fields that say more than their defaults."""
    return body.model_dump(mode="json", exclude_defaults=True)


def body_of(kind: str, fields: dict[str, Any]) -> Body:
    return BODIES[kind].model_validate(fields)


def dump(fields: dict[str, Any]) -> str:
    return dumps(fields).decode()


def load(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = loads(text)
    return fields
