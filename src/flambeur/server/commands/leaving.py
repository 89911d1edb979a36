"""Getting up and coming back, what the clock does, looking at a hint."""

from flambeur.server.commands.gathering import get_up
from flambeur.server.commands.playing import end, match_for
from flambeur.server.commands.votes import abandon, count
from flambeur.server.errors import NoHints, NotNow
from flambeur.server.tables import entries as log
from flambeur.server.tables.table import Table


def leave(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """Before the start the seat is free again; during the game the seat stays the player's, who may return."""
    if table.status == "gathering":
        return get_up(table, holder, seat, at, id)
    match_for(table, holder, seat)
    if table.seats[seat].left:
        raise NotNow("you have left already", "vous êtes déjà parti")
    table.allowance.check(seat)
    table.add(log.Left(seat=seat, holder=holder, id=id), at)
    count(table, at)                          # a player who has left is not asked any more


def come_back(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    match_for(table, holder, seat)
    if table.seats[seat].is_played and not table.seats[seat].left:
        raise NotNow("you are at the table", "vous êtes à la table")
    table.allowance.check_lately(seat)        # a move brings the player back at any time
    table.add(log.Back(seat=seat, holder=holder, id=id), at)


def clock_ran_out(table: Table, at: int) -> None:
    """A bot plays for those whom the table waits for, if that is the table's rule."""
    if table.deadline is None or at < table.deadline or table.plan.clock.out != "bot":
        return
    for seat in sorted(table.awaited):
        if table.seats[seat].is_played:
            table.add(log.Away(seat=seat, why="clock"), at)
    count(table, at)                          # one fewer of whom a vote on a third player can be the majority


def leave_from_outside(table: Table, holder: int, at: int) -> None:
    """For a device that is not connected: before the start the creator of a table closes it, other players get up; a player against bots
    alone gives the game up. A table that is over, or that the player has left, stays as it is."""
    own = table.seats_of(holder)
    if table.status == "gathering":
        if holder == table.host:
            return end(table, "abandoned", at, holder)
        for seat in own: get_up(table, holder, seat, at)
    elif table.status == "playing":
        alone = set(table.humans) <= set(own)
        for seat in own: (give_up if alone else go)(table, holder, seat, at)


def go(table: Table, holder: int, seat: int, at: int) -> None:
    if not table.seats[seat].left: leave(table, holder, seat, at)


def give_up(table: Table, holder: int, seat: int, at: int) -> None:
    if table.status == "playing" and seat not in table.votes.get(("abandon", None), ()): abandon(table, holder, seat, at)


def hint(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """A player looks at a hint, if hints are allowed now; all can see that there was one."""
    match = match_for(table, holder, seat)
    if not table.hints_allowed:
        raise NoHints("there are no hints at this table", "il n’y a pas de conseils à cette table")
    if not match.legal(seat):
        raise NotNow("you have nothing to decide now", "vous n’avez rien à décider maintenant")
    table.allowance.check(seat)
    table.add(log.Hinted(seat=seat, holder=holder, id=id), at)
