"""TypeScript types from JSON Schemas."""
from typing import Any

import pytest

from tools.typescript import declaration, name_of, type_of


@pytest.mark.parametrize(("schema", "expected"), [
    ({"type": "integer", "minimum": 0}, "number"),
    ({"type": "string", "pattern": "^x$"}, "string"),
    ({"type": "boolean"}, "boolean"),
    ({}, "unknown"),
    (True, "unknown"),
    ({"title": "Anything", "description": "at all"}, "unknown"),
    ({"const": "move", "type": "string"}, '"move"'),
    ({"enum": ["a", "b"], "type": "string"}, '"a" | "b"'),
    ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
    ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
    ({"oneOf": [{"$ref": "#/$defs/Hello"}, {"$ref": "#/$defs/Error"}]}, "Hello | ErrorMessage"),
    ({"type": "array", "items": {"type": "integer"}}, "number[]"),
    ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
    ({"type": "array"}, "unknown[]"),
    ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
    ({"type": "object", "additionalProperties": {"$ref": "#/$defs/Clock-Input"}}, "Record<string, ClockInput>"),
    ({"type": "object", "additionalProperties": True}, "Record<string, unknown>"),
    ({"type": "object"}, "Record<string, unknown>"),
])
def test_a_type(schema: Any, expected: str) -> None:
    assert type_of(schema) == expected


def test_what_it_does_not_know_it_refuses() -> None:
    with pytest.raises(KeyError):
        type_of({"type": "date"})
    with pytest.raises(ValueError, match="has no name"):
        type_of({"type": "object", "properties": {"x": {"type": "integer"}}})


def test_an_object_is_an_interface_with_what_the_model_says() -> None:
    schema = {"type": "object", "description": "A seat\n  at a table */.", "required": ["seat"], "properties": {
        "seat": {"type": "integer", "description": "its number"}, "name": {"type": "string"}}}
    assert declaration("Seat", schema) == """\
/** A seat at a table * /. */
export interface Seat {
  /** its number */
  seat: number;
  name?: string;
}"""
    assert "  [field: string]: unknown;\n}" in declaration("Event", {**schema, "additionalProperties": True})


def test_a_union_is_a_type_and_a_long_one_has_lines() -> None:
    assert declaration("Level", {"enum": ["easy", "hard"]}) == 'export type Level = "easy" | "hard";'
    words = [f"a-rather-long-word-{k}" for k in range(8)]
    assert declaration("Words", {"enum": words}) == "export type Words =\n" + "\n".join(f'  | "{word}"' for word in words) + ";"


def test_names() -> None:
    assert [name_of(name) for name in ("Clock-Output", "Clock-Input", "Error", "Now")] == ["Clock", "ClockInput", "ErrorMessage", "Now"]
