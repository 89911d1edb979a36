"""Making, finding and joining tables. Secrets come in the body or the Authorization header, never in the address."""
import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query

from flambeur.server.commands import gathering, leaving
from flambeur.server.errors import LinkUsed, NotYours, TooMany, WrongKey
from flambeur.server.http.access import House_, address_of, admitted
from flambeur.server.http.routes import models
from flambeur.server.identity.names import clean_name
from flambeur.server.identity.tokens import hash_token, new_token, token_from
from flambeur.server.rooms.creation import create
from flambeur.server.rooms.room import Extras, Room
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.rows import Holder, Name, Pass, TableRow
from flambeur.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(admitted)])
ID_LENGTH = 24                            # of a hash, in an entry: enough to know a request again
USED = ("this link has been used or has expired: ask for a new one on the other device",
        "ce lien a déjà servi ou a expiré : demandez-en un autre sur l’autre appareil")
Limit = Annotated[int, Query(ge=1, le=100)]
After = Annotated[str | None, Query(pattern=r"^\d{1,15}-[a-z2-7]{10}$")]      # the `next` of the page before
TableId = Annotated[str, Path(pattern="^[a-z2-7]{10}$", description="the table's id")]


@router.post("/tables", status_code=201, response_model=models.Created, responses=models.refusals(400, 403, 404, 413, 429))
async def new_table(wanted: NewTable, house: House_, address: Annotated[str, Depends(address_of)]) -> Any:
    """Make a table. The token holds the creator's seats; the keys are for the links to sit down and to watch. All of them are told once."""
    async with house.in_turn(address):
        live = await asyncio.to_thread(house.store.live_of, address)
        if live >= house.settings.tables_per_address:
            raise TooMany("you have made many tables that are not over: finish or abandon some first",
                          "vous avez beaucoup de tables en cours : terminez-en ou abandonnez-en d’abord")
        keys = await create(house, wanted, address)
    return {"table": keys.table, "token": keys.token, "sit": keys.sit, "watch": keys.watch}


@router.get("/lobby", response_model=models.Lobby, responses=models.refusals(400, 403, 429))
async def lobby(house: House_, limit: Limit = 50, after: After = None) -> Any:
    """Public tables that gather or play, the newest first; `next` leads on."""
    rows = await asyncio.to_thread(house.store.lobby, limit, cursor(after))
    following = f"{rows[-1].created}-{rows[-1].id}" if len(rows) == limit else None
    return {"tables": [public(row) for row in rows], "next": following}


def cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    at, _, id = text.partition("-")
    return int(at), id


def public(row: TableRow) -> dict[str, Any]:
    said = json.loads(row.summary)
    return {"table": row.id, "game": row.game, "status": row.status, "created": row.created, "updated": said.get("updated", row.updated),
            "deadline": said.get("deadline", row.deadline), "players": said["players"], "free": said["free"], "bots": said["bots"],
            "awaited": said["awaited"], "clock": said["clock"]}


@router.post("/tables/{table}/seats", status_code=201, response_model=models.Seated,
             responses=models.refusals(400, 403, 404, 409, 413, 429))
async def sit(table: TableId, wanted: models.Sit, house: House_) -> Any:
    """Take a free seat. A device that has a token already sends the token and takes one more seat. A device that makes an `id` of its own,
    32 random bytes like a token, can ask again when the answer was lost: the device gets the same seat and the same token."""
    room = await house.room(table)
    token = wanted.token or (token_from(wanted.id, table) if wanted.id else new_token())
    if await room.find_holder(token) is None:
        if not room.may_sit(wanted.key):
            raise WrongKey
        if wanted.token: token = new_token()
    name = clean_name(wanted.name, house.settings.name_length)
    id = hash_token(wanted.id)[:ID_LENGTH] if wanted.id else None

    def change(there: Table, at: int) -> tuple[int, int]:
        number = room.holder_of(token) or room.next_holder
        return number, gathering.sit(there, number, wanted.seat, at, id)

    def extras(taken: tuple[int, int]) -> Extras:
        return (Holder(taken[0], hash_token(token), house.now()),) if taken[0] not in room.holders else (), (Name(taken[1], name),)
    _, seat = await room.do(change, extras)
    return {"table": table, "token": token, "seat": seat}


