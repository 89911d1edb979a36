"""The command line of a game that nobody wins."""
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import flambeur
from flambeur.games import registered
from tests.cli.conftest import Done
from tests.games.probe.game import GAME as PROBE

Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def probe_can_be_found() -> Iterator[None]:
    with registered(PROBE):
        yield


@pytest.mark.parametrize(("language", "said"), [("en", "Nobody has won."), ("fr", "Personne n’a gagné.")])
def test_the_terminal_says_at_the_end_that_nobody_has_won(run: Run, tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "lost.json"
    typed = "".join(f"{card}\nrefuse\n" for card in [1, 2, 3, 4, 5, 6] * 4)        # cards that are not in the hand are refused
    done = run("terminal", "probe", "--players", "1", "--packs", "1", "--seed", "1", "--humans", "1", "--lang", language, "--save", file,
               typed=typed)
    assert done.code == 0, done.err
    assert said in done.out
    assert json.loads(file.read_text("utf-8"))["winners"] == []


@pytest.mark.parametrize(("language", "said"), [("en", "nobody has won"), ("fr", "personne n’a gagné")])
def test_verify_tells_that_nobody_has_won(run: Run, tmp_path: Path, language: str, said: str) -> None:
    m = flambeur.new("probe", players=1, packs=1, seed=1)
    while not m.over:
        m.play(0, m.legal(0)[-1])
    file = tmp_path / "lost.json"
    file.write_text(json.dumps(m.record()), "utf-8")
    done = run("verify", file, "--lang", language)
    assert done.code == 0
    assert said in done.out


def test_simulate_counts_the_games_that_nobody_won(run: Run) -> None:
    done = run("simulate", "probe", "--players", "1", "--packs", "1", "--games", 200, "--bots", "random", "--seed", 1)
    played = flambeur.simulate("probe", players=1, packs=1, games=200, seed=1)
    lost = int((played.wins == 0).sum())
    assert f"games that nobody won: {lost / 200:.2%} ({lost})" in done.lines
    assert "shared victories: 0.00% of the games (0)" in done.lines
