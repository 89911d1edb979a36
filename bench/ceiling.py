"""What anybody could win against `easy`: the best reply to that bot, round by round from the last one. No bot can be asked for more."""
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from bench.duel import EASY, FAR, REPLY, payments, solve, tables
from bench.report import Section
from bench.strength import Z
from flambeur.games.las_vegas.facts import LEAST, NOTES
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.kit.structs import Floats

SEED = 2024
LAYOUTS = 12                             # notes on the casinos, for each round
OPENINGS = 60                            # of the first round, where the result is read
LEADS = (-10, -5, 0, 5, 10)              # in tens of thousands, at which a round is solved; between them a logistic curve
THREADS = 2
NOTE = f"""The most that can be won against `easy` at two players, without white dice: so plays who knows how it chooses and looks through
every roll of a round. Each round is solved exactly, for {LAYOUTS} layouts of notes and {len(LEADS)} leads, from the last one back; what a
lead is worth before the next round is the logistic curve through these. All shares are means over who begins; equal money is half a
victory. The interval is that of {OPENINGS} layouts of the first round. No target: it says what a target can be. Seed {SEED}."""
HEAD = ("rounds to play", "share at a lead of 0", "95 % interval", "lead that is worth e to 1")


class Curve(NamedTuple):
    """What a lead is worth: 1 / (1 + exp(-(lead + bonus) / scale))."""
    bonus: float
    scale: float

    def shares(self) -> Floats:
        return 1 / (1 + np.exp(-np.clip((np.arange(-FAR, FAR + 1) + self.bonus) / self.scale, -50, 50)))


def measure(quick: bool = False) -> Section:
    rng = np.random.default_rng(SEED)
    layouts, openings, leads = (1, 2, (-5, 5)) if quick else (LAYOUTS, OPENINGS, LEADS)
    worth, rows = victory(), []
    for left in range(1, 1 if quick else ROUNDS):
        shares = solved([(layout(rng), lead) for _ in range(layouts) for lead in leads], worth).reshape(-1, len(leads))
        curve = fitted(leads, shares.mean(0))
        worth = curve.shares()
        rows.append([str(left), f"{worth[FAR]:.1%}", "", f"{curve.scale * 10:.0f}k"])
    shares = solved([(layout(rng), 0) for _ in range(openings)], worth)
    mean, error = shares.mean(), Z * shares.std(ddof=1) / len(shares)**0.5
    return Section("ceiling", NOTE, HEAD, [*rows, [str(ROUNDS), f"{mean:.1%}", f"{mean - error:.1%} to {mean + error:.1%}", ""]], [])


def victory() -> Floats:
    """What a lead is worth after the last round."""
    return (np.sign(np.arange(-FAR, FAR + 1)) + 1) / 2


def layout(rng: np.random.Generator) -> list[list[int]]:
    """Notes on the casinos (LV2), from a full pile."""
    pile, casinos = rng.permutation(NOTES).tolist(), []
    for _ in range(CASINOS):
        notes: list[int] = []
        while sum(notes) < LEAST: notes.append(pile.pop())
        casinos.append(sorted(notes, reverse=True))
    return casinos


def solved(rounds: Sequence[tuple[list[list[int]], int]], worth: Floats) -> Floats:
    """The share of the player who replies in each round, with its lead; a mean over who begins."""
    t = tables()

    def one(chosen: tuple[list[list[int]], int]) -> float:
        notes, lead = chosen
        value = np.zeros((2, len(t.placed), len(t.placed)), np.float32)
        solve(value, True, payments(notes), lead, worth, t)
        return float(value[REPLY, 0, 0] + value[EASY, 0, 0]) / 2
    first = one(rounds[0])               # compiled before two threads want it
    with ThreadPoolExecutor(THREADS) as pool:
        return np.array([first, *pool.map(one, rounds[1:])])


def fitted(leads: Sequence[int], shares: Floats) -> Curve:
    slope, height = np.polyfit(leads, np.log(shares / (1 - shares)), 1, w=shares * (1 - shares))
    return Curve(float(height / slope), float(1 / slope))
