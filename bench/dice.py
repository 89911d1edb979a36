"""Random play of the games with common dice, and of Strike, through the compiled verbs, on one thread; and what a throw at Strike costs."""
from typing import Any

import flambeur
from bench.clock import Contender, rates
from bench.loop import Loop
from bench.report import Section, at_least
from flambeur.games import find
from flambeur.games.strike.actions import AIMS, POWERS
from flambeur.games.strike.state import State
from flambeur.kit import rng
from flambeur.kit.contract import act, chance
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, new_log
from flambeur.kit.rng import Rng
from flambeur.kit.structs import new

SEED = 1
GAMES, THROWS = 20_000, 500_000
WANTED, THROWN = 5.0, 1.0                 # million decisions, and million throws, a second
LYING = 3                                 # dice in the arena when a throw is timed
SETUPS: dict[str, tuple[str, dict[str, Any], float | None]] = {
    "solo": ("las-vegas-solo", {}, WANTED),
    "solo, two colours first, one die": ("las-vegas-solo", {"preplaced": 2, "own_dice": 1}, WANTED),
    "hidden colours, 2 players": ("las-vegas-hidden", {"players": 2}, WANTED),
    "hidden colours, 4 players": ("las-vegas-hidden", {"players": 4}, WANTED),
    "strike, 4 players": ("strike", {"players": 4}, None),
}
NOTE = f"""Whole games, random play through the compiled verbs, without a log. "throws": a die thrown by the statistical thrower at
{LYING} that lie loosely, the centre of the group as the aim, at middling power, and what the rules make of it; copying the state is in it.
Seed {SEED}."""
HEAD = ("", "games or throws/s", "M decisions/s", "decisions a game")
AT_CENTRE = (2 * AIMS + 1) * POWERS + 1   # loose, centre, firm


@rule(hot=True)
def throw_many(table: Any, throws: int, seat: int, r: Rng, log: Log) -> int:
    """Throws from table[0], made in table[1]; returns how many dice were left in all."""
    left = 0
    for _ in range(throws):
        table[1] = table[0]
        s = table[1]
        act(s, seat, AT_CENTRE, log)
        chance(s, r, log)
        left += s.lost
    return left


def arena() -> Any:
    """A table of Strike with so many dice in the arena, whose turn has begun."""
    table: Any = new(State, 2)
    m = flambeur.new("strike", players=4, seed=SEED)
    table[0] = m.state
    table[0].arena[:] = 0
    for face in range(1, 1 + LYING): table[0].arena[face] = 1
    return table


def measure(quick: bool = False) -> Section:
    games, throws = (10, 100) if quick else (GAMES, THROWS)
    loops = {name: Loop(game, SEED, **options) for name, (game, options, _) in SETUPS.items()}
    rate = rates({name: Contender(games, loop.play) for name, loop in loops.items()})
    rows, targets = [], []
    for name, loop in loops.items():
        moves = loop.play(games) / games
        rows.append([name, f"{rate[name]:,.0f}", f"{rate[name] * moves / 1e6:.2f}", f"{moves:.1f}"])
        if wanted := SETUPS[name][2]: targets.append(at_least(f"{name}, M decisions/s", rate[name] * moves / 1e6, wanted))
    thrown = throws_a_second(throws)
    rows.append(["strike, throws", f"{thrown:,.0f}", "", ""])
    targets.append(at_least(f"strike, M throws/s at {LYING} dice", thrown / 1e6, THROWN))
    return Section("dice", NOTE, HEAD, rows, targets)


def throws_a_second(throws: int) -> float:
    find("strike")                        # its verbs are registered
    table, r, log = arena(), rng.new(SEED), new_log(0)
    seat = int(table[0].to_move)
    return rates({"": Contender(throws, lambda n: throw_many(table, n, seat, r, log))})[""]
