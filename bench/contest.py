"""Contests between bots that take an hour: played in batches and written down, so that whoever is interrupted goes on."""
import json
import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from flambeur.bots.levels import Level, level
from flambeur.bots.simulate import simulate

KEPT = Path(__file__).with_name("contests.json")
AN_HOUR = 3600.0                          # seconds of one core: no contest gets more
SEED = 2026


@dataclass(frozen=True)
class Contest:
    """One bot among others of another kind, in each seat equally often; at a table for one it plays alone."""
    name: str
    game: str
    games: int
    better: str
    others: str = ""
    wanted: float | None = None           # its share in the victories; None: it is only stated
    options: dict[str, Any] = field(default_factory=dict)
    rollouts: int | None = None           # other than those of its level

    @property
    def players(self) -> int:
        return int(self.options.get("players", 1))

    @property
    def mind(self) -> Level:
        own = level(self.better)
        return own if self.rollouts is None else replace(own, rollouts=self.rollouts)

    def seats(self, own: int) -> list[Level]:
        return [self.mind if seat == own else level(self.others) for seat in range(self.players)]

    def played(self, number: int) -> "Tally":
        """A batch: a game with the bot in each seat, each of these games with other dice."""
        began, tally = time.process_time(), Tally()
        for own in range(self.players):
            found = simulate(self.game, games=1, bots=self.seats(own), seed=SEED + self.players * number + own, threads=1, **self.options)
            tally.games += 1
            tally.won += float(found.wins[0, own])
            tally.choices += int(found.moves[0])
        tally.seconds = time.process_time() - began
        return tally


@dataclass
class Tally:
    games: int = 0
    won: float = 0.0                      # a shared victory is a share
    choices: int = 0                      # of all seats
    seconds: float = 0.0                  # of the process

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.won += other.won
        self.choices += other.choices
        self.seconds += other.seconds

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


class Ledger:
    """What was played so far, contest by contest. Without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        kept = json.loads(file.read_text("utf-8")) if file is not None and file.exists() else {}
        self.found = {name: Tally(**tally) for name, tally in kept.items()}

    def tally(self, contest: Contest) -> Tally:
        return self.found.setdefault(contest.name, Tally())

    def save(self) -> None:
        if self.file is not None:
            self.file.write_text(json.dumps({name: asdict(tally) for name, tally in self.found.items()}, indent=1), "utf-8")

    def forget(self, contests: tuple[Contest, ...]) -> None:
        for contest in contests: self.found.pop(contest.name, None)


def play(contest: Contest, ledger: Ledger, games: int, seconds: float = AN_HOUR) -> Tally:
    """Until so many games are played or the time is used up, whatever was played before included."""
    tally = ledger.tally(contest)
    while tally.games < games and tally.seconds < seconds:
        tally.add(contest.played(tally.games // contest.players))
        ledger.save()
    return tally
