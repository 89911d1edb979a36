"""How long a person waits: on a fresh machine for the page and the own first roll; then for the import, the help, the first legal moves and
the first advice of a fresh process."""
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from tempfile import TemporaryDirectory

from bench import first
from bench.clock import Contender, rates
from bench.report import Section, at_most

SEED = 1
ADVICE = 200                             # rollouts
CLONES = 3
NOTE = f"""The first minute: `python3 run.py play` in a new clone of what is committed, with an empty home and empty caches, by a client
that does what the page does after "Play now" (three bots of level medium). Of {CLONES} such starts the one whose first roll came second.
Downloads are in it, as quick as the network of the day. Of each part: how long it took, and how long after the start it was done.
Below: wall time of fresh processes. "warm": what was compiled is on disk; "cold": it is not. The imports of a game load numpy, Numba and
pydantic. The first `legal` includes `flambeur.new`; advice is {ADVICE} rollouts. Seed {SEED}."""
HEAD = ("", "ms", "in bare Python starts", "s after the start")
FIRST_GAME = f"""
import json, sys, time
times = {{}}
def lap(name):
    global start
    times[name], start = time.perf_counter() - start, time.perf_counter()
start = time.perf_counter()
import flambeur.api, flambeur.games.las_vegas.game
lap("imports")
m = flambeur.new("las-vegas", players=4, seed={SEED})
m.legal(m.actors[0])
lap("first legal")
m.suggest(m.actors[0], rollouts=int(sys.argv[1]))
lap("first advice")
print(json.dumps(times))
"""


def measure(quick: bool = False) -> Section:
    rounds = 2 if quick else 10
    starts = {"bare Python": ["-c", "pass"], "import flambeur": ["-c", "import flambeur"], "flambeur --help": ["-m", "flambeur", "--help"]}
    rate = rates({name: Contender(1, partial(start, args)) for name, args in starts.items()}, rounds, time.perf_counter)
    seconds = {name: 1 / per_second for name, per_second in rate.items()}
    bare = seconds["bare Python"]
    advice = 1 if quick else ADVICE
    with TemporaryDirectory(ignore_cleanup_errors=True) as cache:
        seconds |= {f"cold: {name}": s for name, s in first_game(cache, advice).items()}
        warm = [first_game(cache, advice) for _ in range(1 if quick else 5)]
    seconds |= {f"warm: {name}": min(w[name] for w in warm) for name in warm[0]}
    laps = first.of_this_checkout() if quick else median([first.of_a_clone() for _ in range(CLONES)])
    rows = [[f"first minute: {name}", f"{took * 1000:,.0f}", "", f"{at:.1f}"] for name, took, at in first.parts(laps)]
    rows += [[name, f"{s * 1000:,.0f}", f"{s / bare:.1f}", ""] for name, s in seconds.items()]
    return Section("start", NOTE, HEAD, rows, [
        at_most("a fresh machine: own first roll, s after the start", laps[first.ROLL], 60.0, "{:.1f}"),
        at_most("a fresh machine: own first roll, s after the page", laps[first.ROLL] - laps[first.PAGE], 20.0, "{:.1f}"),
        at_most("`flambeur --help`, in bare Python starts", seconds["flambeur --help"] / bare, 3.0),
        at_most("warm, first `legal` beyond the imports, s", seconds["warm: first legal"], 1.0),
    ])


def median(starts: list[first.Laps]) -> first.Laps:
    """The start whose first roll came neither soonest nor last."""
    return sorted(starts, key=lambda laps: laps[first.ROLL])[len(starts) // 2]


def start(args: Sequence[str], times: int) -> None:
    for _ in range(times):
        python(args)


def python(args: Sequence[str], cache: str | None = None) -> str:
    """What a fresh process prints. As on anybody's machine the process keeps the bytecode of what it imports."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if cache is not None:
        env["FLAMBEUR_CACHE"] = cache
    done = subprocess.run([sys.executable, *args], env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True)
    return done.stdout


def first_game(cache: str, advice: int) -> dict[str, float]:
    """How long each step took in a fresh process with that cache."""
    times: dict[str, float] = json.loads(python(["-c", FIRST_GAME, str(advice)], cache))
    return times
