"""A feed for one seat: a feed reader tells the player when it is their turn. The feed's address opens nothing else.

Feed readers know addresses only, so the key is a part of the feed's address: of its path, which is never logged (`logs.path_of`)."""
import hmac
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from xml.sax.saxutils import escape

from fastapi import APIRouter, Depends, Path, Request, Response

from flambeur.french import bound
from flambeur.games import find
from flambeur.server.errors import WrongKey
from flambeur.server.http.access import House_, admitted
from flambeur.server.http.routes import models
from flambeur.server.identity.tokens import feed_key
from flambeur.server.rooms.room import Room
from flambeur.server.tables.table import Table

router = APIRouter(prefix="/api/feeds", tags=["tables"], dependencies=[Depends(admitted)])
TableId = Annotated[str, Path(pattern="^[a-z2-7]{10}$", description="the table's id")]
Key = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{43}$", description="HMAC-SHA256 of the token's hash, in base64url: opens only this")]
ATOM = "application/atom+xml"
SAID = {
    "en": {"feed": "Flambeur: {game}", "turn": "Your turn at {game}", "over": "{game}: the game is over", "until": "Until {time} UTC."},
    "fr": {"feed": "Flambeur : {game}", "turn": "À vous de jouer : {game}", "over": "{game} : la partie est finie",
           "until": "Jusqu’à {time} UTC."},
}


@router.get("/{table}/{key}", response_class=Response, responses={200: {"content": {ATOM: {}}}, **models.refusals(400, 403, 404, 429)})
async def feed(table: TableId, key: Key, request: Request, house: House_, lang: Literal["en", "fr"] = "en") -> Response:
    """Atom: an entry while it is this seat's turn, and one when the game is over."""
    room = await house.room(table)
    holder = holder_of(room, key)
    link = f"{house.settings.public_url or str(request.base_url).rstrip('/')}/t/{table}"
    return Response(atom(room.table, holder, link, lang), media_type=ATOM)


def holder_of(room: Room, key: str) -> int:
    for holder, hash in room.holders.items():
        if hmac.compare_digest(feed_key(hash), key):
            return holder
    raise WrongKey


def atom(table: Table, holder: int, link: str, language: str) -> str:
    title, spell = find(table.plan.game).title[language], bound if language == "fr" else str
    say = {name: spell(pattern.replace("{game}", title)) for name, pattern in SAID[language].items()}
    head = "".join((element("title", say["feed"]), element("id", f"urn:flambeur:{table.id}:{holder}"),
                    element("updated", iso(table.shown_at))))
    entries = "".join(entry(what, link) for what in news(table, holder, say))
    return (f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">{head}'
            f"{element('author', name='Flambeur')}{entries}</feed>\n")


def news(table: Table, holder: int, say: dict[str, str]) -> Iterator[dict[str, Any]]:
    """What there is to tell; each entry of the feed has an id of its own, so that a reader tells it once."""
    for seat in table.seats_of(holder) if table.status == "playing" else ():
        if seat in table.awaited:
            until = say["until"].replace("{time}", f"{moment(table.deadline):%Y-%m-%d %H:%M}") if table.deadline is not None else ""
            id = f"urn:flambeur:{table.id}:turn:{seat}:{table.turns.get(seat, 0)}"
            yield {"id": id, "title": say["turn"], "at": table.since, "text": until}
    if table.result is not None:
        yield {"id": f"urn:flambeur:{table.id}:end", "title": say["over"], "at": table.lines[-1].entry.at, "text": ""}


def entry(what: dict[str, Any], link: str) -> str:
    inside = element("id", what["id"]) + element("title", what["title"]) + element("updated", iso(what["at"]))
    return f'<entry>{inside}<link href="{escape(link, {chr(34): "&quot;"})}"/>{element("summary", what["text"])}</entry>'


def element(tag: str, text: str = "", **children: str) -> str:
    return f"<{tag}>{escape(text)}{''.join(element(name, value) for name, value in children.items())}</{tag}>"


def moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def iso(at: int) -> str:
    return moment(at).isoformat(timespec="seconds").replace("+00:00", "Z")
