"""A game at a live table: a seat's dice wait until it throws them, and its last act can be taken back until something new is seen.

Of what happens the table keeps the numbers only, and hands each step on once: whoever runs it stores the step before anyone is told.
"""
from collections.abc import Mapping, Sequence
from functools import cache
from json import dumps
from typing import Any, NamedTuple, Self

from flambeur.errors import ChanceError, IllegalAction
from flambeur.kit import rng
from flambeur.kit.calls import desk
from flambeur.kit.contract import CHANCE, NOBODY, OVER
from flambeur.kit.events import Row, row_of
from flambeur.kit.game import Game, Outcome
from flambeur.kit.log import WIDTH
from flambeur.kit.options import Options
from flambeur.kit.structs import first_of, new, put, put_first
from flambeur.table import fairness
from flambeur.table.play import Dice, Pairs, Play, Written
from flambeur.table.record import Chance, Move


class Step(NamedTuple):
    """A move or a chance event, what the rules wrote of it, the position that it led to, and who had to do something there. Moves that
    are made together are one step: `more` are those after the first."""
    entry: Move | Chance
    written: bytes
    digest: str
    awaited: tuple[int, ...]
    more: tuple[int, ...] = ()
    settled: bool = True                  # where moves are signed: nobody can change any more, in secret, what was chosen so far


class Mark(NamedTuple):
    """The position before an act of a seat, or before dice were typed in for it, and what the rules then wrote."""
    seat: int
    typed: bool
    state: bytes
    n_events: int
    written: bytes = b""


class Unmeasured(Exception):
    """What was asked for leads to a chance event that must be measured first: nothing was done. `measure` may run in another thread; then
    the act can be asked for again."""

    def __init__(self, live: "Live", ahead: "Live") -> None:
        super().__init__("a chance event is to be measured")
        self.live, self.ahead = live, ahead

    def measure(self) -> None:
        self.live.outcomes = {self.ahead.event: self.ahead.measure()}


