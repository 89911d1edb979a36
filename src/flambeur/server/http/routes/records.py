"""Records of finished games: downloaded, replayed, and brought in from elsewhere."""
import asyncio
import gzip
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from flambeur._version import __version__
from flambeur.bots.code.builds import build_of
from flambeur.errors import OptionError
from flambeur.server.errors import NoTable, NotNow, NotYours, Refused, TooMany
from flambeur.server.http.access import House_, address_of, admitted
from flambeur.server.http.routes import models
from flambeur.server.identity.names import clean_name
from flambeur.server.identity.tokens import new_table_id
from flambeur.server.records.examination import examine
from flambeur.server.socket.messages import SeatNo
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
    """A finished game, whole, with its seeds: for holders of a seat or a link of its table, or for all if it is listed or imported."""
    record = await opened(house, id, authorization)
    return Response(record.body, media_type="application/json",
                    headers={"content-disposition": f'attachment; filename="flambeur-{record.game}-{record.id}.json"'})


@router.get("/{id}/frames", response_class=Response, responses={
    200: {"model": models.Frames}, 304: {"description": "as you have it"}, **models.refusals(400, 403, 404, 422, 429)})
async def film(id: Id, house: House_, request: Request, seat: Annotated[SeatNo | None, Query()] = None,
               first: Annotated[int, Query(alias="from", ge=0, lt=2**31, description="the number of the first frame")] = 0,
               authorization: Annotated[str | None, Header(max_length=200)] = None) -> Response:
    """A finished game entry by entry, as a seat or a spectator saw it: the page shows it without knowing the rules. A long game comes in
    pages."""
    record = await opened(house, id, authorization)
    mark = await asyncio.to_thread(mark_of, record, seat, first)
    headers = {"etag": f'"{mark}"', "cache-control": "private, no-cache", "vary": "accept-encoding, authorization"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if seat is not None and seat >= record.players:
        raise NotNow(f"there is no seat {seat} at this table", f"il n’y a pas de place {seat} à cette table")
    with suppress(OptionError):           # today's rules have other options: the replay says so
        await house.preparing.prepare(build_of(record.game, (await asyncio.to_thread(json.loads, record.body))["options"]))
    body = await house.projector.page(record.body, seat, first, request.state.address)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = await asyncio.to_thread(gzip.compress, body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, media_type="application/json", headers=headers)


def mark_of(record: Record, seat: int | None, first: int) -> str:
    """By which a browser knows that it has this page already."""
    return hashlib.sha256(f"{__version__} {seat} {first} {record.body}".encode()).hexdigest()[:32]


async def opened(house: House_, id: str, authorization: str | None) -> Record:
    """The record, if the client may see it."""
    record = await asyncio.to_thread(house.store.record, id)
    if record is None:
        raise NoRecord
    if record.source == "played" and record.table is not None:
        await may_see(house, record.table, (authorization or "").removeprefix("Bearer "))
    return record


async def may_see(house: House_, table: str, secret: str) -> None:
    try:
        room = await house.room(table)
    except NoTable:
        return                            # the table was forgotten; its record stays for whoever knows its id
    if room.table.result is None:
        raise NotNow("the game is not over", "la partie n’est pas finie")
    if room.holder_of(secret) is None and not room.opens(secret):
        raise NotYours("this game was private: open it by its link", "cette partie était privée : ouvrez-la par son lien")


RECORD = {"requestBody": {"required": True, "description": "a record, as docs/record.schema.json has it",
                          "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.post("", status_code=201, response_model=models.Imported, responses=models.refusals(400, 403, 413, 422, 429), openapi_extra=RECORD)
async def bring_in(request: Request, house: House_, address: Annotated[str, Depends(address_of)]) -> Any:
    """A record from a file. A process of its own replays the record, with a time limit, to see whether it holds; then its id opens it."""
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
    """Each replay takes a process: too many are refused, so that replays do not pile up."""
    if house.importing >= house.settings.imports_at_once:
        raise TooMany("other records are being replayed: try again in a moment", "d’autres parties sont en cours de relecture : réessayez")
    house.importing += 1
    try:
        yield
    finally:
        house.importing -= 1
