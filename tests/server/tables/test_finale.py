"""The end of a live table: what was taken back is not in its story, and the story comes back with the table."""
from random import Random

import pytest

from flambeur.api import Match
from flambeur.server.commands import leaving, playing
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from flambeur.table.replay import replay
from tests.server.tables.laying import T0, brought_back, go, now, playing_table


def hesitating(table: Table, luck: Random) -> Table:
    """To the end; the only person takes a move back now and then."""
    while table.status == "playing":
        go(table, luck)
        if table.match and table.status == "playing" and table.match.can_take_back(0) and luck.random() < 0.3:
            playing.take_back(table, 1, 0, T0)
    return table


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-cards"])
def test_the_story_is_that_of_the_game_as_it_stands(game: str) -> None:
    table = hesitating(playing_table("device", "easy", "easy", game=game), Random(3))
    assert any(line.entry.kind == "take_back" for line in table.lines)
    told = now(table, ())["result"]["finale"]
    whole = replay(record_of(table), Match).finale
    assert whole is not None
    assert told == whole.as_json()
    assert len(told["story"]) == 3
    assert now(brought_back(table), (0,))["result"]["finale"] == told


def test_a_game_that_was_given_up_has_none() -> None:
    table = playing_table("device", "easy", "easy", game="las-vegas")
    for _ in range(20): go(table, Random(1))
    leaving.leave_from_outside(table, 1, T0)
    assert table.status == "abandoned"
    assert now(table, ())["result"]["finale"] is None
