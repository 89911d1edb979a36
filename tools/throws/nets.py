"""The two nets of games/strike/thrower.py for many throws at once, and how they learn."""
from typing import NamedTuple

import numpy as np
from scipy.optimize import minimize

from flambeur.games.strike.layouts import around
from flambeur.kit.structs import Floats
from tools.throws.sample import HEAD

HIDDEN = 16
MIDDLING = 2.5                            # metres a second
DECAY = 1e-5


class Net(NamedTuple):
    into: Floats
    at: Floats
    out: Floats
    end: float

    @classmethod
    def of(cls, p: Floats, k: int) -> "Net":
        return cls(p[:k * HIDDEN].reshape(k, HIDDEN), p[k * HIDDEN:(k + 1) * HIDDEN], p[(k + 1) * HIDDEN:(k + 2) * HIDDEN], float(p[-1]))

    def __call__(self, x: Floats) -> Floats:
        said: Floats = 1 / (1 + np.exp(-(np.tanh(x @ self.into + self.at) @ self.out + self.end)))
        return said


def seen(at: Floats, land: Floats, speed: float) -> tuple[Floats, Floats]:
    """What the nets see: of each die that lies there, and of the thrown one."""
    across, away = (at - land).T
    near = np.exp(-(across**2 + away**2) / 2)
    front = np.where(away > 0, np.exp(-across**2 / 2 - np.maximum(away, 0) / 4), 0.0)
    faster = np.full(len(at), speed - MIDDLING)
    of_each = np.column_stack([away / 3, np.abs(across) / 3, near, near.sum() - near, front, around(at), faster])
    return of_each, np.array([speed - MIDDLING, near.sum(), front.sum(), land[1] / 3, abs(land[0]) / 3])


def looked_at(rows: Floats) -> tuple[list[Floats], Floats]:
    """Throw by throw, and of all thrown dice."""
    found = [seen(line[HEAD:HEAD + 5 * int(line[0])].reshape(-1, 5)[:, :2], line[1:3], line[3]) for line in rows]
    return [dice for dice, _ in found], np.array([die for _, die in found])


def learn(x: Floats, y: Floats, seed: int = 0) -> Net:
    k = x.shape[1]
    start = np.random.default_rng(seed).normal(size=(k + 2) * HIDDEN + 1) * 0.5

    def loss(p: Floats) -> tuple[float, Floats]:
        net = Net.of(p, k)
        h = np.tanh(x @ net.into + net.at)
        q = 1 / (1 + np.exp(-(h @ net.out + net.end)))
        e = (q - y) / len(y)
        g = np.outer(e, net.out) * (1 - h * h)
        slope = np.concatenate([(x.T @ g).ravel(), g.sum(0), h.T @ e, [e.sum()]]) + 2 * DECAY * p
        return float(-(y * np.log(q + 1e-9) + (1 - y) * np.log(1 - q + 1e-9)).mean() + DECAY * p @ p), slope

    return Net.of(minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 1500, "maxfun": 2000}).x, k)
