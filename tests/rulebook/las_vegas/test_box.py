"""LV1, LV13: what is in the box, and the names on it."""
import re
from collections import Counter

import pytest

import flambeur
from flambeur.games.las_vegas.module import marks
from tests.helpers.las_vegas import all_notes, choices, n_dice, new, roll, turn


def test_LV1_the_box_holds_54_notes() -> None:
    """Five each of 60k to 90k, six each of 10k, 40k and 50k, eight each of 20k and 30k."""
    m = new()
    notes = Counter(all_notes(m))
    assert notes == {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
    assert notes.total() == 54


def test_LV1_each_player_has_eight_dice_of_a_colour() -> None:
    """Five colours, one for each of five players."""
    m = new(5)
    for _ in range(5):
        assert n_dice(m) == 8
        turn(m, "1 2 3 4 5 6 6 6")
    assert n_dice(m) == 7
    assert [mark.colour for mark in marks(m.options)] == ["red", "green", "blue", "black", "white"]


def test_LV1_there_is_a_casino_for_each_face() -> None:
    m = new()
    roll(m, "1 2 3 4 5 6 1 1")
    assert choices(m) == ["1", "2", "3", "4", "5", "6"]
    assert [casino["number"] for casino in m.view()["casinos"]] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("edition", "names"), [
    ("first", ["Golden Nugget", "Caesars Palace", "The Mirage", "Sahara", "Luxor", "Circus Circus"]),
    ("later", ["Gold Rush", "Palazzo", "Miracle", "The Oasis", "Sphinx", "Show Hall"]),
])
def test_LV13_the_casinos_bear_the_names_of_the_edition(edition: str, names: list[str]) -> None:
    m = new(edition=edition)
    roll(m, "1 2 3 4 5 6 6 6")
    for action, name in zip(m.legal(0), names, strict=True):
        assert action.text("en").endswith(f" {name}")
        assert re.search(rf"( au | à l’){name.removeprefix('The ')}$", action.text("fr"))
    assert m.play(0, "3")[0].text() == f"Anna places 1 die on {names[2]}."


def test_LV13_without_choice_the_names_are_those_of_the_first_edition() -> None:
    assert flambeur.new("las-vegas").options == flambeur.new("las-vegas", edition="first").options


def test_LV13_editions_differ_in_names_only() -> None:
    """The same notes and dice lead to the same game."""
    first, later = (flambeur.from_position(new().position() | {"options": {"players": 4, "edition": edition}}, dice="manual")
                    for edition in ("first", "later"))
    for m in (first, later):
        turn(m, "1 2 3 3 5 6 6 6", place=3)
        turn(m, "4 4 4 3 5 6 6 6", place=6)
    assert first.digest == later.digest
