"""What you and the seven would earn if the casinos paid now, and after each choice."""
from typing import Any

from flambeur import Match
from tests.helpers.las_vegas_solo import roll, table


def standing(m: Match) -> dict[str, Any]:
    return dict(m.game.standing(m.cell) or {})


def outlooks(m: Match) -> dict[str, dict[str, Any]]:
    ids = m.legal_ids(0)
    return {action.typed: said for action, said in zip(m.legal(0), m.game.outlooks(m.cell, m.options, 0, ids), strict=True)}


def test_what_the_casinos_would_pay_now() -> None:
    m = table("1: 90 20 | red 3, violet 2, grey 2, blue 1 \n 2: 50 | green 1")
    said = standing(m)
    assert said["pays"][0] == [90_000, 0, 20_000, 0, 0, 0, -1, -1]
    assert said["pays"][1] == [0, 50_000, 0, 0, 0, 0, 0, 0]
    assert (said["earn"], said["seven"]) == (90_000, 70_000)


def test_a_choice_tells_what_you_and_the_seven_would_earn_after_it() -> None:
    m = table("1: 90 20 | red 2, violet 2 \n 2: 50 | green 2 \n left red 1, green 1, blue 1")
    roll(m, "112")
    said = outlooks(m)
    assert (said["1"]["earn"], said["1"]["seven"]) == (90_000, 70_000)
    assert (said["2"]["earn"], said["2"]["seven"]) == (0, 50_000)
    [place] = said["1"]["after"]
    assert (place["casino"], place["dice"], place["pays"]) == (1, [3, 1, 0, 0, 0, 0, 0, 2], [90_000, 0, 0, 0, 0, 0, 0, 20_000])


def test_looking_places_nothing() -> None:
    m = table("1: 90 | red 1")
    before = m.digest
    roll(m, "1")
    placed = m.digest
    outlooks(m)
    assert m.digest == placed != before
