"""The page of a new game: all headings, and the tables that can be read off its models. The rest is for people to write."""
from typing import Any, get_type_hints

from flambeur.kit.game import Game
from flambeur.kit.options import expected
from flambeur.kit.words import Speaker, choose

TO_TELL = "To be told."


def page(game: Game, clause: str) -> str:
    return f"""# {game.title["en"]}

{TO_TELL} Id `{game.id}`, rules version {game.version}. The rules are told here in our own words; {clause}1, {clause}2, … name their
clauses, in the source and in the tests too.

## Players and box

{TO_TELL}

## Rules in our words

{TO_TELL}

## Options and modules

{table(["option", "values", "default", "meaning"], options(game))}

## State

{table(["field", "meaning"], [[f"`{name}`", TO_TELL] for name in get_type_hints(game.State)])}

## Actions

{table(["ids", "action", "typed"], actions(game))}

Chance events: {", ".join(f"`{kind.name}`" for kind in game.chances if kind.name != "ended")}.

## What each player sees

{table(["field", "meaning"], [[f"`{name}`", TO_TELL] for name in game.View.model_fields])}

## Events

{table(["event", "fields", "who sees what"], events(game))}

## Rewards

{TO_TELL}

## Rulings

{TO_TELL}

## Clause table

{table(["clause", "functions", "tests"], [])}

## Mutation survivors

{TO_TELL}

## Status

Fresh: a copy of the probe.

## Version history

{table(["version", "what changed"], [[str(game.version), "the first one"]])}
"""


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def options(game: Game) -> list[list[str]]:
    fields = game.Options.model_json_schema()["properties"]
    return [[f"`{name}`", expected(game.Options, name)[0], str(schema["default"]).lower(), schema["description"]]
            for name, schema in fields.items()]


def actions(game: Game) -> list[list[str]]:
    found = [(action, *game.describe(action)) for action in range(game.n_actions)]
    return [[str(action), sentence(game, kind, fields), f"`{typed}`"] for action, kind, fields, typed in found]


def sentence(game: Game, kind: str, fields: Any) -> str:
    speaker: Speaker = game.speaker(game.Options())  # type: ignore[call-arg]
    return speaker.say(choose(game.words, f"action.{kind}", fields), fields)


def events(game: Game) -> list[list[str]]:
    return [[f"`{kind.name}`", " ".join(f"`{name}`" for name in kind.fields), seen(kind.private, kind.secret)] for kind in game.kinds]


def seen(private: bool, secret: frozenset[str]) -> str:
    if private:
        return "its seat alone"
    return f"everyone, but {' and '.join(f'`{name}`' for name in sorted(secret))} only its seat" if secret else "everyone"
