"""What goes over the WebSocket, as models: they are the check on the way in, the schema of docs/protocol.md and the types of the page.

A client says hello, with the number of updates that it has seen, and gets exactly those that it missed, or all of them. Requests that
change something carry an id of the client's own: sent twice, they are done once and acknowledged twice.
"""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from flambeur.server.entries import SEATS_MOST, Clock, SeatPlan
from flambeur.table.record import Hex32

PROTOCOL = 1                              # a page with another number is told to load itself anew

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{10}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
SeatNo = Annotated[int, Field(ge=0, lt=SEATS_MOST)]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,12}$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# from the client

class Hello(Message):
    """The first message of a connection. A token holds seats; a key (of the sitting or the watching link) lets one look."""
    type: Literal["hello"]
    protocol: int = Field(description="the number of the protocol that the client speaks")
    table: TableId = Field(description="its id")
    token: Secret | None = Field(default=None, description="of this device, if it holds seats")
    key: Secret | None = Field(default=None, description="of a link, to look on")
    seen: int = Field(default=0, ge=0, description="how many updates the client has")
    at: int | None = Field(default=None, ge=0, lt=2**63, description="`at` of the last of them: if the past has changed, it gets all")


class Request(Message):
    """Something to do; answered by `ack` or `error` with the same id."""
    id: Id = Field(description="of the client's own choosing; sent again, a request keeps it")


class OfSeat(Request):
    seat: SeatNo = Field(description="an own one")


class Move(OfSeat):
    """A choice; `turn` is the number that the table gave for this seat's decision."""
    type: Literal["move"]
    action: int = Field(ge=0, lt=2**31, description="an `id` of `now.legal`")
    turn: int = Field(ge=0, description="what `now.turns` has for the seat")


class Roll(OfSeat):
    """The seat throws its dice."""
    type: Literal["roll"]
    turn: int = Field(ge=0, description="what `now.turns` has for the seat")


class TypeIn(OfSeat):
    """Dice of a real table, as they show."""
    type: Literal["type_in"]
    values: list[Annotated[int, Field(ge=0, lt=2**31)]] = Field(max_length=512, description="as `now.throw` asks for them")


class Correct(OfSeat):
    """Type the last dice in again."""
    type: Literal["correct"]


class TakeBack(OfSeat):
    """The seat's last act is undone, until the next throw, reveal or act of another seat."""
    type: Literal["take_back"]


class Pledge(OfSeat):
    """SHA-256 of the 32 bytes that this seat will mix into the dice."""
    type: Literal["pledge"]
    hash: Hex32 = Field(description="in hexadecimal digits")


class Seed(OfSeat):
    """The 32 bytes, once the start has been pressed."""
    type: Literal["seed"]
    seed: Hex32 = Field(description="in hexadecimal digits")


class Fill(OfSeat):
    """A bot for a free seat; level null makes it free again."""
    type: Literal["fill"]
    level: Level | None = Field(description="of the bot")


class Remove(OfSeat):
    """The creator asks a player to leave, before the start."""
    type: Literal["remove"]


class Start(Request):
    """Free seats are filled with bots of a level, if one is given."""
    type: Literal["start"]
    fill: Level | None = Field(default=None, description="of the bots")


class Leave(OfSeat):
    """Get up. Before the start the seat is free again; during the game its player may return."""
    type: Literal["leave"]


class Back(OfSeat):
    """Return to a seat that a bot plays."""
    type: Literal["back"]


class Replace(OfSeat):
    """A vote to let a bot play for a player who is not there."""
    type: Literal["replace"]
    target: SeatNo = Field(description="whose seat")


class Abandon(OfSeat):
    """A vote to give the table up; before the start its creator decides."""
    type: Literal["abandon"]


class Rematch(OfSeat):
    """A vote to play again with the same players."""
    type: Literal["rematch"]


class Rename(OfSeat):
    """Another name; after the end an empty one turns it into "a guest"."""
    type: Literal["rename"]
    name: str = Field(max_length=200, description="it is cleaned and cut")


class Hand(Request):
    """A one-time link that hands these seats to another device."""
    type: Literal["hand"]
    seats: list[SeatNo] = Field(min_length=1, max_length=SEATS_MOST, description="own ones")


class Say(OfSeat):
    """A line of chat."""
    type: Literal["say"]
    text: str = Field(max_length=2000, description="it is cleaned and cut")


class AskHint(OfSeat):
    """What would a strong bot do? All see that it was asked."""
    type: Literal["hint"]


class Ping(Message):
    """Is the server there?"""
    type: Literal["ping"]


