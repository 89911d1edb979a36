"""A guided table: its first throws are written down, part of what the start fixes, and told nobody before they are thrown."""
from random import Random
from typing import Any

import pytest

import flambeur
from flambeur.server.commands import playing
from flambeur.server.errors import Refused
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from flambeur.table.script import written_for
from tests.server.tables.laying import T0, brought_back, go, look, playing_table, to_the_end

SCRIPT = [[3], [], [0, 5]]


def guided(**plan: Any) -> Table:
    """The first player has chosen already: the dice of the second come next."""
    position = flambeur.new("las-vegas", players=2, seed=1).position()
    table = playing_table("device", "easy", game="las-vegas", position=position, script=SCRIPT, **plan)
    assert table.match is not None
    playing.move(table, 1, 0, table.match.legal_ids(0)[0], table.turns[0], T0)
    return table


def rolls(table: Table) -> list[list[int]]:
    assert table.match is not None
    rows = [row for line in table.lines if line.written for row in table.match.rows_of(line.written)]
    return [row.fields["own"] for row in rows if row.kind.name == "rolled"]


def test_dice_fall_as_they_are_written_and_then_as_they_may() -> None:
    table = guided()
    while len(rolls(table)) < 3: go(table, Random(1))
    first, _, third = rolls(table)
    assert set(first) == {4}
    assert third == sorted(([1, 6] * 4)[:len(third)])
    assert rolls(brought_back(table)) == rolls(table)


def test_the_record_proves_what_was_written_and_what_was_drawn() -> None:
    table = to_the_end(guided(), Random(2))
    record = record_of(table)
    assert record is not None
    verdict = flambeur.verify(record, table.plan.commitment)
    assert verdict.ok
    assert verdict.scripted == 2
    assert verdict.events == sum("chance" in entry for entry in record["entries"]) - 2
    assert not flambeur.verify({**record, "script": [[2], [], [0, 5]]}).ok
    assert not flambeur.verify({name: value for name, value in record.items() if name != "script"}).ok
    changed = next(entry for entry in record["entries"] if "chance" in entry)
    changed["draws"][0][1] = 2
    assert "3 was written down" in str(flambeur.verify(record).problems[0])


def test_what_is_written_is_told_nobody_before_it_is_thrown() -> None:
    assert all(b"script" not in look(guided(), audience) for audience in ((), (0,)))


def test_throws_are_written_for_a_position_alone() -> None:
    with pytest.raises(Refused, match="for a position only"):
        playing_table("device", "easy", game="las-vegas", script=SCRIPT)


@pytest.mark.parametrize(("line", "sizes", "values"), [
    ([3], [6, 6, 6], [3, 3, 3]), ([0, 5], [6, 6, 6], [0, 5, 0]), ([1, 2, 3], [6], [1]), ([], [6], None), ([6], [6], None), ([3], [], None)])
def test_a_short_line_is_repeated_and_one_that_does_not_fit_is_none(line: list[int], sizes: list[int], values: list[int] | None) -> None:
    assert written_for([line], 0, sizes) == values
    assert written_for([line], 1, sizes) is None
