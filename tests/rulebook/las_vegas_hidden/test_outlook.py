"""Which colours would take which note after each choice, and what of it would be one's own."""
from typing import Any

from flambeur import Match
from tests.helpers.las_vegas_hidden import roll, table


def outlooks(m: Match, seat: int = 0) -> dict[str, dict[str, Any]]:
    said = m.game.outlooks(m.cell, m.options, seat, m.legal_ids(seat))
    return {action.typed: one for action, one in zip(m.legal(seat), said, strict=True)}


def test_the_printed_example_before_the_click() -> None:
    m = table("Anna has red, white \n 1: 20 40 90 | violet 2, yellow 2, green 2 \n left violet 1, red 1, yellow 1, green 1")
    roll(m, "1231")
    said = outlooks(m)["1"]
    [place] = said["after"]
    assert (place["casino"], place["dice"]) == (1, [1, 2, 0, 0, 0, 2, 0, 3])
    assert place["pays"] == [20_000, -1, 0, 0, 0, -1, 0, 40_000]
    assert said["earn"] == 20_000


def test_only_the_own_colours_count_as_ones_own() -> None:
    m = table("Anna has black, white \n Ben has red, violet \n 1: 20 40 90 | violet 2 \n left violet 1, red 1")
    roll(m, "11")
    assert outlooks(m)["1"]["earn"] == 0
    m = table("Anna has red, violet \n 1: 20 40 90 | violet 2 \n left violet 1, red 1")
    roll(m, "11")
    assert outlooks(m)["1"]["earn"] == 60_000


def test_what_a_casino_would_give_if_it_scored_now() -> None:
    m = table("2: 90 40 20 | red 3, blue 2 \n 3: 80 | grey 1, black 1")
    pays = (m.game.standing(m.cell) or {})["pays"]
    assert pays[1] == [40_000, 0, 20_000, 0, 0, 0, 0, 0]
    assert pays[2] == [0, 0, 0, -1, 0, 0, -1, 0]
