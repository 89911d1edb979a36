"""Match: a game with its past. Moves come in, events come out; the record grows; chance resolves at once, or is typed in."""
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self, cast

from flambeur.errors import RecordError
from flambeur.kit.calls import desk
from flambeur.kit.contract import CHANCE
from flambeur.kit.events import Event, Row, row_of
from flambeur.kit.finale import Finale
from flambeur.kit.game import Game
from flambeur.kit.options import Options
from flambeur.table.play import Choice, Dice, Play, Written
from flambeur.table.record import Chance, Consent, Move, Record, Seat, Succession, names_of


class Match(Play):
    """One game of any kind. Make one with `flambeur.new`, `flambeur.replay` or `flambeur.from_position`."""

    def __init__(self, game: Game, options: Options, *, secret: bytes | None, commitment: str = "", table: str = "",
                 seats: Sequence[Seat] = (), seeds: Sequence[str | None] = (), dice: Dice = "auto",
                 position: Mapping[str, Any] | None = None, written: Written | None = None, settle: bool = True) -> None:
        self.seats = list(seats) or [Seat() for _ in range(options.players)]
        self.entries: list[Move | Chance] = []
        self.consents: list[Consent] = []      # of a game that was replayed: to begin without somebody's seed
        self.successions: list[Succession] = []      # and keys that took the place of others
        self.rows: list[Row] = []         # everything that happened; only `events` lets it out
        super().__init__(game, options, secret=secret, commitment=commitment, table=table, names=[seat.name for seat in self.seats],
                         seeds=seeds, dice=dice, position=position, written=written)
        if settle:
            self.settle()

    # playing

    def play(self, seat: int, action: Choice | Sequence[Choice], body: Any = None) -> list[Event]:
        """A choice: an Action, its id or its typed text; or several that are made together. `body` is what a move of some games carries
        besides. Returns what happened, as that seat saw it. IllegalAction changes nothing."""
        chosen = self.checked_all(seat, action if isinstance(action, list | tuple) else [cast(Choice, action)])
        if self.dice == "auto" and self.secret is None:
            raise RecordError("this record does not carry its secret, so the game cannot be continued",
                              "cette partie enregistrée n’a pas son secret : on ne peut pas la reprendre")
        before = len(self.rows)
        carried = self.checked_body(seat, chosen, body)
        for one in chosen:
            self.act(seat, one, carried)
        self.settle()
        return self.seen(self.rows[before:], seat)

    def resolve(self, values: Iterable[int]) -> list[Event]:
        """Type in the dice that `awaiting_chance` asks for, as they show. Returns what happened, as a spectator saw it."""
        before = len(self.rows)
        self.type_in(values)
        return self.seen(self.rows[before:], None)

    def settle(self) -> None:
        """Chance resolves at once, unless it is to be typed in."""
        while self._stand()[0] == CHANCE:
            if self.secret is None or self.is_typed_in:
                return
            self.draw(self.secret)

    # the past

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that has happened, as a seat may know it; None: a spectator."""
        return self.seen(self.rows, seat)

    @property
    def finale(self) -> Finale | None:
        """The game looked back on, once it is over: what everyone holds, what decided it, and its story. None: there is nothing to tell."""
        return self.game.finale(self.state, self.options, self.rows) if self.over else None

    def _happened(self, entry: Move | Chance) -> None:
        here = desk()
        self.rows += [row_of(line, self.game.kinds) for line in here.rows[:here.n_rows[0]].tolist()]
        self.entries.append(entry)

    # keeping

    def record(self, *, secret: bool | None = None) -> dict[str, Any]:
        """The game as JSON. The secret is in it once the game is over; with `secret=True` before, to play on from the record."""
        reveal, start = self.over if secret is None else secret, self.written
        return Record(
            game=self.game.id, rules=self.game.version, options=start.options, seats=self.seats, table=self.table_id,
            commitment=self.commitment, seeds=self.seeds, position=start.position, script=start.script, dice=self.dice,
            entries=list(self.entries), over=self.over, scores=self.scores if self.over else [], winners=self.winners,
            secret=self.secret.hex() if reveal and self.secret is not None else None, keys=list(start.keys), left_out=list(start.left_out),
            called_off=start.called_off, consents=self.consents, successions=self.successions).model_dump(mode="json")

    def copy(self) -> Self:
        """A second match that goes on from here; the two do not touch."""
        other = super().copy()
        other.entries, other.rows, other.seats = [*self.entries], [*self.rows], [*self.seats]
        return other

    def named(self, *names: str) -> Self:
        """Give the seats names, for sentences and records."""
        names_of(names, self.players)
        self.seats = [Seat(name=names[p], bot=seat.bot) if p < len(names) else seat for p, seat in enumerate(self.seats)]
        self.speaker = replace(self.speaker, names=[seat.name for seat in self.seats])
        return self
