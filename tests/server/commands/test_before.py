"""A choice before the dice: asking for them ends it, and nobody else can tell whether there was one."""
from typing import Any

import pytest

from flambeur.server.audience.story import Audience, Story
from flambeur.server.commands import playing
from flambeur.server.tables.entries import Clock, Moved, Rolled
from flambeur.server.tables.table import Table
from tests.games.probe.actions import ANNOUNCE, DIE
from tests.server.tables.laying import T0, all_looks, audiences, brought_back, kinds, look, now, playing_table, refused

AT = T0 + 1000


def before(*hand: int, first: str = "device", **plan: Any) -> Table:
    """The first player, with this hand, may do something before the die; the other cards are the same."""
    rest = sorted({1, 2, 3, 4, 5, 6} - {*hand, 4, 5})
    state = {"phase": "before", "players": [{"hand": list(hand)}, {"hand": [4, 5]}], "pile": rest}
    position = {"format": "flambeur-position/1", "game": "probe", "options": {"players": 2, "packs": 1, "announcing": True}, "state": state}
    return playing_table(first, "device", options={"packs": 1, "announcing": True}, position=position, **plan)


def roll(table: Table, seat: int = 0) -> None:
    playing.roll(table, 1, seat, table.turns[seat], AT)


def test_a_throw_is_asking_for_the_dice_and_throwing_them() -> None:
    table = before(2, 6)
    n = len(table.lines)
    roll(table)
    assert kinds(table, n) == ["move", "chance"]
    asked, thrown = table.lines[-2].body, table.lines[-1].body
    assert isinstance(asked, Moved)
    assert isinstance(thrown, Rolled)
    assert (asked.action, asked.holder, thrown.seat) == (DIE, 1, 0)
    assert table.awaited == {0, 1}
    assert all_looks(brought_back(table)) == all_looks(table)


def test_other_choices_are_moves_before_it() -> None:
    table = before(2, 6)
    choices = now(table, (0,))["legal"]["0"]
    assert [(choice["kind"], choice.get("throws", False)) for choice in choices] == [("announce", False), ("die", True)]
    playing.move(table, 1, 0, ANNOUNCE, table.turns[0], AT)
    assert (table.awaited, now(table, (1,))["thrower"]) == ({0}, 0)
    with refused(table, "illegal_action"):
        playing.move(table, 1, 0, ANNOUNCE, table.turns[0], AT)
    playing.move(table, 1, 0, DIE, table.turns[0], AT)
    assert kinds(table)[-3:] == ["move", "move", "chance"]
    rolled = table.lines[-1].body
    assert isinstance(rolled, Rolled)
    assert rolled.seat == 0


def test_both_can_be_asked_for_at_once_unless_something_is_shown_between() -> None:
    table = before(2, 6)
    with refused(table, "illegal_action"):
        playing.move(table, 1, 0, [ANNOUNCE, DIE], table.turns[0], AT)        # a 6 is shown


@pytest.mark.parametrize("clock", [Clock(), Clock(seconds=30), Clock(seconds=30, out="wait")])
def test_whether_there_was_a_choice_cannot_be_told_by_anybody_else(clock: Clock) -> None:
    """Not from who is awaited, nor until when, nor from anything else that the others get."""
    some, none = before(2, 6, clock=clock), before(2, 3, clock=clock)
    assert len(now(some, (0,))["legal"]["0"]) > len(now(none, (0,))["legal"]["0"])
    for audience in ((1,), ()):
        assert (some.awaited, some.deadline) == (none.awaited, none.deadline)
        assert told(some, audience) == told(none, audience)
    for table in (some, none): roll(table)        # other dice: the cards are part of what fixes them
    assert (some.awaited, some.deadline, kinds(some)) == (none.awaited, none.deadline, kinds(none))


def told(table: Table, audience: tuple[int, ...]) -> bytes:
    return look(table, audience).replace(table.plan.commitment.encode(), b"")


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_nor_whether_a_bot_had_one_that_it_did_not_take(level: str) -> None:
    """Its choice to ask for the die and its throw are told in the same words."""
    some, none = before(2, 6, first=level), before(2, 3, first=level)
    playing.bot_move(some, 0, DIE, level, AT)
    playing.bot_roll(none, 0, level, AT)
    for audience in audiences(some):
        assert tale(some, audience) == tale(none, audience)
    assert tale(some, ())[-2:] == [("move", {"seat": 0, "bot": level}), ("chance", {"seat": 0, "chance": 0})]


def tale(table: Table, audience: Audience) -> list[tuple[str, Any]]:
    """What an audience is told of each entry, but for the commitment."""
    told = Story(table, table.lines).updates(audience)
    return [(update["kind"], {key: value for key, value in update["body"].items() if key != "commitment"}) for update in told]


def test_a_bot_throws_when_there_is_nothing_else_to_choose() -> None:
    assert before(2, 3).playable().must_throw(0)
    assert not before(2, 6).playable().must_throw(0)
