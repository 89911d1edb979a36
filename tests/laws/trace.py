"""What the rules do, as hashes: equal hashes, equal behaviour.

`FLAMBEUR_RULES=plain .venv/bin/python -m tests.laws.trace GAME MOST SEED` prints them for so many sets of options of a game, drawn by lot,
and with `--search` also for a game between bots that search.
"""
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np

from flambeur.api import Match
from flambeur.bots.levels import LEVELS, Level
from flambeur.bots.simulate import Worker
from flambeur.kit.contract import MAX_SEATS
from flambeur.kit.structs import bytes_of
from tests.helpers.share import size
from tests.laws.tables import GAMES, SETS, open_table, to_the_end

ROLLOUTS = size(4, 20)


def traces(name: str, most: int, seed: int, searching: bool = False) -> dict[str, str]:
    found, sets = dict[str, str](), SETS[name]
    for k, options in enumerate(Random(seed).sample(sets, min(most, len(sets)))):
        m = open_table(GAMES[name], options, seed=k)
        found |= {f"{what} with {options}": digest for what, digest in traces_of(m, k, searching and k == 0)}
    return found


def traces_of(m: Match, k: int, searching: bool) -> Iterator[tuple[str, str]]:
    yield "game", played(m, Random(k))
    yield "simulation", simulated(m, 2, "random", "easy")
    if searching:
        yield "searching simulation", simulated(m, 1, replace(LEVELS["medium"], rollouts=ROLLOUTS), "easy")


def played(m: Match, luck: Random) -> str:
    """A random game: every state, every legal action, every event; and what a search thinks once."""
    found, think_at = hashlib.sha256(), luck.randrange(4, 20)
    for _ in to_the_end(m, luck):
        found.update(bytes_of(m.state))
        for seat in range(len(m.seats)):
            found.update(json.dumps([action.id for action in m.legal(seat)]).encode())
        if m.actors and len(m.entries) in (think_at, think_at + 1):
            advice = m.suggest(m.actors[0], "medium", rollouts=ROLLOUTS, seed=1)
            found.update(repr([(e.action.id, e.win_share, e.money, e.money_error, e.rollouts) for e in advice.estimates]).encode())
    found.update(json.dumps([(row.kind.name, row.seat, dict(row.fields)) for row in m.rows]).encode())
    return found.hexdigest()


def simulated(m: Match, games: int, *bots: str | Level) -> str:
    minds = [LEVELS[bot] if isinstance(bot, str) else bot for bot in (bots * MAX_SEATS)[:m.options.players]]
    scores = np.zeros((games, MAX_SEATS))
    won, moves = np.zeros(games, np.int64), np.zeros(games, np.int64)
    Worker(m.game, m.options, minds).play(7, 0, scores, won, moves)
    return hashlib.sha256(scores.tobytes() + won.tobytes() + moves.tobytes()).hexdigest()


if __name__ == "__main__":
    print(json.dumps(traces(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "--search" in sys.argv)))
