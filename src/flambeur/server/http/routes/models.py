"""What goes over HTTP, as models."""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flambeur.server.socket.messages import Message, SeatNo, Secret, TableId
from flambeur.server.socket.shown import Mark, Out
from flambeur.server.tables.entries import SEATS_MOST


class Refusal(Out):
    """Why something cannot be done, in each language."""
    model_config = ConfigDict(json_schema_serialization_defaults_required=False)      # most refusals have no `mends`
    code: str
    text: dict[str, str]
    mends: list[dict[str, Any]] = Field(default=[], description="of options that do not go together: whole sets nearby that do")


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
    host: bool = Field(description="whether this device may start the game, and close the table before the start")
    which: int = Field(description="which of the tokens, by its place")


class Mine(Out):
    tables: list[MyTable]


class Sit(Message):
    key: Secret | None = None
    token: Secret | None = None
    seat: SeatNo | None = None
    name: str = Field(default="", max_length=200)
    id: Secret | None = Field(default=None, description="made by the client, instead of a token: sent again, a request has the same answer")


class Seated(Out):
    table: str
    token: str
    seat: int


class Claim(Message):
    ticket: Secret
    table: TableId | None = Field(default=None, description="of the link: a ticket of another table is refused")
    token: Secret | None = Field(default=None, description="the device's own at this table: the device then holds these seats as well")
    id: Secret | None = Field(default=None, description="made by the client: sent again, a request has the same answer")


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


class Preset(Out):
    """A set of a game's modules that has a name."""
    id: str
    title: dict[str, str]
    help: dict[str, str]
    options: dict[str, Any] = Field(description="of modules, those that differ from their defaults")
    less: dict[str, list[str]] = Field(description="by the number of players: those of its options that so many may not have")


class GameInfo(Out):
    """A game, with all that the page needs to offer it and to speak of it."""
    id: str
    version: int
    title: dict[str, str]
    options: dict[str, Any] = Field(description="JSON Schema of its options, with help in each language; `module` is what one belongs to")
    presets: list[Preset]
    view: dict[str, Any] = Field(description="schema of its views; `show` says what a field is on a table")
    standing: dict[str, Any] = Field(description="the same of what everybody would get now")
    outlook: dict[str, Any] = Field(description="the same of what a legal action says of its consequences")
    words: dict[str, Any] = Field(description="patterns of sentences")
    measured: bool = Field(description="whether some of its throws are measured, not drawn: then the proof covers their noise")
    real_dice: bool = Field(description="whether players can roll real dice and type in what they rolled")
    settles: list[str] = Field(description="kinds of events that pay or take at the end of a round: to be told one by one")
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
    body: dict[str, Any] | None = Field(description="what the move carried besides, in games that take more than an id")
    chance: int | None = Field(description="the number of the chance event, if the entry was one")
    trail: Any = Field(description="by which a chance event that was measured can be shown; null: the event was drawn")
    events: list[dict[str, Any]]
    view: dict[str, Any] = Field(description="what the seat, or a spectator, sees")
    standing: dict[str, Any] | None = Field(description="what everybody would get if what lies open were paid then; null: not said")
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
    marks: list[Mark] = Field(description="of each seat, by which all know it")
    seat: int | None = Field(description="through whose eyes; null: a spectator's")
    total: int = Field(description="how many frames the whole film has")
    first: int = Field(description="the number of the first frame here")
    frames: list[Frame] = Field(description="a page of frames: ask on from the frame after the last")


class Check(Message):
    options: dict[str, Any] = Field(default={}, max_length=64)
    players: Annotated[int, Field(ge=1, le=SEATS_MOST)] | None = None


class Lock(Out):
    """Why a switch cannot be turned on now, and whole sets of options with which it is on."""
    text: dict[str, str]
    mends: list[dict[str, Any]]


class Checked(Out):
    options: dict[str, Any]
    locked: dict[str, Lock] = Field(description="of the switches that are off: those that cannot be turned on as the others are")


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
