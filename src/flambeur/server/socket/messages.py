"""What goes over the WebSocket, as models: the models are the check on the way in, the schema of docs/protocol.md and the types of the
page. What a message of the server is made of stands in `shown.py`.

A client says hello, with the number of updates that it has seen, and gets exactly those that it missed, or all of them. Requests that
change something carry an id of the client's own: sent twice, they are done once and acknowledged twice.
"""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from flambeur.server.socket.shown import Estimate, Line, Now, Out, SeatInfo, TableInfo, Update
from flambeur.server.tables.entries import SEATS_MOST, Clock, SeatPlan
from flambeur.table.play import MOST_TOGETHER
from flambeur.table.record import Hex32, PublicKey, Signature

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
    table: TableId = Field(description="the table's id")
    token: Secret | None = Field(default=None, description="of this device, if it holds seats")
    key: Secret | None = Field(default=None, description="of a link, to look on")
    seen: int = Field(default=0, ge=0, description="how many updates the client has")
    at: int | None = Field(default=None, ge=0, lt=2**63,
                           description="`at` of the last of these updates: if the past has changed, the client gets all")


class Request(Message):
    """Something to do; answered by `ack` or `error` with the same id."""
    id: Id = Field(description="of the client's own choosing; a request that is sent again keeps its id")


class OfSeat(Request):
    seat: SeatNo = Field(description="an own seat")


class Sign(Message):
    """The signature of a move, by the device of a seat that has a key: see fair dice."""
    after: int = Field(ge=0, lt=2**31, description="of `now.head`, when the device signed")
    signature: Signature = Field(description="ECDSA with P-256 and SHA-256, r and s in hexadecimal digits")


class Move(OfSeat):
    """A choice; `turn` is the number that the table gave for this seat's decision. With `more`, several that are made together: all of
    them or none, told as one and taken back as one. Neither dice nor anything that is shown may lie between two of them."""
    type: Literal["move"]
    action: int = Field(ge=0, lt=2**31, description="an `id` of `now.legal`")
    body: dict[str, Any] | None = Field(default=None, description="what the move carries besides, in games that take more than an id")
    more: list[Annotated[int, Field(ge=0, lt=2**31)]] = Field(default=[], max_length=MOST_TOGETHER - 1, description="ids of what follows")
    turn: int = Field(ge=0, description="what `now.turns` has for the seat")
    sign: Sign | None = Field(default=None, description="of a seat that has a key")


class Roll(OfSeat):
    """The seat throws its dice. What the seat might do before (`now.legal`) ends when it asks for the dice."""
    type: Literal["roll"]
    turn: int = Field(ge=0, description="what `now.turns` has for the seat")
    sign: Sign | None = Field(default=None, description="of a seat that has a key, where asking for the dice is an action: of that action")


class TypeIn(OfSeat):
    """Dice of a real table, as they show."""
    type: Literal["type_in"]
    values: list[Annotated[int, Field(ge=0, lt=2**31)]] = Field(max_length=512, description="the numbers that `now.throw` asks for")


class Correct(OfSeat):
    """Type the last dice in again."""
    type: Literal["correct"]


class TakeBack(OfSeat):
    """The seat's last act is undone, until the next throw, reveal or act of another seat."""
    type: Literal["take_back"]


class Pledge(OfSeat):
    """SHA-256 of the 32 bytes that this seat will mix into the dice, and the key that its moves will be signed with."""
    type: Literal["pledge"]
    hash: Hex32 = Field(description="in hexadecimal digits")
    key: PublicKey | None = Field(default=None, description="a point of P-256, not compressed, in hexadecimal digits; null: none")


class Seed(OfSeat):
    """The 32 bytes, once the start has been pressed."""
    type: Literal["seed"]
    seed: Hex32 = Field(description="in hexadecimal digits")


class Consent(OfSeat):
    """The game may begin without the seeds that are missing (`now.missing`)."""
    type: Literal["consent"]
    signature: Signature | None = Field(default=None, description="of a seat that has a key")


class CallOff(Request):
    """The start is called off while seeds are missing: all pledge anew."""
    type: Literal["call_off"]


class Key(OfSeat):
    """From here on the seat signs with another key: its device has lost the old one, or has got the seat from another device."""
    type: Literal["key"]
    key: PublicKey | None = Field(description="null: moves are not signed any more")
    signature: Signature | None = Field(default=None, description="with the old key, if the device still has it")


class Fill(OfSeat):
    """A bot for a free seat; level null makes the seat free again."""
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
    """Another name; after the end an empty name turns the player into "a guest"."""
    type: Literal["rename"]
    name: str = Field(max_length=200, description="the name is cleaned and cut")


