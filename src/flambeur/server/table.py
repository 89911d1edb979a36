"""A table: what the entries of its log add up to. No input or output in here, and no rule of a game.

To start reading: `add` is how something new comes in, `replay` how a stored table comes back; both go through `_apply`. Who may do what
is decided in server/commands/; what others get to see of it is server/looks.py.
"""
from collections.abc import Callable, Iterable
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.server import entries as log
from flambeur.server.entries import Body, load
from flambeur.server.errors import NotNow, ReadOnly
from flambeur.server.lines import Line, Lines
from flambeur.server.seat import Seat
from flambeur.server.store.rows import Entry, Status
from flambeur.table.live import Live
from flambeur.table.record import Chance, Move
from flambeur.table.record import Seat as RecordSeat
from flambeur.table.replay import step

OVER, NOT_BEGUN = ("the game is over", "la partie est finie"), ("the game has not begun", "la partie n’a pas commencé")
SOMEBODY = RecordSeat()                   # a match need not know who sits there
CREATOR = 1                               # the device that made the table
REQUESTS_KEPT = 256                       # client ids that a table remembers, to acknowledge a re-sent request once


class Table:
    """One table, from its creation to its end."""

    def __init__(self, id: str, secret: bytes, names: dict[int, str] | None = None) -> None:
        self.id, self.secret = id, secret
        self.names = names if names is not None else {}
        self.lines = Lines()
        self.status: Status = "gathering"
        self.plan: log.Created
        self.host = CREATOR                   # the device that may start, fill and remove
        self.seats: list[Seat] = []
        self.removed: set[int | None] = set()      # devices that were asked to leave
        self.match: Live | None = None
        self.pledges: dict[int, str] = {}
        self.seeds: dict[int, str] = {}
        self.left_out: list[int] = []
        self.starting: int | None = None      # when the start was pressed
        self.votes: dict[tuple[str, int | None], set[int]] = {}
        self.result: log.End | None = None
        self.rematch: str | None = None
        self.awaited: frozenset[int] = frozenset()
        self.turns: dict[int, int] = {}       # by seat: counts its decisions, so that an old answer is not taken for a new one
        self.since = 0                        # when the table began to wait for whom it waits
        self.paused: list[tuple[int, int]] = []      # of each move since the last dice: when, and what `since` was before
        self.requests: dict[tuple[int, str], int] = {}
        self.changed_rules: str = ""          # why the table can only be looked at; empty: it can be played
        self.resumes = False                  # it is being brought back under other rules than it was begun by
        self.resumed_at: int | None = None    # the entry from whose stored position it then went on

    # growing

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.lines) - 1

    def add(self, body: Body, at: int) -> None:
        """Something new, already found to be allowed."""
        written = self._apply(body, at)
        self._keep(body, at, self.match.digest if self.match and isinstance(body, POSITIONED) else None, written)
        if self.match and isinstance(body, POSITIONED):
            self._turn(body, at, self.match.awaited)

    def step(self, at: int, holder: int | None = None, id: str | None = None, bot: str | None = None, seat: int | None = None) -> None:
        """What the match has done since the last time: a move, and the chance that it led to."""
        assert self.match is not None
        for done in self.match.taken():
            asked: dict[str, Any] = {"holder": holder, "id": id}
            if isinstance(done.entry, Move):
                body: Body = log.Moved(seat=done.entry.seat, action=done.entry.action, bot=bot, **asked)
            else:
                body = log.Rolled(seat=seat, chance=done.entry.chance, draws=done.entry.draws, typed=done.entry.typed, **asked)
            self._keep(body, at, done.digest, done.written)
            self._turn(body, at, done.awaited)
            holder, id, seat = None, None, None       # what follows is the table's own doing

    def _keep(self, body: Body, at: int, digest: str | None, written: bytes = b"") -> None:
        n = len(self.lines)
        self.lines.append(Line(Entry(n, at, body.kind, log.dump(body), digest), written))
        self._remember(body, n)

    def _remember(self, body: Body, n: int) -> None:
        """How a device called what it asked for."""
        if body.id is not None and body.holder is not None:
            self.requests[body.holder, body.id] = n
            if len(self.requests) > REQUESTS_KEPT:
                del self.requests[next(iter(self.requests))]

    def replay(self, entries: Iterable[Entry]) -> None:
        """Entries that were stored, here or by another process."""
        for entry in entries:
            body = load(entry.kind, entry.body)
            written = self._redo(body, entry) if not self.changed_rules else b""
            self.lines.append(Line(entry, written))
            self._remember(body, entry.n)

    def _redo(self, body: Body, entry: Entry) -> bytes:
        written = self._restep(body) if isinstance(body, log.Moved | log.Rolled) else self._apply(body, entry.at)
        if self.match and isinstance(body, POSITIONED):
            self._turn(body, entry.at, self.match.awaited)
            if entry.digest not in (None, self.match.digest) and self.resumed_at is None:
                raise ReadOnly(f"entry {entry.n} leads to another position than it did: the rules of {self.plan.game} have changed",
                               f"l’entrée {entry.n} mène à une autre position : les règles de {self.plan.game} ont changé")
        return written

    def _restep(self, body: log.Moved | log.Rolled) -> bytes:
        assert self.match is not None
        if isinstance(body, log.Moved):
            step(self.match, Move(seat=body.seat, action=body.action))
        else:
            step(self.match, Chance(chance=body.chance, draws=body.draws, typed=body.typed))
        (done,) = self.match.taken()
        return done.written

    def _turn(self, body: Body, at: int, awaited: Iterable[int]) -> None:
        """Who is awaited now, and since when. Dice make everyone's decision a new one; a choice, or taking one back, that of its seat
        and of those who are newly awaited: for the others nothing may change, since they may not know of it."""
        now = frozenset(awaited)
        mover = body.seat if isinstance(body, log.Moved | log.TookBack) else None
        for seat in now:
            if mover is None or (seat != mover and seat not in self.awaited):
                self.turns[seat] = self.turns.get(seat, 0) + 1
        if mover is not None:
            self.turns[mover] = self.turns.get(mover, 0) + 1      # it is at turn again, or may choose again
        self._set_clock(body, at, mover is None or bool(now - self.awaited))
        self.awaited = now

    def _set_clock(self, body: Body, at: int, anew: bool) -> None:
        """Who takes a move back has as much time left as before it: otherwise one could think for ever, by moving and taking back."""
        before = self.since
        if not isinstance(body, log.TookBack):
            self.paused = [*self.paused, (at, before)] if isinstance(body, log.Moved) else []
            if anew: self.since = at
        elif self.paused:
            moved, since = self.paused.pop()
            if since != before: self.since = at - (moved - since)      # else the clock has gone on, for those who choose as well

    # what each kind of entry does

    def _apply(self, body: Body, at: int) -> bytes:
        """Returns, of an act that is taken back, what the rules had written of it."""
        return APPLY[type(body)](self, body, at) or b""

    def _created(self, body: log.Created, at: int) -> None:
        self.plan, self.host = body, body.holder or CREATOR
        self.seats = [Seat(plan, level=plan.level) for plan in body.seats]

    def _seated(self, body: log.Seated, at: int) -> None:
        self.seats[body.seat].holder = body.holder

    def _vacated(self, body: log.Vacated, at: int) -> None:
        there = self.seats[body.seat]
        if body.why == "removed" and there.holder not in (None, body.holder): self.removed.add(there.holder)
        there.holder = None
        self.pledges.pop(body.seat, None)

    def _filled(self, body: log.Filled, at: int) -> None:
        self.seats[body.seat].level = body.level

    def _handed(self, body: log.Handed, at: int) -> None:
        giver = self.seats[body.seats[0]].holder
        for seat in body.seats:
            self.seats[seat].holder = body.holder
            if self.starting is None: self.pledges.pop(seat, None)      # its seed stays behind: the new device pledges its own
        if giver == self.host and body.holder is not None and not self.seats_of(giver):
            self.host = body.holder           # with the last seat goes the right to start, fill and remove

    def _pledged(self, body: log.Pledged, at: int) -> None:
        self.pledges[body.seat] = body.hash

    def _starting(self, body: log.Starting, at: int) -> None:
        self.starting = at

    def _opened(self, body: log.Opened, at: int) -> None:
        self.seeds[body.seat] = body.seed

    def _start(self, body: log.Start, at: int) -> None:
        self.status, self.left_out = "playing", body.left_out
        self.match = self.new_match(body.seeds)

    def new_match(self, seeds: list[str | None]) -> Live:
        """The match as it lies before its first chance event."""
        game = find(self.plan.game)
        options = parse(game.Options, game.id, self.plan.options)
        if game.version != self.plan.rules and not self.resumes:
            was, now = self.plan.rules, game.version
            raise ReadOnly(f"the game was begun by version {was} of the rules of {game.id}; these are version {now}",
                           f"la partie suit la version {was} des règles de {game.id} ; celles-ci sont la version {now}")
        return Live(game, options, secret=self.secret, commitment=self.plan.commitment, table=self.id, seeds=seeds, dice=self.plan.dice,
                    seats=[SOMEBODY] * len(self.seats), position=self.plan.position)

    def _took_back(self, body: log.TookBack, at: int) -> bytes:
        assert self.match is not None
        return self.match.take_back(body.seat)

    def _corrected(self, body: log.Corrected, at: int) -> None:
        assert self.match is not None
        self.match.correct()

    def _left(self, body: log.Left, at: int) -> None:
        self.seats[body.seat].left = True

    def _away(self, body: log.Away, at: int) -> None:
        self.seats[body.seat].away = body.why
        self._forget_votes(body.seat)

    def _back(self, body: log.Back, at: int) -> None:
        if self.seats[body.seat].away and body.seat in self.awaited:
            self.since = at                   # a full turn to look around; who had only got up gains no time by it
        self.seats[body.seat].away, self.seats[body.seat].left = None, False
        self._forget_votes(body.seat)

    def _forget_votes(self, seat: int) -> None:
        self.votes.pop(("replace", seat), None)

    def _voted(self, body: log.Voted, at: int) -> None:
        self.votes.setdefault((body.what, body.target), set()).add(body.seat)

    def _hinted(self, body: log.Hinted, at: int) -> None:
        self.seats[body.seat].hints += 1

    def _end(self, body: log.End, at: int) -> None:
        self.status = "over" if body.why == "over" else "abandoned"
        self.result, self.awaited = body, frozenset()

    def _rematch(self, body: log.Rematch, at: int) -> None:
        self.rematch = body.table

    # asking

    @property
    def humans(self) -> list[int]:
        """Seats that are people's."""
        return [p for p, seat in enumerate(self.seats) if seat.is_human]

    def name_of(self, seat: int) -> str:
        """Empty: a guest, or nobody; who got up before the start leaves no name behind."""
        there = self.seats[seat]
        return self.names.get(seat, "") if there.is_human or (there.is_bot and there.plan.sitter == "bot") else ""

    def seats_of(self, holder: int | None) -> list[int]:
        return [p for p, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]

    @property
    def hints_allowed(self) -> bool:
        """On when one person plays, or where the table was created with them."""
        return self.plan.hints or len(self.humans) == 1

    @property
    def deadline(self) -> int | None:
        """When the clock of the awaited players runs out; None: no clock runs."""
        if self.plan.clock.seconds is None or self.status != "playing" or not any(self.seats[p].is_played for p in self.awaited):
            return None
        return self.since + self.plan.clock.seconds * 1000

    @property
    def due(self) -> int | None:
        """When the table has to do something about the clock; None: it does nothing, or waits for its players."""
        return self.deadline if self.plan.clock.out == "bot" else None

    @property
    def bots_awaited(self) -> list[int]:
        """Awaited seats that a bot plays, its own or one that stands in."""
        return [p for p in sorted(self.awaited) if not self.seats[p].is_played]

    def level_of(self, seat: int) -> str:
        return self.seats[seat].level or self.plan.standin

    def playable(self) -> Live:
        """The running match; otherwise the sentence that says why there is none."""
        if self.changed_rules:
            raise ReadOnly(self.changed_rules, self.changed_rules)
        if self.match is None or self.status != "playing":
            raise NotNow(*(OVER if self.status in ("over", "abandoned") else NOT_BEGUN))
        return self.match


POSITIONED = (log.Start, log.Moved, log.Rolled, log.TookBack, log.Corrected)      # entries after which the match stands elsewhere
APPLY: dict[type[Body], Callable[[Table, Any, int], bytes | None]] = {
    log.Created: Table._created, log.Seated: Table._seated, log.Vacated: Table._vacated, log.Filled: Table._filled,
    log.Handed: Table._handed, log.Pledged: Table._pledged, log.Starting: Table._starting, log.Opened: Table._opened,
    log.Start: Table._start, log.TookBack: Table._took_back, log.Corrected: Table._corrected, log.Left: Table._left,
    log.Away: Table._away, log.Back: Table._back, log.Voted: Table._voted, log.Hinted: Table._hinted, log.End: Table._end,
    log.Rematch: Table._rematch,
}


def load_table(id: str, secret: bytes, entries: Iterable[Entry], names: dict[int, str], position: Callable[[], Any]) -> Table:
    """A table from the store. Should the rules have changed since, it goes on from the last stored position, or can only be looked at."""
    from flambeur.server.resume import resume
    entries = list(entries)
    table = Table(id, secret, names)
    try:
        table.replay(entries)
        return table
    except FlambeurError as error:
        return resume(Table(id, secret, names), entries, position(), error)
