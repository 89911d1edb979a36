"""How fast the search thinks: rollouts for the first decision of a game, on one thread, warm."""
from dataclasses import replace
from typing import Any, NamedTuple

from bench.clock import Contender, rates
from bench.report import Section, at_most
from flambeur.bots.levels import Level, level
from flambeur.bots.playout import new_scratch
from flambeur.bots.search import Ledger
from flambeur.bots.suggest import think
from flambeur.games import find
from flambeur.kit import rng
from flambeur.kit.contract import CHANCE, awaiting, chance, seat_of
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
from flambeur.kit.structs import new

SEED = 1
DECISION = 10_000                        # rollouts
NOTE = f"""Rollouts for the first decision of a game, on one thread, warm. A rollout is played by a level's policy, to the end of the
game or to its resting point, the end of the round. Seed {SEED}."""
HEAD = ("players", "policy", "until", "rollouts/s", f"ms for {DECISION:,}")
PLAYERS = (2, 4)


class Policy(NamedTuple):
    """Rollouts that are played as a level without search plays, or as those of a level with search are."""
    level: str
    rest: bool

    @property
    def how(self) -> Level:
        return replace(level(self.level), rollouts=DECISION, rest=self.rest)


POLICIES = (Policy("random", False), Policy("random", True), Policy("easy", False), Policy("easy", True), Policy("expert", True))


def measure(quick: bool = False) -> Section:
    rollouts = 200 if quick else DECISION
    cases = [(players, policy) for players in PLAYERS for policy in POLICIES]
    rate = rates({case: Contender(rollouts, Decision(case[0], case[1].how).think) for case in cases})
    what = f"{DECISION:,} random rollouts of whole games, 4 players, ms"
    target = at_most(what, milliseconds(rate[4, POLICIES[0]]), 60, "{:.0f}")
    return Section("search", NOTE, HEAD, [row(*case, rate[case]) for case in cases], [target])


def milliseconds(rate: float) -> float:
    return DECISION / rate * 1000


def row(players: int, policy: Policy, rate: float) -> list[str]:
    until = "end of the round" if policy.rest else "end of the game"
    return [str(players), policy.level, until, f"{rate:,.0f}", f"{milliseconds(rate):.0f}"]


class Decision:
    """A seat before the first decision of a game."""

    def __init__(self, players: int, how: Level) -> None:
        game = find("las-vegas")
        options = parse(game.Options, game.id, {"players": players})
        self.table: Any = new(game.state_of(options), 2)
        game.set_up(self.table[0], options)
        self.how, self.rng, self.scratch, self.ledger = how, rng.new(SEED), new_scratch(), new(Ledger)[0]
        log = new_log(0)
        while awaiting(self.table[0]) == CHANCE:
            chance(self.table[0], self.rng, log)
        self.seat = int(seat_of(awaiting(self.table[0])))

    def think(self, rollouts: int) -> None:
        think(self.table, self.seat, self.how, None, rollouts, self.ledger, self.scratch, self.rng)
