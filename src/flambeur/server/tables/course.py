"""The course of a table: which entries no longer matter, since later ones have undone them, and whether the game gets on.

Both follow from the log alone, so that a table that is read from the store has the same course.
"""
from collections.abc import Collection
from typing import NamedTuple

from flambeur.server.tables import entries as log
from flambeur.server.tables.entries import Body

CANCELS = ("take_back", "correct", "vacated", "called_off")      # kinds of entries of which nothing is left, together with what they undo
OF_A_START = (log.Pledged, log.Starting, log.Opened, log.Missing, log.Consented)


class Act(NamedTuple):
    """A move that stands: its entry, its seat, and whether it changed a choice that the seat had made before."""
    n: int
    seat: int
    changes: bool


class Course:
    """`note` hears of every entry once, in order."""
    __slots__ = ("acts", "farthest", "filled", "reached", "seated", "start", "thrown")

    def __init__(self) -> None:
        self.acts: list[Act] = []         # since the last dice
        self.thrown: int | None = None    # the entry of the last dice
        self.reached = self.farthest = 0  # moves and throws that stand now, and the most that ever stood
        self.seated: dict[int, tuple[int, ...]] = {}      # by seat: what has to be told of its player as long as the player sits there
        self.filled: dict[int, int] = {}  # by seat: the last entry that put a bot there, or took the bot away
        self.start: list[int] = []        # what was pledged and opened for the next start, and what else belongs to this one alone

    def note(self, n: int, body: Body, awaited: Collection[int]) -> tuple[int, ...]:
        """The entries that this one undoes. `awaited` are the seats that the table waited for when it came."""
        self.farthest = max(self.farthest, self.reached)
        if isinstance(body, log.Moved): return self._moved(n, body.seat, changes=body.seat not in awaited)
        if isinstance(body, log.TookBack): return self._took_back()
        if isinstance(body, OF_A_START): self.start.append(n)
        if isinstance(body, log.Rolled): self._thrown(n)
        elif isinstance(body, log.Corrected): return self._corrected()
        elif isinstance(body, log.Start): self.seated, self.filled, self.start = {}, {}, []
        elif isinstance(body, log.CalledOff): return self._called_off()
        elif isinstance(body, log.Seated): self.seated[body.seat] = (n,)
        elif isinstance(body, log.Pledged): self.seated[body.seat] = (*self.seated.get(body.seat, ()), n)
        elif isinstance(body, log.Vacated): return self._vacated(body.seat)
        elif isinstance(body, log.Filled): return self._filled(n, body.seat)
        return ()

    @property
    def goes_on(self) -> bool:
        """Whether with the last entry the game has come farther than ever before: not by doing again what had been taken back."""
        return self.reached > self.farthest

    def _moved(self, n: int, seat: int, changes: bool) -> tuple[int, ...]:
        """A choice that is changed once more undoes the change before; the first choice stays, since others know that it was made."""
        last = next((act for act in reversed(self.acts) if act.seat == seat), None) if changes else None
        self.acts.append(Act(n, seat, changes))
        if not changes: self.reached += 1
        return (last.n,) if last is not None and last.changes else ()

    def _took_back(self) -> tuple[int, ...]:
        if not self.acts:                 # of a game that went on from a stored position
            return ()
        act = self.acts.pop()
        if not act.changes: self.reached -= 1
        return (act.n,)

    def _thrown(self, n: int) -> None:
        self.acts, self.thrown = [], n
        self.reached += 1

    def _corrected(self) -> tuple[int, ...]:
        self.reached -= 1
        return (self.thrown,) if self.thrown is not None else ()

    def _vacated(self, seat: int) -> tuple[int, ...]:
        undone = self.seated.pop(seat, ())
        self.start = [n for n in self.start if n not in undone]
        return undone

    def _called_off(self) -> tuple[int, ...]:
        """All pledge anew: of this start nothing counts any more."""
        undone, self.start = tuple(self.start), []
        self.seated = {seat: tuple(n for n in told if n not in undone) for seat, told in self.seated.items()}
        return undone

    def _filled(self, n: int, seat: int) -> tuple[int, ...]:
        before = self.filled.get(seat)
        self.filled[seat] = n
        return (before,) if before is not None else ()
