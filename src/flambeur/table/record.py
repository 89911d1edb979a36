"""A record: all that is needed to play a game again, move by move, and to prove its dice. `docs/record.md` describes it."""
import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    SerializerFunctionWrapHandler,
    StringConstraints,
    Tag,
    ValidationError,
    model_serializer,
)

from flambeur.errors import FlambeurError, RecordError
from flambeur.kit.arguments import is_json, is_text, shown
from flambeur.kit.complaints import first_of

FORMAT: Literal["flambeur-record/2"] = "flambeur-record/2"
BEFORE = ("flambeur-record/1",)           # formats of before the first release
LONGEST_NAME = 64                         # of a seat
Hex32 = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
PublicKey = Annotated[str, StringConstraints(pattern="^04[0-9a-f]{128}$")]      # a point of P-256, not compressed
Signature = Annotated[str, StringConstraints(pattern="^[0-9a-f]{128}$")]
StandIn = Literal["clock", "left", "vote"]
Draw = Annotated[list[Annotated[int, Field(ge=0, lt=2**31)]], Field(min_length=2, max_length=2)]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


NotNegative = Annotated[int, Field(ge=0)]


def without_defaults(fields: dict[str, Any], **defaults: Any) -> dict[str, Any]:
    """The fields that differ from their defaults: what few entries have is written only there."""
    return {name: value for name, value in fields.items() if name not in defaults or value != defaults[name]}


class Seat(Part):
    name: str = Field(default="", max_length=LONGEST_NAME)
    bot: str | None = Field(default=None, description="the level, if a bot sat there")


def names_of(names: Any, players: int) -> list[str]:
    """The names of the seats, or of the first ones if fewer are given; found to be names."""
    if not isinstance(names, Sequence) or isinstance(names, str | bytes):
        raise FlambeurError(f"names is a list with a name for each seat, not {shown(names)}",
                            f"names est une liste avec un nom par place, et non {shown(names)}")
    if len(names) > players:
        raise FlambeurError(f"{len(names)} names for {players} seats", f"{len(names)} noms pour {players} places")
    for name in names:
        if not is_text(name, LONGEST_NAME):
            raise FlambeurError(f"a name is text of at most {LONGEST_NAME} characters, not {shown(name)}",
                                f"un nom est un texte de {LONGEST_NAME} caractères au plus, et non {shown(name)}")
    return list(names)


