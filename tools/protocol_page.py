"""docs/protocol.md, from the server's models: every message with its fields and an example, every code, every path over HTTP."""
import json
from typing import Any

from pydantic import BaseModel

from flambeur.server.audience.story import HIDDEN, SHOWN_HASHES, SHOWN_SECRETS
from flambeur.server.socket import messages
from flambeur.server.tables import entries
from tools import protocol, protocol_examples
from tools.typescript import type_of

INTRO = """# The protocol

<!-- Generated from the server's models by `python3 run.py schemas`: do not edit. -->

This is protocol {protocol}: how a page, or any other program, speaks with the server. Tables are made and found over HTTP, and played over
one WebSocket. For machines there are [protocol.schema.json](protocol.schema.json) (JSON Schema of all messages),
[openapi.json](openapi.json) (everything over HTTP), and the types of the page in `web/src/lib/messages.ts`. How the server works inside
stands in [server.md](server.md).

## A session

1. `POST /api/tables` makes a table. Its answer has the **token** of this device, which holds its seats, and the two **keys** of the links
   to sit down and to watch. Token and keys are told once; the server keeps only their hashes. In a link a key stands behind the `#`: what
   stands there browsers send to no server. Tokens and keys go in the first message, in a body or in `Authorization: Bearer …`, never in a
   path.
2. Somebody who has the key to sit down takes a seat with `POST /api/tables/TABLE/seats` and gets a token.
3. Each device opens a WebSocket at `/api/live` and says `hello` within ten seconds, with its token, or with a key to watch. The answer is
   `welcome`: the table as this device may see it.
4. Before the start each device pledges the hash of 32 random bytes for each of its seats (`pledge`), and sends the bytes themselves
   (`seed`) when the start has been pressed: see [fair dice](fairness.md). If a seed is not opened in time, the others are asked
   (`now.missing`): the game begins without it when all of them `consent`. A device that can sign gives its public key with the pledge;
   then every move of its seats carries a signature (`sign`) over [what the game adds up to](fairness.md#what-is-signed), and a move
   without the right one is refused.
5. The server says what may be done now: `now.legal` has the actions of own seats, `now.thrower` the seat that is to throw. A move is sent
   with an action's `id` and the seat's `turn`. A move is stored for good before it is acknowledged, and before
   anybody sees it.
6. What happens comes as `updates`, in order and without gaps.

**Counting.** `seen` is the number of updates that this *audience* (the seats of a device, or the spectators) may know of; another
audience may count differently. A client that was cut off says `hello` with the `seen` of the last message that it got, and `welcome`
brings exactly the updates that the client has missed. With `seen` 0, with more than there are, when more than 256 were missed, or when
the device has got or given a seat since (`at` says since when; without it, ever), `whole` is true and `welcome` brings all updates that
*stand*: what was undone is not told again, neither a move that was taken back nor a choice that was changed again nor somebody who came
and went before the start nor what belonged to a start that was called off. `undone` says how many updates these are: they count in
`seen`.

**Limits.** Moves and throws are never too many. What could go on for ever without them is refused with `too_many`, whatever the rate.
For each seat: changing a choice that is made, undoing, typing dice in again, hints, leaving and handing over, 30 times until the game
has moved on and 200 times in all (more in long games). Before the start: sitting down and `fill`, 150 times for the creator and as often
for all others together; `start`, when ten starts of the table were called off. Giving up, votes and `call_off` are never refused for
this.

**Requests** carry an `id` of the client's own choosing. Each request is answered by an `ack` or an `error` with this id. A client that does
not know whether a request arrived sends it again with the same id: the request is done once, and the second `ack` says `again`.

**Versions.** A client whose `protocol` is another number than the server's gets the error `wrong_version`; a page then loads itself anew.
"""

CODES = """## Codes of refusals

A refusal changes nothing. Over HTTP a refusal is `{{"code": …, "text": {{"en": …, "fr": …}}}}` with the status given here.

{table}

## Codes with which a WebSocket is closed

{closes}
"""


