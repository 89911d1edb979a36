"""What a game shows, field by field, and the label that the page would give to each."""
from collections.abc import Iterator
from typing import Any

from flambeur.kit.game import Game
from flambeur.kit.show import KNOWN, schema_of

Schema = dict[str, Any]


def schemas(game: Game) -> list[Schema]:
    return [schema_of(model) for model in (game.View, game.Standing, game.Outlook)]


def fields(schema: Schema, within: str = "") -> Iterator[tuple[str, str, Schema]]:
    """The name of the part, the name of the field, and its schema."""
    while "items" in schema: schema = schema["items"]
    for name, field in schema.get("properties", {}).items():
        yield within, name, field
        yield from fields(field, name)


def hint_of(field: Schema) -> dict[str, Any]:
    """Of the field, or of what a list of it holds."""
    while "show" not in field and "items" in field: field = field["items"]
    found = field.get("show", {})
    return {"as": found} if isinstance(found, str) else found


def labels(game: Game) -> Iterator[tuple[str, ...]]:
    """The words of which one must be there, for each field that is drawn and each value that stands for a word."""
    for schema in schemas(game):
        for within, name, field in fields(schema):
            hint = hint_of(field)
            if hint.get("as") == "hidden" or (not within and name in KNOWN) or hint.get("as") == "place": continue
            if not is_title(hint): yield f"view.{within}.{name}", f"view.{name}"
            for word in hint.get("says", {}).values(): yield (f"view.{word}",)


def is_title(hint: dict[str, Any]) -> bool:
    return hint.get("as") == "name" and "list" in hint


def names(game: Game) -> set[str]:
    """Everything of which "view.…" may speak: what is shown, and what makes a choice, as the label of a row of options."""
    found = {name for schema in schemas(game) for _, name, _ in fields(schema)}
    found |= {name for action in range(game.n_actions) for name in game.describe(action)[1]}
    return found | {word for schema in schemas(game) for *_, field in fields(schema) for word in hint_of(field).get("says", {}).values()}
