"""BV12: what is hidden: whose which colour is, and the order of the pile."""
from typing import Any

import pytest

from flambeur.kit import contract, rng
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.las_vegas_hidden import COLOURS, NAMES, colours, left, new, of, roll, table, turn

HELD = "Anna has red, violet \n Ben has green, blue \n Carla has black, white"


def test_BV12_everyone_sees_the_own_colours_and_nobody_elses() -> None:
    m = table(HELD)
    assert [colours(m, name) for name in NAMES[:3]] == [["red", "violet"], ["green", "blue"], ["black", "white"]]
    for seat in (None, 0, 1, 2):
        seen = m.view(seat)["players"]
        assert [player["colours"] is not None for player in seen] == [p == seat for p in range(3)]


def test_BV12_others_learn_that_somebody_draws_and_not_what() -> None:
    m = new()
    before = len(m.rows)
    roll(m, "1111222233334444")
    told = {seat: [event for event in m.seen(m.rows[before:], seat) if event.kind == "dealt"] for seat in (None, 0)}
    assert ["colours" in event.fields for event in told[None]] == [False, False, False]
    assert ["colours" in event.fields for event in told[0]] == [True, False, False]
    assert [event.text() for event in told[None]] == [f"{name} draws two secret colours." for name in NAMES[:3]]
    assert told[0][0].text().startswith("Anna draws ")


def test_BV12_the_cards_set_aside_are_not_shown() -> None:
    m = table("Anna has red, violet \n Ben has green, blue", 2)
    assert not {"black", "white", "yellow", "grey"} & {COLOURS[k - 1] for player in m.view(0)["players"] for k in player["colours"] or []}


def test_BV12_dice_left_and_what_was_won_are_public() -> None:
    m = table(f"{HELD} \n shelf green 30 2 at 2 \n left red 2, green 1")
    assert left(m) == {"red": 2, "green": 1}
    for seat in (None, 0, 1, 2):
        assert m.view(seat)["shelf"] == [{"colour": 2, "note": 30_000, "dice": 2, "casino": 2}]


def worlds(m: Any, seat: int, n: int = 300) -> list[tuple[int, ...]]:
    found, cell = [], new_struct(m.State)
    for k in range(n):
        put(cell, 0, m.state)
        contract.imagine(cell[0], seat, rng.new(k))
        found.append(tuple(int(owner) for owner in cell[0].owner))
    return found


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_BV12_imagined_worlds_keep_the_own_colours_and_deal_two_to_everyone_else(seat: int) -> None:
    m = table(HELD)
    found = worlds(m, seat)
    own = [k for k in range(8) if int(m.state.owner[k]) == seat + 1] if seat >= 0 else []
    for world in found:
        assert all((world[k] == seat + 1) == (k in own) for k in range(8)) or seat < 0
        assert [world.count(p + 1) for p in range(3)] == [2, 2, 2]
    assert len(set(found)) > 50


def test_BV12_the_same_worlds_are_imagined_whatever_is_hidden() -> None:
    other = "Anna has red, violet \n Ben has yellow, grey \n Carla has blue, green"
    assert worlds(table(f"{HELD} \n pile 50 40"), 0) == worlds(table(f"{other} \n pile 50 40"), 0)


def test_BV12_nothing_is_imagined_of_colours_that_are_not_dealt() -> None:
    m = new()
    assert set(worlds(m, 0)) == {(0,) * 8}


def test_BV12_at_the_reveal_all_see_all_colours() -> None:
    m = table(f"{HELD} \n 6: | green 3 \n left green 1")
    before = len(m.rows)
    turn(m, "6", 6)
    assert [fields for _, fields in of(m.seen(m.rows[before:], None), "revealed")] == [
        {"colours": ["red", "violet"]}, {"colours": ["green", "blue"]}, {"colours": ["black", "white"]}]
