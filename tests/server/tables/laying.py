"""Tables without a server: laid out, sat down at, started, looked at, brought back from their entries."""
import contextlib
import hashlib
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from flambeur.errors import FlambeurError
from flambeur.server.audience.info import seat_infos, summary, table_info
from flambeur.server.audience.standing import Standing
from flambeur.server.audience.story import Audience, Story
from flambeur.server.commands import gathering, playing
from flambeur.server.commands.gathering import CREATOR
from flambeur.server.rooms.creation import plan_of
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.rows import Entry, Position
from flambeur.server.tables.allowance import Allowance
from flambeur.server.tables.course import Course
from flambeur.server.tables.entries import Created, Seated, SeatPlan
from flambeur.server.tables.lines import Line
from flambeur.server.tables.table import Table, load_table
from flambeur.table import fairness

ID, T0 = "tabletable", 1_000_000
CARDS = {"game": "las-vegas-cards"}
HIDING: dict[str, dict[str, Any]] = {     # games that hide something, as plans of a table
    "probe": {}, "cards": CARDS, "cards in turn": {**CARDS, "options": {"sequential": True, "chips": True}}}
AT_ONCE = ("probe", "cards")              # those of them in which all choose at the same time, in secret


def lay(*seats: str, game: str = "probe", seed: int = 1, names: Sequence[str] = (), **plan: Any) -> Table:
    """A table whose creator, holder 1, sits at the seats of this device. Seats are "open", "device" or a level."""
    plans = [SeatPlan(sitter=seat) if seat in ("open", "device") else SeatPlan(sitter="bot", level=seat) for seat in seats]  # type: ignore[arg-type]
    wanted = NewTable(game=game, seats=plans, **plan)
    secret = fairness.new_secret(seed)
    table = Table(ID, secret, dict(enumerate(names)))
    table.add(Created(commitment=fairness.commitment(secret), **plan_of(wanted)), T0)
    for seat, there in enumerate(plans):
        if there.sitter == "device": table.add(Seated(seat=seat, holder=CREATOR), T0)
    return table


def playing_table(*seats: str, at: int = T0, **plan: Any) -> Table:
    """One that has begun: the creator at the device's seats, holder p + 1 at open seat p."""
    table = lay(*seats, **plan)
    for seat, there in enumerate(table.seats):
        if there.is_free: gathering.sit(table, seat + 1, seat, at)
    gathering.press_start(table, CREATOR, at)
    return table


def apart(n: int = 3, **plan: Any) -> Table:
    """n people at n devices: holder p + 1 at seat p; the game has begun."""
    return playing_table("device", *["open"] * (n - 1), **plan)


def laying_cards(n: int = 3, **plan: Any) -> Table:
    """The same when everyone is to choose a card; at the probe after the first throw."""
    return thrown(apart(n, **plan))


def thrown(table: Table) -> Table:
    """After the dice of the first seat, if there are any."""
    if table.match and table.match.thrower == 0: playing.roll(table, 1, 0, None, T0)
    return table


def holder_of(table: Table, seat: int) -> int:
    holder = table.seats[seat].holder
    assert holder is not None
    return holder


def cards(table: Table, seat: int) -> list[int]:
    """The actions of a seat."""
    assert table.match is not None
    return table.match.legal_ids(seat)


def go(table: Table, luck: Random, at: int = T0) -> None:
    """One sensible step of whoever is awaited, person or bot."""
    match = table.playable()
    seat = luck.choice(sorted(table.awaited))
    if match.thrower == seat and match.is_typed_in:
        throw = match.awaiting_chance
        assert throw is not None
        typist = next(p for p in table.humans)
        playing.type_in(table, holder_of(table, typist), typist, [luck.randrange(n) + throw.first for n in throw.sizes], at)
    elif match.thrower == seat and (match.must_throw(seat) or luck.random() < 0.5):
        if table.seats[seat].is_played: playing.roll(table, holder_of(table, seat), seat, table.turns[seat], at)
        else: playing.bot_roll(table, seat, table.level_of(seat), at)
    else:
        action = luck.choice(cards(table, seat))
        if table.seats[seat].is_played: playing.move(table, holder_of(table, seat), seat, action, table.turns[seat], at)
        else: playing.bot_move(table, seat, action, table.level_of(seat), at)


def to_the_end(table: Table, luck: Random, at: int = T0) -> Table:
    while table.status == "playing":
        go(table, luck, at)
    return table


def seed_of(seat: int) -> tuple[str, str]:
    """A seed, and its pledge."""
    seed = bytes([seat]) * 32
    return seed.hex(), hashlib.sha256(seed).hexdigest()


# looking

def audiences(table: Table) -> list[Audience]:
    """All sets of seats that a device can have, and the spectators."""
    seats = range(len(table.seats))
    return [*chain.from_iterable(combinations(seats, n) for n in range(len(seats) + 1))]


def updates(table: Table, audience: Audience, since: int = 0) -> bytes:
    return to_json(Story(table, table.lines[since:]).updates(audience))


def now(table: Table, audience: Audience) -> dict[str, Any]:
    standing = Standing(table)
    standing.see([audience])
    return standing.now(audience)


def look(table: Table, audience: Audience) -> bytes:
    """All that an audience is told and shown, as it goes over the wire."""
    return updates(table, audience) + to_json([now(table, audience), seat_infos(table), table_info(table), summary(table)])


def everything(table: Table) -> dict[str, Any]:
    """All that matters of a table, as it is now."""
    return deepcopy({
        "entries": entries_of(table), "status": table.status, "seats": table.seats, "awaited": table.awaited,
        "turns": table.turns, "since": table.since, "paused": table.paused,
        "votes": table.votes, "pledges": table.pledges, "seeds": table.seeds,
        "left_out": table.left_out, "starting": table.starting, "result": table.result, "rematch": table.rematch,
        "requests": table.requests, "digest": table.match.digest if table.match else None, "deadline": table.deadline,
        "course": [getattr(table.course, name) for name in Course.__slots__],
        "allowance": [getattr(table.allowance, name) for name in Allowance.__slots__], "undoes": [line.undoes for line in table.lines],
        "events": table.match.n_events if table.match else 0, "bots": table.bots_awaited, "looks": all_looks(table),
    })


def all_looks(table: Table) -> list[bytes]:
    """What every audience gets."""
    story, standing, whom = Story(table, table.lines), Standing(table), audiences(table)
    standing.see(whom)
    common = to_json([seat_infos(table), table_info(table), summary(table)])
    return [common, *(to_json([story.updates(audience), standing.now(audience)]) for audience in whom)]


# keeping

def entries_of(table: Table) -> list[Entry]:
    return [line.entry for line in table.lines]


def brought_back(table: Table, entries: Sequence[Entry] | None = None, position: Position | None = None) -> Table:
    """From its entries, as the store gives them."""
    return load_table(table.id, table.secret, entries_of(table) if entries is None else entries, dict(table.names), lambda: position)


def kinds(table: Table, since: int = 0) -> list[str]:
    return [line.entry.kind for line in lines(table, since)]


def lines(table: Table, since: int = 0) -> list[Line]:
    return table.lines[since:]


@contextlib.contextmanager
def refused(table: Table, code: str) -> Iterator[None]:
    """What is done within is refused with this code and changes nothing at all."""
    before = everything(table)
    with pytest.raises(FlambeurError) as caught:
        yield
    assert caught.value.code == code, caught.value
    assert everything(table) == before


def code_of(act: Callable[[], object]) -> str:
    """"" if it is done."""
    try:
        act()
    except FlambeurError as error:
        return error.code
    return ""
