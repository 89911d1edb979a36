"""A table: what the entries of its log add up to. No input or output in here, and no rule of a game.

To start reading: `add` is how something new comes in, `replay` how a stored table comes back; both go through `apply`, and effects.py says
what each kind of entry does. server/commands/ decides who may do what, server/audience/ what others get to see of it.
"""
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.games import find
from flambeur.kit.finale import Finale
from flambeur.kit.options import parse
from flambeur.server.errors import NotNow, ReadOnly
from flambeur.server.store.rows import Entry, Status
from flambeur.server.tables import entries as log
from flambeur.server.tables.allowance import Allowance
from flambeur.server.tables.course import Course
from flambeur.server.tables.effects import EFFECTS
from flambeur.server.tables.entries import Body, body_of
from flambeur.server.tables.lines import Line, Lines, standing
from flambeur.server.tables.seat import Seat
from flambeur.server.tables.signers import Signers
from flambeur.table.live import Live, Step
from flambeur.table.play import Written
from flambeur.table.record import Chance, Move, Signed
from flambeur.table.replay import step

OVER, NOT_BEGUN = ("the game is over", "la partie est finie"), ("the game has not begun", "la partie n’a pas commencé")
CREATOR = 1                               # the device that made the table
REQUESTS_KEPT = 256                       # client ids that a table remembers, to acknowledge a re-sent request once


