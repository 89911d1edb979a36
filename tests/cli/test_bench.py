"""`flambeur bench`: a line for each game."""
from collections.abc import Callable

from flambeur.cli.commands.bench import ROUNDS, best_rate
from flambeur.games import FOLDERS
from tests.cli.conftest import Done


def test_every_game_is_measured(run: Callable[..., Done]) -> None:
    done = run("bench", "--seconds", 1)
    assert done.code == 0
    for game in FOLDERS:
        words = next(line.split() for line in done.lines if line.strip().startswith(game))
        one, all_, rollouts = (int(words[k].replace(",", "")) for k in (1, 2, 4))
        assert one > 0
        assert all_ > 0
        assert rollouts > 0
    assert "parties au hasard/s" in " ".join(run("bench", "--seconds", 1, "--lang", "fr").out.split())


def test_the_best_of_several_rounds_counts() -> None:
    asked: list[int] = []

    def work(n: int) -> int:
        asked.append(n)
        return n
    assert best_rate(work, 1e-9) > 0
    assert len(set(asked)) >= 1
    assert asked[-(ROUNDS - 1):] == [asked[-1]] * (ROUNDS - 1)
