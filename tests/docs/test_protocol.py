"""The page of the protocol: an example of every message that its model takes, every code that the server's source has."""
import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from pydantic import BaseModel

from flambeur.server import app
from flambeur.server.socket import messages
from tools import protocol, protocol_examples
from tools.protocol_page import kind_of
from tools.schemas import DOCS, schemas

SOURCE = Path(app.__file__).parent
PAGE = (DOCS / "protocol.md").read_text("utf-8")
SCHEMA = schemas()["protocol.schema.json"]
CLIENT = {kind_of(model): model for model in protocol.CLIENT}
SERVER = {kind_of(model): model for model in protocol.SERVER}


def fits(message: Any, which: str) -> bool:
    return bool(jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{which}"}]}).is_valid(message))


def test_every_message_has_an_example() -> None:
    assert list(CLIENT) == list(protocol_examples.CLIENT)
    assert list(SERVER) == list(protocol_examples.SERVER)


@pytest.mark.parametrize("kind", CLIENT)
def test_the_example_of_a_request_is_one(kind: str) -> None:
    example = protocol_examples.CLIENT[kind]
    assert isinstance(messages.read_client.validate_json(json.dumps(example)), CLIENT[kind])
    assert fits(example, "ClientMessage")
    assert not fits({**example, "weather": "fine"}, "ClientMessage")
    assert json.dumps(example, ensure_ascii=False) in PAGE


@pytest.mark.parametrize("kind", SERVER)
def test_the_example_of_an_answer_is_one(kind: str) -> None:
    example = protocol_examples.SERVER[kind]
    SERVER[kind].model_validate_json(json.dumps(example))
    assert fits(example, "ServerMessage")
    assert not fits({name: value for name, value in example.items() if name != list(example)[-1]}, "ServerMessage")
    assert json.dumps(example, ensure_ascii=False) in PAGE


@pytest.mark.parametrize("model", [*protocol.CLIENT, *protocol.SERVER], ids=lambda model: model.__name__)
def test_every_message_and_field_is_explained(model: type[BaseModel]) -> None:
    assert vars(model)["__doc__"]
    assert [name for name, field in model.model_fields.items() if name != "type" and not field.description] == []


def test_every_code_with_which_the_source_closes_a_connection_is_told() -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    codes = {int(code) for code in re.findall(r"(?:close\(|^REFUSED.*= |[ ,])(10[01]\d)\b", source, re.MULTILINE)}
    assert {1000, 1008, 1011, 1012, 1013} <= codes
    assert codes - {1024} <= protocol.CLOSES.keys()
    assert all(f"| {code} |" in PAGE for code in protocol.CLOSES)


def test_every_code_of_a_refusal_that_the_source_has_is_told() -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py") if path.stem not in ("settings", "serve", "claim"))
    codes = set(re.findall(r'^    code = "(\w+)"$', source, re.MULTILINE))
    assert len(codes) > 15
    assert codes <= protocol.errors().keys()
    assert all(meaning for meaning, _ in protocol.errors().values())


def test_every_path_is_told() -> None:
    assert all(f"`{path}`" in PAGE for path in protocol.openapi()["paths"])
