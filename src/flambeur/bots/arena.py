"""Whole games between bots, compiled: what simulations and measurements of strength run on. Knows no game."""
from typing import Any

from flambeur.bots.playout import Scratch, pick
from flambeur.bots.search import Ledger, Thinker, choice, open_ledger, search
from flambeur.kit.contract import CHANCE, OVER, act, awaiting, chance, scores, seat_of, winners
from flambeur.kit.jit import rule
from flambeur.kit.log import Log
from flambeur.kit.rng import Rng, seed
from flambeur.kit.structs import Floats, Ints

START, GAME = 0, 1                        # places of the table; behind them the search's scratch
PLACES = 3


@rule
def decide(table: Any, seat: int, how: Thinker, ledger: Ledger, scratch: Scratch, rng: Rng, log: Log) -> int:
    """What a bot plays at table[GAME]."""
    if how.rollouts == 0:
        return pick(table[GAME], seat, how.policy, how.temperature, scratch, rng)
    open_ledger(table[GAME], seat, ledger, scratch)
    if ledger.n == 1:
        return ledger.ids[0]
    search(table, GAME, seat, how.rollouts, how, ledger, scratch, rng, log)
    return choice(ledger)


@rule(hot=True)
def play_games(table: Any, bots: Any, seeds: int, first: int, games: int, dice: Rng, mind: Rng, scratch: Scratch, ledger: Ledger,
               log: Log, score: Floats, won: Ints, moves: Ints) -> None:
    """Games number first, first + 1, … from table[START]; each has its own generators, one for the dice and one for the bots, so
    that its result does not depend on who plays the other games, or where."""
    s = table[GAME]
    for g in range(games):
        seed(dice, seeds, 2 * (first + g))
        seed(mind, seeds, 2 * (first + g) + 1)
        table[GAME] = table[START]
        who = awaiting(s)
        while who != OVER:
            if who == CHANCE:
                chance(s, dice, log)
            else:
                seat = seat_of(who)
                act(s, seat, decide(table, seat, bots[seat], ledger, scratch, mind, log), log)
                moves[g] += 1
            who = awaiting(s)
        scores(s, score[g])
        won[g] = winners(s)
