"""A match at a live table: a seat's dice wait until it throws them, and its last act can be taken back until something new is seen.

Of what happens it keeps the numbers only, and hands each step on once: whoever runs the table stores it before anyone is told.
"""
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from flambeur.errors import ChanceError, FlambeurError, IllegalAction
from flambeur.kit import calls, rng
from flambeur.kit.calls import desk
from flambeur.kit.contract import CHANCE, NOBODY, OVER
from flambeur.kit.events import Row, row_of, seats
from flambeur.kit.game import Game
from flambeur.kit.log import WIDTH
from flambeur.kit.record import first_of, new, put, put_first
from flambeur.table.match import Match
from flambeur.table.record import Chance, Move


class Step(NamedTuple):
    """A move or a chance event, what the rules wrote of it, the position that it led to, and who had to do something there."""
    entry: Move | Chance
    written: bytes
    digest: str
    awaited: tuple[int, ...]


class Mark(NamedTuple):
    """The position before an act of a seat, or before dice were typed in for it, and what the rules then wrote."""
    seat: int
    typed: bool
    state: bytes
    n_events: int
    written: bytes = b""


class Live(Match):
    """One game at a live table."""

    def __init__(self, *args: Any, **how: Any) -> None:
        self.steps: list[Step] = []       # since `taken` was last asked
        self._marks: list[Mark] = []
        self._stood: tuple[int, int, int] | None = None      # what `_stand` found; None: something has changed since
        super().__init__(*args, **{**how, "settle": False})

    def taken(self) -> list[Step]:
        """The steps since the last time."""
        steps, self.steps = self.steps, []
        return steps

    def rows_of(self, written: bytes) -> list[Row]:
        """What the rules wrote of a step, with names."""
        return [row_of(line, self.game.kinds) for line in lines_of(written)]

    # choosing and throwing

    def choose(self, seat: int, action: int | str) -> None:
        """A choice, and what chance the table itself deals after it. IllegalAction changes nothing."""
        self.go(seat, self._checked(seat, action))

    def go(self, seat: int, action: int) -> None:
        """The same for a choice that was found to be legal."""
        self._act(seat, action)
        self.settle()

    def legal_json(self, seat: int) -> list[dict[str, Any]]:
        """What a seat may do now, ready for JSON."""
        if self._stand()[0] in (OVER, CHANCE):
            return []
        return [action_json(self.game, action) for action in self._legal(seat)]

    @property
    def thrower(self) -> int | None:
        """The seat whose dice the table waits for; None: nobody's."""
        who, _, seat = self._stand()
        return seat if who == CHANCE and seat != NOBODY else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must do something now: choose, or throw."""
        who, _, seat = self._stand()
        if who == CHANCE:
            return (seat,) if seat != NOBODY else ()
        return tuple(seats(who))

    @property
    def rests(self) -> bool:
        """Whether it waits for dice at a resting point of the game, as between two rounds."""
        return self._stand()[0] == CHANCE and calls.rests(self._table, 0)

    def throw(self, seat: int) -> None:
        """The seat throws its dice, or spins, or cuts."""
        self.check_throw(seat)
        self._draw(self._key)
        self.settle()

    def check_throw(self, seat: int) -> None:
        """Raises if the seat has nothing to throw now."""
        if self.thrower != seat:
            raise IllegalAction(f"there are no dice to throw for seat {seat} now", f"la place {seat} n’a pas de dés à lancer maintenant")
        if self.is_typed_in:
            raise ChanceError("these dice are thrown on a real table: type them in",
                              "ces dés se lancent en vrai : entrez ce qu’ils montrent")

    def settle(self) -> None:
        """What belongs to no seat, as a shuffle, is dealt by the table at once."""
        while self._waits_for_table():
            self._draw(self._key)

    def _waits_for_table(self) -> bool:
        who, _, seat = self._stand()
        return who == CHANCE and seat == NOBODY and not self.is_typed_in

    @property
    def _key(self) -> bytes:
        assert self.secret is not None, "a live table knows its secret"
        return self.secret

    def _settle(self) -> None:
        self.settle()

    def lay_again(self, state: Mapping[str, Any], n_events: int) -> None:
        """A stored position of this match, on a table just set up."""
        put(self._table, 0, new(self.game.State)[0])
        self.game.set_up(self._state, self.options)
        self.game.lay(self._state, self.options, state, rng.from_bytes(self._key))
        self.n_events, self._marks, self._stood = n_events, [], None

    # taking back

    def can_take_back(self, seat: int) -> bool:
        """Its own last act, until the next roll, reveal or act of another seat."""
        return bool(self._marks) and self._marks[-1].seat == seat and not self._marks[-1].typed

    def take_back(self, seat: int) -> bytes:
        """Returns what the rules had written of the act: who could not see that may not see that it was taken back."""
        self.check_take_back(seat)
        mark = self._marks.pop()
        self._return_to(mark)
        return mark.written

    def check_take_back(self, seat: int) -> None:
        """Raises if it can no longer be done."""
        if not self.can_take_back(seat):
            raise IllegalAction("this can no longer be taken back: dice were thrown, something was revealed or another player has played",
                                "ce coup ne peut plus être repris : des dés ont été lancés, quelque chose a été dévoilé ou un autre a joué")

    @property
    def can_correct(self) -> bool:
        """Whether the last dice typed in can be typed in again."""
        return bool(self._marks) and self._marks[-1].typed

    def correct(self) -> None:
        self.check_correct()
        self._return_to(self._marks.pop())

    def check_correct(self) -> None:
        """Raises if it can no longer be done."""
        if not self.can_correct:
            raise ChanceError("the last throw can no longer be corrected", "le dernier lancer ne peut plus être corrigé")

    def _return_to(self, mark: Mark) -> None:
        put_first(self._table, mark.state)
        self.n_events, self._stood = mark.n_events, None

    # keeping book

    def _stand(self) -> tuple[int, int, int]:
        """A live table asks this many times between two changes."""
        if self._stood is None: self._stood = super()._stand()
        return self._stood

    def _act(self, seat: int, action: int) -> None:
        if any(mark.seat != seat for mark in self._marks):
            self._marks = []              # an act of another seat
        mark = self._mark(seat, typed=False)
        super()._act(seat, action)
        written = self.steps[-1].written
        final = self.over or self._reveals(written) or self._others_may_change(seat)
        self._marks = [] if final else [*self._marks, mark._replace(written=written)]

    def _lay_values(self, pairs: list[tuple[int, int]], typed: bool = False) -> None:
        self._marks = [self._mark(self.thrower or 0, typed=True)] if typed else []
        super()._lay_values(pairs, typed)

    def _mark(self, seat: int, typed: bool) -> Mark:
        return Mark(seat, typed, first_of(self._table), self.n_events)

    def _reveals(self, written: bytes) -> bool:
        return any(self.game.kinds[line[0]].reveals for line in lines_of(written))

    def _others_may_change(self, seat: int) -> bool:
        """Whether somebody else has chosen and may choose again: that act would end the right to take back, so that losing the right
        would tell of it. The seat itself may choose again, too."""
        who, _, _ = self._stand()
        return who > 0 and any(self._legal(p) for p in range(len(self.seats)) if p != seat and not who >> p & 1)

    def _happened(self, entry: Move | Chance) -> None:
        here, self._stood = desk(), None
        self.steps.append(Step(entry, here.rows[:here.n_rows[0]].tobytes(), self.digest, self.awaited))

    def copy(self) -> "Live":
        """To think about: it has no past and can be used in another thread."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._table = new(self.game.State)
        put(other._table, 0, self._state)
        other.steps, other._marks = [], []
        return other

    def record(self, *, secret: bool | None = None) -> dict[str, Any]:
        raise FlambeurError("a live match keeps no record of its own: its table does")


def lines_of(written: bytes) -> Sequence[Sequence[int]]:
    numbers = memoryview(written).cast("q").tolist()
    return [numbers[k:k + WIDTH] for k in range(0, len(numbers), WIDTH)]


@cache
def action_json(game: Game, action: int) -> dict[str, Any]:
    kind, fields, typed = game.describe(action)
    return {"id": action, "kind": kind, **fields, "typed": typed}
