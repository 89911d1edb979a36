"""A game that nobody wins: searched, simulated, summed up and told like any other. Alone, the probe is often lost (PR7)."""
from collections.abc import Iterator

import numpy as np
import pytest

import flambeur
from flambeur.bots.simulate import Simulation
from flambeur.cli.reports.summary import summarize
from flambeur.games import registered
from tests.games.probe.game import GAME as PROBE


@pytest.fixture(autouse=True, scope="module")
def probe_can_be_found() -> Iterator[None]:
    with registered(PROBE):
        yield


@pytest.fixture(scope="module")
def alone() -> Simulation:
    return flambeur.simulate("probe", players=1, packs=1, games=400, bots="random", seed=1)


def test_games_alone_are_won_or_lost_and_both_happen(alone: Simulation) -> None:
    assert set(np.unique(alone.wins)) == {0.0, 1.0}
    assert np.array_equal(alone.wins, alone.scores >= 24)


def test_a_search_tells_the_move_that_wins_from_the_one_with_which_nobody_does() -> None:
    """The last answer of a game: with the points on the table there are enough of them."""
    state = {"phase": "answer", "stake": 6, "players": [{"points": 20, "hand": [], "probe": 6}], "played": [1, 2, 3, 4, 5, 6]}
    position = {"format": "flambeur-position/1", "game": "probe", "options": {"players": 1, "packs": 1}, "state": state}
    m = flambeur.from_position(position, seed=1)
    advice = m.suggest(0, "medium", rollouts=40, seed=1)
    assert [(estimate.action.kind, estimate.win_share) for estimate in advice.estimates] == [("accept", 1.0), ("refuse", 0.0)]


def test_lost_games_are_no_shared_victories_and_nobodys_advantage(alone: Simulation) -> None:
    summary = summarize(alone)
    assert summary.shared_victories == 0
    assert summary.lost_games == int((alone.wins == 0).sum()) > 0
    assert summary.seats[0].advantage == pytest.approx(0.0)


def test_a_lost_game_is_kept_proved_and_told() -> None:
    m = lost_game()
    assert (m.winners, m.over) == ([], True)
    record = m.record()
    assert record["winners"] == []
    assert flambeur.verify(record).ok
    assert flambeur.replay(record).winners == []
    assert [m.events()[-1].text(language) for language in ("en", "fr")] == [
        "The game is over, and nobody has won.", "La partie est finie, et personne n’a gagné."]


def test_with_others_too_nobody_wins_without_a_point() -> None:
    m = flambeur.new("probe", players=2, packs=1, seed=1)
    while not m.over:
        m.play(m.actors[0], m.legal(m.actors[0])[-1])         # a reply is always "refuse"
    assert (m.winners, m.scores) == ([], [0.0, 0.0])


def lost_game() -> flambeur.Match:
    m = flambeur.new("probe", players=1, packs=1, seed=1)
    while not m.over:
        m.play(0, m.legal(0)[-1])
    return m
