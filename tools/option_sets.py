"""Every set of options of a game: what the laws run over, and what the playthroughs must cover."""
from itertools import product
from typing import Any

from flambeur.errors import OptionError
from flambeur.kit.game import Game
from flambeur.kit.options import Options, parse

MOST_VALUES = 8                           # of a wider range: its ends and the default


def values_of(model: type[Options]) -> dict[str, list[Any]]:
    """What each option may be, taken by itself; the default first."""
    return {name: sorted(values(schema), key=lambda v: v != schema["default"])
            for name, schema in model.model_json_schema()["properties"].items()}


def values(schema: dict[str, Any]) -> list[Any]:
    if schema.get("type") == "boolean":
        return [False, True]
    if "minimum" not in schema:
        return list(schema.get("enum") or [schema["const"]])
    low, high = schema["minimum"], schema["maximum"]
    return list(range(low, high + 1)) if high - low < MOST_VALUES else sorted({low, schema["default"], high})


def all_sets(game: Game) -> list[Options]:
    """Those that go together, the defaults first."""
    names, columns = zip(*values_of(game.Options).items(), strict=True)
    found = (allowed(game, dict(zip(names, chosen, strict=True))) for chosen in product(*columns))
    return [options for options in found if options is not None]


def allowed(game: Game, chosen: dict[str, Any]) -> Options | None:
    try:
        return parse(game.Options, game.id, chosen)
    except OptionError:
        return None
