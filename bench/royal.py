"""Casino Royal: how fast random play is, how long games between easy bots are and what happens in them, and easy against random."""
from typing import Any

import numpy as np

import flambeur
from bench.clock import Contender, rates
from bench.loop import Loop
from bench.report import Section, at_least
from flambeur.bots.playout import GLANCE, Scratch, new_scratch, pick
from flambeur.games.casino_royal.events import ANNOUNCED, LIMIT, OWES, TURN
from flambeur.games.casino_royal.game import GAME
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.games.casino_royal.state import State
from flambeur.kit import rng
from flambeur.kit.contract import CHANCE, OVER, act, awaiting, chance, seat_of
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, new_log
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Ints, new

SEED = 1
GAMES, FAST = 25_000, 3000
WANTED, BETTER = 1.0, 40.0                # million decisions a second; wins of one easy bot among random ones, in a hundred
TURNS, LAPS, DEBTS, EMPTY, LIMITS, CHOICES = range(6)
HEAD = ("", "M decisions/s, random play", "decisions a game", "turns a player, median", "95 % below", "last laps", "insolvencies",
        "bank runs dry, %", "wins by seat after the first, %")
NOTE = f"""Games of `casino-royal` between easy bots with the default options, {GAMES:,} for each number of players; random play as in the
other sections. Seed {SEED}. "easy": how often one easy bot wins among three random ones, in each seat by turns."""


@rule
def play_one(table: Any, scratch: Scratch, r: Rng, log: Log, counts: Ints, first: Ints) -> None:
    """A game from table[0] in table[1] between easy bots, and what happened in it; `first`: who began."""
    table[1] = table[0]
    s = table[1]
    counts[:] = 0
    first[0] = -1
    while True:
        who = awaiting(s)
        if who == OVER: return
        log.n = 0
        if who == CHANCE: chance(s, r, log)
        else:
            seat = seat_of(who)
            act(s, seat, pick(s, seat, GLANCE, 0.0, scratch, r), log)
            counts[CHOICES] += 1
        for k in range(log.n):
            kind = log.rows[k, 0]
            if kind == TURN:
                counts[TURNS] += 1
                if first[0] < 0: first[0] = log.rows[k, 1]
            counts[LAPS] += kind == ANNOUNCED
            counts[DEBTS] += kind == OWES
            counts[LIMITS] += kind == LIMIT
        if s.bank == 0: counts[EMPTY] = 1


def easy_games(players: int, games: int) -> tuple[Any, Any]:
    """Of each game what happened; and how often the one who began won, then the next ones."""
    table: Any = new(State, 2)
    GAME.set_up(table[0], RoyalOptions(players=players))
    scratch, r, log = new_scratch(), rng.new(SEED, players), new_log()
    counts, first = np.zeros(6, np.int64), np.zeros(1, np.int64)
    found, wins = np.zeros((games, 6), np.int64), np.zeros(players)
    for k in range(games):
        play_one(table, scratch, r, log, counts, first)
        found[k] = counts
        if table[1].champion: wins[(table[1].champion - 1 - first[0]) % players] += 1
    return found, wins / games


def easy_against_random(games: int) -> float:
    won = 0.0
    for seat in range(4):
        bots = ["easy" if other == seat else "random" for other in range(4)]
        won += float(flambeur.simulate("casino-royal", players=4, games=games, bots=bots, seed=SEED + seat).wins[:, seat].mean()) / 4
    return 100 * won


def measure(quick: bool = False) -> Section:
    games, fast = (10, 5) if quick else (GAMES, FAST)
    loops = {players: Loop("casino-royal", SEED, players=players) for players in (3, 4, 5, 6)}
    rate = rates({str(players): Contender(fast, loop.play) for players, loop in loops.items()})
    rows, targets = [], []
    for players, loop in loops.items():
        speed = rate[str(players)] * loop.play(fast) / fast / 1e6
        found, wins = easy_games(players, games)
        turns = found[:, TURNS] / players
        rows.append([f"{players} players", f"{speed:.2f}", f"{found[:, CHOICES].mean():.0f}", f"{np.median(turns):.1f}",
                     f"{np.quantile(turns, 0.95):.1f}", f"{found[:, LAPS].mean():.2f}", f"{found[:, DEBTS].mean():.2f}",
                     f"{100 * found[:, EMPTY].mean():.1f}", " ".join(f"{100 * share:.0f}" for share in wins)])
        targets.append(at_least(f"{players} players, M decisions/s", speed, WANTED))
        assert not found[:, LIMITS].any()
    wins_of_easy = easy_against_random(2 if quick else 2000)
    rows.append(["easy among three random", "", "", "", "", "", "", "", f"{wins_of_easy:.1f}"])
    targets.append(at_least("easy among three random, %", wins_of_easy, BETTER))
    return Section("royal", NOTE, HEAD, rows, targets)
