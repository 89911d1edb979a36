"""The JSON Schemas in docs/ are those of the models, and real records and positions fit them."""
import json
import re
from typing import Any

import jsonschema
import pytest

import flambeur
from tools.schemas import DOCS, ROOT, files, schemas

SCHEMAS = schemas()
FILES = files()
FIRST_CELL = re.compile(r"^\| `([a-z_.\[\]]+)` \|", re.MULTILINE)


@pytest.mark.parametrize("name", FILES)
def test_what_is_generated_is_what_the_models_say(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == FILES[name], "start: python3 run.py schemas"


def test_every_schema_in_docs_has_a_model() -> None:
    assert {path.name for path in DOCS.glob("*.schema.json")} == set(SCHEMAS)


@pytest.fixture(scope="module")
def finished() -> flambeur.Match:
    match = flambeur.new("las-vegas", players=3, neutral_dice=True, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def fits(document: Any, schema: str) -> bool:
    found = jsonschema.Draft202012Validator(SCHEMAS[schema])
    return found.is_valid(document)


def test_a_record_fits_and_a_damaged_one_does_not(finished: flambeur.Match) -> None:
    record = finished.record()
    assert fits(record, "record.schema.json")
    assert not fits({**record, "secret": "00"}, "record.schema.json")
    assert not fits({**record, "weather": "fine"}, "record.schema.json")
    assert not fits({name: value for name, value in record.items() if name != "format"}, "record.schema.json")


def test_a_position_fits_at_the_start_and_at_the_end(finished: flambeur.Match) -> None:
    start = flambeur.new("las-vegas", players=2, seed=1).position()
    assert fits(start, "position-las-vegas.schema.json")
    assert fits(finished.position(), "position-las-vegas.schema.json")
    assert not fits({**start, "game": "chess"}, "position-las-vegas.schema.json")
    assert not fits({**start, "state": {**start["state"], "round": 5}}, "position-las-vegas.schema.json")


def test_the_page_of_the_record_describes_every_field_and_its_example_fits() -> None:
    page = (DOCS / "record.md").read_text("utf-8")
    assert FIRST_CELL.findall(page) == list(SCHEMAS["record.schema.json"]["properties"])
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    assert fits(json.loads(example[1]), "record.schema.json")


def test_the_page_of_the_position_describes_every_field() -> None:
    schema = SCHEMAS["position-las-vegas.schema.json"]
    parts = {"casinos[].": "Casino", "players[].": "Player", "pile.": "Pile"}
    fields = [*schema["properties"], *schema["$defs"]["Position"]["properties"],
              *(prefix + name for prefix, part in parts.items() for name in schema["$defs"][part]["properties"])]
    assert sorted(FIRST_CELL.findall((DOCS / "position.md").read_text("utf-8"))) == sorted(fields)
