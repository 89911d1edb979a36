"""What messages of the server are made of: the table and its seats, what happened, how things stand, what a hint says.

As in `messages.py`, the models are also the schema of docs/protocol.md and the types of the page.
"""
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flambeur.server.tables.entries import Clock


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class SeatInfo(Out):
    """A seat as all may see it."""
    sitter: Literal["free", "human", "bot"] = Field(description="who has the seat now")
    plan: Literal["open", "device", "bot"] = Field(description="what the seat was made for")
    name: str = Field(description="empty: a guest")
    level: str | None = Field(description="of the bot that plays the seat, its own or one that stands in")
    holder: int | None = Field(description="the device; equal numbers sit at one screen")
    left: bool = Field(description="its player has got up during the game")
    away: Literal["clock", "left", "vote"] | None = Field(description="why a bot stands in")
    hints: int = Field(description="how often its player looked at a hint")
    pledged: bool = Field(description="whether the seat has pledged a seed")
    key: str | None = Field(description="with which its moves are signed; null: they are not")


class Mark(Out):
    """By which a seat is known."""
    colour: str = Field(description="of its dice and cards")
    symbol: str = Field(description="that goes with the colour, or a letter")


class TableInfo(Out):
    """What does not change while a game is played."""
    id: str = Field(description="the table's public id")
    game: str = Field(description="which game")
    rules: int = Field(description="the version of its rules")
    options: dict[str, Any] = Field(description="of the game: how many play, and what differs from its default")
    listed: bool = Field(description="in the public lobby")
    hints: bool = Field(description="made with hints for all")
    chat: bool = Field(description="whether there is chat")
    clock: Clock = Field(description="how long one may think")
    dice: Literal["auto", "manual"] = Field(description="manual: real dice are typed in")
    commitment: str = Field(description="SHA-256 of the secret that fixes the dice")
    rematch_of: str | None = Field(description="the table at which these players sat before")
    lists: dict[str, dict[str, list[str]]] = Field(description="names that sentences look up, by language")
    marks: list[Mark] = Field(description="of each seat, by which all know it")
    hides: bool = Field(description="whether a seat has something that others may not see")


class Event(BaseModel):
    """Something that happened, with the fields that its kind has in this game."""
    model_config = ConfigDict(extra="allow")
    kind: str = Field(description="what kind of event")
    seat: int | None = Field(description="whose doing; null: the table's")


class Choice(BaseModel):
    """An action, with the fields that its kind has in this game."""
    model_config = ConfigDict(extra="allow")
    id: int = Field(description="to be sent with a move")
    kind: str = Field(description="what the action does")
    typed: str = Field(description="its short form, as a key or a few characters")
    throws: bool = Field(default=False, description="whether the action asks for the dice, which are thrown with it")
    after: list[Any] = Field(default=[], description="how the places that it touches would stand then, in a game that says so")


class Update(Out):
    """An entry of the log as far as this client may know it, with what happened."""
    at: int = Field(description="UTC, milliseconds since 1970")
    kind: str = Field(description="of the entry")
    body: dict[str, Any] = Field(description="of the entry, without what is nobody's business")
    events: list[Event] = Field(description="what the rules made of the entry")


class Throw(Out):
    """Dice to be typed in."""
    kind: str = Field(description="of the chance event")
    sizes: list[int] = Field(description="how many values each die has")
    first: int = Field(description="the lowest value")


class Vote(Out):
    """What some players want that needs the others' consent."""
    what: Literal["replace", "abandon", "rematch"] = Field(description="what is wanted")
    target: int | None = Field(description="the seat that a bot shall play")
    seats: list[int] = Field(description="the seats that want this")


class Holding(Out):
    """What a seat has at the end."""
    notes: list[int] = Field(description="the highest first")
    besides: int = Field(description="what else counts, as the worth of its chips")


class Finale(Out):
    """A game that was played to its end, looked back on. Sentences are made from the game's words, `story.` and the kind."""
    holdings: list[Holding] = Field(description="by seat")
    decided: dict[str, Any] | None = Field(description="what decided between seats with the best score; null: the score did")
    story: list[dict[str, Any]] = Field(description="the game in a few sentences: each has its kind, a seat or null, and fields")


class MissingSeeds(Out):
    """Seeds that were pledged and not opened in time: the game begins without them if all others agree."""
    seats: list[int] = Field(description="whose")
    seeds: list[str | None] = Field(description="those of the other seats: whoever agrees, agrees to these")
    asked: list[int] = Field(description="the seats that have to agree")
    agreed: list[int] = Field(description="those of them that have")
    until: int = Field(description="when the start is called off, UTC, milliseconds")


class Head(Out):
    """What a move vouches for that is signed now."""
    after: int = Field(description="how many entries of the record; to be sent with the signature")
    hash: str = Field(description="what they add up to, in hexadecimal digits")


class Result(Out):
    """How the game ended; the secret proves the dice."""
    why: Literal["over", "abandoned", "closed"] = Field(description="played to its end, given up, or closed by the operator")
    scores: list[float] = Field(description="of each seat, if the game was played to its end")
    winners: list[int] = Field(description="several share the victory; none: nobody has won")
    secret: str = Field(description="32 bytes in hexadecimal digits")
    left_out: list[int] = Field(description="seats that pledged a seed and did not open it")
    resumed: bool = Field(description="the rules changed during the game: the game has no record")
    finale: Finale | None = Field(description="what there is to tell besides; null: nothing")


class Line(Out):
    """A line of chat."""
    id: int = Field(description="grows with time")
    at: int = Field(description="UTC, milliseconds")
    seat: int | None = Field(description="the seat that said the line; null: a spectator")
    text: str = Field(description="one line")


class Now(Out):
    """How the table stands, as this client may see it."""
    status: Literal["gathering", "playing", "over", "abandoned"] = Field(description="where the table is in its life")
    starting: bool = Field(description="the start was pressed: seeds are to be opened")
    awaited: list[int] = Field(description="the seats that the table waits for")
    thrower: int | None = Field(description="the seat that is to throw dice, perhaps after some other choice")
    throw: Throw | None = Field(description="what is to be typed in, where real dice are used")
    turns: dict[int, int] = Field(description="of own seats: to be sent with a move")
    legal: dict[int, list[Choice]] = Field(description="of own seats: the actions that are allowed")
    views: dict[str, Any] = Field(description='what each own seat sees; of spectators "watch"')
    standing: dict[str, Any] | None = Field(description="what everybody would get if what lies open were paid now; null: not said")
    take_back: list[int] = Field(description="own seats that may take their last act back")
    correct: bool = Field(description="whether the last dice typed in may be typed in again")
    deadline: int | None = Field(description="when the clock runs out, UTC, milliseconds")
    hints: bool = Field(description="whether hints are allowed: where one person plays, or the table was made with them")
    votes: list[Vote] = Field(description="what waits for consent")
    result: Result | None = Field(description="how the game ended, once it has ended")
    rematch: str | None = Field(description="the table at which the same players go on")
    missing: MissingSeeds | None = Field(description="seeds that keep the start waiting; null: none")
    head: Head | None = Field(description="what moves vouch for; null: nobody signs here")
    read_only: dict[str, str] | None = Field(description="why the game cannot be continued, in each language; null: the game can be")


class Estimate(Out):
    """What is to be expected of an action."""
    action: Choice = Field(description="the action")
    win_share: float = Field(description="share in the victory")
    win_share_error: float | None = Field(description="the standard error of that share")
    money: float = Field(description="money, or points, at the end of the rollouts")
    money_error: float | None = Field(description="the standard error of that money")
    rollouts: int = Field(description="how many games were looked at")
