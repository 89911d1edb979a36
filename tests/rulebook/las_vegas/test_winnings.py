"""LV8, LV9: won notes, and who wins the game."""
import pytest

from flambeur import Match
from flambeur.games.vegas import fortune
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import fields, finish_round, new, table

WON = "1: 60 | Anna 1 \n Anna won 30 20 \n Benno won 90 \n Carla won 10 10 10"


def sums(m: Match, seat: int | None) -> list[int | None]:
    return [player["money"] for player in m.view(seat)["players"]]


def winners(drawing: str) -> list[str]:
    """Who has won if a game ends with these notes won and nothing more to pay."""
    m = table(f"round 4 \n {drawing}")
    finish_round(m)
    assert [event["winners"] for event in fields(m.events(), "game_end")] == [m.winners]
    return [NAMES[seat] for seat in m.winners]


def test_LV8_others_see_how_many_notes_a_player_has_and_not_their_sum() -> None:
    m = table(WON)
    assert sums(m, 0) == [50_000, None, None, None]
    assert sums(m, 1) == [None, 90_000, None, None]
    assert sums(m, None) == [None, None, None, None]
    for seat in (None, 0, 3):
        assert [player["notes"] for player in m.view(seat)["players"]] == [2, 1, 3, 0]


def test_LV8_open_money_shows_all_sums_to_everyone() -> None:
    m = table(WON, open_money=True)
    for seat in (None, 0, 3):
        assert sums(m, seat) == [50_000, 90_000, 30_000, 0]


def test_LV8_money_lies_face_down_unless_the_table_chose_otherwise() -> None:
    assert new().options == new(open_money=False).options


def test_LV8_at_the_end_all_money_is_shown() -> None:
    m = table(f"round 4 \n {WON}")
    finish_round(m)
    for seat in (None, 0, 3):
        assert sums(m, seat) == [110_000, 90_000, 30_000, 0]


def test_LV8_everyone_sees_the_notes_being_won() -> None:
    """So the log tells it to all, whatever the option."""
    m = table(WON)
    finish_round(m)
    for seat in (None, 0, 3):
        assert [(event.seat, event.fields) for event in m.events(seat) if event.kind == "paid"] == [
            (0, {"casino": 1, "note": 60_000, "dice": 1})]


def test_LV9_the_richest_player_wins() -> None:
    """Not the one with more notes."""
    assert winners("Anna won 10 10 10 10 \n Benno won 50 \n Carla won 40") == ["Benno"]


def test_LV9_a_little_richer_is_enough_whatever_the_notes() -> None:
    assert winners("Anna won 10 10 10 10 10 10 20 20 20 20 20 20 20 20 30 30 \n Denny won 90 80 70 50") == ["Denny"]


def test_LV9_equally_rich_and_more_notes_wins() -> None:
    assert winners("Anna won 90 \n Carla won 60 30 \n Denny won 50 40") == ["Carla", "Denny"]
    assert winners("Anna won 90 \n Benno won 60 20 10 \n Denny won 50 40") == ["Benno"]
    assert winners("Anna won 40 20 30 \n Benno won 90 \n Denny won 50 40") == ["Anna"]


def test_LV9_still_tied_they_share_the_victory() -> None:
    assert winners("Benno won 60 30 \n Denny won 50 40") == ["Benno", "Denny"]


def test_LV9_nobody_has_won_anything_and_all_share() -> None:
    assert winners("") == ["Anna", "Benno", "Carla", "Denny"]


def test_LV9_the_last_payout_counts() -> None:
    m = table("round 4 \n 2: 80 | Benno 1 \n Anna won 70")
    finish_round(m)
    assert (m.scores, m.winners) == ([70_000, 80_000, 0, 0], [1])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_LV9_nobody_wins_before_the_end(number: int) -> None:
    m = table(f"round {number} \n Anna won 70")
    finish_round(m)
    assert not m.over
    assert m.winners == m.view()["winners"] == []
    assert m.scores[0] == 70_000


def test_LV9_the_notes_that_break_a_tie_are_those_won() -> None:
    m = table(WON)
    assert [fortune.notes_won(m.state, p) for p in range(3)] == [2, 1, 3]
