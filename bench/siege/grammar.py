"""What strangers may say: texts made from a JSON Schema, by it, nearly by it, and not at all by it. Fast, since a million are wanted."""
import json
import random
import re
import string
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

Schema = Mapping[str, Any]
LETTERS = string.ascii_letters + string.digits + "_-"
PIECE = re.compile(r"(\\d|\[[^\]]+\]|[^\[\\])(?:\{(\d+)(?:,(\d+))?\})?")      # of a pattern: what stands there, and how often
ODD_TEXT = ("", " ", "\0", "\u202e", "\u200b", "🎲" * 3, "é", "<script>", "' OR 1=1 --", "../../etc/passwd", "%s%n", "\ud800", "null",
            "{}", "A" * 300)
ODD_NUMBERS = (-1, 0, 1, 7, 8, 255, 2**31, 2**53, 2**63, -2**63, 10**40, 0.5, -0.0, 1e308)
GARBAGE = (b"", b"{", b"[]", b"null", b"\x00", b"\xff\xfe", b'{"type":"move","type":"roll"}', b'{"type":NaN}', b'{"type":1e999}',
           b"[" * 5000, b'{"a":' * 3000, b'"\\ud800"', b'{"type":"\\u0000"}', b"1" * 5000, "﻿{}".encode())


class Grammar:
    """Draws values that a schema allows, or nearly allows."""

    def __init__(self, schema: Schema, luck: random.Random) -> None:
        self.defs: Schema = schema.get("$defs") or schema.get("components", {}).get("schemas", {})
        self.luck = luck
        self.by_type: dict[str, Callable[[Schema], Any]] = {
            "integer": self._integer, "number": self._integer, "string": self._string, "array": self._array, "object": self._object,
            "null": lambda _: None, "boolean": lambda _: luck.random() < 0.5}

    def value(self, schema: Schema) -> Any:
        """What this part of the schema allows."""
        if "$ref" in schema: return self.value(self.defs[schema["$ref"].rsplit("/", 1)[1]])
        for choice in ("anyOf", "oneOf"):
            if choice in schema: return self.value(self.luck.choice(schema[choice]))
        if "const" in schema: return schema["const"]
        if "enum" in schema: return self.luck.choice(schema["enum"])
        return self.by_type[schema["type"]](schema) if "type" in schema else self.anything()

    def _integer(self, schema: Schema) -> int:
        low = int(schema.get("minimum", -3))
        high = int(schema.get("maximum", schema.get("exclusiveMaximum", 2**40) - 1))
        return self.luck.randint(low, min(low + 9, high) if self.luck.random() < 0.7 else high)

    def _string(self, schema: Schema) -> str:
        if "pattern" in schema: return self.fitting(schema["pattern"])
        return self.luck.choice(ODD_TEXT) if self.luck.random() < 0.3 else self.letters(self.luck.randint(0, 20))

    def _array(self, schema: Schema) -> list[Any]:
        n = self.luck.randint(schema.get("minItems", 0), min(schema.get("maxItems", 6), 6))
        return [self.value(schema.get("items", {})) for _ in range(n)]

    def _object(self, schema: Schema) -> dict[str, Any]:
        if "properties" not in schema: return {self.letters(3): self.anything() for _ in range(self.luck.randint(0, 3))}
        wanted = schema.get("required", ())
        return {name: self.value(part) for name, part in schema["properties"].items() if name in wanted or self.luck.random() < 0.5}

    def fitting(self, pattern: str) -> str:
        """What a pattern of the protocol asks for."""
        return "".join(self.letters(self.luck.randint(low, high), of) for of, low, high in pieces(pattern))

    def letters(self, n: int, of: str = LETTERS) -> str:
        return "".join(self.luck.choices(of, k=n))

    def anything(self, depth: int = 2) -> Any:
        kind = self.luck.randrange(7 if depth else 5)
        if kind == 0: return None
        if kind == 1: return self.luck.random() < 0.5
        if kind == 2: return self.luck.choice(ODD_NUMBERS)
        if kind in (3, 4): return self.luck.choice(ODD_TEXT)
        inner = [self.anything(depth - 1) for _ in range(self.luck.randint(0, 3))]
        return inner if kind == 5 else {self.letters(4): one for one in inner}

    def nearly(self, schema: Schema) -> Any:
        """Of an object of the schema one field is missing, another thing, a letter too short or too long, or too much."""
        found = self.value(schema)
        if not isinstance(found, dict) or not found: return self.anything()
        name, how = self.luck.choice(sorted(found)), self.luck.randrange(4)
        if how == 0: del found[name]
        elif how == 3 and isinstance(found[name], str): found[name] = found[name][:-1] if self.luck.random() < 0.5 else found[name] + "0"
        else: found[name if how == 1 else self.letters(5)] = self.anything()
        return found

    def body(self, schema: Schema) -> bytes:
        """An HTTP body."""
        kind = self.luck.randrange(10)
        if kind == 0: return self.luck.choice(GARBAGE)
        return encoded(self.value(schema) if kind < 6 else self.nearly(schema) if kind < 9 else self.anything())


@lru_cache
def pieces(pattern: str) -> list[tuple[str, int, int]]:
    """One after the other: among which letters, and how many of them."""
    found = PIECE.findall(pattern.removeprefix("^").removesuffix("$"))
    return [(among(what), int(low or 1), int(high or low or 1)) for what, low, high in found]


def among(what: str) -> str:
    """The letters that a class stands for, such as [a-z2-7]."""
    if what == r"\d": return string.digits
    return "".join(letter for letter in map(chr, range(128)) if re.fullmatch(what, letter)) if what.startswith("[") else what


def encoded(value: Any) -> bytes:
    """JSON as careless clients write it: half of a pair of surrogates stays one."""
    return json.dumps(value).encode()
