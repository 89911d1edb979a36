"""What goes over HTTP, as models."""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flambeur.server.entries import SEATS_MOST
from flambeur.server.messages import Message, Out, SeatNo, Secret, TableId


class Refusal(Out):
    """Why something cannot be done, in each language."""
    code: str
    text: dict[str, str]


WHY = {400: "cannot be read, or cannot be", 403: "not allowed to you", 404: "there is no such thing", 409: "not now, or no longer",
       413: "too large", 422: "a record that does not hold", 429: "too much, or too many", 503: "the server cannot do it now: try again"}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Refusal, "description": WHY[status]} for status in (*statuses, 503)}


class Created(Out):
    table: str
    token: str
    sit: str
    watch: str


class PublicTable(Out):
    table: str
    game: str
    status: Literal["gathering", "playing", "over", "abandoned"]
    created: int
    updated: int
    deadline: int | None
    players: int
    free: list[int]
    bots: list[int]
    awaited: list[int]
    clock: int | None


class Lobby(Out):
    tables: list[PublicTable]
    next: str | None


class TableHead(PublicTable):
    names: list[str]
    rematch: str | None


class MyTable(PublicTable):
    seats: list[int]
    names: list[str]
    host: bool = Field(description="whether this device may start it, and close it before the start")
    which: int = Field(description="which of the tokens, by its place")


class Mine(Out):
    tables: list[MyTable]


class Sit(Message):
    key: Secret | None = None
    token: Secret | None = None
    seat: SeatNo | None = None
    name: str = Field(default="", max_length=200)
    id: Secret | None = Field(default=None, description="made by the client, in place of a token: sent again, it is answered the same")


class Seated(Out):
    table: str
    token: str
    seat: int


class Claim(Message):
    ticket: Secret
    table: TableId | None = Field(default=None, description="of the link: a ticket of another table is refused")
    token: Secret | None = Field(default=None, description="the device's own at this table: it then holds these seats as well")
    id: Secret | None = Field(default=None, description="made by the client: sent again, it is answered the same")


class Handed(Out):
    table: str
    token: str
    seats: list[int]


class Quit(Message):
    token: Secret


class Left(Out):
    status: Literal["gathering", "playing", "over", "abandoned"] = Field(description="of the table, afterwards")


class Tokens(Message):
    tokens: list[Secret] = Field(max_length=1000)


class GameInfo(Out):
    """A game, with all that the page needs to offer it and to speak of it."""
    id: str
    version: int
    title: dict[str, str]
    options: dict[str, Any] = Field(description="JSON Schema of its options, with help in each language")
    words: dict[str, Any] = Field(description="patterns of sentences")
    real_dice: bool = Field(description="whether players can roll it themselves and type in what they rolled")
    hidden: dict[str, list[str]] = Field(description='by kind of event: the fields that only its seat may see; "*" is the whole event')


class Games(Out):
    games: list[GameInfo]
    levels: list[str]


class RecordHead(Out):
    id: str
    game: str
    at: int
    rules: int
    players: int
    names: list[str] = Field(description="by seat; empty: a guest")
    over: bool = Field(description="played to its end, not given up")


class Records(Out):
    records: list[RecordHead]
    next: str | None


class Imported(Out):
    id: str


class Frame(Out):
    """An entry of a record: what happened, and what can be seen after it."""
    seat: int | None = Field(description="who moved; null: chance, or the first frame, which stands before all entries")
    chance: int | None = Field(description="the number of the chance event, if it was one")
    events: list[dict[str, Any]]
    view: dict[str, Any] = Field(description="what the seat, or a spectator, sees")
    awaited: list[int] = Field(description="whose turn it is then")
    thrower: int | None = Field(description="the seat that is to throw dice then")


class RecordSeat(Out):
    name: str
    bot: str | None = Field(description="the level, if a bot sat there")


class Frames(Out):
    """A record, replayed."""
    game: str
    rules: int
    options: dict[str, Any]
    table: str
    dice: Literal["auto", "manual"]
    commitment: str
    seats: list[RecordSeat]
    over: bool
    scores: list[float]
    winners: list[int]
    lists: dict[str, dict[str, list[str]]] = Field(description="names that sentences look up, by language")
    seat: int | None = Field(description="through whose eyes; null: a spectator's")
    frames: list[Frame]


class Check(Message):
    options: dict[str, Any] = Field(default={}, max_length=64)
    players: Annotated[int, Field(ge=1, le=SEATS_MOST)] | None = None


class Checked(Out):
    options: dict[str, Any]


class Reach(Out):
    """What links for other devices begin with."""
    public_url: str = Field(description="as the operator has set it; empty: not set")
    addresses: list[str] = Field(description="in the home network; told to a browser on the server's own machine")


class Health(BaseModel):
    model_config = ConfigDict(extra="forbid")
    ok: bool
    version: str
    protocol: int
    instance: str = Field(description="new at every start of the server")
