"""The protocol as files for others: its JSON Schema, the OpenAPI document, the types of the page. All from the server's models."""
import inspect
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from flambeur.errors import FlambeurError
from flambeur.server import app
from flambeur.server.http.routes import models
from flambeur.server.settings import Settings
from flambeur.server.socket import messages
from tools import typescript

Model = type[BaseModel]
CLIENT: tuple[Model, ...] = get_args(get_args(messages.Client)[0])
SERVER: tuple[Model, ...] = get_args(messages.Server)
NOT_ON_THE_WIRE = ("flambeur.cli", "flambeur.server.settings", "flambeur.server.process.serve", "flambeur.server.process.claim")
MIDDLEWARE = {"slow_down": 429, "too_large": 413, "foreign_origin": 403, "internal": 500}      # statuses that app.STATUS does not have
CLOSES = {                                # codes with which the server closes a WebSocket; a test looks for them in its source
    1000: ("the table is gone, or the connection was closed by its client", "go to the lobby"),
    1008: ("refused: the reason is the code of the error that was sent before", "as for that error; do not connect again unasked"),
    1009: ("a message was too large", "a mistake of the client"),
    1011: ("the connection has ended on the server's side", "connect again"),
    1012: ("the server restarts", "connect again after a second or two, with `seen`"),
    1013: ("the client did not read what was sent to it; mostly it sees 1006, as the connection is closed without a goodbye",
           "connect again, with `seen`"),
}


def definitions(client: tuple[Model, ...], server: tuple[Model, ...]) -> dict[str, Any]:
    """Models that are read, and models that are written: of these every field is there."""
    reads: list[tuple[Model, JsonSchemaMode]] = [(model, "validation") for model in client]
    writes: list[tuple[Model, JsonSchemaMode]] = [(model, "serialization") for model in server]
    _, schema = models_json_schema([*reads, *writes])
    found: dict[str, Any] = schema["$defs"]
    return found


def union(of: tuple[Model, ...], what: str) -> dict[str, Any]:
    return {"description": what, "oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in of]}


def protocol_schema() -> dict[str, Any]:
    """Every message over the WebSocket."""
    unions = {"ClientMessage": union(CLIENT, "What a client may send."), "ServerMessage": union(SERVER, "What the server sends.")}
    return {"title": f"flambeur protocol {messages.PROTOCOL}", "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
            "$defs": {**unions, **definitions(CLIENT, SERVER)}}


def openapi() -> dict[str, Any]:
    """Everything over HTTP."""
    return app.make_app(Settings()).openapi()


def over_http() -> tuple[tuple[Model, ...], tuple[Model, ...]]:
    """Models that are read and models that are written over HTTP."""
    found = [model for _, model in inspect.getmembers(models, inspect.isclass) if issubclass(model, BaseModel)]
    own = sorted((model for model in found if model.__module__ == models.__name__), key=lambda model: model.__name__)
    read = tuple(model for model in own if issubclass(model, messages.Message))
    return (messages.NewTable, *read), tuple(model for model in own if model not in read)


def errors() -> dict[str, tuple[str, int]]:
    """Every code of a refusal, with what it means and the status that it has over HTTP."""
    kinds = [FlambeurError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    found = {kind.code: (" ".join((kind.__doc__ or "").split()), status(kind)) for kind in kinds
             if "code" in vars(kind) and kind is not FlambeurError and not kind.__module__.startswith(NOT_ON_THE_WIRE)
             and kind.__module__.startswith("flambeur.")}
    theirs = {code: (f"{said[0].upper()}{said[1:]}.", number) for number, (code, said, _) in app.OTHERS.items()}
    return dict(sorted({**theirs, **found, "internal": ("A mistake of the server's; it has been logged.", 500)}.items()))


def status(kind: type[FlambeurError]) -> int:
    return MIDDLEWARE.get(kind.code) or next((number for known, number in app.STATUS.items() if issubclass(kind, known)), 400)


def page_types() -> str:
    """web/src/lib/messages.ts"""
    read, written = over_http()
    unions = {"ClientMessage": union(CLIENT, "What the page may send."), "ServerMessage": union(SERVER, "What the server sends.")}
    codes = {"ErrorCode": {"description": "Codes of refusals, over the WebSocket and over HTTP.", "enum": list(errors())}}
    types = typescript.declarations({**unions, **codes, **definitions((*CLIENT, *read), (*SERVER, *written))})
    return f"""// Generated from the server's models by `python3 run.py schemas`: do not edit.

/** A page and a server with different numbers do not understand each other. */
export const PROTOCOL = {messages.PROTOCOL};

{types}
"""

