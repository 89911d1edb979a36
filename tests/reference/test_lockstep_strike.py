"""The engine of Strike and its slow twin (tests/reference/strike.py) play the same random games in lock-step, throws given to both.

    .venv/bin/python -m tests.reference.test_lockstep_strike 5000        plays so many games
"""
import random
from typing import Any

from flambeur.games.strike.actions import GRAND, STOP
from flambeur.games.strike.facts import COCKED, FATES, OUT, X
from flambeur.games.strike.game import GAME
from flambeur.games.strike.options import StrikeOptions
from flambeur.games.strike.state import OPENING, State
from flambeur.kit import contract
from flambeur.kit.chance import Given
from flambeur.kit.contract import CHANCE, OVER, Actions
from flambeur.kit.dice import FACES
from flambeur.kit.events import read, seats
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, plain
from tests.helpers.share import size
from tests.reference.lockstep import main, other_games
from tests.reference.strike import COCKED as LEANS
from tests.reference.strike import DICE, Die, Strike
from tests.reference.strike import OUT as GONE
from tests.reference.strike import X as CROSS

TODAY, ALL = 60, 5000


def die(face: int) -> Die:
    """A face of the engine, as the twin has it."""
    return CROSS if face == X else face + 1


def fate(value: int) -> Die:
    return GONE if value == OUT else LEANS if value >= COCKED else die(value)


class Lockstep:
    """One game on both tables."""

    def __init__(self, seed: int) -> None:
        self.random = luck = random.Random(seed)
        players, edition, match = luck.randint(2, 5), luck.choice(list(DICE)), luck.random() < 0.5
        self.name = f"{players} players, {edition}, match={match}, seed {seed}"
        self.table: Any = new(State)
        self.s = self.table[0]
        GAME.set_up(self.s, StrikeOptions(players=players, edition=edition, match=match))  # type: ignore[arg-type]
        self.twin = Strike(players, edition, match)
        self.log, self.actions, self.given = new_log(), new(Actions)[0], new(Given)[0]
        self.wild = luck.random()         # how often dice are anything; else most lie where they lay, and games get long

    def play(self) -> int:
        choices = 0
        while (who := contract.awaiting(self.s)) != OVER:
            if who == CHANCE: self.chance()
            else:
                self.choose(seats(who)[0])
                choices += 1
            self.compare_tables()
        self.compare("awaited at the end", ("over",), self.twin.awaiting())
        self.compare("winners", seats(contract.winners(self.s)), self.twin.winners())
        return choices

    def compare(self, what: str, engine: object, twin: object) -> None:
        assert engine == twin, f"{self.name}: {what}"

    def chance(self) -> None:
        if contract.pending(self.s)[0] == OPENING:
            value = self.random.randrange(5)
            self.compare("opening", ("chance", "start_die", (5,)), self.twin.awaiting()[:3])
            self.lay([value])
            self.twin.resolve([value])
            return
        _, seat, lying, flying = self.twin.awaiting()
        s = plain(State, self.s)
        faces = [face for face in range(FACES) if s.arena[face]]
        self.compare("who throws", contract.pending(self.s)[1], seat)
        self.compare("what lies there", [die(face) for face in faces], sorted(lying))
        values = [self.lying_die(face) for face in faces] + [self.thrown_die() for _ in range(flying)]
        self.lay(values)
        ends = dict(zip([die(face) for face in faces], values, strict=False))
        in_order = [*(ends[face] for face in lying), *values[len(faces):]]
        self.twin.outcome([fate(value) for value in in_order])
        if self.twin.awaiting()[:2] == ("chance", "cocked"):
            self.twin.resolve([value - COCKED for value in in_order if value >= COCKED])

    def lying_die(self, face: int) -> int:
        return face if self.random.random() > self.wild else self.thrown_die()

    def thrown_die(self) -> int:
        return self.random.choice([*range(FACES), *range(FACES), self.random.randrange(FATES)])

    def lay(self, values: list[int]) -> None:
        self.given.taken = 0
        for k, value in enumerate(values): self.given.values[k] = value
        self.log.n = 0
        contract.chance(self.s, self.given, self.log)
        self.compare("values taken", int(self.given.taken), len(values))
        read(self.log, GAME.kinds)

    def choose(self, seat: int) -> None:
        decide, (who,), _ = self.twin.awaiting()
        self.compare("who decides", ("decide", seat), (decide, who))
        n = contract.legal(self.s, seat, self.actions)
        ids = [int(action) for action in self.actions.ids[:n]]
        self.compare("legal", sorted({self.meant(action) for action in ids}), sorted(self.twin.legal(seat)))
        action = self.random.choice([STOP, *ids[:3]]) if STOP in ids else self.random.choice(ids)
        self.log.n = 0
        contract.act(self.s, seat, action, self.log)
        self.twin.act(seat, self.meant(action))

    def meant(self, action: int) -> tuple[str]:
        return ("stop",) if action == STOP else ("grand",) if action >= GRAND.start else ("throw",)

    def compare_tables(self) -> None:
        s, twin = plain(State, self.s), self.twin
        if contract.awaiting(self.s) == CHANCE: return      # the twin moves dice when they fly, the engine when they have come to rest
        n = twin.players
        self.compare("reserves", list(s.reserve[:n]), twin.reserves)
        self.compare("arena", [die(face) for face in range(FACES) for _ in range(s.arena[face])], sorted(twin.arena))
        self.compare("out", sorted((p for p in range(n) if s.out[p]), key=lambda p: s.out[p]), twin.eliminated)
        self.compare("points", list(s.points[:n]), twin.points if twin.match else [0] * n)
        self.compare("round", s.round_no + 1, twin.round)


def play_games(games: int, seed: int) -> int:
    return sum(Lockstep(seed + k).play() for k in range(games))


def test_the_engine_plays_as_its_twin() -> None:
    assert play_games(size(TODAY, ALL), 1) > size(TODAY, ALL)


def test_so_it_does_in_the_games_of_today() -> None:
    games, choices = other_games(play_games)
    assert choices > games


if __name__ == "__main__":
    main(play_games)
