"""Whoever opens a game that is not compiled plays at once, by the plain rules; another process compiles it, and ends when we do."""
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import flambeur
from flambeur.bots.code import meantime
from flambeur.bots.code.pieces import STAGES
from flambeur.games import find
from flambeur.kit import meanwhile
from flambeur.kit.options import parse
from tests.helpers.patience import PATIENCE

GAME = find("las-vegas")
OPTIONS = parse(GAME.Options, GAME.id, {"players": 2})
PROGRAM = """
import flambeur
from flambeur.bots.code import meantime
meantime.HELPER = ("-c", "import time; time.sleep(600)")
m = flambeur.new("las-vegas", players=2, seed=3)
for _ in range(5): m.play(m.actors[0], m.suggest(m.actors[0], bot="easy").action)
(found,) = meantime.BEGUN.values()
print(m.digest, meantime.is_over(m.game, m.options), found.process.pid)
"""


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """As outside the tests; what is taken over is noted down."""
    taken: list[str] = []
    monkeypatch.setattr(meantime, "MODE", "fast")
    monkeypatch.setattr(meantime, "BEGUN", {})
    monkeypatch.setattr(meantime, "warm", lambda build, stage: taken.append(stage))
    monkeypatch.setattr("flambeur.bots.code.pieces.Piece.is_there", lambda piece: False)
    yield taken
    assert meanwhile.ALL.waiting == 0


@pytest.mark.parametrize("code", [0, 3])
def test_what_another_process_has_compiled_is_taken_over(code: int, fast: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meantime, "HELPER", ("-c", f"import sys; sys.stdin.read(); raise SystemExit({code})"))
    meantime.begin(GAME, OPTIONS)
    meantime.wait(GAME, OPTIONS)
    assert meantime.is_over(GAME, OPTIONS)
    assert fast == ([*STAGES] if code == 0 else []), "where it fails, code is compiled where it is called"
    meantime.begin(GAME, OPTIONS)
    assert len(meantime.BEGUN) == 1, "once for all"


def test_until_then_the_plain_rules_are_played_and_only_a_search_waits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    go = tmp_path / "go"
    script = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)"
    monkeypatch.setattr(meantime, "HELPER", ("-c", script))
    match = flambeur.new("las-vegas", players=2, seed=1)
    assert meanwhile.ALL.waiting == 1
    assert not meantime.is_over(match.game, match.options)
    go.touch()
    assert match.suggest(match.actors[0], "medium", rollouts=5).rollouts == 5
    assert meantime.is_over(match.game, match.options)


def test_there_is_nothing_to_wait_for_where_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.bots.code.pieces.Piece.is_there", lambda piece: True)
    meantime.begin(GAME, OPTIONS)
    assert [*meantime.BEGUN.values()] == [None]
    assert meantime.is_over(GAME, OPTIONS)


def test_who_asks_for_checked_rules_gets_them_from_the_first_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meantime, "MODE", "check")
    meantime.begin(GAME, OPTIONS)
    assert meantime.BEGUN == {}


def test_a_program_plays_at_once_and_leaves_nothing_running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(meantime, "MODE", "check")
    env = {**os.environ, "FLAMBEUR_RULES": "fast", "FLAMBEUR_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    digest, is_over, pid = done.stdout.split()
    assert is_over == "False"
    with pytest.raises(ProcessLookupError): os.kill(int(pid), 0)
    m = flambeur.new("las-vegas", players=2, seed=3)
    for _ in range(5): m.play(m.actors[0], m.suggest(m.actors[0], bot="easy").action)
    assert m.digest == digest, "the same game"