Client = Annotated[
    Hello | Move | Roll | TypeIn | Correct | TakeBack | Pledge | Seed | Fill | Remove | Start | Leave | Back | Replace | Abandon | Rematch
    | Rename | Hand | Say | AskHint | Ping, Field(discriminator="type")]
read_client: TypeAdapter[Any] = TypeAdapter(Client)


# from the server

class Out(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class SeatInfo(Out):
    """A seat as all may see it."""
    sitter: Literal["free", "human", "bot"] = Field(description="who has it now")
    plan: Literal["open", "device", "bot"] = Field(description="what it was made for")
    name: str = Field(description="empty: a guest")
    level: str | None = Field(description="of the bot that plays it, its own or one that stands in")
    holder: int | None = Field(description="the device; equal numbers sit at one screen")
    left: bool = Field(description="its player has got up during the game")
    away: Literal["clock", "left", "vote"] | None = Field(description="why a bot stands in")
    hints: int = Field(description="how often its player looked at one")
    pledged: bool = Field(description="whether it has pledged a seed")


class TableInfo(Out):
    """What does not change while a game is played."""
    id: str = Field(description="its public id")
    game: str = Field(description="which game")
    rules: int = Field(description="the version of its rules")
    options: dict[str, Any] = Field(description="of the game, all of them")
    listed: bool = Field(description="in the public lobby")
    hints: bool = Field(description="made with hints for all")
    chat: bool = Field(description="whether there is chat")
    clock: Clock = Field(description="how long one may think")
    dice: Literal["auto", "manual"] = Field(description="manual: real dice are typed in")
    commitment: str = Field(description="SHA-256 of the secret that fixes the dice")
    rematch_of: str | None = Field(description="the table at which these players sat before")
    lists: dict[str, dict[str, list[str]]] = Field(description="names that sentences look up, by language")


class Event(BaseModel):
    """Something that happened, with the fields that its kind has in this game."""
    model_config = ConfigDict(extra="allow")
    kind: str = Field(description="what it is")
    seat: int | None = Field(description="whose doing; null: the table's")


class Choice(BaseModel):
    """An action, with the fields that its kind has in this game."""
    model_config = ConfigDict(extra="allow")
    id: int = Field(description="to be sent with a move")
    kind: str = Field(description="what it does")
    typed: str = Field(description="its short form, as a key or a few characters")


class Update(Out):
    """An entry of the log as far as this client may know it, with what happened."""
    at: int = Field(description="UTC, milliseconds since 1970")
    kind: str = Field(description="of the entry")
    body: dict[str, Any] = Field(description="of the entry, without what is nobody's business")
    events: list[Event] = Field(description="what the rules made of it")


class Throw(Out):
    """Dice to be typed in."""
    kind: str = Field(description="of the chance event")
    sizes: list[int] = Field(description="how many values each of them has")
    first: int = Field(description="the lowest value")


class Vote(Out):
    """What some players want that needs the others' consent."""
    what: Literal["replace", "abandon", "rematch"] = Field(description="what is wanted")
    target: int | None = Field(description="the seat that a bot shall play")
    seats: list[int] = Field(description="who wants it")


class Result(Out):
    """How it ended; the secret proves the dice."""
    why: Literal["over", "abandoned", "closed"] = Field(description="played to its end, given up, or closed by the operator")
    scores: list[float] = Field(description="of each seat, if it was played to its end")
    winners: list[int] = Field(description="several share the victory")
    secret: str = Field(description="32 bytes in hexadecimal digits")
    left_out: list[int] = Field(description="seats that pledged a seed and did not open it")
    resumed: bool = Field(description="the rules changed during the game: there is no record of it")


class Line(Out):
    """A line of chat."""
    id: int = Field(description="grows with time")
    at: int = Field(description="UTC, milliseconds")
    seat: int | None = Field(description="who")
    text: str = Field(description="one line")


class Now(Out):
    """How the table stands, as this client may see it."""
    status: Literal["gathering", "playing", "over", "abandoned"] = Field(description="where the table is in its life")
    starting: bool = Field(description="the start was pressed: seeds are to be opened")
    awaited: list[int] = Field(description="the seats that the table waits for")
    thrower: int | None = Field(description="the seat that is to throw dice")
    throw: Throw | None = Field(description="what is to be typed in, where real dice are used")
    turns: dict[int, int] = Field(description="of own seats: to be sent with a move")
    legal: dict[int, list[Choice]] = Field(description="of own seats: the actions that are allowed")
    views: dict[str, Any] = Field(description='what each own seat sees; of spectators "watch"')
    take_back: list[int] = Field(description="own seats that may take their last act back")
    correct: bool = Field(description="whether the last dice typed in may be typed in again")
    deadline: int | None = Field(description="when the clock runs out, UTC, milliseconds")
    hints: bool = Field(description="whether hints are allowed: where one person plays, or the table was made with them")
    votes: list[Vote] = Field(description="what waits for consent")
    result: Result | None = Field(description="how it ended, once it has")
    rematch: str | None = Field(description="the table at which the same players go on")
    read_only: str = Field(description="why the game cannot be continued; empty: it can")


class Welcome(Out):
    """The answer to hello. With `whole` the updates are all there are, otherwise those that the client has missed."""
    type: Literal["welcome"] = "welcome"
    protocol: int = Field(description="the number of the protocol that the server speaks")
    version: str = Field(description="of the server")
    time: int = Field(description="the server's clock, UTC, milliseconds")
    table: TableInfo = Field(description="what the table is")
    seats: list[SeatInfo] = Field(description="who sits where")
    you: list[int] = Field(description="own seats; [] for spectators")
    host: bool = Field(description="whether this device may start, fill and remove")
    whole: bool = Field(description="the updates are all there are: forget those that you have")
    seen: int = Field(description="how many updates there are now")
    updates: list[Update] = Field(description="those that the client has missed, or all")
    now: Now = Field(description="how the table stands")
    chats: list[Line] = Field(description="the last lines of chat")
    present: list[int] = Field(description="seats whose device is connected")
    watchers: int = Field(description="how many look on")
    thinking: list[int] = Field(description="the seats at which a bot is thinking now")


class Updates(Out):
    """What happened since: one act and all that it led to."""
    type: Literal["updates"] = "updates"
    seen: int = Field(description="how many updates there are now")
    updates: list[Update] = Field(description="the new ones")
    seats: list[SeatInfo] | None = Field(description="null: unchanged")
    you: list[int] | None = Field(description="null: unchanged")
    now: Now = Field(description="how the table stands")


class Ack(Out):
    """Done, and stored for good."""
    type: Literal["ack"] = "ack"
    id: str = Field(description="of the request")
    again: bool = Field(default=False, description="it had been done before")
    data: dict[str, Any] | None = Field(default=None, description="of `hand`: the one-time secret `pass`, and when it `expires`")


class Error(Out):
    """Not done, and nothing has changed."""
    type: Literal["error"] = "error"
    id: str | None = Field(description="of the request; null: of none, or of one that cannot be read")
    code: str = Field(description="one of those below")
    text: dict[str, str] = Field(description="the sentence in each language")


class Presence(Out):
    """Somebody came or went."""
    type: Literal["presence"] = "presence"
    present: list[int] = Field(description="seats whose device is connected")
    watchers: int = Field(description="how many look on")


class Thinking(Out):
    """The seats at which a bot is thinking now."""
    type: Literal["thinking"] = "thinking"
    seats: list[int] = Field(description="none: nobody is")
    preparing: bool = Field(description="the game is being compiled: that takes up to half a minute, once")


class Chat(Out):
    """Somebody has said something."""
    type: Literal["chat"] = "chat"
    id: int = Field(description="grows with time")
    at: int = Field(description="UTC, milliseconds")
    seat: int = Field(description="who")
    text: str = Field(description="one line")


class Names(Out):
    """A player has another name."""
    type: Literal["names"] = "names"
    names: list[str] = Field(description="of all seats; empty: a guest")


class Estimate(Out):
    """What is to be expected of an action."""
    action: Choice = Field(description="which")
    win_share: float = Field(description="share in the victory")
    win_share_error: float | None = Field(description="its standard error")
    money: float = Field(description="money, or points, at the end of the rollouts")
    money_error: float | None = Field(description="its standard error")
    rollouts: int = Field(description="how many games were looked at")


class Hint(Out):
    """What a strong bot thinks of each action; the best first."""
    type: Literal["hint"] = "hint"
    id: str = Field(description="of the request")
    seat: int = Field(description="who asked")
    estimates: list[Estimate] = Field(description="of every legal action")


class Pong(Out):
    """The answer to ping, with the server's clock."""
    type: Literal["pong"] = "pong"
    time: int = Field(description="the server's clock, UTC, milliseconds")


Server = Welcome | Updates | Ack | Error | Presence | Thinking | Chat | Names | Hint | Pong


class NewTable(Message):
    """POST /api/tables."""
    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default={}, max_length=64)
    seats: list[SeatPlan] = Field(min_length=1, max_length=SEATS_MOST)
    names: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=SEATS_MOST)
    listed: bool = False
    hints: bool = False
    chat: bool = True
    clock: Clock = Clock()
    standin: Level = "medium"
    dice: Literal["auto", "manual"] = "auto"
    position: dict[str, Any] | None = None