class Signed(Part):
    """The signature of the device whose seat has moved; docs/fairness.md says of what."""
    turn: int = Field(ge=0, description="the number that the table gave the decision: it grows from one move of a seat to the next")
    after: int = Field(ge=0, description="how many entries of this record the device vouched for with the move")
    more: int = Field(default=0, ge=0, description="how many of the entries that follow were made, and signed, together with this one")
    signature: Signature

    @model_serializer(mode="wrap")
    def _bare(self, whole: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return without_defaults(whole(self), more=0)


class Move(Part):
    """A choice."""
    seat: int = Field(ge=0)
    action: int = Field(ge=0)
    body: dict[str, Any] | None = Field(default=None, description="what the move carried besides, where a game takes more than an id")
    away: StandIn | None = Field(default=None, description="why a bot chose for a player who signs, if one did")
    signed: Signed | None = Field(default=None, description="if the player's device has signed the move")

    @model_serializer(mode="wrap")
    def _bare(self, whole: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return without_defaults(whole(self), body=None, away=None, signed=None)


class Chance(Part):
    """A chance event: its number and its draws, each a pair (n, value) with 0 <= value < n."""
    chance: int = Field(ge=0)
    draws: list[Draw]
    typed: bool = Field(default=False, description="typed in at a real table; proves nothing")
    noise: list[Draw] = Field(default=[], description="of an event that was measured: the draws from which its numbers were computed")
    trail: Any = Field(default=None, description="by which a measured event can be shown")

    @model_serializer(mode="wrap")
    def _bare(self, whole: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return without_defaults(whole(self), noise=[], trail=None)


def which(entry: Any) -> str:
    """The kind of an entry that may be damaged."""
    return "chance event" if isinstance(entry, Chance) or (isinstance(entry, dict) and "chance" in entry) else "move"


Entry = Annotated[Annotated[Move, Tag("move")] | Annotated[Chance, Tag("chance event")], Discriminator(which)]


class Consent(Part):
    """A player agreed that the game begins without the seeds of those who are left out."""
    seat: int = Field(ge=0)
    signature: Signature | None = Field(default=None, description="of a seat that has a key")


class Succession(Part):
    """From an entry on the moves of a seat are signed with another key, or not any more."""
    seat: int = Field(ge=0)
    after: int = Field(ge=0, description="how many entries there were before")
    key: PublicKey | None = Field(default=None, description="null: moves are not signed from here on")
    signature: Signature | None = Field(default=None, description="with the key of before, if its device has announced the new one")


class Record(Part):
    """One game."""
    model_config = ConfigDict(extra="forbid", strict=True, title="flambeur-record/2")
    format: Literal["flambeur-record/2"] = FORMAT
    game: str
    rules: int = Field(description="version of the game's rules")
    options: dict[str, Any] = Field(description="how many play, and what differs from its default; covered by the proof as written")
    seats: list[Seat]
    table: str = Field(default="", description="id of the table")
    commitment: Hex32 = Field(description="SHA-256 of the secret, published before the start")
    seeds: list[Hex32 | None] = Field(default=[], description="what each seat mixed in; null: nothing")
    position: dict[str, Any] | None = Field(default=None, description="the position laid at the start, if any; whole")
    script: list[list[NotNegative]] = Field(default=[], description="throws that were written down before the start, by the number of the "
                                                                    "chance event; [] leaves one to the secret")
    dice: Literal["auto", "manual"] = "auto"
    entries: list[Entry] = []
    over: bool = False
    scores: list[float] = Field(default=[], description="once over")
    winners: list[int] = []
    secret: Hex32 | None = Field(default=None, description="revealed once the game is over")
    keys: list[PublicKey | None] = Field(default=[], description="with which each seat signs its moves; null: it does not")
    left_out: list[int] = Field(default=[], description="seats that pledged a seed and did not open it")
    called_off: int = Field(default=0, ge=0, description="how many starts were called off before: some of their seeds were open")
    consents: list[Consent] = Field(default=[], description="of the others, to begin without those seeds")
    successions: list[Succession] = Field(default=[], description="keys that took the place of others during the game")

    @model_serializer(mode="wrap")
    def _bare(self, whole: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """What came later is written only where it is used: a game without it has the record that it always had."""
        return without_defaults(whole(self), script=[], keys=[], left_out=[], called_off=0, consents=[], successions=[])


def read(data: Any) -> Record:
    """A record from JSON text, or from what JSON gives; RecordError says what is wrong."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise RecordError("this is not a record: it is not JSON",
                              "ceci n’est pas une partie enregistrée : ce n’est pas du JSON") from None
    got = data.get("format") if isinstance(data, dict) else None
    if got in BEFORE:
        raise RecordError(f"{got} is a format from before the first release and is not read; records are {FORMAT}",
                          f"{got} est un format d’avant la première version et n’est pas lu ; les parties sont en {FORMAT}")
    if got != FORMAT:
        raise RecordError(f"this is not a record that we know: its format is {shown(got)}, not {FORMAT!r}",
                          f"format de partie inconnu : {shown(got)}, et non {FORMAT!r}")
    try:
        record = Record.model_validate(data)
    except ValidationError as e:
        where, en, fr = first_of(e, without=("move", "chance event"))
        raise RecordError(f"the record is damaged at {where}: {en}", f"la partie enregistrée est abîmée, {where} : {fr}") from None
    if not is_json([record.options, record.position]):
        raise RecordError("the record holds something that JSON cannot hold", "la partie contient ce que le JSON ne peut pas contenir")
    return record
