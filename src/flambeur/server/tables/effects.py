"""What each kind of entry does to a table. Whether it may be done was decided before: nothing is refused here but a log that does not
fit."""
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from flambeur.server.errors import ReadOnly
from flambeur.server.tables import entries as log
from flambeur.server.tables.entries import Body
from flambeur.server.tables.seat import Seat
from flambeur.table.play import Written

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


def created(table: "Table", body: log.Created, at: int) -> None:
    table.plan, table.host, table.laid_at = body, body.holder or table.host, at
    table.seats = [Seat(plan, level=plan.level) for plan in body.seats]


def seated(table: "Table", body: log.Seated, at: int) -> None:
    if table.seats_of(body.holder) and at > table.laid_at: table.moved[body.holder] = at      # nobody was told of less before
    table.seats[body.seat].holder = body.holder


def vacated(table: "Table", body: log.Vacated, at: int) -> None:
    there = table.seats[body.seat]
    if body.why == "removed" and there.holder not in (None, body.holder): table.removed.add(there.holder)
    table.moved[there.holder] = at
    there.holder = None
    table.unpledge(body.seat)


def filled(table: "Table", body: log.Filled, at: int) -> None:
    table.seats[body.seat].level = body.level


def handed(table: "Table", body: log.Handed, at: int) -> None:
    giver = table.seats[body.seats[0]].holder
    table.moved |= {giver: at, body.holder: at}
    for seat in body.seats:
        table.seats[seat].holder = body.holder
        table.unvote(seat)                # whoever sits there now has not been asked yet
        if table.starting is None: table.unpledge(seat)      # the old device's seed stays behind: the new one pledges its own
    for k, seat in enumerate(body.seats):
        table.signers.succeed(seat, body.key, body.signatures[k] if body.key else None)
    if giver == table.host and body.holder is not None and not table.seats_of(giver):
        table.host = body.holder           # with the last seat goes the right to start, fill and remove


def pledged(table: "Table", body: log.Pledged, at: int) -> None:
    table.pledges[body.seat] = body.hash
    if body.key is not None: table.signers.pledged[body.seat] = body.key


def starting(table: "Table", body: log.Starting, at: int) -> None:
    table.starting = at


def opened(table: "Table", body: log.Opened, at: int) -> None:
    table.seeds[body.seat] = body.seed


def missing(table: "Table", body: log.Missing, at: int) -> None:
    """Whoever agreed to another list has not agreed to this one."""
    table.missing, table.consents = body, {}


def consented(table: "Table", body: log.Consented, at: int) -> None:
    table.consents[body.seat] = body.signature


def called_off(table: "Table", body: log.CalledOff, at: int) -> None:
    """Seeds that are known are of no use any more: whoever knows the secret could tell the dice from them."""
    table.called_off += 1
    table.starting, table.missing = None, None
    for kept in (table.consents, table.seeds, table.pledges, table.signers.pledged): kept.clear()


def keyed(table: "Table", body: log.Keyed, at: int) -> None:
    table.signers.succeed(body.seat, body.key, body.signature)


def start(table: "Table", body: log.Start, at: int) -> None:
    table.status, table.left_out, table.missing = "playing", body.left_out, None
    table.match = table.begun(body.seeds, Written(table.plan.options, body.position, table.plan.script, body.keys, body.left_out,
                                                 body.called_off))
    if not table.resumes: table.signers.begin(table.match)
    if table.match.game.version == table.plan.rules and table.match.start_hash.hex() != body.hash:
        raise ReadOnly("the start of the game is not the one that was published: its hash is another one",
                       "le début de la partie n’est pas celui qui a été publié : son empreinte est différente")


def took_back(table: "Table", body: log.TookBack, at: int) -> bytes:
    assert table.match is not None
    table.signers.shrink()
    return table.match.take_back(body.seat)


def corrected(table: "Table", body: log.Corrected, at: int) -> None:
    assert table.match is not None
    table.signers.shrink()
    table.match.correct()


def left(table: "Table", body: log.Left, at: int) -> None:
    table.seats[body.seat].left = True


def away(table: "Table", body: log.Away, at: int) -> None:
    table.seats[body.seat].away = body.why
    if table.plan.clock.seconds is not None: table.yielded.add(body.seat)
    table.votes.pop(("replace", body.seat), None)


def back(table: "Table", body: log.Back, at: int) -> None:
    """No time is gained by it."""
    table.seats[body.seat].away, table.seats[body.seat].left = None, False
    table.votes.pop(("replace", body.seat), None)


def voted(table: "Table", body: log.Voted, at: int) -> None:
    table.votes.setdefault((body.what, body.target), set()).add(body.seat)


def hinted(table: "Table", body: log.Hinted, at: int) -> None:
    table.seats[body.seat].hints += 1


def end(table: "Table", body: log.End, at: int) -> None:
    table.status = "over" if body.why == "over" else "abandoned"
    table.result, table.ended, table.awaited = body, at, frozenset()


def rematch(table: "Table", body: log.Rematch, at: int) -> None:
    table.rematch = body.table


EFFECTS: dict[type[Body], Callable[["Table", Any, int], bytes | None]] = {
    log.Created: created, log.Seated: seated, log.Vacated: vacated, log.Filled: filled,
    log.Handed: handed, log.Pledged: pledged, log.Starting: starting, log.Opened: opened,
    log.Missing: missing, log.Consented: consented, log.CalledOff: called_off, log.Keyed: keyed,
    log.Start: start, log.TookBack: took_back, log.Corrected: corrected, log.Left: left,
    log.Away: away, log.Back: back, log.Voted: voted, log.Hinted: hinted, log.End: end,
    log.Rematch: rematch,
}
