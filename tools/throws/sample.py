"""Throws to learn from, and throws to judge by. A block of a hundred is a file, so that whoever stops goes on where it was."""
import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from flambeur.games.strike.actions import AT_DIE, LOOSE, POWERS, SPEEDS, SPREAD, TIGHT
from flambeur.games.strike.aims import Point, point
from flambeur.games.strike.facts import MOST_LYING
from flambeur.games.strike.floor import CM, Place, group
from flambeur.games.strike.physics.flight import NORMALS, NORMALS_OF_MANY, sigma
from flambeur.games.strike.physics.poses import Rest
from flambeur.games.strike.physics.throw import throw
from flambeur.games.strike.toss import MILLI, Toss
from flambeur.kit.structs import Floats

BLOCK = 100
GROUPS = (TIGHT, LOOSE, SPREAD)
HEAD = 6                                  # numbers of a throw before those of its dice: see `row`
WIDTH = HEAD + 5 * MOST_LYING


class Try(NamedTuple):
    """What is thrown at what."""
    shown: list[int]
    lying: list[Place]
    aim: Point
    speed: float


def learning(rng: np.random.Generator) -> Try:
    """Anything like a preset: any number of dice, at any speed, an aim near one of theirs."""
    n = int(rng.integers(0, MOST_LYING + 1))
    lying, shown = group(n, int(rng.choice(GROUPS))), sorted((rng.permutation(5)[:n] + 2).tolist())
    x, y = point(int(rng.integers(AT_DIE)), lying, shown) if rng.uniform() < 0.6 or not n else lying[rng.integers(n)][:2]
    across, away = rng.normal(size=2) * CM / 2
    return Try(shown, lying, (round(x + across), round(y + away)), float(rng.uniform(SPEEDS[0], SPEEDS[-1])))


def thrown(what: Try, rng: np.random.Generator) -> Floats:
    """How many lay there, where the die landed, the speed, what it shows and how it rests; then of each lying die where it lay, what it
    showed and shows, and how it rests."""
    noise = rng.normal(size=NORMALS)
    toss = Toss(dice=[list(place) for place in what.lying], aim=list(what.aim), speed=round(what.speed * MILLI))
    found = throw(what.shown, toss, 1, noise, grand=False)
    n, astray = len(what.shown), sigma(what.speed)
    line = np.zeros(WIDTH)
    land = what.aim[0] / CM + noise[0] * astray, what.aim[1] / CM + noise[1] * astray
    line[:HEAD] = n, *land, what.speed, found.shows[n], found.rests[n]
    for k in range(n):
        x, y, _ = what.lying[k]
        line[HEAD + 5 * k:HEAD + 5 * k + 5] = x / CM, y / CM, what.shown[k], found.shows[k], found.rests[k]
    return line


def block(seed: Sequence[int]) -> Floats:
    found = []
    for k in range(BLOCK):
        rng = np.random.default_rng((*seed, k))
        found.append(thrown(learning(rng), rng))
    return np.array(found)


def kept(folder: Path, number: int) -> Path:
    """A block in its file, thrown if it is not there yet."""
    path = folder / f"{number:05}.npy"
    if not path.exists():
        beside = path.with_suffix(f".{os.getpid()}.part.npy")
        np.save(beside, block((9, number)))
        os.replace(beside, path)
    return path


def throws(folder: Path, n: int) -> Floats:
    """n throws, by all cores."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        files = list(pool.map(kept, [folder] * (n // BLOCK), range(n // BLOCK)))
    return np.concatenate([np.load(file) for file in files])


def cell(grouping: int, n: int, aim: int, power: int, times: int, seed: int) -> Floats:
    """Throws of one preset, with seeds that nothing was learned from."""
    found = []
    for k in range(times):
        rng = np.random.default_rng((11, seed, grouping, n, aim, power, k))
        shown = sorted((rng.permutation(5)[:n] + 2).tolist())
        lying = group(n, grouping)
        target = point(aim, lying, range(2, 2 + n))
        found.append(thrown(Try(shown, lying, target, SPEEDS[power]), rng))
    return np.array(found)


def many(n: int, power: int, times: int, seed: int) -> tuple[int, int]:
    """Grand throws of n dice: how many of all dice left the arena, and how many were cocked."""
    out = cocked = 0
    for k in range(times):
        noise = np.random.default_rng((12, seed, n, power, k)).normal(size=NORMALS_OF_MANY * (n + 1))
        found = throw([], Toss(dice=[], aim=[0, 0], speed=round(SPEEDS[power] * MILLI)), n, noise, grand=True)
        out, cocked = out + found.rests.count(Rest.OUT), cocked + found.rests.count(Rest.COCKED)
    return out, cocked


def cells() -> Iterator[tuple[int, int, int, int]]:
    """Grouping, number of dice, aim, power."""
    for grouping in GROUPS:
        for n in range(1, MOST_LYING + 1):
            for aim in range(AT_DIE):
                for power in range(POWERS):
                    yield grouping, n, aim, power


def turned(rows: Floats) -> Floats:
    """How many dice of each throw have turned and stayed."""
    shape = rows[:, HEAD:].reshape(len(rows), MOST_LYING, 5)
    there = np.arange(MOST_LYING) < rows[:, :1]
    changed: Floats = ((shape[..., 2] != shape[..., 3]) & (shape[..., 4] == Rest.IN) & there).sum(1).astype(float)
    return changed


def out(rows: Floats) -> Floats:
    """Which thrown dice have left the arena."""
    gone: Floats = (rows[:, 5] == Rest.OUT).astype(float)
    return gone


def error(x: Floats) -> float:
    return float(x.std() / math.sqrt(len(x)))