def page() -> str:
    intro = INTRO.format(protocol=messages.PROTOCOL)
    codes = CODES.format(table=table(["code", "meaning", "status"], [[f"`{code}`", cell(what), str(number)]
                                                                     for code, (what, number) in protocol.errors().items()]),
                         closes=table(["code", "meaning", "what to do"], [[str(code), *said] for code, said in protocol.CLOSES.items()]))
    parts = [intro, messages_section("From the client", protocol.CLIENT, protocol_examples.CLIENT),
             messages_section("From the server", protocol.SERVER, protocol_examples.SERVER), parts_section(), entries_section(),
             http_section(), codes]
    return "\n".join(parts)


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def kind_of(model: type[BaseModel]) -> str:
    """The word in its field `type`."""
    word: str = model.model_json_schema()["properties"]["type"]["const"]
    return word


def messages_section(title: str, models: tuple[type[BaseModel], ...], examples: dict[str, Any]) -> str:
    schemas = protocol.protocol_schema()["$defs"]
    lines = [f"## {title}", ""]
    for model in models:
        kind = kind_of(model)
        lines += [f"### `{kind}`", "", cell(model.__doc__ or ""), "", fields(schemas[model.__name__], skip="type"), "",
                  "```json", json.dumps(examples[kind], ensure_ascii=False), "```", ""]
    return "\n".join(line for k, line in enumerate(lines) if line or lines[k - 1])


def fields(schema: dict[str, Any], skip: str = "") -> str:
    rows = [[f"`{name}`", f"`{cell(type_of(part))}`", cell(said(part, name in schema.get("required", ())))]
            for name, part in schema["properties"].items() if name != skip]
    return table(["field", "type", "meaning"], rows) if rows else ""


def said(part: dict[str, Any], needed: bool) -> str:
    """What the model says of a field, its limits, and what it is when left out."""
    inner = next((option for option in part.get("anyOf", ()) if option.get("type") != "null"), part)
    limits = [text for key, text in (("minimum", "at least {}"), ("exclusiveMaximum", "below {}"), ("maxLength", "at most {} characters"),
                                     ("maxItems", "at most {}"), ("pattern", "`{}`")) if key in inner
              for text in [text.format(inner[key])]]
    left_out = [] if needed else [f"left out: {json.dumps(part.get('default'))}"]
    return "; ".join([*([part["description"]] if "description" in part else []), *limits, *left_out])


def parts_section() -> str:
    """What messages of the server are made of."""
    schemas = protocol.protocol_schema()["$defs"]
    own = {"ClientMessage", "ServerMessage"} | {model.__name__ for model in (*protocol.CLIENT, *protocol.SERVER)}
    lines = ["## Parts of messages", ""]
    for name, schema in schemas.items():
        if name not in own:
            lines += [f"### {name}", "", cell(schema.get("description", "")), "", fields(schema), ""]
    return "\n".join(lines)


def entries_section() -> str:
    """Kinds of updates."""
    rows = [[f"`{kind}`", " ".join(f"`{name}`" for name in shown(kind, body)), cell(body.__doc__ or "")]
            for kind, body in entries.BODIES.items()]
    return f"""## Kinds of updates

An update is an entry of the table's log as far as an audience may know it; fields that have their default are left out. What the rules made
of it stands in its `events`, whose kinds are listed on each game's page, as for [Las Vegas](games/las-vegas.md#events).

{table(["kind", "fields of `body`", "meaning"], rows)}
"""


def shown(kind: str, body: type[entries.Body]) -> list[str]:
    kept = ({"hash"} if kind in SHOWN_HASHES else set()) | ({"secret"} if kind in SHOWN_SECRETS else set())
    return [name for name in body.model_fields if name not in HIDDEN - kept]


def http_section() -> str:
    rows = [[f"`{method.upper()}`", f"`{path}`", cell(what.get("description", what["summary"]))]
            for path, methods in protocol.openapi()["paths"].items() for method, what in methods.items()]
    return f"""## Over HTTP

{table(["method", "path", "what it does"], rows)}
"""
