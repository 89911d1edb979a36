"""What each module of Las Vegas adds to a move, and how often the pile runs dry at large tables."""
from functools import partial
from typing import Any

import numpy as np

from bench.clock import Contender, rates
from bench.loop import Loop
from bench.report import Section, at_least
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.las_vegas.options import EVERYTHING
from flambeur.kit import contract, rng
from flambeur.kit.contract import CHANCE, OVER, Actions
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
from flambeur.kit.structs import new

SEED, PLAYERS, GAMES = 7, 5, 20_000
DRY_GAMES, LARGE = 300, (6, 7, 8)
WANTED, AIM = 2.0, 5.0                    # M moves/s with everything on
ALONE: dict[str, Any] = {"minimum": "by_players", "high_notes": "on"}      # switches that are no truths
NOTE = f"""Random play of whole games by {PLAYERS} players through the compiled verbs, on one thread, without a log, each module alone
and all at once, all on the common class of states but the first. A move of a game with kickers or chip cards is another than one of a
game without: questions are moves, too. Seed {SEED}. The pile was empty when the casinos had been stocked, in {DRY_GAMES} random games
with everything that so many may have: {{dry}}."""
HEAD = ("", "moves a game", "M moves/s", "ns a move", "more than without modules")
CLASSIC, BASE, ALL = "none, the class of its own", "none", "everything"


def measure(quick: bool = False) -> Section:
    games = 10 if quick else GAMES
    loops = {CLASSIC: Loop("las-vegas", SEED, players=PLAYERS), BASE: Loop("las-vegas", SEED, cls=GAME.State, players=PLAYERS)}
    for module in modules():
        alone: dict[str, Any] = {module.name: ALONE.get(module.name, True)}
        loops[module.name] = Loop("las-vegas", SEED, cls=GAME.State, players=PLAYERS, **alone)
    loops[ALL] = Loop("las-vegas", SEED, players=PLAYERS, **EVERYTHING)
    moves = {name: loop.play(games) / games for name, loop in loops.items()}
    found = rates({name: Contender(games, partial(loop.play)) for name, loop in loops.items()})
    speed = {name: rate * moves[name] / 1e6 for name, rate in found.items()}
    cost = {name: 1000 / rate for name, rate in speed.items()}
    rows = [[name, f"{moves[name]:.1f}", f"{speed[name]:.2f}", f"{cost[name]:.0f}", f"{cost[name] - cost[BASE]:+.0f}"] for name in loops]
    shares = {players: dry_rounds(players, 2 if quick else DRY_GAMES) for players in LARGE}
    dry = ", ".join(f"{share:.0%} of the rounds with {players}" for players, share in shares.items())
    targets = [at_least("everything on, 5 players, M moves/s", speed[ALL], WANTED),
               at_least("an aim: everything on, 5 players, M moves/s", speed[ALL], AIM)]
    return Section("modules", NOTE.format(dry=dry), HEAD, rows, targets)


def dry_rounds(players: int, games: int) -> float:
    """In which share of the rounds the pile was empty once the casinos had been stocked."""
    preset = next(preset for preset in GAME.presets if preset.id == "everything")
    refused = preset.refused(GAME.Options, players)
    options = parse(GAME.Options, GAME.id, {"players": players, **{name: x for name, x in preset.options.items() if name not in refused}})
    dry = rounds = 0
    table: Any = new(GAME.state_of(options), 1)
    luck, actions, log = np.random.default_rng(SEED), new(Actions)[0], new_log(0)
    draws = rng.new(SEED)
    for _ in range(games):
        table[0] = new(GAME.state_of(options), 1)[0]
        s: Any = table[0]
        GAME.set_up(s, options)
        seen = -1
        while (who := contract.awaiting(s)) != OVER:
            if who == CHANCE:
                contract.chance(s, draws, log)
            else:
                seat = int(who).bit_length() - 1
                n = contract.legal(s, seat, actions)
                contract.act(s, seat, int(actions.ids[luck.integers(n)]), log)
            if s.round_no != seen and (s.n_notes.any() or s.rainbow.at.any()):      # just stocked
                seen = int(s.round_no)
                rounds += 1
                dry += s.pile.length == 0
    return dry / rounds


if __name__ == "__main__":
    print(measure().markdown())
