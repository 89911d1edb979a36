"""The application: routes, the live socket, and what stands before them. `make_app(settings)` is all that uvicorn needs."""
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from flambeur._version import __version__
from flambeur.errors import FlambeurError, OptionError, PositionError, RecordError, UnknownGame
from flambeur.games import FOLDERS
from flambeur.server.bus.base import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.errors import Blocked, LinkUsed, Malformed, NoTable, NotNow, NotYours, SeatTaken, TooMany, WrongKey
from flambeur.server.headers import Headers, completed
from flambeur.server.house import House
from flambeur.server.identity import address_secret
from flambeur.server.limits import Limits
from flambeur.server.logs import path_of
from flambeur.server.metrics import Metrics
from flambeur.server.origins import Origins
from flambeur.server.page import FOLDER
from flambeur.server.refusals import as_json
from flambeur.server.routes import feed, games, history, ops, reach, records, tables
from flambeur.server.routes.records import NoRecord
from flambeur.server.settings import Settings
from flambeur.server.sockets import Sockets
from flambeur.server.static import page_route
from flambeur.server.store.base import Store, StoreError
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from flambeur.server.thinking import Closing

STATUS: dict[type[FlambeurError], int] = {
    NoTable: 404, UnknownGame: 404, NoRecord: 404, WrongKey: 403, NotYours: 403, Blocked: 403, SeatTaken: 409, LinkUsed: 409, NotNow: 409,
    TooMany: 429, StoreError: 503, Closing: 503, OptionError: 400, PositionError: 400, RecordError: 422, Malformed: 400,
}


def make_app(settings: Settings, *, prepare: Sequence[str] = tuple(FOLDERS), page: Path = FOLDER) -> FastAPI:
    """The server as an ASGI application. Games named in `prepare` are compiled, or loaded: the first as soon as it runs, then the
    others."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = make_house(settings, metrics)
        app.state.house, app.state.sockets = house, Sockets(house)
        await house.open()
        house.spawn(prepare_all(house, prepare))
        try:
            yield
        finally:
            await house.close()
            house.store.close()

    app = FastAPI(title="Flambeur", version=__version__, lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    for part in (tables, feed, games, history, records, reach, ops):
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
    """One after the other: the first at once, the others when they disturb nobody or somebody waits for them."""
    for k, game in enumerate(games):
        await house.thinking.prepare(game, patiently=k > 0)


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
        raise StoreError("PostgreSQL's bus needs a PostgreSQL database", "le bus de PostgreSQL demande une base PostgreSQL")
    from flambeur.server.bus.postgres import PostgresBus
    return PostgresBus(settings.database_url, process)


def describe_truly(app: FastAPI) -> None:
    """FastAPI writes into its document how it would refuse a body that cannot be read; here that is a refusal as all others, 400."""
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
    """Every refusal is JSON with a code and a sentence, also those of the framework."""
    @app.exception_handler(FlambeurError)
    async def ours(request: Request, error: FlambeurError) -> JSONResponse:
        request.app.state.house.metrics.errors.labels(error.code).inc()
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
        return JSONResponse(as_json(error), status)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first: Any = error.errors()[0]
        where = " ".join(str(part) for part in first["loc"][1:])
        return JSONResponse(as_json(Malformed(f"this request cannot be read: {where} {first['msg'].lower()}",
                                              f"demande illisible : {where} {first['msg'].lower()}")), 400)

    @app.exception_handler(HTTPException)
    async def theirs(request: Request, error: HTTPException) -> JSONResponse:
        code, en, fr = OTHERS.get(error.status_code, ("error", "this cannot be done", "c’est impossible"))
        return JSONResponse({"code": code, "text": {"en": en, "fr": fr}}, error.status_code, headers=error.headers)

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> JSONResponse:
        request.app.state.house.failed("request", path_of(request.url.path), error)
        headers = {name.decode(): value.decode() for name, value in completed([], request.url.path)}      # this answer passes by Headers
        return JSONResponse({"code": "internal", "text": {"en": "something went wrong here; it has been noted",
                                                          "fr": "quelque chose n’a pas marché ici ; c’est noté"}}, 500, headers)


OTHERS = {400: ("malformed", "this request cannot be read", "demande illisible"),
          404: ("not_found", "there is nothing at this address", "il n’y a rien à cette adresse"),
          405: ("wrong_method", "this address takes another method", "cette adresse attend une autre méthode")}
