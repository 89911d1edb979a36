"""How strong the bots are: two-player games between levels, each deal played twice with the seats exchanged."""
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from bench.report import Section, Target, above, at_least
from flambeur.bots.levels import Level, level
from flambeur.bots.simulate import simulate

SEED = 2024
GAMES, CARD_GAMES = 400, 1000
EXPERT = 10_000                          # rollouts for a decision
Z = 1.96                                 # of a 95 % interval
HEAD = ("", "win share", "95 % interval", "rollouts", "mean money")
PERCENT = "{:.1%}"


class Pair(NamedTuple):
    better: str
    worse: str
    wanted: float
    surely: bool = False                 # the whole interval is to lie above the wanted share


PAIRS = (
    Pair("easy", "random", 0.97), Pair("medium", "easy", 0.5), Pair("hard", "medium", 0.5), Pair("expert", "hard", 0.5),
    Pair("expert", "easy", 0.64), Pair("expert", "random", 0.98),
)
CARDS = (Pair("easy", "random", 0.7), Pair("medium", "easy", 0.5), Pair("expert", "easy", 0.5, surely=True))


class Score(NamedTuple):
    pair: Pair
    rollouts: tuple[int, int]
    games: int                           # that somebody won
    lost: int                            # that nobody won: they tell nothing of who is better
    share: float                         # of the better one in the victories; a shared victory is half
    money: tuple[float, float]


def measure(quick: bool = False, games: int = GAMES) -> Section:
    games = min(games, 4) if quick else games
    return section("strength", "las-vegas", PAIRS, quick, games)


def measure_cards(quick: bool = False, games: int = CARD_GAMES) -> Section:
    return section("cards-strength", "las-vegas-cards", CARDS, quick, min(games, 4) if quick else games)


def section(name: str, game: str, pairs: Sequence[Pair], quick: bool, games: int) -> Section:
    scores = [score(pair, mind(pair.better, quick), mind(pair.worse, quick), games, game) for pair in pairs]
    return Section(name, note(scores[0].games + scores[0].lost, game), HEAD, [row(s) for s in scores], [target(s) for s in scores])


def note(games: int, game: str) -> str:
    return f"""{games} games of `{game}` between two players for each line, half of them with the seats exchanged, the same seeds in both
halves; the better one's share in the victories (Wilson's interval), where somebody won. Rollouts are per decision, 0 is no search.
Seed {SEED}."""


def mind(name: str, quick: bool) -> Level:
    how = level(name)
    if name == "expert":
        how = replace(how, rollouts=EXPERT)
    return replace(how, rollouts=min(how.rollouts, 10)) if quick else how


def score(pair: Pair, better: Level, worse: Level, games: int, game: str = "las-vegas", **options: Any) -> Score:
    """The better bot has seat 0 in the first half of the games, seat 1 in the second."""
    seatings = ((better, worse), (worse, better))
    halves = [simulate(game, players=2, games=max(1, games // 2), bots=bots, seed=SEED, **options) for bots in seatings]
    won = int(sum(half.wins.any(axis=1).sum() for half in halves))
    wins = np.concatenate([half.wins[:, seat] for seat, half in enumerate(halves)])
    own = np.concatenate([half.scores[:, seat] for seat, half in enumerate(halves)])
    other = np.concatenate([half.scores[:, 1 - seat] for seat, half in enumerate(halves)])
    share = float(wins.sum()) / won if won else 0.5
    return Score(pair, (better.rollouts, worse.rollouts), won, len(wins) - won, share, (float(own.mean()), float(other.mean())))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, which also fits near 0 and 1. Of no games it is all there is."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z * Z / games
    middle, half = share + z2 / 2, Z * math.sqrt(share * (1 - share) / games + z2 / games / 4)
    return (middle - half) / (1 + z2), (middle + half) / (1 + z2)


def row(s: Score) -> list[str]:
    low, high = interval(s.share, s.games)
    rollouts = " v ".join(f"{n:,}" for n in s.rollouts)
    money = " v ".join(f"{mean / 1000:.0f}k" for mean in s.money)
    lost = f" ({s.lost:,} won by nobody)" if s.lost else ""
    return [f"{s.pair.better} v {s.pair.worse}{lost}", PERCENT.format(s.share), f"{low:.1%} to {high:.1%}", rollouts, money]


def target(s: Score) -> Target:
    what = f"{s.pair.better} against {s.pair.worse}"
    if s.pair.surely: return above(f"{what}, lower end of the interval", interval(s.share, s.games)[0], s.pair.wanted, PERCENT)
    return (above if s.pair.wanted == 0.5 else at_least)(what, s.share, s.pair.wanted, PERCENT)
