"""The C baselines: they play the very game that we play, and stay what they were when the targets were set."""
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.baselines import BUILDS, Baseline, Played, baselines, build
from bench.loop import Loop
from flambeur.kit.jit import COMPILED

GAMES, SEED = 20_000, 1
# players, white dice of each: moves and checksum of straight.c, moves and checksum of tuned.c
KNOWN = {
    (2, 0): (911690, 241650608841, 912509, 14914052500), (2, 4): (1202134, 174628321330, 1200872, 8009314200),
    (4, 0): (1825179, 546098060410, 1825638, 10053837400), (4, 2): (2132194, 451371554717, 2132039, 7037279900),
    (5, 0): (2281517, 693006603149, 2283083, 8499270900),
}


@pytest.fixture(scope="module")
def built() -> Iterator[list[Baseline]]:
    """Those that can be built here: all of them or, without a compiler, none."""
    with baselines() as found:
        assert len(found) == len(BUILDS)
        assert all(b.play is None for b in found) == (shutil.which("gcc") is None)
        yield [b for b in found if b.play is not None]


def played(b: Baseline, players: int, white_each: int) -> Played:
    assert b.play is not None
    return b.play(SEED, players, white_each, GAMES)


@pytest.mark.parametrize(("players", "white_each"), KNOWN)
def test_the_baselines_play_the_same_games_as_ever(built: list[Baseline], players: int, white_each: int) -> None:
    straight, tuned = KNOWN[players, white_each][:2], KNOWN[players, white_each][2:]
    for b in built:
        assert played(b, players, white_each)[:2] == (tuned if b.name == "tuned C" else straight), b.name


@pytest.mark.parametrize(("players", "white_each"), KNOWN)
def test_our_loop_and_the_baselines_earn_the_same(built: list[Baseline], players: int, white_each: int) -> None:
    loop = Loop("las-vegas", SEED, players=players, neutral_dice=white_each > 0)
    games, near = (GAMES, 0.01) if COMPILED else (200, 0.1)
    moves = loop.play(games) / games
    money = loop.total[:players] / games / 1000
    assert not loop.total[players:].any()
    for b in built:
        theirs = played(b, players, white_each)
        assert moves == pytest.approx(theirs.moves / GAMES, rel=near / 2), b.name
        assert sum(money) / players == pytest.approx(sum(theirs.money) / GAMES / players, rel=near), b.name


def test_without_a_compiler_that_is_what_the_row_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bench.baselines.shutil.which", lambda _name: None)
    assert build("tuned C", tmp_path) == Baseline("tuned C", None, "no C compiler")