@router.post("/passes", response_model=models.Handed, responses=models.refusals(400, 403, 404, 409, 413, 429))
async def claim(wanted: models.Claim, house: House_) -> Any:
    """Use a one-time link: the seats are this device's from here on, and no longer the other's. A device that has a token at the table
    sends the token and holds these seats as well. A device that makes an `id` of its own can ask again when the answer was lost."""
    ticket = await asyncio.to_thread(house.store.find_pass, hash_token(wanted.ticket), house.now())
    if ticket is None:
        raise LinkUsed(*USED)
    if wanted.table not in (None, ticket.table):
        raise WrongKey
    room = await house.room(ticket.table)
    token = token_for(room, wanted)
    answer = {"table": ticket.table, "token": token, "seats": json.loads(ticket.seats)[1]}
    mark = hash_token(ticket.hash)[:ID_LENGTH]                   # by this the log tells that the link has done what it is for
    id = mark + (hash_token(f"{wanted.ticket} {wanted.id}")[:ID_LENGTH] if wanted.id else "")
    async with house.in_turn("passes"):       # a request that comes again waits until the first is done
        if not await house.writer.call(lambda: house.store.claim_pass(ticket.hash, house.now())):
            await room.refresh()              # another process may have handed the seats over
            if wanted.id and gathering.was_handed(room.table, room.holder_of(token), id):
                return answer
            if gathering.has_handed(room.table, mark):
                raise LinkUsed(*USED)         # else the process died, or nothing could be stored, before the seats were handed over
        await hand(room, ticket, token, id)
    return answer


def token_for(room: Room, wanted: models.Claim) -> str:
    """The device's own token, if it has one at this table; else always the same for the same id."""
    if wanted.token and room.holder_of(wanted.token) is not None:
        return wanted.token
    return token_from(wanted.id, room.id) if wanted.id else new_token()


async def hand(room: Room, ticket: Pass, token: str, id: str) -> None:
    giver, seats, key, signatures = [*json.loads(ticket.seats), None, []][:4]

    def change(there: Table, at: int) -> int:
        gathering.hand(there, giver, seats, number := room.holder_of(token) or room.next_holder, at, id, key, signatures)
        return number

    def extras(number: int) -> Extras:
        return (Holder(number, hash_token(token), room.house.now()),) if number not in room.holders else (), ()
    await room.do(change, extras)


@router.post("/mine", response_model=models.Mine, responses=models.refusals(400, 403, 413, 429))
async def mine(wanted: models.Tokens, house: House_) -> Any:
    """The tables at which these tokens hold seats, the last moved one first."""
    hashes = hashes_of(wanted, house)
    held = await asyncio.to_thread(house.store.held, list(hashes))
    found = []
    for row, holder, hash, names in ((one.row, one.holder, one.token_hash, one.names) for one in held):
        said = json.loads(row.summary)
        seats = [p for p, who in enumerate(said["holders"]) if who == holder]
        found.append({**public(row), "seats": seats, "names": [names.get(p, "") for p in range(said["players"])],
                      "host": holder == said.get("host", gathering.CREATOR), "which": wanted.tokens.index(hashes[hash])})
    return {"tables": sorted(found, key=lambda one: one["updated"], reverse=True)}


def hashes_of(wanted: models.Tokens, house: House_) -> dict[str, str]:
    """The tokens by their hashes."""
    if len(wanted.tokens) > house.settings.tables_per_device:
        most = house.settings.tables_per_device
        raise TooMany(f"at most {most} tokens at once", f"{most} jetons à la fois au plus")
    return {hash_token(token): token for token in wanted.tokens}


@router.post("/tables/{table}/quit", response_model=models.Left, responses=models.refusals(400, 403, 404, 409, 413, 429))
async def quit(table: TableId, wanted: models.Quit, house: House_) -> Any:
    """Be done with a table, from a list: before the start its creator closes it and others get up; a game against bots alone is given up,
    a game with other people goes on, and these may let a bot play. A second request changes nothing."""
    room = await house.room(table)
    holder = await room.find_holder(wanted.token)
    if holder is None:
        raise NotYours("you hold no seat at this table", "vous n’avez pas de place à cette table")

    def change(there: Table, at: int) -> None:
        leaving.leave_from_outside(there, holder, at)

    def nameless(_: None) -> Extras:
        return (), tuple(Name(seat, "") for seat, there in enumerate(room.table.seats) if there.is_free and room.table.names.get(seat))
    await room.do(change, nameless)
    return {"status": room.table.status}


@router.get("/tables/{table}", response_model=models.TableHead, responses=models.refusals(400, 403, 404, 429))
async def head(table: TableId, house: House_, authorization: Annotated[str | None, Header(max_length=200)] = None) -> Any:
    """What a table is, for holders of a seat or a link (`Authorization: Bearer …`), or for all if it is listed."""
    room = await house.glance(table)
    secret = (authorization or "").removeprefix("Bearer ")
    if room.holder_of(secret) is None and not room.opens(secret):
        raise NotYours("this table is private: open it by its link", "cette table est privée : ouvrez-la par son lien")
    names = [room.table.name_of(p) for p in range(len(room.table.seats))]
    return {**public_of(room.row, room.head()), "names": names, "rematch": room.table.rematch}


def public_of(row: TableRow, now: Any) -> dict[str, Any]:
    from dataclasses import replace
    return public(replace(row, status=now.status, deadline=now.deadline, summary=now.summary))
