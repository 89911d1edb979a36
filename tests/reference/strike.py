"""Strike for 2 to 5 players, as slowly and plainly as the rules page says it (ST1 to ST7).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself, and knows no arena: where
dice lie, how they are thrown and regrouped before a throw (ST3: faces kept) changes nothing here; how a throw ends is given from outside.

awaiting() is one of
    ("chance", "start_die", (5,), seats)       resolve([value]): the die in the arena shows value + 2
    ("decide", (seat,), phase)                 act(seat, choice). "turn": ("throw",), the die that must be thrown; "grand": ("grand",), all
                                               dice of the reserve at once; "on": ("throw",) or ("stop",)
    ("outcome", seat, (face, …), number)       outcome(dice): how each die ends, those that lay in the arena in the order told, then the
                                               thrown ones: a face (2 to 6, or X), OUT (left the arena, missed it, lies on its rim), COCKED
    ("chance", "cocked", (6, …), (seat,))      resolve(values): one for each cocked die, in their order: 0 is X, else face = value + 1
    ("over",)                                  winners(), eliminated (a single game), points (a match)
"""

from collections.abc import Generator, Sequence
from typing import Any

Event = tuple[Any, ...]
Choice = tuple[Any, ...]
Steps = Generator[Event, Any, None]
Die = int | str  # a face, or how a throw ended otherwise

X, OUT, COCKED = "X", "out", "cocked"
NUMBERS = [2, 3, 4, 5, 6]
FACES: list[Die] = [X, *NUMBERS]  # ST1: X stands where the 1 was
DICE = {"31 dice": {2: 9, 3: 8, 4: 7, 5: 6}, "26 dice": {2: 8, 3: 7, 4: 6, 5: 5}}  # ST1
MOST_DECISIONS = 2000


def matching(dice: list[Die]) -> list[Die]:
    """ST4: all dice of all numbers that two or more show."""
    return [die for die in dice if dice.count(die) >= 2]


class Strike:
    def __init__(self, players: int, edition: str = "31 dice", match: bool = False) -> None:
        if players not in (2, 3, 4, 5) or edition not in DICE:
            raise ValueError("2 to 5 players, 31 dice or 26 dice")
        self.players, self.edition, self.match = players, edition, match
        self.round = 1
        self.reserves = [0] * players
        self.arena: list[Die] = []
        self.out = 0  # dice out of the game
        self.eliminated: list[int] = []  # of this round, the first one first
        self.points = [0] * players
        self.grand = False  # the next player must throw all dice
        self.decisions = 0  # each throw and each stop
        self._game = self._play()
        self._next: Event = next(self._game)

    def awaiting(self) -> Event:
        match self._next:
            case ("decide", seat, phase, _):
                return ("decide", (seat,), phase)
            case event:
                return event

    def legal(self, seat: int) -> list[Choice]:
        match self._next:
            case ("decide", decider, _, choices) if decider == seat:
                return list(choices)
        return []

    # ---- answers

    def act(self, seat: int, choice: Choice) -> None:
        if choice not in self.legal(seat):
            raise ValueError("this may not be chosen")
        self.decisions += 1
        self._go_on(choice)

    def resolve(self, values: Sequence[int]) -> None:
        if self._next[0] != "chance" or len(values) != len(self._next[2]):
            raise ValueError("nothing is drawn now, or not so much")
        if any(value not in range(size) for value, size in zip(values, self._next[2], strict=True)):
            raise ValueError("a value that cannot be drawn")
        self._go_on(list(values))

    def outcome(self, dice: Sequence[Die]) -> None:
        if self._next[0] != "outcome" or len(dice) != len(self._next[2]) + self._next[3]:
            raise ValueError("nothing was thrown, or not so many dice")
        if any(die not in [*FACES, OUT, COCKED] for die in dice):
            raise ValueError("a die that ends so is not known")
        self._go_on(list(dice))

    def _go_on(self, answer: Any) -> None:
        try:
            self._next = self._game.send(answer)
        except StopIteration:
            self._next = ("over",)

    # ---- the game, top-down

    def _play(self) -> Steps:
        """ST7: as many rounds as players, each starting once; the start moves left. A single game is one round."""
        for number in range(self.players if self.match else 1):
            self.round = number + 1
            yield from self._play_round(first=number)
            if self._too_long():
                return

    def _play_round(self, first: int) -> Steps:
        yield from self._set_up()
        seat = first
        # Two readings: "a game of more than 2,000 decisions ends" does not say when. Here: before the next decision of anybody.
        while len(self._still_in()) > 1 and not self._too_long():
            grand, self.grand = self.grand, False
            yield from self._grand_throw(seat) if grand else self._turn(seat)
            self._end_turn(seat)
            seat = self._next_seat(seat)

    def _set_up(self) -> Steps:
        """ST1, ST2: the start die is one even draw of the five numbers."""
        self.reserves = [DICE[self.edition][self.players]] * self.players
        self.out, self.eliminated, self.grand = 0, [], False
        (value,) = yield "chance", "start_die", (5,), tuple(range(self.players))
        self.arena = [NUMBERS[value]]

    def _turn(self, seat: int) -> Steps:
        """ST3: one die must be thrown. ST4: without a match another one, if there is one, or stop."""
        yield "decide", seat, "turn", [("throw",)]
        while True:
            matched = yield from self._throw(seat, 1)
            if matched or self.reserves[seat] == 0 or self._too_long():
                return
            answer = yield "decide", seat, "on", [("throw",), ("stop",)]
            if answer == ("stop",):
                return

    def _grand_throw(self, seat: int) -> Steps:
        """ST5: all dice of the reserve at once, settled like any throw; then the turn ends."""
        yield "decide", seat, "grand", [("grand",)]
        yield from self._throw(seat, self.reserves[seat])

    def _throw(self, seat: int, number: int) -> Generator[Event, Any, bool]:
        """ST4. Whether there was a match."""
        self.reserves[seat] -= number
        dice: list[Die] = yield "outcome", seat, tuple(self.arena), number
        self.arena, stay = [], dice
        if cocked := dice.count(COCKED):  # re-rolled outside, put back where they lay
            values = yield "chance", "cocked", (6,) * cocked, (seat,)
            faces = [FACES[value] for value in values]
            stay = [faces.pop(0) if die == COCKED else die for die in dice]
        self.arena = [die for die in stay if die not in (OUT, X)]
        self.out += len(dice) - len(self.arena)
        taken = matching(self.arena)
        self.arena = [die for die in self.arena if die not in taken]
        self.reserves[seat] += len(taken)
        return bool(taken)

    def _end_turn(self, seat: int) -> None:
        if not self.arena:
            self.grand = True  # ST5: by whatever way it was emptied
        if self.reserves[seat] == 0:  # ST6
            self.eliminated.append(seat)
            self.points[seat] += len(self._still_in())  # ST7: not counting the one who goes

    def _still_in(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.eliminated]

    def _next_seat(self, seat: int) -> int:
        """ST2: clockwise, the next one still in the game."""
        following = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(each for each in following if each not in self.eliminated)

    def _too_long(self) -> bool:
        return self.decisions > MOST_DECISIONS

    # ---- the end

    def winners(self) -> list[int]:
        """ST6: the player left. ST7: fewest points, ties are shared. After too many decisions: most dice, in a match as well."""
        finished = len(self._still_in()) == 1 and self.round == (self.players if self.match else 1)
        if not finished:
            most = max(self.reserves)
            return [seat for seat in range(self.players) if self.reserves[seat] == most]
        if self.match:
            return [seat for seat in range(self.players) if self.points[seat] == min(self.points)]
        return self._still_in()
