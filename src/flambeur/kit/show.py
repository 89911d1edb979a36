"""What the fields of a view are on a table: hints, by which a page that knows no game draws one, and the schema that carries them.

    notes: list[Annotated[int | None, show("note")]]
    dice: Annotated[list[int], show("count", of="die", by="seat")]
    casinos: Annotated[list[Casino], show("place", picks="face")]

A hint says what a value is, never what may be done: that comes as legal actions. What people call a field stands in the game's words:
"view.dice", or where several parts have a field of that name "view.players.dice"; a text among the values is named by "view.throw.soft".
"""
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, GetJsonSchemaHandler

HINTS = {
    "seat": "a seat, or several",
    "money": "an amount; null: face down",
    "note": "a banknote; null: not known yet",
    "die": "a face, or several",
    "count": "how many of something",
    "card": "a card that its owner sees; null or a text: its back",
    "chip": "a colour of chip",
    "name": "an entry of one of the game's lists; the first of a place is its title",
    "place": "a place on the table, or a list of them",
    "flag": "something that is mostly not so",
    "top": "where the game stands",
    "hidden": "shown elsewhere, or not at all",
}
MORE = {
    "by": "seat: entry i belongs to seat i; colours: to the seat that bears colour i, or to nobody, and the list `colours` names them; "
          "another word: all of it belongs to somebody without a seat, whom the game's lists name so",
    "each": "seat or colours: as `by`, but told as one fact",
    "of": "what is counted (die, card, note), how many there are of a `top`, what a card is (money, dice), whom a flag names (seat)",
    "kind": "of dice or cards: big, kicker, white, plain; act, bonus, joker; of money: k, thousands without a sign",
    "list": "the list that names it",
    "picks": "choices whose field of this name has the value belong to this thing",
    "shape": "of places: tiles, ring, field",
    "size": "of a field: width and depth; its places have x and y",
    "tone": "of a name: the colours that tint its place",
    "hand": "false: a card of one's own that is not in the hand",
    "at": "entry i belongs to entry i of that list of the view; of places, to the one of the same title; of a column, which it will be",
    "says": "values that stand for a word: the field whose word it is",
}
KNOWN = ("seat", "phase", "round", "first", "to_move", "players", "winners")      # names that mean the same in every view


@dataclass(frozen=True)
class Show:
    """A hint, as an annotation of a field or of what a list holds."""
    hint: Any

    def __get_pydantic_json_schema__(self, core: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(core), "show": self.hint}


def show(what: str, **more: Any) -> Show:
    if what not in HINTS or not MORE.keys() >= more.keys():
        raise ValueError(f"no hint says {what} {more}: there are {', '.join(HINTS)}, with {', '.join(MORE)}")
    return Show({"as": what, **more} if more else what)


def schema_of(model: type[BaseModel]) -> dict[str, Any]:
    """The schema of a view, as the page needs it: parts in their places, and of each value its type, its texts and its hint."""
    whole = model.model_json_schema()
    return lean(whole, whole.get("$defs", {}))


def lean(schema: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    hint = {"show": schema["show"]} if "show" in schema else {}
    if "$ref" in schema:
        return {**lean(parts[schema["$ref"].rpartition("/")[2]], parts), **hint}
    if "anyOf" in schema:
        some = [lean(one, parts) for one in schema["anyOf"] if one.get("type") != "null"]
        return {**some[0], **hint}
    found: dict[str, Any] = {key: schema[key] for key in ("type", "enum") if key in schema}
    if "const" in schema: found["enum"] = [schema["const"]]
    if "items" in schema: found["items"] = lean(schema["items"], parts)
    if "properties" in schema:
        found["properties"] = {name: lean(field, parts) for name, field in schema["properties"].items()}
    return {**found, **hint}


def without_hints(schema: Any) -> Any:
    """A schema for those who draw nothing: of positions, whose parts are those of views."""
    if isinstance(schema, dict): return {key: without_hints(value) for key, value in schema.items() if key != "show"}
    return [without_hints(one) for one in schema] if isinstance(schema, list) else schema