class Live(Play):
    """One game at a live table."""

    def __init__(self, game: Game, options: Options, *, secret: bytes, commitment: str = "", table: str = "",
                 seeds: Sequence[str | None] = (), dice: Dice = "auto", position: Mapping[str, Any] | None = None,
                 written: Written | None = None) -> None:
        self._key = secret
        self.signs = False                # whether some of the players sign their moves
        self.apart = False                # whether what takes time to measure is measured elsewhere, before the act is done
        self.outcomes: dict[tuple[Any, ...], Outcome] = {}      # of what was measured elsewhere, by event
        self.steps: list[Step] = []       # since `taken` was last asked
        self._marks: list[Mark] = []
        self._stood: tuple[int, int, int] | None = None      # what `_stand` found; None: something has changed since
        self._legal: dict[int, list[dict[str, Any]]] = {}     # what `legal_json` found, by seat, for what `_stood` is about
        super().__init__(game, options, secret=secret, commitment=commitment, table=table, seeds=seeds, dice=dice, position=position,
                         written=written)

    def taken(self) -> list[Step]:
        """The steps since the last time."""
        steps, self.steps = self.steps, []
        return steps

    def rows_of(self, written: bytes) -> list[Row]:
        """What the rules wrote of a step, with names."""
        return [row_of(line, self.game.kinds) for line in lines_of(written)]

    # choosing and throwing

    def choose(self, seat: int, *actions: int | str, body: Any = None) -> None:
        """A choice, or several together, and the chance that the table itself deals afterwards. IllegalAction changes nothing."""
        chosen = self.checked_all(seat, actions)
        self.go(seat, *chosen, body=self.checked_body(seat, chosen, body))

    def go(self, seat: int, *actions: int, body: dict[str, Any] | None = None) -> None:
        """Makes choices that were found to be legal. A seat that asks for the dice throws them, unless they are typed in."""
        self.act_together(seat, actions, body)
        if self.is_throw(actions[-1]) and self.must_throw(seat) and not self.is_typed_in: self.draw(self._key)
        self.settle()

    def legal_json(self, seat: int) -> list[dict[str, Any]]:
        """What a seat may do now, and how things would stand then, ready for JSON: found once, however many ask."""
        if self._stand()[0] in (OVER, CHANCE):
            return []
        if seat not in self._legal: self._legal[seat] = self._choices(seat)
        return self._legal[seat]

    def _choices(self, seat: int) -> list[dict[str, Any]]:
        ids = self.legal_ids(seat)
        shown = [action_json(self.game, action) for action in ids]
        outlooks = self.game.outlooks(self.cell, self.options, seat, ids) if ids else []
        return [{**action, **outlook} for action, outlook in zip(shown, outlooks, strict=True)] if outlooks else shown

    def throw(self, seat: int) -> None:
        """The seat throws its dice, or spins, or cuts. What the seat might have done before, it does not do: it asks for the dice."""
        self.check_throw(seat)
        self.cast(seat, self.asking(seat))

    def cast(self, seat: int, asking: Sequence[int]) -> None:
        """Throws what was found to be the seat's to throw; `asking` is what `asking` says."""
        if asking: return self.go(seat, *asking)
        self.draw(self._key)
        self.settle()

    # measuring

    def prepared(self, seat: int, actions: Sequence[int] = (), body: dict[str, Any] | None = None) -> None:
        """Asked before anything is done: where measuring is done apart, Unmeasured if these acts lead to what is not yet measured."""
        if not self.apart or not any(kind.measured for kind in self.game.chances):
            return
        ahead = self.copy()
        if actions: ahead.act_together(seat, actions, body)
        if ahead.measured and not ahead.is_typed_in and ahead.event not in self.outcomes:
            raise Unmeasured(self, ahead)

    @property
    def event(self) -> tuple[Any, ...]:
        """What tells the pending chance event from any other."""
        return self.digest, self.n_events, dumps(self.carried)

    def measure(self) -> Outcome:
        """The outcome of the pending event."""
        return super()._outcome(fairness.values(self._key, self.start_hash, self.n_events, self.measured))

    def _outcome(self, noise: Sequence[int]) -> Outcome:
        return self.outcomes.pop(self.event, None) or super()._outcome(noise)

    def asking(self, seat: int) -> list[int]:
        """The first of the seat's actions that ask for the dice, if there are any: what a throw plays."""
        return [action for action in self.legal_ids(seat) if self.is_throw(action)][:1]

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
            self.draw(self._key)

    def _waits_for_table(self) -> bool:
        who, _, seat = self._stand()
        return who == CHANCE and seat == NOBODY and not self.is_typed_in

    def lay_again(self, state: Mapping[str, Any], n_events: int) -> None:
        """A stored position of this game, on a table just set up."""
        put(self.cell, 0, new(self.State)[0])
        self.game.set_up(self.state, self.options)
        self.game.lay(self.state, self.options, state, rng.from_bytes(self._key))
        self.n_events, self._marks, self._stood = n_events, [], None

    # taking back

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat can take back its own last act: until the next roll, reveal or act of another seat."""
        return bool(self._marks) and self._marks[-1].seat == seat and not self._marks[-1].typed

    def take_back(self, seat: int) -> bytes:
        """Returns what the rules had written of the act: whoever could not see the act may not see that it was taken back."""
        self.check_take_back(seat)
        mark = self._marks.pop()
        self._return_to(mark)
        return mark.written

    def check_take_back(self, seat: int) -> None:
        """Raises if it can no longer be done."""
        if not self.can_take_back(seat):
            raise IllegalAction("this can no longer be undone: chance has had its say, something was revealed or another player has played",
                                "ce coup ne peut plus être annulé : le hasard a parlé, quelque chose a été dévoilé "
                                "ou un autre joueur a joué")

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
        put_first(self.cell, mark.state)
        self.n_events, self._stood = mark.n_events, None

    # keeping book

    def _stand(self) -> tuple[int, int, int]:
        """A live table asks this many times between two changes."""
        if self._stood is None: self._stood, self._legal = super()._stand(), {}
        return self._stood

    def act(self, seat: int, action: int, body: dict[str, Any] | None = None) -> None:
        self.act_together(seat, [action], body)

    def act_together(self, seat: int, actions: Sequence[int], body: dict[str, Any] | None = None) -> None:
        """One step, which is told and taken back as one."""
        if any(mark.seat != seat for mark in self._marks):
            self._marks = []              # an act of another seat
        mark = self._mark(seat, typed=False)
        before = len(self.steps)
        for action in actions:
            super().act(seat, action, body)
        self.steps[before:] = [joined(self.steps[before:])]
        written = self.steps[-1].written
        final = self.over or self._reveals(written) or self._others_may_change(seat)
        self._marks = [] if final else [*self._marks, mark._replace(written=written)]

    def lay_values(self, pairs: Pairs, typed: bool = False, noise: Pairs = (), trail: Any = None) -> None:
        self._marks = [self._mark(self.thrower or 0, typed=True)] if typed else []
        super().lay_values(pairs, typed, noise, trail)

    def _mark(self, seat: int, typed: bool) -> Mark:
        return Mark(seat, typed, first_of(self.cell), self.n_events)

    def _reveals(self, written: bytes) -> bool:
        return any(self.game.kinds[line[0]].reveals for line in lines_of(written))

    def _others_may_change(self, seat: int) -> bool:
        """Whether somebody else has chosen and may choose again: such an act would end the right to take back, so that losing the right
        would tell of the act. The seat itself may choose again, too."""
        who, _, _ = self._stand()
        return who > 0 and any(self.legal_ids(p) for p in range(self.players) if p != seat and not who >> p & 1)

    def _happened(self, entry: Move | Chance) -> None:
        here, self._stood = desk(), None
        written = here.rows[:here.n_rows[0]].tobytes()
        self.steps.append(Step(entry, written, self.digest, self.awaited, (), not self.signs or self._is_settled(entry)))

    def _is_settled(self, entry: Move | Chance) -> bool:
        """Dice end every choice; before them a seat that has chosen, and may choose again, does so unseen."""
        if isinstance(entry, Chance) or self.game.is_open:
            return True
        who, _, _ = self._stand()
        return who <= 0 or not any(self.legal_ids(p) for p in range(self.players) if not who >> p & 1)

    def copy(self) -> Self:
        """A copy to think about: it can be used in another thread, and what happens there is told nobody."""
        other = super().copy()
        other.steps, other._marks = [], [*self._marks]
        return other


def joined(steps: Sequence[Step]) -> Step:
    """Moves that were made together."""
    first, last = steps[0], steps[-1]
    more = tuple(step.entry.action for step in steps[1:] if isinstance(step.entry, Move))
    return Step(first.entry, b"".join(step.written for step in steps), last.digest, last.awaited, more, last.settled)


def lines_of(written: bytes) -> Sequence[Sequence[int]]:
    numbers = memoryview(written).cast("q").tolist()
    return [numbers[k:k + WIDTH] for k in range(0, len(numbers), WIDTH)]


@cache
def action_json(game: Game, action: int) -> dict[str, Any]:
    kind, fields, typed = game.describe(action)
    return {"id": action, "kind": kind, **fields, "typed": typed, **({"throws": True} if action in game.throws.ids() else {})}
