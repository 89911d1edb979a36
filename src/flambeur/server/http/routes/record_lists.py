"""Finished games in lists: those that anybody may see, and one's own."""
import asyncio
from typing import Any

from fastapi import APIRouter, Depends

from flambeur.server.http.access import House_, admitted
from flambeur.server.http.routes import models
from flambeur.server.http.routes.tables import After, Limit, cursor, hashes_of
from flambeur.server.store.rows import RecordLine

router = APIRouter(prefix="/api", tags=["records"], dependencies=[Depends(admitted)])


@router.get("/records", response_model=models.Records, responses=models.refusals(400, 403, 429))
async def everybodys(house: House_, limit: Limit = 50, after: After = None) -> Any:
    """Finished games of public tables, the newest first; `next` leads on. Private games are not among them, nor records that were brought
    in: those open for whoever knows their id."""
    return page(await asyncio.to_thread(house.store.public_records, limit, cursor(after)), limit)


@router.post("/mine/records", response_model=models.Records, responses=models.refusals(400, 403, 413, 429))
async def own(wanted: models.Tokens, house: House_, limit: Limit = 50, after: After = None) -> Any:
    """Finished games of the tables at which these tokens hold seats, public or not, in the same order."""
    return page(await asyncio.to_thread(house.store.own_records, list(hashes_of(wanted, house)), limit, cursor(after)), limit)


def page(lines: list[RecordLine], limit: int) -> dict[str, Any]:
    following = f"{lines[-1].head.at}-{lines[-1].head.id}" if len(lines) == limit else None
    return {"records": [told(line) for line in lines], "next": following}


def told(line: RecordLine) -> dict[str, Any]:
    head = line.head
    return {"id": head.id, "game": head.game, "at": head.at, "rules": head.rules, "players": head.players, "over": line.over,
            "names": [line.names.get(seat, "") for seat in range(head.players)]}
