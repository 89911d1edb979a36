"""Making a table: its plan is checked against the game, its secret is drawn and committed to, its creator gets the first token."""
import json
from dataclasses import dataclass
from typing import Any

from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.server import looks
from flambeur.server.commands.gathering import CREATOR, known
from flambeur.server.entries import Created, Seated, SeatPlan
from flambeur.server.errors import Refused
from flambeur.server.house import House
from flambeur.server.identity import clean_name, hash_token, new_key, new_table_id, new_token
from flambeur.server.messages import NewTable
from flambeur.server.store.rows import Holder, Name, Stored, TableRow
from flambeur.server.table import Table
from flambeur.table import fairness, position
from flambeur.table.match import Match


@dataclass(frozen=True)
class Keys:
    """The secrets of a new table, known in full only here and to its creator."""
    table: str
    token: str
    sit: str
    watch: str


async def create(house: House, wanted: NewTable, address: str | None) -> Keys:
    """A table whose creator sits at all seats of this device."""
    if wanted.position is not None:
        await house.thinking.prepare(find(wanted.game).id)      # to check it, the rules are called in this thread
    plan = plan_of(wanted)
    secret = fairness.new_secret()
    created = Created(commitment=fairness.commitment(secret), **plan)
    keys = Keys(new_table_id(), new_token(), new_key(), new_key())
    at = house.now()
    names = {seat: clean_name(name, house.settings.name_length) for seat, name in enumerate(wanted.names[:len(wanted.seats)])}
    table = Table(keys.table, secret, names)
    table.add(created, at)
    for seat, there in enumerate(created.seats):
        if there.sitter == "device":
            table.add(Seated(seat=seat, holder=CREATOR), at)
    row = TableRow(id=keys.table, game=created.game, created=at, secret=secret.hex(), commitment=created.commitment,
                   sit_hash=hash_token(keys.sit), watch_hash=hash_token(keys.watch), listed=created.listed, address=address, busy=False,
                   summary=json.dumps(looks.summary(table)))
    await store(house, row, table, [Holder(CREATOR, hash_token(keys.token), at)])
    return keys


async def store(house: House, row: TableRow, table: Table, holders: list[Holder]) -> None:
    """For good; then it is in memory."""
    names = [Name(seat, name) for seat, name in table.names.items()]
    entries = [line.entry for line in table.lines]
    await house.writer.call(lambda: house.store.create(row, entries, holders, names))
    if house.thinking.ready(row.game):
        house.enter(Stored(row, entries, holders, dict(table.names)))
    else:
        house.spawn(house.thinking.prepare(row.game))


def plan_of(wanted: NewTable) -> dict[str, Any]:
    """What the entry says of the table, once it is found to fit the game. OptionError and Refused say what does not."""
    game = find(wanted.game)
    options = parse(game.Options, game.id, {**wanted.options, "players": len(wanted.seats)})
    check_seats(wanted.seats)
    known(wanted.standin)
    if wanted.dice == "manual" and any(seat.sitter == "open" for seat in wanted.seats):
        raise Refused("dice of a real table are typed in at one device only: no seat can be open",
                      "de vrais dés s’entrent sur un seul appareil : aucune place ne peut rester ouverte")
    plan: dict[str, Any] = {"game": game.id, "rules": game.version, "options": options.model_dump(), "seats": wanted.seats,
                            "listed": wanted.listed, "hints": wanted.hints, "chat": wanted.chat, "clock": wanted.clock,
                            "standin": wanted.standin, "dice": wanted.dice}
    if wanted.position is not None:
        plan["position"] = laid(game.id, options, wanted)
    return plan


def check_seats(seats: list[SeatPlan]) -> None:
    for seat in seats:
        if (seat.sitter == "bot") != (seat.level is not None):
            raise Refused("a bot's seat has a level, the others have none", "la place d’un robot a un niveau, les autres n’en ont pas")
        if seat.level is not None:
            known(seat.level)


def laid(game: str, options: Any, wanted: NewTable) -> dict[str, Any]:
    """A position to begin from, found to be possible. Only where nobody else could be deceived by it: without open seats."""
    if any(seat.sitter == "open" for seat in wanted.seats) or wanted.listed:
        raise Refused("a laid position is for a table of one device", "une position préparée est pour une table d’un seul appareil")
    given = position.read(wanted.position)
    if given.game != game:
        raise Refused(f"the position is one of {given.game}, not of {game}", f"la position est de {given.game}, et non de {game}")
    found = find(game)
    Match(found, options, secret=fairness.new_secret(), position=given.state)
    return given.state
