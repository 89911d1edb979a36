"""`run.py throws [THROWS]` throws, learns and writes games/strike/fitted.py; `run.py throws judge [TIMES]` compares it with others."""
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from flambeur.games.strike.actions import AT_DIE, POWERS, SPEEDS, SPREAD
from flambeur.games.strike.facts import MOST_LYING
from flambeur.games.strike.layouts import SPOT, TARGET
from flambeur.games.strike.physics.flight import sigma
from flambeur.games.strike.physics.poses import Rest
from flambeur.kit.structs import Floats
from tools.progress import ROOT
from tools.throws.nets import HIDDEN, MIDDLING, Net, learn, looked_at, seen
from tools.throws.sample import HEAD, cell, cells, error, many, out, throws, turned

FOLDER = ROOT / ".throws"
FITTED = ROOT / "src/flambeur/games/strike/fitted.py"
OF_MANY = range(2, 10)                    # dice of the grand throws that are counted
GROUPINGS, AIMED = ("", "tight", "loose", "spread"), ("edge", "centre", "floor")
FORESEEN = 4000                           # throws by which a forecast is counted


def main(args: list[str]) -> int:
    if args[:1] == ["judge"]:
        judge(int(args[1]) if len(args) > 1 else 500)
    else:
        FITTED.write_text(fitted(throws(FOLDER, int(args[0]) if args else 20_000)), "utf-8")
    return 0


def fitted(rows: Floats) -> str:
    dice, thrown = looked_at(rows)
    shape = rows[:, HEAD:].reshape(len(rows), MOST_LYING, 5)
    there = np.arange(MOST_LYING) < rows[:, :1]
    changed = (shape[..., 2] != shape[..., 3]) & (shape[..., 4] == Rest.IN)
    turn, leave = learn(np.concatenate(dice), changed[there].astype(float)), learn(thrown, out(rows))
    pairs = (shape[..., 2] + shape[..., 3])[there & changed]
    leaving = [share_of_many(power) for power in range(POWERS)]
    lines = ['"""Strike: what the nets of thrower.py have learned. Written by `run.py throws`, not by hand."""', "# ruff: noqa: E501",
             f"THROWS = {len(rows)}", f"HIDDEN, MIDDLING = {HIDDEN}, {MIDDLING}", f"OPPOSITE = {round(1000 * (pairs == 7).mean())}",
             f"MANY_LEAVE = {leaving}"]
    for name, net in (("TURN", turn), ("LEAVE", leave)):
        lines += [f"{name}_IN = (", *(f"    {told(line)}," for line in net.into), ")", f"{name}_AT = {told(net.at)}",
                  f"{name}_OUT = {told(net.out)}", f"{name}_END = {net.end:.4f}"]
    lines += ["FORECAST = (                             # by grouping, dice, aim and power: match, dice turned, die lost, of a thousand",
              *forecasts(turn, leave, (pairs == 7).mean()), ")"]
    return "\n".join(lines) + "\n"


def told(numbers: Floats) -> str:
    return "(" + ", ".join(f"{x:.4f}" for x in numbers) + ")"


def share_of_many(power: int) -> int:
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(many, OF_MANY, [power] * len(OF_MANY), [25] * len(OF_MANY), [0] * len(OF_MANY)))
    return round(1000 * sum(gone for gone, _ in found) / (25 * sum(OF_MANY)))


def forecasts(turn: Net, leave: Net, opposite: float) -> list[str]:
    """Of every preset: grouping, how many dice, aim, power."""
    found = []
    for grouping in range(SPREAD + 1):
        found.append("    (")
        for n in range(MOST_LYING + 1):
            aims = [", ".join(str(foreseen(turn, leave, opposite, grouping, n, aim, power)) for power in range(POWERS))
                    for aim in range(AT_DIE + n)]
            aims += [", ".join(["(0, 0, 0)"] * POWERS)] * (MOST_LYING - n)
            found.append("        (" + ", ".join(f"({aim})" for aim in aims) + "),")
        found.append("    ),")
    return found


def foreseen(turn: Net, leave: Net, opposite: float, grouping: int, n: int, aim: int, power: int) -> tuple[int, int, int]:
    rng = np.random.default_rng((13, grouping, n, aim, power))
    at, speed, match, changes = SPOT[grouping, n, :n], SPEEDS[power], 0, 0
    lands = TARGET[grouping, n, aim] + rng.normal(size=(FORESEEN, 2)) * sigma(speed)
    views = [seen(at, land, speed) for land in lands]
    leaves = leave(np.array([thrown for _, thrown in views]))
    turns = turn(np.concatenate([dice for dice, _ in views])).reshape(FORESEEN, n) if n else np.zeros((FORESEEN, 0))
    for k in range(FORESEEN):
        shows = (rng.permutation(5)[:n] + 2).tolist()
        for j in range(n):
            if rng.uniform() >= turns[k, j]: continue
            changes += 1
            beside = [m for m in range(1, 7) if m not in (shows[j], 7 - shows[j])]
            shows[j] = 7 - shows[j] if rng.uniform() < opposite else int(rng.choice(beside))
        shows += [int(rng.integers(1, 7))] if rng.uniform() >= leaves[k] else []
        numbers = [m for m in shows if m != 1]
        match += len(set(numbers)) < len(numbers)
    return round(1000 * match / FORESEEN), round(1000 * changes / FORESEEN), round(1000 * leaves.mean())


def judge(times: int) -> None:
    """What the model says beside what comes of fresh throws, cell by cell; at last the largest differences."""
    from flambeur.games.strike.fitted import FORECAST
    off, what = [], list(cells())
    print(f"{times} throws a cell: dice that turn, and thrown dice that leave (%), thrown and foreseen")
    with ProcessPoolExecutor() as pool:
        found = pool.map(cell, *zip(*what, strict=True), [times] * len(what), [1] * len(what))
        for (grouping, n, aim, power), rows in zip(what, found, strict=True):
            _, changes, lost = FORECAST[grouping][n][aim][power]
            real, gone = turned(rows), 100 * out(rows)
            off.append((abs(real.mean() - changes / 1000), abs(gone.mean() - lost / 10)))
            print(f"{GROUPINGS[grouping]:6} {n} {AIMED[aim]:6} {SPEEDS[power]}: {real.mean():.2f} / {changes / 1000:.2f}"
                  f" (± {error(real):.2f})  {gone.mean():.1f} / {lost / 10:.1f} (± {error(gone):.1f})", flush=True)
    dice, outs = np.array(off).max(0)
    print(f"largest differences: {dice:.2f} dice, {outs:.1f} points of outs; on average {np.mean(off, 0).round(3).tolist()}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
