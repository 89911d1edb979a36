"""Making a table: its plan is checked against the game, its secret is drawn and committed to, its creator gets the first token."""
import json
from dataclasses import dataclass
from typing import Any

from flambeur.bots.code.builds import build_of
from flambeur.games import find
from flambeur.kit.options import chosen, parse
from flambeur.server.audience.info import summary
from flambeur.server.commands.gathering import CREATOR, known
from flambeur.server.errors import Refused
from flambeur.server.identity.names import clean_name
from flambeur.server.identity.tokens import hash_token, new_key, new_table_id, new_token
from flambeur.server.rooms.house import House
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.rows import Holder, Name, Stored, TableRow
from flambeur.server.tables.entries import Created, Seated, SeatPlan
from flambeur.server.tables.table import Table
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
        build = build_of(wanted.game, {**wanted.options, "players": len(wanted.seats)})
        await house.preparing.prepare(build)      # to check the position, the rules are called in this thread
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
                   summary=json.dumps(summary(table)))
    await store(house, row, table, [Holder(CREATOR, hash_token(keys.token), at)])
    return keys


async def store(house: House, row: TableRow, table: Table, holders: list[Holder]) -> None:
    """Store a new table for good; then it is in memory. Nothing is done if there is a table of that id."""
    names = [Name(seat, name) for seat, name in table.names.items()]
    entries = [line.entry for line in table.taken()]
    if not await house.writer.call(lambda: house.store.create(row, entries, holders, names)):
        return
    build = build_of(row.game, table.plan.options)
    if house.preparing.playable(build):
        house.enter(Stored(row, entries, holders, table.names), table)
    if not house.preparing.ready(build): house.spawn(house.preparing.prepare(build))


def plan_of(wanted: NewTable) -> dict[str, Any]:
    """What the first entry says of the table, once the plan is found to fit the game. OptionError and Refused say what does not."""
    game = find(wanted.game)
    options = parse(game.Options, game.id, {**wanted.options, "players": len(wanted.seats)})
    check_seats(wanted.seats)
    known(wanted.standin)
    if wanted.dice == "manual" and any(seat.sitter == "open" for seat in wanted.seats):
        raise Refused("dice of a real table are typed in at one device only: no seat can be open",
                      "de vrais dés s’entrent sur un seul appareil : aucune place ne peut rester ouverte")
    plan: dict[str, Any] = {"game": game.id, "rules": game.version, "options": chosen(options), "seats": wanted.seats,
                            "listed": wanted.listed, "hints": wanted.hints, "chat": wanted.chat, "clock": wanted.clock,
                            "standin": wanted.standin, "dice": wanted.dice}
    if wanted.position is not None:
        plan |= {"position": laid(game.id, options, wanted), "script": wanted.script}
    elif wanted.script:
        raise Refused("throws are written down for a position only", "des lancers ne s’écrivent d’avance que pour une position")
    return plan


def check_seats(seats: list[SeatPlan]) -> None:
    for seat in seats:
        if (seat.sitter == "bot") != (seat.level is not None):
            raise Refused("a bot’s seat has a level, the others have none", "la place d’un robot a un niveau, les autres n’en ont pas")
        if seat.level is not None:
            known(seat.level)


def laid(game: str, options: Any, wanted: NewTable) -> dict[str, Any]:
    """A position to begin from, found to be possible. Only for tables without open seats: the position could
    deceive anybody else."""
    if any(seat.sitter == "open" for seat in wanted.seats) or wanted.listed:
        raise Refused("a laid position is for a table of one device", "une position préparée est pour une table d’un seul appareil")
    given = position.read(wanted.position)
    if given.game != game:
        raise Refused(f"the position is one of {given.game}, not of {game}", f"la position est de {given.game}, et non de {game}")
    found = find(game)
    Match(found, options, secret=fairness.new_secret(), position=given.state)
    return given.state