class Hand(Request):
    """A one-time link that hands these seats to another device."""
    type: Literal["hand"]
    seats: list[SeatNo] = Field(min_length=1, max_length=SEATS_MOST, description="own ones")
    key: PublicKey | None = Field(default=None, description="of the other device, which finds its other half in the link")
    signatures: list[Signature] = Field(default=[], max_length=SEATS_MOST, description="of each seat, with its key")


class Say(OfSeat):
    """A line of chat."""
    type: Literal["say"]
    text: str = Field(max_length=2000, description="the text is cleaned and cut")


class AskHint(OfSeat):
    """What would a strong bot do? All see that a hint was asked for."""
    type: Literal["hint"]


class Ping(Message):
    """Is the server there?"""
    type: Literal["ping"]


Client = Annotated[
    Hello | Move | Roll | TypeIn | Correct | TakeBack | Pledge | Seed | Consent | CallOff | Key | Fill | Remove | Start | Leave | Back
    | Replace | Abandon | Rematch | Rename | Hand | Say | AskHint | Ping, Field(discriminator="type")]
read_client: TypeAdapter[Any] = TypeAdapter(Client)


# from the server

class Welcome(Out):
    """The answer to hello. With `whole` the updates are all that stand, otherwise those that the client has missed."""
    type: Literal["welcome"] = "welcome"
    protocol: int = Field(description="the number of the protocol that the server speaks")
    version: str = Field(description="of the server")
    time: int = Field(description="the server's clock, UTC, milliseconds")
    table: TableInfo = Field(description="what the table is")
    seats: list[SeatInfo] = Field(description="who sits where")
    you: list[int] = Field(description="own seats; [] for spectators")
    host: bool = Field(description="whether this device may start, fill and remove")
    whole: bool = Field(description="the updates are all that stand: forget those that you have")
    seen: int = Field(description="how many updates there are now, those that were undone included")
    undone: int = Field(description="with `whole`: how many of them are not told again, since they were undone")
    updates: list[Update] = Field(description="those that the client has missed, or all that stand")
    now: Now = Field(description="how the table stands")
    chats: list[Line] | None = Field(description="the last lines of chat; null: keep those that you have")
    present: list[int] = Field(description="seats whose device is connected")
    watchers: int = Field(description="how many look on")
    gone: dict[str, int] = Field(description="by seat of a person who is not connected: from when on `replace` is possible, UTC, ms")
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
    again: bool = Field(default=False, description="the request had been done before")
    data: dict[str, Any] | None = Field(default=None, description="of `hand`: the one-time secret `pass`, and when the link `expires`")


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
    gone: dict[str, int] = Field(description="by seat of a person who is not connected: from when on `replace` is possible, UTC, ms")


class Thinking(Out):
    """The seats at which a bot is thinking now."""
    type: Literal["thinking"] = "thinking"
    seats: list[int] = Field(description="empty: no bot is thinking")
    preparing: bool = Field(description="what the table, or the bot, needs is being compiled, only this once")
    progress: float | None = Field(default=None, description="the share of the game that is compiled, from 0 to 1; null: not known")
    warming: list[int] = Field(default=[], description="the seats of bots that choose at a glance, until their search is compiled")


class Chat(Out):
    """Somebody has said something."""
    type: Literal["chat"] = "chat"
    id: int = Field(description="grows with time")
    at: int = Field(description="UTC, milliseconds")
    seat: int = Field(description="the seat that said the line")
    text: str = Field(description="one line")


class Names(Out):
    """A player has another name."""
    type: Literal["names"] = "names"
    names: list[str] = Field(description="of all seats; empty: a guest")


class Hint(Out):
    """What a strong bot thinks of each action; the best first."""
    type: Literal["hint"] = "hint"
    id: str = Field(description="of the request")
    seat: int = Field(description="the seat that asked")
    estimates: list[Estimate] = Field(description="of every legal action")


class Pong(Out):
    """The answer to ping, with the server's clock."""
    type: Literal["pong"] = "pong"
    time: int = Field(description="the server's clock, UTC, milliseconds")


Server = Welcome | Updates | Ack | Error | Presence | Thinking | Chat | Names | Hint | Pong


Throws = Annotated[list[Annotated[int, Field(ge=0, le=255)]], Field(max_length=64)]


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
    script: list[Throws] = Field(default=[], max_length=64, description="with a position: the first throws, by number of the chance event, "
                                 "each die from 0; a short one is repeated, an empty one is left to the secret")
