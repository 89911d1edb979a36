"""The application: routes, the live socket, and what stands before them. `make_app(settings)` is all that uvicorn needs."""
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from flambeur._version import __version__
from flambeur.bots.code.builds import build_of
from flambeur.errors import FlambeurError, OptionError, PositionError, RecordError, UnknownGame
from flambeur.games import FOLDERS
from flambeur.kit.complaints import complaint
from flambeur.kit.options import both
from flambeur.server.bots.closing import Closing
from flambeur.server.bots.helpers import is_compiled
from flambeur.server.bus.base import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.door.crowd import Crowd
from flambeur.server.errors import Blocked, LinkUsed, Malformed, NoTable, NotNow, NotYours, SeatTaken, TooMany, WrongKey
from flambeur.server.gate.headers import Headers, completed
from flambeur.server.gate.limits import Limits
from flambeur.server.gate.origins import Origins
from flambeur.server.gate.refusals import as_json
from flambeur.server.http.page import FOLDER
from flambeur.server.http.routes import feed, games, health, links, record_lists, records, tables
from flambeur.server.http.routes.records import NoRecord
from flambeur.server.http.static import page_route
from flambeur.server.identity.hashed import address_secret
from flambeur.server.journal.logs import path_of
from flambeur.server.journal.metrics import Metrics
from flambeur.server.live.sessions import Sockets
from flambeur.server.rooms.house import House
from flambeur.server.settings import Settings
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.engine import conninfo
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade

STATUS: dict[type[FlambeurError], int] = {
    NoTable: 404, UnknownGame: 404, NoRecord: 404, WrongKey: 403, NotYours: 403, Blocked: 403, SeatTaken: 409, LinkUsed: 409, NotNow: 409,
    TooMany: 429, StoreError: 503, Closing: 503, OptionError: 400, PositionError: 400, RecordError: 422, Malformed: 400,
}


def make_app(settings: Settings, *, prepare: Sequence[str] = tuple(FOLDERS), page: Path = FOLDER) -> FastAPI:
    """The server as an ASGI application. Of the games named in `prepare` the first is compiled, or loaded, as soon as the server runs."""
    metrics, crowd = Metrics(), Crowd(settings.sockets_per_address, settings.sockets)
    metrics.connections.set_function(lambda: crowd.n)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = make_house(settings, metrics)
        app.state.house, app.state.sockets = house, Sockets(house, crowd)
        await house.open()
        house.spawn(prepare_all(house, prepare))
        try:
            yield
        finally:
            await house.close()
            house.store.close()

    app = FastAPI(title="Flambeur", version=__version__, lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.crowd = crowd
    for part in (tables, feed, games, record_lists, records, links, health):
        app.include_router(part.router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await app.state.sockets.serve(socket)

    app.router.routes.append(page_route(page))
    refuse_clearly(app)
    describe_truly(app)
    app.add_middleware(Limits, settings=settings, metrics=metrics, larger={"/api/records": settings.import_bytes})
    app.add_middleware(Origins, settings=settings, metrics=metrics)
    app.add_middleware(Headers)
    return app


async def prepare_all(house: House, games: Sequence[str]) -> None:
    """The first game at once. Of the others, those that have been opened before are loaded when that disturbs nobody; a game that is not
    compiled yet is compiled when somebody opens it."""
    for k, game in enumerate(games):
        build = build_of(game)
        if k == 0 or await is_compiled(build): await house.preparing.prepare(build, "search", patiently=k > 0)


def make_house(settings: Settings, metrics: Metrics) -> House:
    """The store is brought up to date and opened; several processes on one PostgreSQL find each other through its bus."""
    url = settings.database_url
    upgrade(url)
    process = f"{os.getpid()}-{secrets.token_hex(4)}"
    store = open_store(url, process)
    secret = address_secret(settings.data_folder, settings.address_secret)
    return House(settings, store, bus_for(settings, store, process), metrics, process, secret)


def bus_for(settings: Settings, store: Store, process: str) -> Bus:
    """Where processes share a database they need a bus; PostgreSQL brings one."""
    kind = settings.bus if settings.bus != "auto" else "postgres" if store.shared else "local"
    if kind == "local":
        return LocalBus()
    if not store.shared:
        raise StoreError("PostgreSQL’s bus needs a PostgreSQL database", "le bus de PostgreSQL demande une base PostgreSQL")
    from flambeur.server.bus.postgres import PostgresBus
    return PostgresBus(conninfo(settings.database_url), process)


def describe_truly(app: FastAPI) -> None:
    """FastAPI writes into its document how it would refuse a body that cannot be read; here such a body is refused with 400, as any
    other."""
    whole = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for path in whole()["paths"].values():
                for operation in path.values():
                    if "HTTPValidationError" in str(operation["responses"].get("422")): del operation["responses"]["422"]
            for name in ("HTTPValidationError", "ValidationError"):
                app.openapi_schema["components"]["schemas"].pop(name, None)      # type: ignore[index]
        return app.openapi_schema or {}
    app.openapi = openapi                 # type: ignore[method-assign]


def refuse_clearly(app: FastAPI) -> None:
    """Every refusal is JSON with a code and a sentence, also a refusal of the framework."""
    @app.exception_handler(FlambeurError)
    async def ours(request: Request, error: FlambeurError) -> JSONResponse:
        request.app.state.house.metrics.errors.labels(error.code).inc()
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
        return JSONResponse(as_json(error), status)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        return JSONResponse(as_json(Malformed(*complaint(error, "the request", "dans la demande", skip=1))), 400)      # body, query or path

    @app.exception_handler(HTTPException)
    async def theirs(request: Request, error: HTTPException) -> JSONResponse:
        code, en, fr = OTHERS.get(error.status_code, ("error", "this cannot be done", "c’est impossible"))
        return JSONResponse({"code": code, "text": both(en, fr)}, error.status_code, headers=error.headers)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)          # for nobody: who would have read it has left in the middle of the request

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> JSONResponse:
        request.app.state.house.failed("request", path_of(request.url.path), error)
        # the middleware that sets headers does not see this answer
        headers = {name.decode(): value.decode() for name, value in completed([], request.url.path)}
        text = both("something went wrong here; it has been noted", "quelque chose n’a pas marché ici ; c’est noté")
        return JSONResponse({"code": "internal", "text": text}, 500, headers)


OTHERS = {400: ("malformed", "this request cannot be read", "demande illisible"),
          404: ("not_found", "there is nothing at this address", "il n’y a rien à cette adresse"),
          405: ("wrong_method", "this address takes another method", "cette adresse attend une autre méthode")}
