"""Somebody at every device of a table who does whatever comes to mind, sensible or not."""
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from flambeur.server.commands import consenting, gathering, keys, leaving, playing, votes
from flambeur.server.tables.entries import Clock, Rematch
from flambeur.server.tables.table import Table
from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.tables import signing as signed
from tests.server.tables.laying import HIDING, T0, cards, code_of, everything, go, lay, seed_of

HOLDERS = range(1, 6)
ASKING = {"options": {"spoils": True, "announcing": True}}      # the probe, in mid-payout and before the die
GAMES = [HIDING["probe"], ASKING, {"game": "las-vegas"}, HIDING["cards"], HIDING["cards in turn"]]
WITHOUT_DICE = (HIDING["cards"]["game"],)

GATHERING = ["sit", "pledge", "start", "seed", "time"]          # what brings a game to its start


def random_table(luck: Random) -> Table:
    """Of any game, with any plan."""
    game = luck.choice(GAMES)
    n = luck.randint(2, 4)
    manual = game.get("game") not in WITHOUT_DICE and luck.random() < 0.25
    seats = [luck.choice(["device", "easy"] if manual else ["device", "open", "open", "easy"]) for _ in range(n)]
    clock = luck.choice([Clock(), Clock(seconds=30), Clock(seconds=30, out="wait")])
    return lay("device", *seats[1:], **game, seed=luck.randrange(99), clock=clock, hints=luck.random() < 0.5,
               dice="manual" if manual else "auto", names=["Anna", "Benno"])


