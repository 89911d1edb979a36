"""Messages to attack with: by the JSON Schema of the protocol, nearly so, plausible in play, and garbage."""
import json
from typing import Any

from hypothesis import strategies as st

from flambeur.server.socket.messages import read_client

SCHEMA = read_client.json_schema()
KINDS: dict[str, str] = {kind: ref.rsplit("/", 1)[1] for kind, ref in SCHEMA["discriminator"]["mapping"].items()}
TURN = -77                                # stands for the number of the decision that the seat is at when the message is sent
LEGAL = -78                               # for an action that is legal then

Shape = st.SearchStrategy[Any]


def values(schema: dict[str, Any]) -> Shape:
    """What a part of the schema allows."""
    if "$ref" in schema: return values(SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]])
    if "anyOf" in schema: return st.one_of(*map(values, schema["anyOf"]))
    if "const" in schema: return st.just(schema["const"])
    if "enum" in schema: return st.sampled_from(schema["enum"])
    return {"integer": integers, "string": strings, "array": arrays, "object": objects, "null": lambda _: st.none(),
            "boolean": lambda _: st.booleans()}[schema["type"]](schema)


def integers(schema: dict[str, Any]) -> Shape:
    low, high = schema.get("minimum", -3), schema.get("maximum", schema.get("exclusiveMaximum", 2**40) - 1)
    return st.integers(low, min(low + 9, high)) | st.integers(low, high)


def strings(schema: dict[str, Any]) -> Shape:
    if "pattern" in schema: return st.from_regex(schema["pattern"].replace("$", r"\Z"), fullmatch=True)
    return st.text(max_size=min(schema.get("maxLength", 60), 60))


def arrays(schema: dict[str, Any]) -> Shape:
    return st.lists(values(schema["items"]), min_size=schema.get("minItems", 0), max_size=min(schema.get("maxItems", 9), 9))


def objects(schema: dict[str, Any]) -> Shape:
    if "properties" not in schema: return st.dictionaries(st.text(max_size=8), ANY_JSON, max_size=4)      # a body: each game has its own
    found = {name: values(part) for name, part in schema["properties"].items()}
    wanted = {name: found[name] for name in schema.get("required", ())}
    return st.fixed_dictionaries(wanted, optional={name: part for name, part in found.items() if name not in wanted})


ANY_JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
                        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=8)
BY_SCHEMA = st.sampled_from(sorted(KINDS.values())).flatmap(lambda name: values(SCHEMA["$defs"][name]))


@st.composite
def nearly(draw: st.DrawFn) -> dict[str, Any]:
    """A message by the schema, of which one field is missing, another thing, or too much."""
    message = dict(draw(BY_SCHEMA))
    name, how = draw(st.sampled_from(sorted(message))), draw(st.integers(0, 2))
    if how == 0: del message[name]
    else: message[name if how == 1 else draw(st.text(max_size=8))] = draw(ANY_JSON)
    return message


SEAT = st.integers(0, 2)
ID = st.sampled_from(["a", "b", "c", "d", "e"]) | st.from_regex("[A-Za-z0-9_-]{1,12}", fullmatch=True)
PLAUSIBLE = st.one_of(
    st.fixed_dictionaries({"type": st.just("move"), "id": ID, "seat": SEAT, "action": st.just(LEGAL) | st.integers(0, 9),
                           "turn": st.just(TURN) | st.integers(0, 5)}),
    st.fixed_dictionaries({"type": st.just("roll"), "id": ID, "seat": SEAT, "turn": st.just(TURN)}),
    st.fixed_dictionaries({"type": st.sampled_from(["take_back", "leave", "back", "abandon", "hint", "rematch", "correct"]), "id": ID,
                           "seat": SEAT}),
    st.fixed_dictionaries({"type": st.just("replace"), "id": ID, "seat": SEAT, "target": SEAT}),
    st.fixed_dictionaries({"type": st.just("say"), "id": ID, "seat": SEAT, "text": st.text(max_size=30)}),
    st.fixed_dictionaries({"type": st.just("rename"), "id": ID, "seat": SEAT, "name": st.text(max_size=30)}),
    st.fixed_dictionaries({"type": st.just("hand"), "id": ID, "seats": st.lists(SEAT, min_size=1, max_size=3)}),
)
GARBAGE = st.text(max_size=40) | st.binary(max_size=40) | ANY_JSON.map(json.dumps)
MESSAGES = st.one_of(PLAUSIBLE, PLAUSIBLE, BY_SCHEMA, nearly(), GARBAGE)
