"""The processes that compile for us: asked only where they help, gone when we go, never at the same piece, and nothing is forgotten."""
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots.code.builds import Build, build_of
from flambeur.bots.code.pieces import ROUND, STAGES, pieces
from flambeur.games import FOLDERS, registered
from flambeur.kit.claims import claimed
from flambeur.server.bots import helpers
from flambeur.server.bots.compiling import Compiling
from tests.games.probe.game import GAME as PROBE
from tests.helpers.share import some

VEGAS = build_of("las-vegas")


@pytest.fixture
def loaded_here() -> None:
    """Not in here: this is about those processes."""


@pytest.mark.parametrize("end", ["cancel", "exit"])
def test_the_processes_that_compile_do_not_outlive_us(end: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[asyncio.subprocess.Process] = []
    create = asyncio.create_subprocess_exec

    async def remembered(*args: Any, **kwargs: Any) -> asyncio.subprocess.Process:
        started.append(await create(*args, **kwargs))
        return started[-1]
    monkeypatch.setattr(asyncio, "create_subprocess_exec", remembered)
    monkeypatch.setattr(helpers, "HELPER", ("-c", "import time; time.sleep(600)" if end == "cancel" else "raise SystemExit(3)"))
    monkeypatch.setattr(helpers, "can_help", lambda build: True)
    monkeypatch.setattr(helpers.os, "cpu_count", lambda: 8)
    monkeypatch.setattr("flambeur.bots.code.pieces.Piece.is_there", lambda piece: False)

    async def ask() -> None:
        task = asyncio.create_task(helpers.compile_apart(VEGAS, Compiling()))
        while len(started) < 2: await asyncio.sleep(0.001)
        if end == "cancel":
            task.cancel()
            with pytest.raises(asyncio.CancelledError): await task
        else:
            await task
    asyncio.run(ask())
    assert [one.returncode for one in started] == [-9 if end == "cancel" else 3] * 2


def test_what_they_say_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "HELPER", ("-c", "print('act_on'); print('round')"))
    monkeypatch.setattr(helpers, "can_help", lambda build: True)
    monkeypatch.setattr("flambeur.bots.code.pieces.Piece.is_there", lambda piece: False)
    compiling, names = Compiling(), {piece.name for piece in pieces(VEGAS)}
    asyncio.run(helpers.compile_apart(VEGAS, compiling))
    assert compiling.left == names - {"act_on"}
    assert set(compiling.stages) == names | {ROUND}


def test_where_all_is_on_disk_no_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "one_helper", None)          # would fail
    monkeypatch.setattr(helpers, "can_help", lambda build: True)
    monkeypatch.setattr("flambeur.bots.code.pieces.Piece.is_there", lambda piece: True)
    compiling = Compiling()
    asyncio.run(helpers.compile_apart(VEGAS, compiling))
    assert compiling.share("search") == 1.0


def test_other_processes_are_asked_only_if_they_can_help() -> None:
    with registered(PROBE): assert not helpers.can_help(build_of(PROBE.id))
    assert not helpers.can_help(Build("whist", "State"))
    asyncio.run(helpers.compile_apart(Build("whist", "State"), Compiling()))


def test_every_piece_has_its_own_name() -> None:
    found = pieces(VEGAS)
    assert len({piece.name for piece in found}) == len(found)
    assert [piece.stage for piece in found] == sorted((piece.stage for piece in found), key=STAGES.index)


def test_a_claim_is_one_process_s(tmp_path: Path) -> None:
    script = "import sys\nfrom pathlib import Path\nfrom flambeur.kit.claims import claimed\n" \
             "with claimed(Path(sys.argv[1]), sys.argv[2]) as ours: print(ours)"

    def other(name: str) -> str:
        return subprocess.run([sys.executable, "-c", script, str(tmp_path / "claims"), name], check=True, capture_output=True,
                              text=True).stdout.strip()
    with claimed(tmp_path / "claims", "search") as ours:
        assert ours
        assert (other("search"), other("act_on")) == ("False", "True")
    assert other("search") == "True"
    with claimed(tmp_path / "no folder" / "claims", "search") as ours: assert ours


# In a process of its own, with a cache that helpers have filled: a game to its end, by bots of each level, a record, and what was compiled.
PLAY = """
import json, sys
from flambeur.kit.dispatcher import RuleDispatcher
compiled, part = [], RuleDispatcher.compiled_part
def noted(self, args, return_type):
    compiled.append(self.py_func.__qualname__)
    return part(self, args, return_type)
RuleDispatcher.compiled_part = noted
from flambeur.bots.suggest import suggest
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.table.live import Live
from flambeur.table.match import Match
from flambeur.table.replay import replay
game = find(sys.argv[1])
options = parse(game.Options, game.id, json.loads(sys.argv[2]))
match = Match(game, options, secret=bytes(32))
levels = ["random", "easy", "medium"]
while not match.over:
    seat, level = match.actors[0], levels[len(match.entries) % 3]
    match.play(seat, suggest(match, seat, level, **({"rollouts": 5} if level == "medium" else {})).action)
match.view(0), match.winners, match.scores, match.digest, match.rests
again = replay(match.record(), Match)
Match(game, options, secret=bytes(32), position=Match(game, options, secret=bytes(32)).position()["state"])
live = Live(game, options, secret=bytes(32))
live.settle()
print(json.dumps(compiled))
"""


NEUTRAL = ("las-vegas", '{"players": 2, "neutral_dice": true}')


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), some([*((game, "{}") for game in FOLDERS), NEUTRAL], ("las-vegas", "{}"), NEUTRAL))
def test_two_helpers_compile_all_that_a_table_calls(game: str, options: str, tmp_path: Path) -> None:
    env = {**os.environ, "FLAMBEUR_CACHE": str(tmp_path), "FLAMBEUR_RULES": "fast"}
    both = [subprocess.Popen([sys.executable, *helpers.HELPER, game, options, way], env=env, stdout=subprocess.PIPE, text=True)
            for way in helpers.WAYS]
    told = [one.communicate()[0].split() for one in both]
    names = [piece.name for piece in pieces(Build(game, "", options))]
    assert [sorted(said) for said in told] == [sorted([*names, ROUND]), sorted(names)]
    assert told[0].index(ROUND) < min(told[0].index(name) for name in ("pick", "search")), "a table first, then its bots"
    done = subprocess.run([sys.executable, "-c", PLAY, game, options], env=env, stdout=subprocess.PIPE, text=True, check=True)
    assert json.loads(done.stdout) == []
