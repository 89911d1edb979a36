"""BV1 to BV4: a minimum that goes by the players, notes of 100k, a sixth, seventh and eighth player, white dice for five."""
from collections import Counter
from typing import Any

import pytest

import flambeur
from flambeur.games.las_vegas.module import marks
from flambeur.kit.options import chosen
from tests.helpers.las_vegas import all_notes, finish_round, n_dice, new, paid, roller, stocked, table, turn

SMALL, MANY = (2, 3, 4, 5), (6, 7, 8)
EIGHT = ["red", "green", "blue", "black", "white", "yellow", "grey", "violet"]


# BV1


@pytest.mark.parametrize(("players", "least"), [(2, 30), (3, 40), (4, 50), (5, 60), (6, 70), (7, 80), (8, 90)])
def test_BV1_casinos_are_stocked_to_a_sum_by_players(players: int, least: int) -> None:
    """No casino holds less, and none has a note more than it needs, in every round."""
    m = new(players, minimum="by_players", high_notes="off")
    for _ in range(2):
        assert min(sum(notes) for notes in stocked(m)) >= least
        assert all(sum(notes) - max(notes) < least for notes in stocked(m))
        finish_round(m)


@pytest.mark.parametrize(("players", "notes"), [
    (2, [[30], [20, 10], [90], [20, 20], [60], [40]]),
    (4, [[30, 20], [90, 10], [20, 20, 60], [40, 20], [70], [30, 30]]),
])
def test_BV1_a_casino_gets_notes_until_it_holds_the_minimum_and_then_no_more(players: int, notes: list[list[int]]) -> None:
    m = table("pile 30 20 10 90 20 20 60 40 20 70 30 30", players, minimum="by_players")
    finish_round(m)
    assert stocked(m) == [sorted(there, reverse=True) for there in notes]


@pytest.mark.parametrize("players", [2, 5, 6, 8])
def test_BV1_without_the_module_it_is_always_50k(players: int) -> None:
    m = table("pile 30 20 10 90 20 20 60 40 20 70 50", players, minimum="fixed")
    finish_round(m)
    assert stocked(m) == [[30, 20], [90, 10], [60, 20, 20], [40, 20], [70], [50]]


@pytest.mark.parametrize("players", [*SMALL, *MANY])
def test_BV1_auto_is_off_with_two_to_five_players_and_on_with_more(players: int) -> None:
    """It is decided before the start: what is played is what options, record and position say."""
    for given in ({}, {"minimum": "auto"}):
        m = flambeur.new("las-vegas", players=players, seed=1, **given)
        assert m.options.minimum == ("fixed" if players in SMALL else "by_players")
        written = m.record()["options"]
        assert written == m.position()["options"] == chosen(m.options)
        assert written.get("minimum") == (None if players in SMALL else "by_players")


# BV2


@pytest.mark.parametrize("given", ["on", True])
@pytest.mark.parametrize("players", [2, 8])
def test_BV2_five_notes_of_100k_are_shuffled_into_the_pile(players: int, given: Any) -> None:
    m = new(players, high_notes=given, minimum="fixed")
    notes = Counter(all_notes(m))
    assert notes[100] == 5
    assert notes.total() == 59
    assert m.events()[0].fields == {"notes": 59}


@pytest.mark.parametrize("given", ["off", False])
@pytest.mark.parametrize("players", [2, 8])
def test_BV2_without_the_module_there_are_none(players: int, given: Any) -> None:
    assert Counter(all_notes(new(players, high_notes=given)))[100] == 0


def test_BV2_a_note_of_100k_is_won_and_counted_like_any_other() -> None:
    m = table("round 4 \n 3: 100 90 | Anna 2, Benno 3 \n Anna won 100", players=2, high_notes="on")
    seen = finish_round(m)
    assert paid(seen, 3) == {"Benno": 100, "Anna": 90}
    assert m.scores == [190_000, 100_000]


