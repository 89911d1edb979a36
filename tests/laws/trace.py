"""What the rules do, as hashes: equal hashes, equal behaviour.

`FLAMBEUR_RULES=plain python -m tests.laws.trace EVERY` prints them for every set of options, or every fifth.
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
from flambeur.kit.options import Options
from flambeur.kit.record import bytes_of
from tests.laws.tables import GAMES, SETS, open_table, to_the_end
from tests.laws.witnesses import witness

ROLLOUTS = 20
GAMES_SIMULATED = 2


def all_traces(every: int) -> dict[str, str]:
    found = ((name, k, options) for name in GAMES for k, options in enumerate(different(name)[::every]))
    return {f"{name}, {what}": digest for name, k, options in found for what, digest in traces(name, k, options, searching=every == 1)}


def different(name: str) -> list[Options]:
    """The sets of options that differ in more than what is shown."""
    seen = {json.dumps(options.model_dump(exclude=set(witness(name).COSMETIC))): options for options in reversed(SETS[name])}
    return list(seen.values())


def traces(name: str, k: int, options: Options, searching: bool) -> Iterator[tuple[str, str]]:
    m = open_table(GAMES[name], options, seed=k)
    yield f"game with {options}", played(m, Random(k))
    yield f"simulation with {options}", simulated(m, "random", "easy")
    if searching and options.players == 2:
        searcher = replace(LEVELS["medium"], rollouts=ROLLOUTS)
        yield f"searching simulation with {options}", simulated(m, searcher, "easy")


def played(m: Match, luck: Random) -> str:
    """A random game: every state, every legal action, every event; and what a search thinks once."""
    found, think_at = hashlib.sha256(), luck.randrange(4, 20)
    for _ in to_the_end(m, luck):
        found.update(bytes_of(m._state))
        for seat in range(len(m.seats)):
            found.update(json.dumps([action.id for action in m.legal(seat)]).encode())
        if m.actors and len(m.entries) in (think_at, think_at + 1):
            advice = m.suggest(m.actors[0], "medium", rollouts=ROLLOUTS, seed=1)
            found.update(repr([(e.action.id, e.win_share, e.money, e.money_error, e.rollouts) for e in advice.estimates]).encode())
    found.update(json.dumps([(row.kind.name, row.seat, dict(row.fields)) for row in m.rows]).encode())
    return found.hexdigest()


def simulated(m: Match, *bots: str | Level) -> str:
    minds = [LEVELS[bot] if isinstance(bot, str) else bot for bot in (bots * MAX_SEATS)[:m.options.players]]
    scores = np.zeros((GAMES_SIMULATED, MAX_SEATS))
    won, moves = np.zeros(GAMES_SIMULATED, np.int64), np.zeros(GAMES_SIMULATED, np.int64)
    Worker(m.game, m.options, minds).play(7, 0, scores, won, moves)
    return hashlib.sha256(scores.tobytes() + won.tobytes() + moves.tobytes()).hexdigest()


if __name__ == "__main__":
    print(json.dumps(all_traces(every=int(sys.argv[1]))))
