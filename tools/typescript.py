"""TypeScript types from JSON Schemas, as far as our models go: objects, records, unions, constants, arrays. No Node needed."""
import json
import re
from typing import Any

Schema = dict[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
SHADOWING = {"Error": "ErrorMessage"}     # names that TypeScript has for itself
WIDTH = 110


def name_of(title: str) -> str:
    """The name of a type, "ClockInput" for "Clock-Input": pydantic has two names for a model that is read otherwise than it is written."""
    name = title.removesuffix("-Output").replace("-Input", "Input")
    return SHADOWING.get(name, name)


def type_of(schema: Schema | bool) -> str:
    if isinstance(schema, bool) or not schema.keys() - {"title", "description", "default"}:
        return "unknown"
    if "$ref" in schema:
        return name_of(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[union]))
    return {"array": array, "object": record}.get(schema["type"], plain)(schema)


def plain(schema: Schema) -> str:
    return PLAIN[schema["type"]]


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", True))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def record(schema: Schema) -> str:
    if "properties" in schema:
        raise ValueError(f"an object inside another one has no name: {schema}")
    return f"Record<string, {type_of(schema.get('additionalProperties', True))}>"


def declaration(title: str, schema: Schema) -> str:
    """One exported type, with what the model says of it."""
    head = comment(schema.get("description", ""), "")
    if "properties" not in schema:
        return f"{head}export type {name_of(title)} ={folded(type_of(schema))};"
    needed = schema.get("required", ())
    lines = [f"{comment(part.get('description', ''), '  ')}  {key}{'' if key in needed else '?'}: {type_of(part)};"
             for key, part in schema["properties"].items()]
    if schema.get("additionalProperties") is True:
        lines.append("  [field: string]: unknown;")
    return "\n".join([f"{head}export interface {name_of(title)} {{", *lines, "}"])


def comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split()).replace('*/', '* /')} */\n" if text else ""


def folded(union: str) -> str:
    """A long union, one line after the other."""
    if len(union) <= WIDTH:
        return f" {union}"
    return "\n  | " + re.sub(r" \| ", "\n  | ", union)


def declarations(definitions: dict[str, Schema]) -> str:
    return "\n\n".join(declaration(title, schema) for title, schema in definitions.items())
