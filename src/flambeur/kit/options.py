"""A game's options: a pydantic model whose fields carry a sentence of help in two languages and whose refusals explain themselves."""
import reprlib
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from flambeur.errors import OptionError
from flambeur.french import bound
from flambeur.kit.mending import mended

M = TypeVar("M", bound="Options")


AUTO = "auto"                             # an option that follows the number of players


class Options(BaseModel):
    """The root of every game's options; `players` is one of them everywhere."""
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    players: int

    @model_validator(mode="before")
    @classmethod
    def follow_the_players(cls, given: Any) -> Any:
        """What is left on "auto" is decided before anything else, so that records and views say what is played."""
        if not isinstance(given, dict): return given
        players = str(given.get("players", cls.model_fields["players"].default))
        return given | {name: by[players] for name, by in by_players(cls).items() if given.get(name, AUTO) == AUTO and players in by}


def by_players(model: type[Options]) -> dict[str, dict[str, Any]]:
    """The options that follow the number of players: of each what it is with how many."""
    extras = {name: field.json_schema_extra for name, field in model.model_fields.items()}
    return {name: cast(dict[str, Any], extra[AUTO]) for name, extra in extras.items() if isinstance(extra, dict) and AUTO in extra}


def chosen(options: Options) -> dict[str, Any]:
    """The options as they are written for good, in records and start hashes: how many play, and what differs from its default. So an
    option that a later version brings changes nothing of what was written before. One that follows the number of players is written
    unless it is as with the fewest, and would be so if nothing were written."""
    written = options.model_dump(exclude_defaults=True)
    quiet = [name for name, by in by_players(type(options)).items() if written[name] == by[str(options.players)] == next(iter(by.values()))]
    return {"players": options.players, **{name: value for name, value in written.items() if name not in quiet}}


def option(default: Any, en: str, fr: str, *, label: tuple[str, str] | None = None, values: dict[str, tuple[str, str]] | None = None,
           module: str = "", auto: Mapping[int, str] | None = None, **limits: Any) -> Any:
    """A field with its help and, for forms, what people call the field and its values; English first. `module` names what the option
    belongs to, where it is no habit of the table but a part of the game that can be left out; the option of that name switches it. `auto`:
    what the option is by the number of players, from the fewest on, where nothing else was chosen."""
    said: dict[str, Any] = {"help": both(en, fr)}
    if auto is not None:
        said[AUTO] = {str(players): value for players, value in auto.items()}
    if label is not None:
        said["label"] = both(*label)
    if values is not None:
        said["values"] = {value: both(*words) for value, words in values.items()}
    if module:
        said["module"] = module
    return Field(default, description=en, json_schema_extra=said, **limits)


def both(en: str, fr: str) -> dict[str, str]:
    return {"en": en, "fr": bound(fr)}


def refuse(en: str, fr: str, *mends: dict[str, Any]) -> PydanticCustomError:
    """What a validator raises: why these options do not go together. Each of the mends names options and values that would end this, the
    one first that gives up least of what was wanted."""
    return PydanticCustomError("refused", "{en}", {"en": en, "fr": fr, "mends": mends})


def parse(model: type[M], game: str, given: dict[str, Any]) -> M:
    """The options, or one sentence that says what is wrong with the first of them."""
    try:
        return model.model_validate(given)
    except ValidationError as e:
        wanted = {name: field.default for name, field in model.model_fields.items()} | given
        raise OptionError(*sentence(model, game, e.errors()[0]), mended(model, given, e), wanted) from None


def locked(model: type[M], game: str, given: dict[str, Any]) -> dict[str, OptionError]:
    """The switches that are off and cannot be turned on as things are, with the reason and with what would let them. Asked is what was
    given, and not what follows from it: with another number of players something else may."""
    found, now = dict[str, OptionError](), parse(model, game, given).model_dump()
    for name in (name for name, value in now.items() if value is False):
        try:
            parse(model, game, {**given, name: True})
        except OptionError as reason:
            found[name] = OptionError(reason.text("en"), reason.text("fr"), [mend for mend in reason.mends if mend[name]])
    return found


def sentence(model: type[Options], game: str, error: Any) -> tuple[str, str]:
    name = str(error["loc"][0])[:40] if error["loc"] else ""
    got, context = reprlib.repr(error.get("input")), error.get("ctx", {})
    if error["type"] == "refused":
        return context["en"], context["fr"]
    if name not in model.model_fields:
        has = ", ".join(model.model_fields)
        return f"{game} has no option {name!r}; it has {has}", f"{game} n’a pas d’option {name!r} ; il a {has}"
    expected_en, expected_fr = expected(model, name)
    return f"{name} is {expected_en}, not {got}", f"{name} vaut {expected_fr}, et non {got}"


def expected(model: type[Options], name: str) -> tuple[str, str]:
    """What a field takes, in words: "2 to 5", "one of first, later", "true or false"."""
    schema = model.model_json_schema()["properties"][name]
    if "enum" in schema:
        values = ", ".join(map(str, schema["enum"]))
        return f"one of {values}", f"l’un de {values}"
    if schema.get("type") == "boolean":
        return "true or false", "true ou false"
    return f"{schema['minimum']} to {schema['maximum']}", f"de {schema['minimum']} à {schema['maximum']}"
