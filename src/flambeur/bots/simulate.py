"""Many games at once: results as arrays, the same numbers on any number of threads."""
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from flambeur.bots.arena import PLACES, START, play_games
from flambeur.bots.code import meantime
from flambeur.bots.levels import Level, level
from flambeur.bots.playout import new_scratch
from flambeur.bots.search import Ledger, Thinker
from flambeur.errors import FlambeurError
from flambeur.games import find
from flambeur.kit.arguments import seed_of, shown, whole_between
from flambeur.kit.contract import MAX_SEATS
from flambeur.kit.game import Game
from flambeur.kit.log import new_log
from flambeur.kit.options import Options, parse
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats, Ints, dtype_of, new, put

MOST_GAMES = 100_000_000
MOST_THREADS = 1024


@dataclass(frozen=True)
class Simulation:
    """The results of many games: a row a game, a column a seat."""
    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    scores: npt.NDArray[np.float64]       # dollars, or points
    wins: npt.NDArray[np.float64]         # share in the victory; zeros where nobody has won
    moves: npt.NDArray[np.int64]          # choices made in a game

    @property
    def games(self) -> int:
        return len(self.moves)


def simulate(game: str, *, games: int, bots: str | Level | Sequence[str | Level] = "random", seed: int = 0, threads: int | None = None,
             progress: Callable[[int], None] | None = None, **options: Any) -> Simulation:
    """Plays that many games. `bots` is a level for all seats, or one for each; `progress` is told how many games are done."""
    found = find(game)
    chosen = parse(found.Options, game, options)
    games, seed, minds = whole_between("games", games, 1, MOST_GAMES), seed_of(seed), minds_of(bots, chosen.players)
    threads = None if threads is None else whole_between("threads", threads, 1, MOST_THREADS)
    if progress is not None and not callable(progress):
        raise FlambeurError(f"progress is a function, not {shown(progress)}", f"progress est une fonction, et non {shown(progress)}")
    scores, won, moves = np.zeros((games, MAX_SEATS)), np.zeros(games, np.int64), np.zeros(games, np.int64)
    busy = any(mind.rollouts for mind in minds)

    def play(part: tuple[int, int]) -> int:
        first, n = part
        end = first + n
        worker = Worker(found, chosen, minds)
        worker.play(seed, first, scores[first:end], won[first:end], moves[first:end])
        return n

    meantime.wait(found, chosen)
    Worker(found, chosen, minds).play(seed, 0, scores[:0], won[:0], moves[:0])        # compiles once, before the threads start
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for n in pool.map(play, parts(games, 4 if busy else 4096)):
            if progress is not None: progress(n)
    names = tuple(mind.name for mind in minds)
    return Simulation(game, chosen, names, seed, scores[:, :chosen.players], shares(won, chosen.players), moves)


def shares(won: Ints, players: int) -> npt.NDArray[np.float64]:
    """The share of each seat in the victory, game by game, from the bits of the winners."""
    bits = won[:, None] >> np.arange(players) & 1
    return bits / np.maximum(bits.sum(1), 1)[:, None]


def minds_of(bots: str | Level | Sequence[str | Level], players: int) -> list[Level]:
    if not isinstance(bots, str | Level | Sequence):
        raise FlambeurError(f"bots is a level, or a list of levels, not {shown(bots)}",
                            f"bots est un niveau, ou une liste de niveaux, et non {shown(bots)}")
    listed = [bots] * players if isinstance(bots, str | Level) else list(bots)
    if len(listed) == 1:
        listed *= players
    if len(listed) != players:
        raise FlambeurError(f"{len(listed)} bots for {players} seats", f"{len(listed)} robots pour {players} places")
    return [bot if isinstance(bot, Level) else level(bot) for bot in listed]


def parts(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


class Worker:
    """What one thread needs to play games."""

    def __init__(self, game: Game, options: Options, minds: Sequence[Level]) -> None:
        self.table: Any = new(game.state_of(options), PLACES)
        game.set_up(self.table[START], options)
        self.bots: Any = np.zeros(len(minds), dtype_of(Thinker))
        for seat, mind in enumerate(minds):
            put(self.bots, seat, mind.thinker())
        self.dice, self.mind, self.scratch, self.ledger, self.log = new(Rng)[0], new(Rng)[0], new_scratch(), new(Ledger)[0], new_log(0)

    def play(self, seed: int, first: int, score: Floats, won: Ints, moves: Ints) -> None:
        play_games(self.table, self.bots, seed % 2**63, first, len(moves), self.dice, self.mind, self.scratch, self.ledger, self.log,
                   score, won, moves)