def test_BV2_a_casino_may_hold_a_single_note_of_100k() -> None:
    m = table("pile 100 40 10 100", players=8)
    finish_round(m)
    assert stocked(m)[:2] == [[100], [100, 40, 10]]


@pytest.mark.parametrize("players", [*SMALL, *MANY])
def test_BV2_auto_is_off_with_two_to_five_players_and_on_with_more(players: int) -> None:
    m = new(players)
    assert (m.options.high_notes, Counter(all_notes(m))[100]) == (("off", 0) if players in SMALL else ("on", 5))
    assert m.record()["options"].get("high_notes") == (None if players in SMALL else "on")


@pytest.mark.parametrize(("players", "choice"), [(6, {"minimum": "fixed"}), (8, {"high_notes": "off"}), (2, {"minimum": "by_players"}),
                                                 (7, {"minimum": "fixed", "high_notes": "off"}), (3, {"high_notes": "on"})])
def test_BV2_what_was_chosen_against_auto_is_written_and_read_back(players: int, choice: dict[str, str]) -> None:
    m = flambeur.new("las-vegas", players=players, seed=3, **choice)
    written = m.record()["options"]
    assert {name: written[name] for name in choice} == choice
    again = flambeur.replay(m.record())
    assert (again.options, again.digest) == (m.options, m.digest)
    assert flambeur.from_position(m.position()).options == m.options


# BV3


@pytest.mark.parametrize("players", MANY)
def test_BV3_six_to_eight_players_have_eight_dice_each(players: int) -> None:
    m = new(players)
    for p in range(players):
        assert (m.awaiting_chance and m.awaiting_chance.seat, n_dice(m)) == (p, 8)
        turn(m, "1 2 3 4 5 6 6 6")
    assert n_dice(m) == 7


def test_BV3_all_eight_may_be_paid_or_tied() -> None:
    m = table("round 4 \n 2: 90 70 30 | Anna 1, Benno 2, Carla 2, Denny 4, Emil 1, Franz 3, Greta 5, Hans 5", players=8)
    assert paid(finish_round(m), 2) == {"Denny": 90, "Franz": 70}


def test_BV3_the_start_card_goes_to_the_left_of_the_eighth() -> None:
    m = table("round 2 \n first Hans", players=8)
    finish_round(m)
    assert roller(m) == "Anna"


@pytest.mark.parametrize(("options", "expected"), [
    ({"players": 8}, EIGHT), ({"players": 5}, EIGHT[:5]), ({"players": 6}, EIGHT[:6]),
    ({"players": 5, "neutral_dice": True}, ["red", "green", "blue", "black", "yellow"]),
    ({"players": 7, "kickers": True}, EIGHT[:7]), ({"players": 7, "big_dice": True}, EIGHT[:7]),
])
def test_BV3_a_colour_that_a_module_needs_is_no_players(options: dict[str, Any], expected: list[str]) -> None:
    """White with neutral dice, violet with kickers or big dice."""
    assert [mark.colour for mark in marks(flambeur.new("las-vegas", **options).options)] == expected


@pytest.mark.parametrize(("module", "en"), [("kickers", "the violet dice are then a player’s"), ("big_dice", "there is no eighth big die")])
def test_BV3_eight_players_leave_no_violet_dice(module: str, en: str) -> None:
    with pytest.raises(flambeur.OptionError, match=en) as refused:
        flambeur.new("las-vegas", players=8, **{module: True})
    assert refused.value.ways_out == [{module: False}, {"players": 7}]


# BV4


def test_BV4_five_players_get_two_white_dice_each() -> None:
    m = new(5, neutral_dice=True)
    assert [player["white"] for player in m.view()["players"]] == [2] * 5
    assert roller(m) == "Anna"            # nothing is left over to be rolled before
    assert n_dice(m) == 10


def test_BV4_white_is_a_sixth_rival_at_the_payout() -> None:
    m = table("round 4 \n 1: 80 60 | Anna 1, Benno 2, Carla 3, white 10", players=5, neutral_dice=True)
    seen = finish_round(m)
    assert paid(seen, 1) == {"Carla": 60}
