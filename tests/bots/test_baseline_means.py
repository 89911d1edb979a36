"""Simulation: mean money of random play against figures of independent C programs, and the same numbers on any number of threads."""
from dataclasses import replace

import numpy as np
import pytest

import flambeur
from flambeur.bots.levels import LEVELS, Level

GAMES = 60_000                            # the standard error is then below 0.1 %


@pytest.mark.parametrize(("players", "neutral_dice", "mean"), [
    (2, False, 601.5), (2, True, 434.1), (4, False, 340.0), (4, True, 281.0), (5, False, 276.2)])
def test_random_players_win_as_much_as_in_the_c_programs(players: int, neutral_dice: bool, mean: float) -> None:
    """In thousands, within 0.5 %."""
    played = flambeur.simulate("las-vegas", players=players, neutral_dice=neutral_dice, games=GAMES, seed=1)
    assert played.scores.mean() / 1000 == pytest.approx(mean, rel=0.005)


def test_each_game_shares_one_victory() -> None:
    played = flambeur.simulate("las-vegas", players=3, games=2000, seed=2)
    assert np.allclose(played.wins.sum(1), 1)
    assert ((played.wins > 0) <= (played.scores == played.scores.max(1)[:, None])).all()


@pytest.mark.parametrize(("games", "bots"), [
    (9000, "random"), (9000, ["easy", "random", "random"]), (10, replace(LEVELS["medium"], rollouts=20))])
def test_the_numbers_are_the_same_on_any_number_of_threads(games: int, bots: str | Level) -> None:
    """More games than one thread takes at a time, so that the work is really shared."""
    one, *others = [flambeur.simulate("las-vegas", players=3, neutral_dice=True, games=games, bots=bots, seed=3, threads=threads)
                    for threads in (1, 2, 3)]
    for other in others:
        assert np.array_equal(one.scores, other.scores)
        assert np.array_equal(one.wins, other.wins)
        assert np.array_equal(one.moves, other.moves)


def test_another_seed_gives_other_games_and_the_same_seed_the_same() -> None:
    one, again, other = (flambeur.simulate("las-vegas", players=2, games=100, seed=seed).scores for seed in (4, 4, 5))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
