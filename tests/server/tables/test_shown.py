"""When a table last moved, as lists and feeds tell it: what nobody may know of does not move it."""
import json

import pytest

from flambeur.server.audience.info import summary
from flambeur.server.commands import playing
from tests.server.tables.laying import T0, brought_back, cards, laying_cards


def test_a_choice_that_is_changed_or_taken_back_in_secret_does_not_show_in_lists() -> None:
    table = laying_cards(3)
    playing.move(table, 1, 0, cards(table, 0)[0], None, T0 + 1000)
    assert summary(table)["updated"] == T0 + 1000                     # that somebody has chosen all may know
    before = json.dumps(summary(table))
    playing.move(table, 1, 0, cards(table, 0)[1], None, T0 + 2000)
    playing.take_back(table, 1, 0, T0 + 3000)
    assert json.loads(before)["updated"] == summary(table)["updated"] == brought_back(table).shown_at


@pytest.mark.parametrize("game", ["las-vegas"])
def test_every_move_of_an_open_game_does(game: str) -> None:
    from tests.server.tables.laying import apart
    table = apart(2, game=game)
    playing.roll(table, 1, 0, None, T0 + 5000)
    assert summary(table)["updated"] == T0 + 5000
