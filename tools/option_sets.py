"""Sets of options of a game: those that the laws run over, and the ones that the playthroughs must show.

There are far too many sets to try all of them; the faults of options that do not bear each other show with two options. So the laws take
few sets in which any two values meet (`pairwise`), and a law that runs long takes others by lot each time (`by_lot`).
"""
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

from flambeur.errors import OptionError
from flambeur.kit.game import Game
from flambeur.kit.options import AUTO, Options, by_players, parse
from tools.pairwise import Chosen, Refusal, cover

MOST_VALUES = 8                           # of a wider range: its ends and the default


def values_of(model: type[Options]) -> dict[str, list[Any]]:
    """What each option may be, taken by itself; the default first, of one that follows the players what it is with the fewest."""
    found = {name: sorted(values(schema), key=lambda v: v != schema["default"])
             for name, schema in model.model_json_schema()["properties"].items()}
    for name, by in by_players(model).items():
        first = next(iter(by.values()))
        found[name] = sorted((value for value in found[name] if value != AUTO), key=lambda v: v != first)
    return found


def values(schema: dict[str, Any]) -> list[Any]:
    if schema.get("type") == "boolean":
        return [False, True]
    if "minimum" not in schema:
        return list(schema.get("enum") or [schema["const"]])
    low, high = schema["minimum"], schema["maximum"]
    return list(range(low, high + 1)) if high - low < MOST_VALUES else sorted({low, schema["default"], high})


@cache
def pairwise(game: Game) -> tuple[Options, ...]:
    """Few sets of options: any two values that go together are in one of them; the defaults first."""
    return tuple(parse(game.Options, game.id, chosen) for chosen in cover(values_of(game.Options), refusal_of(game)))


def by_lot(game: Game, luck: Random) -> Options:
    """Any set at all, by lot."""
    columns = values_of(game.Options)
    while True:
        if (found := allowed(game, {name: luck.choice(column) for name, column in columns.items()})) is not None:
            return found


def nearest(game: Game, wanted: Chosen) -> Options | None:
    """The set with these values that has the fewest others changed; None if these values do not go together."""
    columns, refusal = values_of(game.Options), refusal_of(game)
    others = [name for name in columns if name not in wanted]
    for n in range(len(others) + 1):
        for names in combinations(others, n):
            for changed in product(*(columns[name][1:] for name in names)):
                chosen = {name: column[0] for name, column in columns.items()} | wanted | dict(zip(names, changed, strict=True))
                if (reason := refusal(chosen)) is None: return parse(game.Options, game.id, chosen)
                if reason <= wanted.keys(): return None
    return None


def allowed(game: Game, chosen: Chosen) -> Options | None:
    try:
        return parse(game.Options, game.id, chosen)
    except OptionError:
        return None


def refusal_of(game: Game) -> Refusal:
    """Says of a set why it is refused: which options were looked at. A set with the same values there is refused just so."""
    looked_at: set[str] = set()
    fields = set(game.Options.model_fields)

    class Watched(game.Options):  # type: ignore[misc, name-defined]
        def __getattribute__(self, name: str) -> Any:
            looked_at.add(name)
            return super().__getattribute__(name)

    def refusal(chosen: Chosen) -> set[str] | None:
        looked_at.clear()
        try:
            parse(Watched, game.id, chosen)
        except OptionError:
            whole = any(hasattr(Options, name) for name in looked_at)       # model_dump, __dict__: what looks in such a way sees all
            return fields if whole else looked_at & fields or fields
        return None
    return refusal
