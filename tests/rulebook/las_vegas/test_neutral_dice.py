"""LV10-LV12: the white dice."""
import pytest

from flambeur import Match
from flambeur.games.las_vegas.modules.neutral_dice.drawer import EACH
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import (
    choices,
    fields,
    finish_round,
    kinds,
    n_dice,
    new,
    on,
    paid,
    roll,
    roller,
    table,
    ties,
    turn,
    under,
    went_under,
)


def rolls(m: Match) -> str:
    """The kind of roll that is due: "opening" or "roll"."""
    assert m.awaiting_chance is not None
    return m.awaiting_chance.kind


def test_LV10_two_players_have_four_white_dice_each_three_to_five_have_two_and_more_have_none() -> None:
    assert EACH.tolist() == [0, 0, 4, 2, 2, 2, 0, 0, 0]          # by players, from 0


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_LV10_each_player_gets_white_dice_at_the_start_of_each_round(players: int, each: int) -> None:
    m = new(players, neutral_dice=True)
    while not m.over:
        if players == 3: roll(m, white="1 2")
        assert [player["white"] for player in m.view()["players"]] == [each] * players
        assert n_dice(m) == 8 + each
        finish_round(m)


def test_LV10_without_the_variant_there_are_no_white_dice() -> None:
    m = new(3)
    assert "white" not in str(m.view()) + str(m.position())
    assert (rolls(m), n_dice(m)) == ("roll", 8)


def test_LV10_three_players_open_each_round_with_the_two_white_dice_left_over() -> None:
    """After stocking, the first player of the round rolls them; each goes to the casino of its face."""
    m = new(3, neutral_dice=True)
    for first in ("Anna", "Benno", "Carla", "Anna"):
        assert (rolls(m), roller(m), n_dice(m)) == ("opening", first, 2)
        assert m.actors == ()
        assert all(casino["notes"] and casino["white"] == 0 for casino in m.view()["casinos"])
        seen = roll(m, white="4 2")
        assert [(event.kind, event.seat, event.fields) for event in seen] == [("opened", NAMES.index(first), {"white": [2, 4]})]
        assert [on(m, casino) for casino in range(1, 7)] == [{}, {"white": 1}, {}, {"white": 1}, {}, {}]
        assert (rolls(m), roller(m)) == ("roll", first)
        finish_round(m)
    assert m.over


def test_LV10_the_opening_dice_are_nobodys_placement() -> None:
    """The first player has all own and white dice after it, and chose nothing."""
    m = new(3, neutral_dice=True)
    roll(m, white="5 5")
    assert on(m, 5) == {"white": 2}
    assert (roller(m), n_dice(m)) == ("Anna", 10)
    assert all("action" not in entry for entry in m.record()["entries"])


@pytest.mark.parametrize("players", [2, 4])
def test_LV10_two_or_four_players_have_no_opening_roll(players: int) -> None:
    m = new(players, neutral_dice=True)
    assert rolls(m) == "roll"
    assert all(casino["white"] == 0 for casino in m.view()["casinos"])


def test_example_carla_rolls_own_and_white_dice_together() -> None:
    """Two own 1s and a white 1, an own 5, a white 6: all three 1s, or the 5, or the white 6."""
    drawing = "3: 60 | Carla 5 \n to roll Carla"
    for face, lies in (("1", {"Carla": 2, "white": 1}), ("5", {"Carla": 1}), ("6", {"white": 1})):
        m = table(drawing, neutral_dice=True)
        roll(m, "1 5 1", white="6 1")
        assert choices(m) == ["1", "5", "6"]
        m.play(2, face)
        assert on(m, int(face)) == lies


def test_LV11_own_and_white_dice_of_the_face_are_placed_and_leave_the_hand() -> None:
    m = new(2, neutral_dice=True)
    seen = turn(m, "3 3 1 1 2 4 5 6", white="3 3 3 1", place=3)
    assert fields(seen, "rolled") == [{"own": [1, 1, 2, 3, 3, 4, 5, 6], "white": [1, 3, 3, 3]}]
    assert fields(seen, "placed") == [{"casino": 3, "own": 2, "white": 3}]
    assert (m.view()["players"][0]["dice"], m.view()["players"][0]["white"]) == (6, 1)
    turn(m, "4 4 4 4 4 4 4 4", white="6 6 6 6", place=4)
    assert (roller(m), n_dice(m)) == ("Anna", 7)


