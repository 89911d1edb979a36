"""The exact round of bench/duel.py is the round that the engine plays, and the best reply is what it says."""
from typing import Any

import numpy as np
import pytest

import flambeur
from bench import ceiling
from bench.duel import EASY, FAR, REPLY, payments, solve, tables
from flambeur.bots.levels import level
from flambeur.bots.suggest import suggest
from flambeur.table.match import Match

pytestmark = pytest.mark.slow
NOTES = [[6], [5], [8, 2, 1], [7, 1], [4, 3], [3, 2]]
MONEY = np.arange(-FAR, FAR + 1.0)       # a lead is worth itself


@pytest.fixture(scope="module")
def expected() -> dict[bool, Any]:
    """What who replies, and who plays as `easy` does, can expect of the round."""
    found = {}
    for replies in (True, False):
        found[replies] = np.zeros((2, len(tables().placed), len(tables().placed)), np.float32)
        solve(found[replies], replies, payments(NOTES), 0, MONEY, tables())
    return found


def last_round() -> Match:
    """Before the first throw of the last round, which seat 0 begins."""
    position = flambeur.new("las-vegas", players=2, seed=1, dice="manual").position()
    casinos = [{"notes": [note * 10_000 for note in notes], "dice": [0, 0], "white": 0} for notes in NOTES]
    state = {**position["state"], "phase": "roll", "round": 4, "first": 0, "to_move": 0, "roll": None, "casinos": casinos, "pile": None,
             "players": [{"dice": 8, "white": 0, "won": []}] * 2}
    return flambeur.from_position({**position, "state": {k: v for k, v in state.items() if v is not None or k == "roll"}}, seed=1)


def lead_of_seat_0(seed: int, value: Any | None) -> float:
    """The round, played: seat 1 as `easy`, seat 0 by the values, or as `easy` too. In tens of thousands."""
    m = last_round()
    m = flambeur.from_position(m.position(), seed=seed)
    number = {tuple(placed): k for k, placed in enumerate(tables().placed.tolist())}
    while not m.over:
        seat, casinos = m.actors[0], m.view(None)["casinos"]
        chosen = suggest(m, seat, level("easy"), seed=seed).action
        if seat == REPLY and value is not None:
            mine, yours = (number[tuple(casino["dice"][p] for casino in casinos)] for p in (REPLY, EASY))
            rolled = m.view(seat)["roll"]["own"]
            chosen = max(m.legal(seat), key=lambda a: value[EASY, tables().after[mine, a.id, rolled.count(a.id + 1)], yours])
        m.play(seat, chosen)
    return float(m.scores[0] - m.scores[1]) / 10_000


@pytest.mark.parametrize("replies", [True, False])
def test_the_engine_plays_the_round_that_was_solved(replies: bool, expected: dict[bool, Any]) -> None:
    played = np.array([lead_of_seat_0(seed, expected[True] if replies else None) for seed in range(400)])
    error = played.std() / len(played)**0.5
    assert abs(played.mean() - expected[replies][REPLY, 0, 0]) < 4 * error


def test_the_best_reply_is_no_worse_than_easy_in_any_position(expected: dict[bool, Any]) -> None:
    assert (expected[True] >= expected[False] - 1e-3).all()
    assert expected[True][REPLY, 0, 0] > expected[False][REPLY, 0, 0] + 0.5
    assert abs(expected[False][REPLY, 0, 0] + expected[False][EASY, 0, 0]) < 1e-3      # but for who begins


def test_a_curve_goes_through_its_points() -> None:
    curve = ceiling.Curve(1.5, 4.0)
    again = ceiling.fitted((-6, 0, 6), curve.shares()[[FAR - 6, FAR, FAR + 6]])
    assert again == pytest.approx(curve)


def test_the_section_runs() -> None:
    section = ceiling.measure(quick=True)
    assert not section.targets
    assert 0.5 < float(section.rows[-1][1].rstrip("%")) / 100 < 0.75