class Driver:
    """`act` does one thing, or is refused. It keeps count of both by what was wanted."""

    def __init__(self, table: Table, luck: Random) -> None:
        self.table, self.luck = table, luck
        self.at, self.k = T0, 0
        self.done, self.refused = Counter[str](), Counter[str]()

    def act(self, careful: bool = True) -> bool:
        """Whether it was done. With `careful`, one that was refused is seen to have changed nothing."""
        self.at += self.luck.choice([0, 100, 5000, 40_000])
        name = self.wanted()
        before = everything(self.table) if careful else None
        code = code_of(lambda: WANTS[name](self))
        if not code:
            self.done[name] += 1
            return True
        self.refused[f"{name} {code}"] += 1
        assert before is None or everything(self.table) == before, f"{name} was refused ({code}) and changed something"
        return False

    def wanted(self) -> str:
        if self.table.plan.dice == "manual" and self.luck.random() < 0.2: return self.luck.choice(["type_in", "correct"])
        if self.table.status == "playing" and self.luck.random() < 0.5: return "go"
        if self.table.status == "playing" and self.luck.random() < 0.3: return self.luck.choice(["move", "roll", "take_back"])
        if self.table.missing is not None and self.luck.random() < 0.3: return self.luck.choice(["consent", "consent", "call_off"])
        if self.table.signers.current and self.luck.random() < 0.1: return "key"
        if any(seat.left for seat in self.table.seats) and self.luck.random() < 0.1: return "back"
        if self.table.status == "gathering" and self.luck.random() < 0.4: return self.luck.choice(GATHERING)
        return self.luck.choice([name for name in WANTS if name != "abandon" or self.luck.random() < 0.1])

    @property
    def id(self) -> str:
        self.k += 1
        return f"r{self.k}"

    @property
    def seat(self) -> int:
        return self.luck.randrange(-1, len(self.table.seats) + 1)

    def who(self) -> tuple[int, int]:
        """A holder and a seat, mostly its own."""
        held = [(seat.holder, p) for p, seat in enumerate(self.table.seats) if seat.holder is not None]
        if held and self.luck.random() < 0.85:
            return self.luck.choice(held)
        return self.luck.choice(HOLDERS), self.seat

    def turn(self, seat: int) -> int | None:
        return self.luck.choice([None, self.table.turns.get(seat), self.table.turns.get(seat), 1])

    def level(self) -> str | None:
        return self.luck.choice(["easy", "hard", None, "nonsense"])

    # what one may want

    def go(self) -> None:
        if not self.table.awaited: return
        if self.table.signers.current and self.table.plan.dice == "auto": signed.step(self.table, self.luck, self.at)
        else: go(self.table, self.luck, self.at)

    def sit(self) -> None:
        gathering.sit(self.table, self.luck.choice(HOLDERS), self.luck.choice([None, self.seat]), self.at)

    def remove(self) -> None:
        gathering.remove(self.table, self.luck.choice(HOLDERS), self.seat, self.at, self.id)

    def fill(self) -> None:
        gathering.fill(self.table, self.luck.choice(HOLDERS), self.seat, self.level(), self.at, self.id)

    def pledge(self) -> None:
        holder, seat = self.who()
        key = Device(holder).key if self.luck.random() < 0.6 else None
        gathering.pledge(self.table, holder, seat, seed_of(max(seat, 0))[1], self.at, self.id, key)

    def key(self) -> None:
        holder, seat = self.who()
        keys.change_key(self.table, holder, seat, self.luck.choice([None, Device(holder).key]), None, self.at, self.id)

    def consent(self) -> None:
        holder, seat = self.who()
        signature = None
        if (missing := self.table.missing) is not None and self.luck.random() < 0.8:
            text = signing.consent_text(self.table.id, self.table.plan.commitment, seat, missing.seats, missing.seeds)
            signature = Device(holder).sign(text)
        consenting.consent(self.table, holder, seat, signature, self.at, self.id)

    def call_off(self) -> None:
        consenting.call_off(self.table, self.luck.choice(HOLDERS), self.at, self.id)

    def start(self) -> None:
        gathering.press_start(self.table, self.luck.choice(HOLDERS), self.at, self.id, self.level())

    def seed(self) -> None:
        holder, seat = self.who()
        gathering.open_seed(self.table, holder, seat, seed_of(self.luck.choice([max(seat, 0), 9]))[0], self.at, self.id)

    def time(self) -> None:
        """What the table's own clock does."""
        if self.table.status == "gathering" and self.table.starting is not None and self.luck.random() < 0.3:
            if self.table.missing is not None: consenting.give_up_waiting(self.table, self.at)
            elif gathering.not_open(self.table): gathering.ask_others(self.table, self.at, self.at + 120_000)
        leaving.clock_ran_out(self.table, self.at)

    def move(self) -> None:
        holder, seat = self.who()
        legal = cards(self.table, seat) if self.table.match else []
        actions = [self.luck.choice([self.luck.randrange(9), *legal]) for _ in range(self.luck.choice([1, 1, 1, 2]))]
        playing.move(self.table, holder, seat, actions, self.turn(seat), self.at, self.id)

    def roll(self) -> None:
        holder, seat = self.who()
        playing.roll(self.table, holder, seat, self.turn(seat), self.at, self.id)

    def type_in(self) -> None:
        holder, seat = self.who()
        throw = self.table.match.awaiting_chance if self.table.match else None
        n = len(throw.sizes) if throw and self.luck.random() < 0.5 else self.luck.randint(0, 8)
        playing.type_in(self.table, holder, seat, [self.luck.randint(self.luck.choice([0, 1]), 6) for _ in range(n)], self.at, self.id)

    def correct(self) -> None:
        playing.correct(self.table, *self.who(), self.at, self.id)

    def take_back(self) -> None:
        playing.take_back(self.table, *self.who(), self.at, self.id)

    def leave(self) -> None:
        leaving.leave(self.table, *self.who(), self.at, self.id)

    def back(self) -> None:
        leaving.come_back(self.table, *self.who(), self.at, self.id)

    def replace(self) -> None:
        absent = self.luck.sample(range(len(self.table.seats)), self.luck.randint(0, len(self.table.seats)))
        votes.replace(self.table, *self.who(), self.seat, dict.fromkeys(absent, self.luck.choice([0, 5000])), self.at, self.id)

    def abandon(self) -> None:
        votes.abandon(self.table, *self.who(), self.at, self.id)

    def hint(self) -> None:
        leaving.hint(self.table, *self.who(), self.at, self.id)

    def hand(self) -> None:
        holder, seat = self.who()
        gathering.hand(self.table, holder, [seat], self.luck.choice(HOLDERS), self.at)

    def again(self) -> None:
        votes.play_again(self.table, *self.who(), self.at, self.id)
        if votes.wants_rematch(self.table): self.table.add(Rematch(table="thenextone"), self.at)


WANTS: dict[str, Callable[[Driver], Any]] = {name: getattr(Driver, name) for name in (
    "go", "sit", "remove", "fill", "pledge", "start", "seed", "consent", "call_off", "key", "time", "move", "roll", "type_in", "correct",
    "take_back", "leave", "back", "replace", "abandon", "hint", "hand", "again")}