class Table:
    """One table, from its creation to its end."""

    __slots__ = ("__dict__", "_news", "allowance", "awaited", "called_off", "changed_rules", "consents", "course", "ended", "host",
                 "id", "laid_at", "left_out", "lines", "match", "missing", "moved", "names", "paused", "plan", "pledges", "rematch",
                 "removed", "requests", "result", "resumed_at", "resumes", "seats", "secret", "seeds", "shown_at", "signers", "since",
                 "starting", "status", "turns", "votes", "yielded")      # as a dictionary they would cost a kilobyte; `finale` needs one

    def __init__(self, id: str, secret: bytes, names: dict[int, str] | None = None) -> None:
        self.id, self.secret = id, secret
        self.names = names if names is not None else {}
        self.lines = Lines()
        self._news: list[Line] = []           # since `taken` was last asked
        self.status: Status = "gathering"
        self.plan: log.Created
        self.host = CREATOR                   # the device that may start, fill and remove
        self.seats: list[Seat] = []
        self.laid_at = 0                  # when the table was laid out, with the seats that its creator takes along
        self.moved: dict[int | None, int] = {}     # by device: when it last got one more seat, or gave one
        self.removed: set[int | None] = set()      # devices that were asked to leave
        self.match: Live | None = None
        self.pledges: dict[int, str] = {}
        self.seeds: dict[int, str] = {}
        self.left_out: list[int] = []
        self.starting: int | None = None      # when the start was pressed
        self.missing: log.Missing | None = None      # whose seeds are not open, though time is up: the others are asked
        self.consents: dict[int, str | None] = {}      # by seat: the signature of who agreed to begin without those
        self.called_off = 0                   # starts so far
        self.signers = Signers(id)
        self.votes: dict[tuple[str, int | None], set[int]] = {}
        self.result: log.End | None = None
        self.ended: int | None = None         # when
        self.rematch: str | None = None
        self.awaited: frozenset[int] = frozenset()
        self.turns: dict[int, int] = {}       # by seat: the number of its decision, so that an old answer is not taken for a new one
        self.shown_at = 0                     # when something last happened that all may know of
        self.since = 0                        # when the table began to wait for the seats that are awaited
        self.paused: list[tuple[int, int]] = []      # of each move since the last dice: when, and what `since` was before
        self.yielded: set[int] = set()        # awaited seats whose time is up: a bot makes this decision, even if the player returns
        self.requests: dict[tuple[int, str], int] = {}
        self.course, self.allowance = Course(), Allowance()
        self.changed_rules: dict[str, str] = {}      # why the table can only be looked at, in each language; empty: it can be played
        self.resumes = False                  # the table is being brought back under other rules than it was begun by
        self.resumed_at: int | None = None    # the entry from whose stored position the game then went on

    # growing

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.lines) - 1

    def add(self, body: Body, at: int) -> None:
        """Something new, already found to be allowed."""
        written = self.apply(body, at)
        self._keep(body, at, self.match.digest if self.match and isinstance(body, OF_THE_MATCH) else None, written)
        if self.match and isinstance(body, OF_THE_MATCH):
            self.wait_for(body, at, self.match.awaited)

    def step(self, at: int, holder: int | None = None, id: str | None = None, bot: str | None = None, seat: int | None = None,
             signed: Signed | None = None) -> None:
        """What the match has done since the last time: a move, and the chance that it led to. The seat is the one that throws."""
        assert self.match is not None
        for done in self.match.taken():
            asked: dict[str, Any] = {"holder": holder, "id": id}
            if isinstance(done.entry, Move):
                moved = done.entry
                body: Body = log.Moved(seat=moved.seat, action=moved.action, more=list(done.more), body=moved.body, bot=bot,
                                       why=self._stands_in(moved.seat) if bot else None, signed=signed, **asked)
                if self.match.is_throw([moved.action, *done.more][-1]): seat = moved.seat
            else:
                body = log.Rolled(seat=seat, **of_chance(done.entry), **asked)
                seat = None
            self.signers.grow(done, body.why if isinstance(body, log.Moved) else None)
            self._keep(body, at, done.digest, done.written)
            self.wait_for(body, at, done.awaited)
            holder, id, signed = None, None, None      # what follows is the table's own doing

    def _stands_in(self, seat: int) -> log.Why | None:
        """Why a bot chooses there; None: the seat is its own."""
        there = self.seats[seat]
        return (there.away or "clock") if there.is_human else None      # a player who is back, but too late for this decision

    def _keep(self, body: Body, at: int, digest: str | None, written: bytes = b"") -> None:
        said = log.fields_of(body)
        self._grow(Entry(len(self.lines), at, body.kind, log.dump(said), digest), body, said, written, self.awaited)

    def _grow(self, entry: Entry, body: Body, said: dict[str, Any], written: bytes, awaited: frozenset[int]) -> None:
        """`awaited` are the seats that the table waited for before the entry."""
        undoes = self.course.note(entry.n, body, awaited)
        self.allowance.note(body, awaited, by_host=body.holder == self.host, goes_on=self.course.goes_on)
        self.lines.append(Line(entry, written, undoes))
        self._news.append(Line(entry, written, undoes, said))
        if not self._is_hidden(body, written): self.shown_at = entry.at
        self.remember(body, entry.n)

    def _is_hidden(self, body: Body, written: bytes) -> bool:
        """A choice that was changed, or taken back, before all had chosen: nobody but its player may know that there was one."""
        if not written or not isinstance(body, log.Moved | log.TookBack) or self.match is None or self.match.game.is_open:
            return False
        return all(row.seen_by(None) is None for row in self.match.rows_of(written))

    def taken(self) -> list[Line]:
        """The lines since the last time: whoever runs the table stores them before anyone is told."""
        news, self._news = self._news, []
        return news

    def remember(self, body: Body, n: int) -> None:
        """Notes how a device called what it asked for."""
        if body.id is not None and body.holder is not None:
            self.requests[body.holder, body.id] = n
            if len(self.requests) > REQUESTS_KEPT:
                del self.requests[next(iter(self.requests))]

    def replay(self, entries: Iterable[Entry]) -> None:
        """Entries that were stored, here or by another process."""
        for entry in entries:
            said, awaited = log.load(entry.body), self.awaited
            body = body_of(entry.kind, said)
            self._grow(entry, body, said, self._redo(body, entry) if not self.changed_rules else b"", awaited)

    def _redo(self, body: Body, entry: Entry) -> bytes:
        if isinstance(body, log.Moved | log.Rolled):
            done = self._restep(body)
            self.signers.grow(done, body.why if isinstance(body, log.Moved) else None)
            self._stands(body, entry, done.digest, done.awaited)
            return done.written
        written = self.apply(body, entry.at)
        if self.match and isinstance(body, OF_THE_MATCH):
            self._stands(body, entry, self.match.digest, self.match.awaited)
        return written

    def _stands(self, body: Body, entry: Entry, digest: str, awaited: Iterable[int]) -> None:
        """The match stands where it stood when the entry was stored; otherwise nothing that follows would mean the same."""
        self.wait_for(body, entry.at, awaited)
        if entry.digest not in (None, digest) and self.resumed_at is None:
            raise ReadOnly(f"entry {entry.n} leads to another position than it did: the rules of {self.plan.game} have changed",
                           f"l’entrée {entry.n} mène à une autre position : les règles de {self.plan.game} ont changé")

    def _restep(self, body: log.Moved | log.Rolled) -> Step:
        assert self.match is not None
        if isinstance(body, log.Moved):
            chosen = self.match.checked_all(body.seat, [body.action, *body.more])
            self.match.act_together(body.seat, chosen, self.match.checked_body(body.seat, chosen, body.body))
        else:
            step(self.match, Chance(**of_chance(body)))
        (done,) = self.match.taken()
        return done

    def wait_for(self, body: Body, at: int, awaited: Iterable[int]) -> None:
        """Which seats are awaited now, and since when. Dice make the decision of every seat a new one. A choice, or a choice taken back,
        makes a new decision for its seat and for seats that are newly awaited: for the others nothing may change, since they may not know
        of that choice."""
        if isinstance(body, log.Moved | log.Rolled) and body.holder is not None and body.seat is not None: self._plays_on(body.seat)
        now = frozenset(awaited)
        mover = body.seat if isinstance(body, log.Moved | log.TookBack) else None
        for seat in now:
            if mover is None or (seat != mover and seat not in self.awaited): self._next_turn(seat)
        if mover is not None: self._next_turn(mover)      # the seat is at turn again, or may choose again
        self._set_clock(body, at, mover is None or bool(now - self.awaited))
        self.awaited = now

    def _plays_on(self, seat: int) -> None:
        """A player who plays on does not want to give up, and is there: old votes do not wait for a better moment."""
        self.votes.pop(("replace", seat), None)
        self.unvote(seat, "abandon")

    def unvote(self, seat: int, *about: str) -> None:
        """The votes of a seat, about these things or about all, are taken back."""
        for key in [key for key, seats in self.votes.items() if seat in seats and (not about or key[0] in about)]:
            self.votes[key].discard(seat)
            if not self.votes[key]: del self.votes[key]

    def _next_turn(self, seat: int) -> None:
        self.turns[seat] = self.turns.get(seat, 0) + 1
        self.yielded.discard(seat)

    def _set_clock(self, body: Body, at: int, anew: bool) -> None:
        """A player who takes a move back has as much time left as before the move: otherwise a player could think for ever, by moving and
        taking back. The time of other people who were at turn meanwhile is not the player's; the pauses of bots are."""
        before = self.since
        if not isinstance(body, log.TookBack):
            self.paused = [*self.paused, (at, before)] if isinstance(body, log.Moved) else []
            if anew: self.since = at
        elif self.paused:
            moved, since = self.paused.pop()
            if since == before: return        # the clock has gone on, for others who choose
            others = any(self.is_up_to_its_player(seat) for seat in self.awaited)
            self.since = at - (moved - since) if others else since

    def apply(self, body: Body, at: int) -> bytes:
        """Returns, of an act that is taken back, what the rules had written of it."""
        return EFFECTS[type(body)](self, body, at) or b""

    def unpledge(self, seat: int) -> None:
        self.pledges.pop(seat, None)
        self.signers.pledged.pop(seat, None)

    def new_match(self, seeds: list[str | None], left_out: Sequence[int] = ()) -> Live:
        """The match as it lies before its first chance event; what a planned position leaves out is dealt."""
        keys = self.signers.given(len(self.seats))
        return self.begun(seeds, Written(self.plan.options, None, self.plan.script, keys, left_out, self.called_off), self.plan.position)

    def begun(self, seeds: list[str | None], written: Written, planned: dict[str, Any] | None = None) -> Live:
        game = find(self.plan.game)
        options = parse(game.Options, game.id, self.plan.options)
        if game.version != self.plan.rules and not self.resumes:
            was, now = self.plan.rules, game.version
            raise ReadOnly(f"the game was begun by version {was} of the rules of {game.id}; these are version {now}",
                           f"la partie suit la version {was} des règles de {game.id} ; celles-ci sont la version {now}")
        return Live(game, options, secret=self.secret, commitment=self.plan.commitment, table=self.id, seeds=seeds, dice=self.plan.dice,
                    position=planned, written=written)

    # asking

    @property
    def humans(self) -> list[int]:
        """Seats that are people's."""
        return [p for p, seat in enumerate(self.seats) if seat.is_human]

    @property
    def is_shared(self) -> bool:
        """Whether people at several devices play: at one device the page alone says how fast things are shown."""
        return len({seat.holder for seat in self.seats if seat.is_human and not seat.left}) > 1

    def name_of(self, seat: int) -> str:
        """Empty: a guest, or nobody; a player who got up before the start leaves no name behind."""
        there = self.seats[seat]
        return self.names.get(seat, "") if there.is_human or (there.is_bot and there.plan.sitter == "bot") else ""

    def seats_of(self, holder: int | None) -> list[int]:
        return [p for p, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]

    def has_moved(self, holder: int | None, since: int | None) -> bool:
        """Whether a device may have got or given a seat since then (None: since it first came)."""
        return holder in self.moved and (since is None or since <= self.moved[holder])

    @cached_property
    def finale(self) -> Finale | None:
        """The game looked back on; asked for once it is over, since nothing of it changes then. None: it was given up, or is not here from
        its first move to its last."""
        match = self.match
        if match is None or not match.over or self.result is None or self.changed_rules or self.resumed_at is not None:
            return None
        rows = [row for line in standing(self.lines) if line.written for row in match.rows_of(line.written)]
        return match.game.finale(match.state, match.options, rows)

    @property
    def hints_allowed(self) -> bool:
        """Hints are on when one person plays, or where the table was created with them."""
        return self.plan.hints or len(self.humans) == 1

    @property
    def deadline(self) -> int | None:
        """When the clock of the awaited players runs out; None: no clock runs."""
        if self.plan.clock.seconds is None or self.status != "playing" or not any(map(self.is_up_to_its_player, self.awaited)):
            return None
        return self.since + self.plan.clock.seconds * 1000

    @property
    def due(self) -> int | None:
        """When the table has to do something about the clock; None: the table does nothing, or waits for its players."""
        return self.deadline if self.plan.clock.out == "bot" else None

    @property
    def bots_awaited(self) -> list[int]:
        """Awaited seats that a bot plays, its own or one that stands in."""
        return [p for p in sorted(self.awaited) if not self.is_up_to_its_player(p)]

    def is_up_to_its_player(self, seat: int) -> bool:
        """Whether the table waits for a person to decide there."""
        return self.seats[seat].is_played and seat not in self.yielded

    def level_of(self, seat: int) -> str:
        return self.seats[seat].level or self.plan.standin

    def playable(self) -> Live:
        """The running match; otherwise the sentence that says why there is none."""
        if self.changed_rules:
            raise ReadOnly(self.changed_rules["en"], self.changed_rules["fr"])
        if self.match is None or self.status != "playing":
            raise NotNow(*(OVER if self.status in ("over", "abandoned") else NOT_BEGUN))
        return self.match


def of_chance(entry: Chance | log.Rolled) -> dict[str, Any]:
    """What a chance event is in the log and in a record."""
    return {"chance": entry.chance, "draws": entry.draws, "typed": entry.typed, "noise": entry.noise, "trail": entry.trail}


OF_THE_MATCH = (log.Start, log.Moved, log.Rolled, log.TookBack, log.Corrected)      # entries after which the match stands elsewhere
def load_table(id: str, secret: bytes, entries: Iterable[Entry], names: dict[int, str], position: Callable[[], Any]) -> Table:
    """A table from the store. Should the rules have changed since, the game goes on from the last stored position, or is only looked at."""
    from flambeur.server.tables.resume import resume
    entries = list(entries)
    table = Table(id, secret, names)
    try:
        table.replay(entries)
    except FlambeurError as error:
        table = resume(Table(id, secret, names), entries, position(), error)
    table.taken()                             # nothing of it is news
    table.shown_at = table.shown_at or entries[-1].at
    return table
