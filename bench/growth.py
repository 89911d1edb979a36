"""What modules cost a table that plays without them: random play of this commit against one from before there were modules."""
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

from bench.report import Section, at_least
from tools.progress import ROOT

BEFORE = "03963ca9"                      # the last commit before modules had a door of their own
PAIRS, GAMES, SEED = 9, 30_000, 5
WANTED = 0.97
NOTE = """Random play of whole games through the compiled verbs, in processes of their own that take turns: this commit against
{commit}{what}.
The median of {PAIRS} pairs, by processor time; each process plays {GAMES:,} games of a set-up five times and takes the best. Both play
the same games, move by move. Seed {SEED}."""
WHAT = {BEFORE: ", the last one before modules were moved into folders of their own"}
HEAD = ("", "M moves/s before", "M moves/s now", "ratio of pairs", "lowest", "highest")
SETUPS: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2}, "4 players": {"players": 4}, "3 players, neutral dice": {"players": 3, "neutral_dice": True},
    "cards, 3 players": {"game": "las-vegas-cards", "players": 3},
}
LOOP = """
import json, sys, time
from flambeur.bots.playout import random_game
from flambeur.games import find
from flambeur.kit import rng
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
try:
    from flambeur.kit.structs import new
except ImportError:                       # before, the file had another name
    from flambeur.kit.record import new

@rule
def play(table, games, actions, r, log):
    moves = 0
    for _ in range(games):
        table[1] = table[0]
        moves += random_game(table[1], actions, r, log)
    return moves

games, seed, setups = json.loads(sys.argv[1])
found = []
for chosen in setups:
    game = find(chosen.pop("game", "las-vegas"))
    options = parse(game.Options, game.id, chosen)
    table = new(game.state_of(options) if hasattr(game, "state_of") else game.State, 2)
    game.set_up(table[0], options)
    actions, log, times = new(Actions)[0], new_log(0), []
    play(table, 1, actions, rng.new(seed), log)
    for _ in range(5):
        began = time.process_time()
        moves = play(table, games, actions, rng.new(seed), log)
        times.append(time.process_time() - began)
    found.append([moves, moves / min(times)])
print(json.dumps(found))
"""


def measure(quick: bool = False, commit: str = BEFORE) -> Section:
    note = NOTE.format(commit=commit, what=WHAT.get(commit, ""), PAIRS=PAIRS, GAMES=GAMES, SEED=SEED)
    with tempfile.TemporaryDirectory() as folder:
        if (before := sources_of(commit, Path(folder))) is None:
            return Section("growth", note, HEAD, [], [at_least(f"{name}, against the commit before", None, WANTED) for name in SETUPS])
        pairs, games = (1, 10) if quick else (PAIRS, GAMES)
        runs = [(play(before, games), play(ROOT / "src", games)) for _ in range(pairs)]
    rows, targets = [], []
    for k, name in enumerate(SETUPS):
        assert all(then[k][0] == now[k][0] for then, now in runs), "they do not play the same games"
        ratios = [now[k][1] / then[k][1] for then, now in runs]
        then, now = (median(run[side][k][1] for run in runs) / 1e6 for side in (0, 1))
        rows.append([name, f"{then:.1f}", f"{now:.1f}", f"{median(ratios):.3f}", f"{min(ratios):.3f}", f"{max(ratios):.3f}"])
        targets.append(at_least(f"{name}, against the commit before", median(ratios), WANTED, "{:.3f}"))
    return Section("growth", note, HEAD, rows, targets)


def against(args: list[str]) -> int:
    """`run.py bench against COMMIT`: two commits side by side; printed, not written."""
    if len(args) != 1 or args[0].startswith("-"):
        print("which commit? Say it as in: python3 run.py bench against 03963ca", file=sys.stderr)
        return 2
    section = measure(commit=args[0])
    if not section.rows:
        print(f"there is no commit {args[0]!r} in this history", file=sys.stderr)
        return 2
    print(section.markdown())
    return 0


def sources_of(commit: str, folder: Path) -> Path | None:
    """The package as it was; None where there is no history to take it from."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        return None
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def play(sources: Path, games: int) -> list[list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "loop.py"
        script.write_text(LOOP, "utf-8")
        wanted = json.dumps([games, SEED, list(SETUPS.values())])
        done = subprocess.run([sys.executable, str(script), wanted], env={**os.environ, "PYTHONPATH": str(sources)},
                              capture_output=True, text=True, check=True)
    found: list[list[float]] = json.loads(done.stdout)
    return found
