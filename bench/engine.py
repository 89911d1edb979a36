"""Random play: our compiled verbs on one and two threads beside C, the PyPI package and our own public API."""
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from bench.baselines import Baseline, baselines
from bench.clock import Contender, rates
from bench.loop import Loop
from bench.peers import lasvegas, public_api
from bench.report import Section, Target, at_least

SEED = 1
LONGER = 10                              # times as many games for two threads: until the system has given each a core of its own
NOTE = f"""Whole games of random play through the compiled verbs, without a log: games per second on one thread, and how many times as
fast that is as the others at the same game. "threads": what two threads play against one, by the wall clock, ours and C's, in ten times
as many games; C far below 2 means that the machine was busy. "money": the mean of a player in thousands, ours and C's. Seed {SEED}."""
HEAD = ("", "games/s", "M moves/s", "threads", "straight C, int16", "straight C, int64", "tuned C", "lasvegas", "public API", "money")


class Setup(NamedTuple):
    players: int
    white_each: int

    @property
    def name(self) -> str:
        return f"{self.players} players" + (f", {self.white_each} white dice each" if self.white_each else "")


class Outcome(NamedTuple):
    setup: Setup
    rate: float                          # games per second, ours, one thread
    moves: float                         # in a game
    threads: list[float]                 # two threads against one: ours, C's
    ratio: dict[str, float]              # ours against each contender
    missing: dict[str, str]              # contenders that are not here, and why
    money: list[float]                   # mean of a player in thousands: ours, C's


Pair = Sequence[Callable[[int], object]]
SETUPS = (Setup(2, 0), Setup(2, 4), Setup(4, 0), Setup(4, 2), Setup(5, 0))
OURS, PEER, API = "ours", "lasvegas", "public API"


def measure(quick: bool = False) -> Section:
    random.seed(SEED)                    # of lasvegas
    with baselines() as built:
        outcomes = [outcome(setup, built, 10 if quick else 40_000) for setup in SETUPS]
    return Section("engine", NOTE, HEAD, [row(o) for o in outcomes], targets({o.setup: o for o in outcomes}))


def outcome(setup: Setup, built: list[Baseline], games: int) -> Outcome:
    players, white_each = setup
    loop = Loop("las-vegas", SEED, players=players, neutral_dice=white_each > 0)
    contenders = {OURS: Contender(games, loop.play)}
    for name, play, _ in built:
        if play is not None:
            contenders[name] = Contender(games, partial(play, SEED, players, white_each))
    peer = lasvegas(players, white_each > 0)
    if peer is not None:
        contenders[PEER] = Contender(max(1, games // 400), peer)
    contenders[API] = Contender(max(1, games // 10_000), public_api(players, white_each > 0, SEED))
    rate = rates(contenders)
    moves, money = loop.play(games) / games, [sum(loop.total) / games / players / 1000]
    pairs: list[Pair] = [[Loop("las-vegas", SEED, k, players=players, neutral_dice=white_each > 0).play for k in range(2)]]
    if (straight := built[0].play) is not None:
        money.append(sum(straight(SEED, players, white_each, games).money) / games / players)
        pairs.append([partial(straight, SEED + k * games * LONGER, players, white_each) for k in range(2)])
    threads = two_threads(pairs, games * LONGER)
    missing = {b.name: b.missing for b in built if b.play is None} | ({} if peer else {PEER: "not installed"})
    ratio = {name: rate[OURS] / rate[name] for name in contenders if name != OURS}
    return Outcome(setup, rate[OURS], moves, threads, ratio, missing, money)


def two_threads(pairs: Sequence[Pair], games: int) -> list[float]:
    """How much more two threads play than one, by the clock on the wall, for each pair of works; all take turns."""
    with ThreadPoolExecutor(2) as pool:
        def together(pair: Pair, games: int) -> None:
            list(pool.map(lambda work: work(games), pair))
        alone = {(k, 1): Contender(games, pair[0]) for k, pair in enumerate(pairs)}
        both = {(k, 2): Contender(games, partial(together, pair)) for k, pair in enumerate(pairs)}
        rate = rates(alone | both, clock=time.perf_counter)
    return [2 * rate[k, 2] / rate[k, 1] for k in range(len(pairs))]


def row(o: Outcome) -> list[str]:
    cells = [f"{o.ratio[name]:.2f}" if name in o.ratio else o.missing[name] for name in HEAD[4:7]]
    peers = [f"{o.ratio[name]:,.0f}" if name in o.ratio else o.missing[name] for name in HEAD[7:9]]
    threads, money = " / ".join(f"{times:.2f}" for times in o.threads), " / ".join(f"{mean:.1f}" for mean in o.money)
    return [o.setup.name, f"{o.rate:,.0f}", f"{o.rate * o.moves / 1e6:.1f}", threads, *cells, *peers, money]


def targets(outcomes: dict[Setup, Outcome]) -> list[Target]:
    two, four = outcomes[Setup(2, 0)], outcomes[Setup(4, 0)]
    straight, tuned = "straight C, int16", "tuned C"
    return [
        at_least(f"2 players against {straight}", two.ratio.get(straight), 1.0),
        at_least(f"4 players against {straight}", four.ratio.get(straight), 1.0),
        at_least("2 players, two threads against one", two.threads[0], 1.6),
        at_least("4 players, two threads against one", four.threads[0], 1.6),
        at_least(f"an aim: 2 players against {tuned}", two.ratio.get(tuned), 0.6),
        at_least(f"an aim: 4 players against {tuned}", four.ratio.get(tuned), 0.6),
        at_least(f"4 players against {PEER}", four.ratio.get(PEER), 600, "{:,.0f}"),
    ]
