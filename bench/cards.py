"""Random play of the card game through the compiled verbs, on one thread: decisions per second."""
from typing import Any

from bench.clock import Contender, rates
from bench.loop import Loop
from bench.report import Section, at_least

SEED = 1
GAMES = 20_000
WANTED = 1.5                             # million decisions a second
NOTE = f"""Whole games of `las-vegas-cards`, random play through the compiled verbs, without a log, on one thread. A decision is a
selection of cards or a chip. "money": the mean of a player in thousands. Seed {SEED}."""
HEAD = ("", "games/s", "M decisions/s", "decisions a game", "money")
IN_TURN = {"sequential": True, "chips": True}
SETUPS: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2}, "4 players": {"players": 4}, "5 players": {"players": 5},
    "4 players, in turn": {"players": 4, "sequential": True}, "4 players, in turn with chips": {"players": 4, **IN_TURN},
}


def measure(quick: bool = False) -> Section:
    games = 10 if quick else GAMES
    loops = {name: Loop("las-vegas-cards", SEED, **options) for name, options in SETUPS.items()}
    rate = rates({name: Contender(games, loop.play) for name, loop in loops.items()})
    rows, targets = [], []
    for name, loop in loops.items():
        moves = loop.play(games) / games
        money = sum(loop.total) / games / SETUPS[name]["players"] / 1000
        rows.append([name, f"{rate[name]:,.0f}", f"{rate[name] * moves / 1e6:.2f}", f"{moves:.1f}", f"{money:.1f}"])
        targets.append(at_least(f"{name}, M decisions/s", rate[name] * moves / 1e6, WANTED))
    return Section("cards", NOTE, HEAD, rows, targets)
