"""Getting up, coming back, what the clock does, and what needs the others' consent: replacing somebody, giving up, playing again."""
from collections.abc import Collection
from typing import Literal

from flambeur.server import entries as log
from flambeur.server.commands.gathering import get_up, sits_there
from flambeur.server.commands.playing import end
from flambeur.server.errors import NoHints, NotNow, Refused
from flambeur.server.table import Table


def leave(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """Before the start the seat is free again; during the game it stays the player's, who may return."""
    if table.status == "gathering":
        return get_up(table, holder, seat, at, id)
    table.playable()
    sits_there(table, holder, seat)
    if table.seats[seat].left:
        raise NotNow("you have left already", "vous êtes déjà parti")
    table.add(log.Left(seat=seat, holder=holder, id=id), at)
    count_votes(table, at)                    # the consent of who has left is not needed


def come_back(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    table.playable()
    sits_there(table, holder, seat)
    if table.seats[seat].is_played and not table.seats[seat].left:
        raise NotNow("you are at the table", "vous êtes à la table")
    table.add(log.Back(seat=seat, holder=holder, id=id), at)


def clock_ran_out(table: Table, at: int) -> None:
    """A bot plays for those whom the table waits for, if that is the table's rule."""
    if table.deadline is None or at < table.deadline or table.plan.clock.out != "bot":
        return
    for seat in sorted(table.awaited):
        if table.seats[seat].is_played:
            table.add(log.Away(seat=seat, why="clock"), at)
    count_votes(table, at)                    # nor that of those for whom a bot plays


def leave_from_outside(table: Table, holder: int, at: int) -> None:
    """For a device that is not at the table: who made it closes it, who has joined it gets up, who plays with nobody but bots gives up. A
    table that is over, or that one has left, stays as it is."""
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


def replace(table: Table, holder: int, seat: int, target: int, absent: Collection[int], at: int, id: str | None = None) -> None:
    """A vote to let a bot play for somebody who has left, is not connected, or lets the clock run out."""
    table.playable()
    sits_there(table, holder, seat)
    if target == seat or not 0 <= target < len(table.seats) or not table.seats[target].is_played:
        raise Refused("a bot plays there already, or it is your own seat", "un robot y joue déjà, ou c’est votre place")
    late = table.deadline is not None and at >= table.deadline and target in table.awaited
    if not (table.seats[target].left or target in absent or late):
        raise NotNow("that player is at the table", "cette personne est à la table")
    vote(table, seat, "replace", target, holder, id, at)


def abandon(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """The table is given up when all who are still there want it; before the start its creator decides."""
    if table.status == "gathering":
        from flambeur.server.commands.gathering import is_host
        is_host(table, holder)
        return end(table, "abandoned", at, holder, id)
    table.playable()
    sits_there(table, holder, seat)
    vote(table, seat, "abandon", None, holder, id, at)


def play_again(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    if table.status not in ("over", "abandoned"):
        raise NotNow("the game is not over", "la partie n’est pas finie")
    if table.rematch is not None:
        raise NotNow("the next game has been laid out", "la partie suivante est prête")
    sits_there(table, holder, seat)
    vote(table, seat, "rematch", None, holder, id, at)


def vote(table: Table, seat: int, what: Literal["replace", "abandon", "rematch"], target: int | None, holder: int, id: str | None,
         at: int) -> None:
    if seat in table.votes.get((what, target), ()):
        raise NotNow("you have said so already", "vous l’avez déjà dit")
    table.add(log.Voted(seat=seat, what=what, target=target, holder=holder, id=id), at)
    count_votes(table, at)


def count_votes(table: Table, at: int) -> None:
    """Everybody who is still there must want it; replacing one takes more than half of the others."""
    if table.status != "playing":
        return
    for (what, target), voters in list(table.votes.items()):
        there = {p for p in table.humans if not table.seats[p].left and table.seats[p].away is None and p != target}
        if what == "replace" and target is not None and 2 * len(voters & there) > len(there):
            table.add(log.Away(seat=target, why="vote"), at)
            return count_votes(table, at)     # one fewer to ask
        if what == "abandon" and there <= voters:
            return end(table, "abandoned", at)


def wants_rematch(table: Table) -> bool:
    """Whether all who were there at the end want to play again."""
    there = {p for p in table.humans if not table.seats[p].left and table.seats[p].away is None}
    return table.rematch is None and table.status in ("over", "abandoned") and there <= table.votes.get(("rematch", None), set())


def hint(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """Whether a hint may be looked at now; all can see that it was."""
    match = table.playable()
    sits_there(table, holder, seat)
    if not table.hints_allowed:
        raise NoHints("there are no hints at this table", "il n’y a pas de conseils à cette table")
    if not match.legal(seat):
        raise NotNow("you have nothing to decide now", "vous n’avez rien à décider maintenant")
    table.add(log.Hinted(seat=seat, holder=holder, id=id), at)
