"""A move with a body at a table: stored with its entry, seen by all, in the record."""
from random import Random
from typing import Any

from flambeur.server.audience.story import Story
from flambeur.server.commands import playing
from flambeur.server.records.from_log import moves_of, record_of
from flambeur.server.tables.entries import Moved
from flambeur.server.tables.table import Table
from flambeur.table.proof import verify
from flambeur.table.record import Move
from tests.games.probe.actions import HARD, SOFT
from tests.server.tables.laying import T0, all_looks, apart, audiences, brought_back, kinds, refused, to_the_end

AT = T0 + 1000
AIM: dict[str, Any] = {"angle": -3.5, "power": 70}


def aiming() -> Table:
    return apart(options={"aiming": True})


def thrown() -> Table:
    table = aiming()
    playing.move(table, 1, 0, HARD, table.turns[0], AT, "r", body=AIM)
    return table


def test_it_is_stored_with_the_move_and_comes_back() -> None:
    table = thrown()
    assert kinds(table)[-2:] == ["move", "chance"]
    body = table.lines[-2].body
    assert isinstance(body, Moved)
    assert (body.action, body.body) == (HARD, AIM)
    assert all_looks(brought_back(table)) == all_looks(table)


def test_everybody_sees_it() -> None:
    table = thrown()
    for audience in audiences(table):
        *_, moved, _ = Story(table, table.lines).updates(audience)
        assert moved["body"]["body"] == AIM


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    table = aiming()
    for action, body in ((SOFT, AIM), (HARD, {**AIM, "power": -1}), (HARD, {}), (HARD, {"angle": [[]] * 99, "power": 70})):
        with refused(table, "illegal_action"):
            playing.move(table, 1, 0, action, table.turns[0], AT, body=body)
    with refused(table, "illegal_action"):
        playing.move(table, 1, 0, [HARD, HARD], table.turns[0], AT, body=AIM)


def test_it_is_in_the_record() -> None:
    table = thrown()
    assert moves_of(table)[-2] == Move(seat=0, action=HARD, body=AIM)
    record = record_of(to_the_end(table, Random(3)))
    assert record is not None
    assert verify(record).ok
