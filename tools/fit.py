"""Fits what a lead is worth between rounds: `python -m tools.fit GAME [GAMES]` prints, for each set-up, the scale of the softmax that
predicts the winners best. Games are played by the glance policy; the table goes into the game's advice.py."""
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from flambeur.bots.playout import GLANCE, Scratch, new_scratch, rollout
from flambeur.bots.simulate import shares
from flambeur.games import find
from flambeur.kit import rng
from flambeur.kit.contract import MAX_SEATS, chance, scores, winners
from flambeur.kit.game import Game
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, new_log
from flambeur.kit.options import Options
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats, Ints, new
from tools.option_sets import nearest, values_of

RESTS = 8                                 # at most, in one game
CARELESS = 3000.0                         # temperature of the players


@rule
def watch(table: Any, games: int, scratch: Scratch, r: Rng, log: Log, at_rest: Floats, n_rests: Ints, won: Ints) -> None:
    """Plays games from table[0] and notes the scores at each resting point."""
    s = table[1]
    for g in range(games):
        table[1] = table[0]
        while not rollout(s, GLANCE, CARELESS, True, scratch, r, log):
            scores(s, at_rest[g, n_rests[g]])
            n_rests[g] += 1
            chance(s, r, log)
        won[g] = winners(s)


def samples(game: Game, options: Options, games: int) -> tuple[Floats, Ints, Floats]:
    table: Any = new(game.state_of(options), 2)
    game.set_up(table[0], options)
    at_rest, n_rests, won = np.zeros((games, RESTS, MAX_SEATS)), np.zeros(games, np.int64), np.zeros(games, np.int64)
    watch(table, games, new_scratch(), rng.new(1), new_log(0), at_rest, n_rests, won)
    return at_rest[:, :, :options.players], n_rests, shares(won, options.players)


def fit(lead: Floats, share: Floats) -> float:
    """The scale that gives the winners the highest likelihood, by golden section."""
    def loss(scale: float) -> float:
        x = (lead - lead.max(1, keepdims=True)) / scale
        return float(-(share * (x - np.log(np.exp(x).sum(1, keepdims=True)))).sum())
    low, high, golden = 5_000.0, 500_000.0, 0.618
    while high - low > 50:
        a, b = high - golden * (high - low), low + golden * (high - low)
        if loss(a) < loss(b): high = b
        else: low = a
    return low


def set_ups(game: Game) -> Iterator[tuple[str, Options]]:
    """Every number of players, with each option by itself that lays out another game; named by what is not the default."""
    seen, columns = set[bytes](), values_of(game.Options)
    for players, name in product(columns["players"], columns):
        for value in [players] if name == "players" else columns[name][1:]:
            options = nearest(game, {"players": players, name: value})
            if options is None: continue
            table: Any = new(game.state_of(options))
            game.set_up(table[0], options)
            if table.tobytes() not in seen:
                seen.add(table.tobytes())
                yield ", ".join(f"{k}={v}" for k, v in options.model_dump().items() if k == "players" or v != columns[k][0]), options


def main(name: str, games: int = 200_000) -> None:
    game = find(name)
    for label, options in set_ups(game):
        at_rest, n_rests, share = samples(game, options, games)
        most = int(n_rests.max())
        scales = [fit(at_rest[:, k], share) for k in range(1, most) if at_rest[:, k].any()]
        print(f"{label}: rounds left {most - 1}..1:", [round(x) for x in scales], flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