def test_LV11_a_player_with_only_white_dice_left_still_plays() -> None:
    """Anna's own dice all lie out: she rolls her two white ones, and is not skipped before they are placed."""
    m = table("1: 60 | Anna 8", neutral_dice=True)
    assert (roller(m), n_dice(m)) == ("Anna", 2)
    roll(m, white="2 5")
    assert choices(m) == ["2", "5"]
    m.play(0, "5")
    assert on(m, 5) == {"white": 1}
    for _ in range(3):
        turn(m, "1 2 3 4 5 6 6 6", white="2 2")
    assert (roller(m), n_dice(m)) == ("Anna", 1)


def test_LV5_a_player_without_own_or_white_dice_is_skipped() -> None:
    m = table("1: 60 | Benno 8, white 4 \n 2: 50 | Anna 3 \n white left: Anna 4, Benno 0", players=2, neutral_dice=True)
    turn(m, "1 2 3 4 5", white="6 6 6 6")
    assert roller(m) == "Anna"


def test_LV6_the_round_lasts_until_the_last_white_die_is_placed() -> None:
    m = table("1: 60 | Anna 8, Benno 8, white 6 \n white left: Anna 0, Benno 2 \n to roll Benno", players=2, neutral_dice=True)
    assert kinds(turn(m, white="2 3")) == ["rolled", "placed"]
    assert "round_end" in kinds(turn(m, white="3"))


def test_example_white_first_and_benno_second() -> None:
    m = table("round 4 \n 2: 80 30 | Benno 1, white 2", neutral_dice=True)
    seen = finish_round(m)
    assert paid(seen, 2) == {"Benno": 30}
    assert went_under(seen, 2) == [(80, "white")]
    assert under(m) == [80]


def test_example_carla_first_white_second_anna_third() -> None:
    m = table("round 4 \n 3: 70 40 | Carla 5, white 3, Anna 1", neutral_dice=True)
    seen = finish_round(m)
    assert paid(seen, 3) == {"Carla": 70}
    assert went_under(seen, 3) == [(40, "white")]


def test_LV12_white_ties_like_anyone() -> None:
    m = table("round 4 \n 1: 90 50 | Anna 3, white 3, Benno 1", neutral_dice=True)
    seen = finish_round(m)
    assert ties(seen, 1) == [(3, ["Anna", "white"])]
    assert paid(seen, 1) == {"Benno": 90}
    assert went_under(seen, 1) == [(50, "nobody")]


def test_LV12_white_may_tie_with_several_players() -> None:
    m = table("round 4 \n 1: 90 | Anna 2, Benno 2, Carla 1, Denny 1, white 2", neutral_dice=True)
    seen = finish_round(m)
    assert ties(seen, 1) == [(2, ["Anna", "Benno", "white"]), (1, ["Carla", "Denny"])]
    assert went_under(seen, 1) == [(90, "nobody")]


def test_LV12_white_dice_of_all_players_and_of_the_opening_count_together() -> None:
    """Two of the opening roll, one placed by Anna, one by Benno: four, one more than Carla's three."""
    m = table("round 4 \n 1: 60 40 | white 2", players=3, neutral_dice=True)
    turn(m, "2 2 2 2 2 2 2 2", white="1 2", place=1)
    turn(m, "3 3 3 3 3 3 3 3", white="1 3", place=1)
    turn(m, "1 1 1 4 4 4 4 4", white="4 4", place=1)
    assert on(m, 1) == {"Carla": 3, "white": 4}
    seen = finish_round(m)
    assert paid(seen, 1) == {"Carla": 40}
    assert went_under(seen, 1) == [(60, "white")]


def test_LV12_what_white_wins_goes_under_when_the_casino_is_done_from_high_to_low() -> None:
    """White comes second: its 40k lies between Benno's 70k and the 20k that nobody won."""
    m = table("round 4 \n 4: 70 40 20 | Benno 3, white 2", neutral_dice=True)
    seen = finish_round(m)
    assert [event.kind for event in seen if event.kind in ("paid", "under")] == ["paid", "under", "under"]
    assert went_under(seen, 4) == [(40, "white"), (20, "nobody")]
    first = table("round 4 \n 4: 70 40 20 | Benno 1, white 2", neutral_dice=True)
    seen = finish_round(first)
    assert [event.kind for event in seen if event.kind in ("paid", "under")] == ["paid", "under", "under"]
    assert went_under(seen, 4) == [(70, "white"), (20, "nobody")]
    assert under(first) == [70, 20]


def test_LV12_white_wins_one_note_only() -> None:
    m = table("round 4 \n 4: 70 40 | white 2", neutral_dice=True)
    assert went_under(finish_round(m), 4) == [(70, "white"), (40, "nobody")]


def test_LV12_white_dice_win_no_money_for_anyone() -> None:
    m = table("round 4 \n 4: 70 40 | white 2 \n 5: 90 | Anna 1", neutral_dice=True)
    finish_round(m)
    assert m.scores == [90_000, 0, 0, 0]
    assert m.winners == [0]
