"""The JSON Schemas in docs/ are those of the models, and real records and positions fit them."""
import json
import re
from typing import Any

import jsonschema
import pytest

import flambeur
from tests.laws.tables import FEWEST
from tools.schemas import DOCS, ROOT, files, schemas

SCHEMAS = schemas()
FILES = files()
FIRST_CELL = re.compile(r"^\| `([a-z_.\[\]]+)` \|", re.MULTILINE)


@pytest.mark.parametrize("name", FILES)
def test_what_is_generated_is_what_the_models_say(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == FILES[name], "start: python3 run.py schemas"


def test_every_schema_in_docs_has_a_model() -> None:
    assert {path.name for path in DOCS.glob("*.schema.json")} == set(SCHEMAS)


def play_on(match: flambeur.Match) -> flambeur.Match:
    """To the end, with the first choice that there is."""
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


@pytest.fixture(scope="module")
def finished() -> flambeur.Match:
    return play_on(flambeur.new("las-vegas", players=3, neutral_dice=True, seed=1))


def fits(document: Any, schema: str) -> bool:
    found = jsonschema.Draft202012Validator(SCHEMAS[schema])
    return found.is_valid(document)


def test_a_record_fits_and_a_damaged_one_does_not(finished: flambeur.Match) -> None:
    record = finished.record()
    assert fits(record, "record.schema.json")
    assert not fits({**record, "secret": "00"}, "record.schema.json")
    assert not fits({**record, "weather": "fine"}, "record.schema.json")
    assert not fits({name: value for name, value in record.items() if name != "format"}, "record.schema.json")


@pytest.mark.parametrize("game", flambeur.games())
def test_a_position_fits_at_the_start_and_at_the_end(game: str) -> None:
    schema, start = f"position-{game}.schema.json", flambeur.new(game, players=FEWEST[game], seed=1).position()
    assert fits(start, schema)
    assert fits(play_on(flambeur.new(game, players=FEWEST[game], seed=1)).position(), schema)
    assert not fits({**start, "game": "chess"}, schema)
    assert not fits({**start, "state": {**start["state"], "round": 99}}, schema)


def test_the_page_of_the_record_describes_every_field_and_its_example_fits() -> None:
    page = (DOCS / "record.md").read_text("utf-8")
    assert FIRST_CELL.findall(page) == list(SCHEMAS["record.schema.json"]["properties"])
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    assert fits(json.loads(example[1]), "record.schema.json")


POSITIONS = {                             # the games as the page of the position calls them
    "las-vegas": "Las Vegas",
    "las-vegas-cards": "the card game",
    "las-vegas-solo": "Las Vegas solo",
    "las-vegas-hidden": "hidden colours",
    "casino-royal": "Casino Royal",
    "strike": "Strike",
}


@pytest.mark.parametrize("game", POSITIONS)
def test_the_page_of_the_position_describes_every_field(game: str) -> None:
    schema, page = SCHEMAS[f"position-{game}.schema.json"], (DOCS / "position.md").read_text("utf-8")
    around, state = (page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
                     for heading in ("Around the state, in every game", f"The state of {POSITIONS[game]}"))
    parts = {f"{name}{'[]' if name.endswith('s') else ''}.": schema["$defs"][part]
             for name, part in (("casinos", "Casino"), ("players", "Player"), ("pile", "Pile")) if part in schema["$defs"]}
    fields = [*schema["$defs"]["Position"]["properties"], *(prefix + name for prefix, part in parts.items() for name in part["properties"])]
    assert FIRST_CELL.findall(around) == list(schema["properties"])
    assert sorted(FIRST_CELL.findall(state)) == sorted(fields)
    assert f"(position-{game}.schema.json)" in state
