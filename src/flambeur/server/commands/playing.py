"""During the game: choosing, throwing dice, typing them in, taking back."""
from collections.abc import Sequence
from typing import Any

from flambeur.server.commands.gathering import sits_there
from flambeur.server.commands.keys import Sign, signed_by
from flambeur.server.errors import Stale
from flambeur.server.tables import entries as log
from flambeur.server.tables.allowance import TYPED
from flambeur.server.tables.table import Table
from flambeur.table.live import Live


def match_for(table: Table, holder: int, seat: int) -> Live:
    """The running match, for a device that holds this seat."""
    match = table.playable()
    sits_there(table, holder, seat)
    return match


def return_to(table: Table, holder: int, seat: int, at: int) -> None:
    """Whoever acts has returned."""
    if not table.seats[seat].is_played or table.seats[seat].left:
        table.add(log.Back(seat=seat, holder=holder), at)


def is_meant(table: Table, seat: int, turn: int | None) -> None:
    """Refuses the answer to an earlier decision than the one that the table waits for."""
    if turn is not None and turn != table.turns.get(seat):
        raise Stale


def move(table: Table, holder: int, seat: int, action: int | Sequence[int], turn: int | None, at: int, id: str | None = None,
         body: dict[str, Any] | None = None, sign: Sign | None = None) -> None:
    """A choice, or several together: all of them or none; signed, if the device of the seat signs its moves."""
    match = match_for(table, holder, seat)
    chosen = match.checked_all(seat, [action] if isinstance(action, int) else action)      # a refusal comes before anything is noted
    carried = match.checked_body(seat, chosen, body)
    is_meant(table, seat, turn)
    if seat not in table.awaited: table.allowance.check(seat)      # a choice that is changed; one that is awaited is never refused for this
    signed = signed_by(table, seat, turn, chosen, carried, sign)
    match.prepared(seat, chosen, carried)
    return_to(table, holder, seat, at)
    match.go(seat, *chosen, body=carried)
    table.step(at, holder, id, signed=signed)
    finish(table, at)


def roll(table: Table, holder: int, seat: int, turn: int | None, at: int, id: str | None = None, sign: Sign | None = None) -> None:
    """Where asking for the dice is a choice, that choice is signed; a throw that has to be made says nothing of its own."""
    match = match_for(table, holder, seat)
    match.check_throw(seat)
    is_meant(table, seat, turn)
    asking = match.asking(seat)
    signed = signed_by(table, seat, turn, asking, None, sign) if asking else None
    match.prepared(seat, asking)
    return_to(table, holder, seat, at)
    match.cast(seat, asking)
    table.step(at, holder, id, seat=seat, signed=signed)
    finish(table, at)


def type_in(table: Table, holder: int, seat: int, values: list[int], at: int, id: str | None = None) -> None:
    """Dice that were thrown on a real table."""
    match = match_for(table, holder, seat)
    thrower = match.thrower
    match.type_in(values)
    table.step(at, holder, id, seat=thrower)
    finish(table, at)


def correct(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    match = match_for(table, holder, seat)
    match.check_correct()
    table.allowance.check(TYPED)
    table.add(log.Corrected(holder=holder, id=id), at)


def take_back(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    match = match_for(table, holder, seat)
    match.check_take_back(seat)
    table.allowance.check(seat)
    return_to(table, holder, seat, at)
    table.add(log.TookBack(seat=seat, holder=holder, id=id), at)


def bot_move(table: Table, seat: int, action: int, level: str, at: int) -> None:
    match = table.playable()
    chosen = match.checked(seat, action)
    match.prepared(seat, [chosen])
    match.go(seat, chosen)
    table.step(at, bot=level)
    finish(table, at)


def bot_roll(table: Table, seat: int, level: str, at: int) -> None:
    match = table.playable()
    match.check_throw(seat)
    asking = match.asking(seat)
    match.prepared(seat, asking)
    match.cast(seat, asking)
    table.step(at, bot=level, seat=seat)
    finish(table, at)


def finish(table: Table, at: int) -> None:
    """After the last move the result and the secret go into the log."""
    if table.match is None or not table.match.over:
        return
    end(table, "over", at)


def end(table: Table, why: log.Ending, at: int, holder: int | None = None, id: str | None = None) -> None:
    match = table.match
    over = match is not None and match.over
    table.add(log.End(why=why, scores=match.scores if match and over else [], winners=match.winners if match and over else [],
                      secret=table.secret.hex(), holder=holder, id=id), at)


