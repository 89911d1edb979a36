"""What needs the consent of others: a bot in somebody's place, giving the game up, playing again.

Nobody loses a voice without having said so: a player is asked unless the player has left, whoever's bot plays meanwhile, and one side alone
never ends a game that others play in. docs/server.md has the table of who may end what.
"""
from collections.abc import Mapping
from typing import Literal

from flambeur.server.commands.gathering import is_host, sits_there
from flambeur.server.commands.playing import end, match_for
from flambeur.server.errors import NotNow, Refused
from flambeur.server.tables import entries as log
from flambeur.server.tables.table import Table

What = Literal["replace", "abandon", "rematch"]


def replace(table: Table, holder: int, seat: int, target: int, gone: Mapping[int, int], at: int, id: str | None = None,
            grace: int = 0) -> None:
    """A vote to let a bot play for somebody who has left, is not connected, or lets the clock run out. `gone` says of those who are not
    connected from when on they can be replaced: a connection that breaks for a moment is no absence. Before `grace` nobody is late: the
    server was down, or asleep."""
    match_for(table, holder, seat)
    if target == seat or not 0 <= target < len(table.seats) or not table.seats[target].is_played:
        raise Refused("a bot plays there already, or it is your own seat", "un robot y joue déjà, ou c’est votre place")
    late = table.deadline is not None and at >= max(table.deadline, grace) and target in table.awaited
    if not (table.seats[target].left or late):
        if target not in gone:
            raise NotNow("that player is at the table", "cette personne est à la table")
        if gone[target] > at:
            seconds = -((at - gone[target]) // 1000)
            raise NotNow(f"that player was here a moment ago: wait {seconds} s",
                         f"cette personne était là à l’instant : attendez {seconds} s")
    vote(table, seat, "replace", target, holder, id, at)


def abandon(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """Before the start the creator of the table decides."""
    if table.status == "gathering":
        is_host(table, holder)
        return end(table, "abandoned", at, holder, id)
    match_for(table, holder, seat)
    vote(table, seat, "abandon", None, holder, id, at)


def play_again(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    if table.status not in ("over", "abandoned"):
        raise NotNow("the game is not over", "la partie n’est pas finie")
    if table.rematch is not None:
        raise NotNow("the next game has been laid out", "la partie suivante est prête")
    sits_there(table, holder, seat)
    vote(table, seat, "rematch", None, holder, id, at)


def vote(table: Table, seat: int, what: What, target: int | None, holder: int, id: str | None, at: int) -> None:
    if seat in table.votes.get((what, target), ()):
        raise NotNow("you have said so already", "vous l’avez déjà dit")
    table.add(log.Voted(seat=seat, what=what, target=target, holder=holder, id=id), at)
    count(table, at)


def count(table: Table, at: int) -> None:
    """Does what enough players have voted for."""
    if table.status != "playing":
        return
    if is_given_up(table):
        return end(table, "abandoned", at)
    for what, target in list(table.votes):
        if what == "replace" and target is not None and is_replaced(table, target):
            table.add(log.Away(seat=target, why="vote"), at)
            return count(table, at)           # one fewer to ask


def is_replaced(table: Table, target: int) -> bool:
    """More than half of the others who play."""
    others = set(players(table)) - {target}
    return 2 * len(table.votes["replace", target] & others) > len(others)


def is_given_up(table: Table) -> bool:
    """All players agree who have not left, and with them at least two sides, if there are two: the seats of one device are one side."""
    agreed = table.votes.get(("abandon", None), set())
    sides, for_it = ({table.seats[p].holder for p in seats} for seats in (table.humans, agreed))
    return {p for p in table.humans if not table.seats[p].left} <= agreed and len(for_it) >= min(2, len(sides))


def wants_rematch(table: Table) -> bool:
    """Whether all players who were there at the end want to play again."""
    return (table.rematch is None and table.status in ("over", "abandoned")
            and set(players(table)) <= table.votes.get(("rematch", None), set()))


def players(table: Table) -> list[int]:
    """Seats of people who play there themselves."""
    return [p for p in table.humans if table.seats[p].is_played and not table.seats[p].left]
