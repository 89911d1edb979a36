"""BV12: what is in the box, how a round is laid out, and who gets which colours."""
from collections import Counter

import pytest

from flambeur.api import Match
from flambeur.games.las_vegas_hidden.game import GAME
from flambeur.table import fairness
from flambeur.table.record import Chance
from flambeur.table.replay import step
from tests.helpers.las_vegas_hidden import (
    COLOURS,
    NAMES,
    colours,
    fields,
    finish_round,
    left,
    n_dice,
    new,
    notes,
    of,
    on,
    roll,
    roller,
    table,
)
from tests.helpers.las_vegas_solo import BOX, thousands

OPENING = "11 22 33 44 55 66 12 34"


def test_BV12_all_59_notes_are_shuffled_once_a_game() -> None:
    m = Match(GAME, GAME.Options(), secret=fairness.new_secret(1), settle=False)
    assert m.awaiting_chance is not None
    assert (m.awaiting_chance.sizes, m.awaiting_chance.seat) == (tuple(range(59, 1, -1)), None)
    assert m.view()["phase"] == "shuffle"
    state = new().position()["state"]
    lie = [note for casino in state["casinos"] for note in casino["notes"]] + state["pile"]
    assert Counter(thousands(lie)) == BOX
    m = table("pile 60 50 40")
    assert fields(finish_round(m), "shuffled") == []


def test_BV12_three_notes_at_each_casino_whatever_they_are_worth() -> None:
    """From casino 1 on, three at a time."""
    m = table("pile 10 10 20 100 90 80 20 50 20 30 30 30 40 60 70 80 70 60")
    finish_round(m)
    assert [notes(m, casino) for casino in range(1, 7)] == [
        [20, 10, 10], [100, 90, 80], [50, 20, 20], [30, 30, 30], [70, 60, 40], [80, 70, 60]]


def test_BV12_two_dice_of_each_colour_are_rolled_and_placed_in_the_order_of_the_colours() -> None:
    m = new()
    assert (n_dice(m), m.view()["phase"]) == (16, "opening")
    seen = roll(m, OPENING)
    assert fields(seen, "opened") == [{"one": [1, 2, 3, 4, 5, 6, 1, 3], "two": [1, 2, 3, 4, 5, 6, 2, 4]}]
    assert [on(m, casino) for casino in range(1, 7)] == [
        {"red": 2, "grey": 1}, {"green": 2, "grey": 1}, {"blue": 2, "violet": 1}, {"black": 2, "violet": 1}, {"white": 2}, {"yellow": 2}]
    assert left(m) == dict.fromkeys(COLOURS, 6)


def test_BV12_opening_dice_do_not_score() -> None:
    m = new()
    seen = roll(m, OPENING)
    assert fields(seen, "won") == []
    assert all(len(notes(m, casino)) == 3 for casino in range(1, 7))


def test_BV12_opening_dice_score_with_the_first_placement_on_their_casino() -> None:
    m = new()
    roll(m, OPENING)
    roll(m, "55555551")
    seen = m.play(0, "1")
    assert [one["colour"] for one in fields(seen, "won")] == ["red"]         # grey and violet are level


@pytest.mark.parametrize("players", [2, 3, 4])
def test_BV12_each_player_gets_two_colours_and_the_rest_is_nobodys(players: int) -> None:
    m = new(players)
    seen = roll(m, OPENING)
    held = [colours(m, name) for name in NAMES[:players]]
    assert all(len(own) == 2 for own in held)
    assert len({colour for own in held for colour in own}) == 2 * players
    assert [name for name, _ in of(seen, "dealt")] == list(NAMES[:players])


def test_BV12_cards_are_dealt_two_at_a_time_from_seat_0() -> None:
    """The shuffle draws below 8, 7, … 2; with draws that change nothing red and green go to seat 0."""
    m = Match(GAME, GAME.Options(players=4), secret=fairness.new_secret(1), settle=False)
    while m.view()["phase"] != "cards": m.draw(b"1")
    assert m.awaiting_chance is not None
    assert (m.awaiting_chance.sizes, m.awaiting_chance.seat) == ((8, 7, 6, 5, 4, 3, 2), None)
    step(m, Chance(chance=m.n_events, draws=[[n, n - 1] for n in m.awaiting_chance.sizes], noise=[]))
    assert [colours(m, name) for name in NAMES] == [["red", "green"], ["blue", "black"], ["white", "yellow"], ["grey", "violet"]]


def test_BV12_the_youngest_starts_and_round_2_starts_one_seat_further_left() -> None:
    m = new()
    assert roller(m) == "Anna"
    roll(m, OPENING)
    assert roller(m) == "Anna"
    finish_round(m)
    assert (m.view()["round"], roller(m), m.view()["first"]) == (2, "Ben", 1)


def test_BV12_players_have_letters_not_colours() -> None:
    m = new(4)
    assert [mark.symbol for mark in m.game.marks(m.options)] == ["A", "B", "C", "D"]
    assert {mark.colour for mark in m.game.marks(m.options)}.isdisjoint(COLOURS)
