"""Records of finished games: downloaded, replayed, and brought in from elsewhere."""
import asyncio
import gzip
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from pydantic_core import to_json

from flambeur._version import __version__
from flambeur.server.access import House_, address_of, admitted
from flambeur.server.errors import NotNow, NotYours, Refused, TooMany
from flambeur.server.frames import frames
from flambeur.server.identity import clean_name, new_table_id
from flambeur.server.imports import examine
from flambeur.server.messages import SeatNo
from flambeur.server.routes import models
from flambeur.server.store.rows import Record

router = APIRouter(prefix="/api/records", tags=["records"], dependencies=[Depends(admitted)])
Id = Annotated[str, Path(pattern="^[a-z2-7]{10}$", description="the record's id: its table's, for a game played here")]


class NoRecord(Refused):
    """There is no such record, or not yet."""
    code = "no_record"

    def __init__(self) -> None:
        super().__init__("there is no such record", "cette partie enregistrée n’existe pas")


@router.get("/{id}", response_class=Response, responses={200: {"content": {"application/json": {}}}, **models.refusals(400, 403, 404, 429)})
async def download(id: Id, house: House_, authorization: Annotated[str | None, Header(max_length=200)] = None) -> Response:
    """A finished game, whole, with its seeds: for who holds a seat or a link of its table, or for all if it is listed or imported."""
    record = await opened(house, id, authorization)
    return Response(record.body, media_type="application/json",
                    headers={"content-disposition": f'attachment; filename="flambeur-{record.game}-{record.id}.json"'})


@router.get("/{id}/frames", response_class=Response, responses={
    200: {"model": models.Frames}, 304: {"description": "as you have it"}, **models.refusals(400, 403, 404, 422, 429)})
async def film(id: Id, house: House_, request: Request, seat: Annotated[SeatNo | None, Query()] = None,
               authorization: Annotated[str | None, Header(max_length=200)] = None) -> Response:
    """A finished game entry by entry, as a seat or a spectator saw it: the page replays it without knowing the rules."""
    record = await opened(house, id, authorization)
    mark = hashlib.sha256(f"{__version__} {seat} {record.body}".encode()).hexdigest()[:32]
    headers = {"etag": f'"{mark}"', "cache-control": "private, no-cache", "vary": "accept-encoding, authorization"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if seat is not None and seat >= record.players:
        raise NotNow(f"there is no seat {seat} at this table", f"il n’y a pas de place {seat} à cette table")
    await house.thinking.prepare(record.game)
    async with house.in_turn("replays"):              # one at a time: they hold the interpreter
        body = await asyncio.to_thread(lambda: to_json(frames(record.body, seat, house.settings.import_seconds)))
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = await asyncio.to_thread(gzip.compress, body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, media_type="application/json", headers=headers)


async def opened(house: House_, id: str, authorization: str | None) -> Record:
    """The record, for who may see it."""
    record = await asyncio.to_thread(house.store.record, id)
    if record is None:
        raise NoRecord
    if record.source == "played" and record.table is not None:
        await may_see(house, record.table, (authorization or "").removeprefix("Bearer "))
    return record


async def may_see(house: House_, table: str, secret: str) -> None:
    stored = await asyncio.to_thread(house.store.read, table)
    if stored is None:
        return                            # the table was forgotten, its record stays for who knows its id
    room = await house.room(table)
    if room.table.result is None:
        raise NotNow("the game is not over", "la partie n’est pas finie")
    if room.holder_of(secret) is None and not room.opens(secret):
        raise NotYours("this game was private: open it by its link", "cette partie était privée : ouvrez-la par son lien")


RECORD = {"requestBody": {"required": True, "description": "a record, as docs/record.schema.json has it",
                          "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.post("", status_code=201, response_model=models.Imported, responses=models.refusals(400, 403, 413, 422, 429), openapi_extra=RECORD)
async def bring_in(request: Request, house: House_, address: Annotated[str, Depends(address_of)]) -> Any:
    """A record from a file: replayed to see whether it holds, in a process of its own with a time limit; then its id opens it."""
    body = await request.body()
    async with house.in_turn(f"import {address}"):
        if await asyncio.to_thread(house.store.imports_of, address) >= house.settings.imports_per_address:
            raise TooMany("you have imported many records: try again tomorrow", "vous avez importé beaucoup de parties : réessayez demain")
        with one_of_few(house):
            head = await examine(body, house.settings.import_seconds)
        told = head.pop("record")
        for seat in told["seats"]:
            seat["name"], seat["bot"] = clean_name(seat["name"], house.settings.name_length), seat["bot"] and clean_name(seat["bot"])
        record = Record(id=new_table_id(), at=house.now(), source="imported", address=address, body=json.dumps(told), **head)
        await house.writer.call(lambda: house.store.add_record(record))
    return {"id": record.id}


@contextmanager
def one_of_few(house: House_) -> Iterator[None]:
    """Each takes a process: they do not pile up."""
    if house.importing >= house.settings.imports_at_once:
        raise TooMany("other records are being replayed: try again in a moment", "d’autres parties sont en cours de relecture : réessayez")
    house.importing += 1
    try:
        yield
    finally:
        house.importing -= 1
