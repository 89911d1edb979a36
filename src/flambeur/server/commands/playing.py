"""During the game: choosing, throwing dice, typing them in, taking back."""
from flambeur.server import entries as log
from flambeur.server.commands.gathering import sits_there
from flambeur.server.errors import Stale
from flambeur.server.table import Table
from flambeur.table.live import Live


def ready(table: Table, holder: int, seat: int, turn: int | None, at: int) -> Live:
    """The match, if this device may act for the seat now. Whoever acts has returned."""
    match = table.playable()
    sits_there(table, holder, seat)
    if turn is not None and turn != table.turns.get(seat):
        raise Stale
    if not table.seats[seat].is_played or table.seats[seat].left:
        table.add(log.Back(seat=seat, holder=holder), at)
    return match


def move(table: Table, holder: int, seat: int, action: int, turn: int | None, at: int, id: str | None = None) -> None:
    match = table.playable()
    sits_there(table, holder, seat)
    chosen = match._checked(seat, action)     # before anything is noted
    ready(table, holder, seat, turn, at)
    match.go(seat, chosen)
    table.step(at, holder, id)
    finish(table, at)


def roll(table: Table, holder: int, seat: int, turn: int | None, at: int, id: str | None = None) -> None:
    match = table.playable()
    sits_there(table, holder, seat)
    match.check_throw(seat)
    ready(table, holder, seat, turn, at)
    match.throw(seat)
    table.step(at, holder, id, seat=seat)
    finish(table, at)


def type_in(table: Table, holder: int, seat: int, values: list[int], at: int, id: str | None = None) -> None:
    """Dice of a real table."""
    match = table.playable()
    sits_there(table, holder, seat)
    thrower = match.thrower
    match.resolve(values)
    table.step(at, holder, id, seat=thrower)
    finish(table, at)


def correct(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    match = table.playable()
    sits_there(table, holder, seat)
    match.check_correct()
    table.add(log.Corrected(holder=holder, id=id), at)


def take_back(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    match = table.playable()
    sits_there(table, holder, seat)
    match.check_take_back(seat)
    ready(table, holder, seat, None, at)
    table.add(log.TookBack(seat=seat, holder=holder, id=id), at)


def bot_move(table: Table, seat: int, action: int, level: str, at: int) -> None:
    match = table.playable()
    match.choose(seat, action)
    table.step(at, bot=level)
    finish(table, at)


def bot_roll(table: Table, seat: int, at: int) -> None:
    match = table.playable()
    match.throw(seat)
    table.step(at, seat=seat)
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


