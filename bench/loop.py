"""Random play through the verbs that search and adapters use, in one compiled loop without a log."""
from typing import Any

from flambeur.bots.playout import random_game
from flambeur.games import find
from flambeur.kit import rng
from flambeur.kit.contract import MAX_SEATS, Actions, scores
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, new_log
from flambeur.kit.options import parse
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats, floats, new


class Sums:
    scores: Floats = floats(MAX_SEATS)   # of one game
    total: Floats = floats(MAX_SEATS)


@rule(hot=True)
def play_many(table: Any, games: int, actions: Actions, r: Rng, log: Log, sums: Sums) -> int:
    """Games from table[0], played in table[1]; adds up what each seat has at the end, returns the number of moves."""
    s = table[1]
    moves = 0
    for _ in range(games):
        table[1] = table[0]
        moves += random_game(s, actions, r, log)
        scores(s, sums.scores)
        for seat in range(MAX_SEATS):
            sums.total[seat] += sums.scores[seat]
    return moves


class Loop:
    """All that one thread needs."""

    def __init__(self, game: str, seed: int, stream: int = 0, cls: type | None = None, **options: Any) -> None:
        found = find(game)
        chosen = parse(found.Options, game, options)
        self.table: Any = new(cls or found.state_of(chosen), 2)
        found.set_up(self.table[0], chosen)
        self.actions, self.rng, self.log, self.sums = new(Actions)[0], rng.new(seed, stream), new_log(0), new(Sums)[0]

    def play(self, games: int) -> int:
        """Returns the number of moves; `total` holds the money of the games of this call."""
        self.sums.total[:] = 0
        return int(play_many(self.table, games, self.actions, self.rng, self.log, self.sums))

    @property
    def total(self) -> Floats:
        return self.sums.total
