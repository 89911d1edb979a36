"""`run.py schemas`: what is made from models: the JSON Schemas in docs/, the page of the protocol, the types of the web
page, and the numbers that its rules name.

A test notices when these files drift from the models."""
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from pydantic import BaseModel, Field, create_model

from flambeur.games import FOLDERS, find
from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.show import without_hints
from flambeur.table.position import FORMAT, Position
from flambeur.table.record import Record
from tools.protocol import openapi, page_types, protocol_schema
from tools.protocol_page import page

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BOX = """// Made by `python3 run.py schemas` from the game's facts: the values of the notes in the box, and how many there are of each.
import type { Box } from '../vegas/box'

"""
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """All schemas by file name."""
    positions = {f"position-{game}.schema.json": position_schema(game) for game in FOLDERS}
    return {"record.schema.json": finished(Record), **positions, "protocol.schema.json": {"$schema": DIALECT, **protocol_schema()}}


def files() -> dict[str, str]:
    """All that is generated, by its path in the repository."""
    return {**{f"docs/{name}": text(schema) for name, schema in schemas().items()},
            "docs/openapi.json": text(openapi()), "docs/protocol.md": page(), "web/src/lib/messages.ts": page_types(),
            **{f"web/src/games/{game}/box.ts": box(facts) for game in FOLDERS if hasattr(facts := facts_of(game), "IN_THE_BOX")}}


def position_schema(name: str) -> dict[str, Any]:
    """A position of one game: the general one with the game's own options and state."""
    game = find(name)
    state = importlib.import_module(FOLDERS[name].rpartition(".")[0] + ".position").Position
    fields: dict[str, Any] = {"game": Literal[name], "rules": (Literal[game.version], game.version),
                              "options": (game.Options, Field(default={})), "state": state}
    return finished(create_model(f"{FORMAT} {name}", __base__=Position, **fields))


def facts_of(name: str) -> ModuleType:
    return importlib.import_module(FOLDERS[name].rpartition(".")[0] + ".facts")


def box(facts: ModuleType) -> str:
    """How many notes of each value there are, for the rules that the page shows: its numbers cannot differ from those of the game."""
    lines = "".join(f"  [{note * DOLLARS}, {n}],\n" for note, n in facts.IN_THE_BOX.items())
    return f"{BOX}export const NOTES: Box = [\n{lines}]\n"


def finished(model: type[BaseModel]) -> dict[str, Any]:
    """A schema with the dialect, and with the format among what must be there: no file is read without its format."""
    schema = without_hints(model.model_json_schema())
    needed = [name for name in schema["properties"] if name == "format" or name in schema["required"]]
    return {"$schema": DIALECT, **schema, "required": needed}


def text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    for name, content in files().items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(content, "utf-8")
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
