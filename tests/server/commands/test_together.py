"""Several choices in one request: one entry, one update, one thing to take back."""
from random import Random

from flambeur.server.commands import playing
from flambeur.server.records.from_log import moves_of, record_of
from flambeur.server.tables.entries import Moved
from flambeur.server.tables.table import Table
from flambeur.table.proof import verify
from flambeur.table.record import Move
from tests.games.probe.actions import ACCEPT, COIN, REFUSE, STONE
from tests.server.tables.laying import T0, all_looks, apart, audiences, brought_back, cards, go, holder_of, kinds, refused, to_the_end

AT = T0 + 1000
BOTH = [ACCEPT, COIN]                     # the first who is asked is the one who answers (PR6, PR8)


def answering() -> tuple[Table, int]:
    """The cards lie open, a seat is to answer; there are points enough for all who may take one."""
    table, luck = apart(options={"spoils": True}), Random(1)
    while not (len(table.awaited) == 1 and ACCEPT in cards(table, min(table.awaited)) and table.playable().view()["stake"] > 2):
        go(table, luck)
    return table, min(table.awaited)


def together(table: Table, seat: int, *actions: int, id: str | None = None) -> None:
    playing.move(table, holder_of(table, seat), seat, actions, table.turns[seat], AT, id)


def test_they_are_one_entry_and_one_update_of_which_nobody_sees_the_numbers() -> None:
    table, seat = answering()
    before = len(table.lines)
    together(table, seat, *BOTH)
    assert kinds(table, before) == ["move"]
    body = table.lines[-1].body
    assert isinstance(body, Moved)
    assert (body.action, body.more) == (ACCEPT, [COIN])
    for look in all_looks(table):
        assert b'"more"' not in look
    assert [row.kind.name for row in table.playable().rows_of(table.lines[-1].written)] == ["accepted", "coin"]


def test_a_table_that_is_brought_back_has_all_of_them() -> None:
    table, seat = answering()
    together(table, seat, *BOTH)
    again = brought_back(table)
    assert all_looks(again) == all_looks(table)
    assert (again.turns, again.awaited) == (table.turns, table.awaited)


def test_they_are_taken_back_as_one_after_a_restart_too() -> None:
    table, seat = answering()
    digest, scores = table.playable().digest, table.playable().scores
    together(table, seat, *BOTH)
    for one in (brought_back(table), table):
        playing.take_back(one, holder_of(one, seat), seat, AT)
        assert (one.playable().digest, one.playable().scores, one.awaited) == (digest, scores, {seat})


def test_one_that_is_refused_leaves_none() -> None:
    table, seat = answering()
    for actions in ([ACCEPT, REFUSE], [ACCEPT, COIN, STONE], [REFUSE, COIN], [ACCEPT, 999], [ACCEPT] * 65):
        with refused(table, "not_your_turn" if actions == [ACCEPT, COIN, STONE] else "illegal_action"):
            together(table, seat, *actions)


def test_dice_may_not_fall_between_two_of_them() -> None:
    table, seat = answering()
    with refused(table, "illegal_action"):
        together(table, seat, REFUSE, cards(table, seat)[0])


def test_a_record_has_them_one_by_one_and_not_those_taken_back() -> None:
    table, seat = answering()
    together(table, seat, ACCEPT, STONE)
    playing.take_back(table, holder_of(table, seat), seat, AT)
    together(table, seat, *BOTH)
    assert moves_of(table)[-2:] == [Move(seat=seat, action=ACCEPT), Move(seat=seat, action=COIN)]
    record = record_of(to_the_end(table, Random(2)))
    assert record is not None
    assert verify(record).ok


def test_sent_twice_they_are_done_once() -> None:
    table, seat = answering()
    together(table, seat, *BOTH, id="r1")
    assert (holder_of(table, seat), "r1") in table.requests


def test_every_audience_is_told_all_of_it_at_once() -> None:
    from flambeur.server.audience.story import Story
    table, seat = answering()
    before = len(table.lines)
    together(table, seat, *BOTH)
    for audience in audiences(table):
        (update,) = Story(table, table.lines[before:]).updates(audience)
        assert [event["kind"] for event in update["events"]] == ["accepted", "coin"]
