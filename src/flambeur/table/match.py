"""Match: one game being played. Moves come in, events come out; the record grows; chance resolves at once, or is typed in.

The methods read in the order of a game: what is awaited, what may be done, doing it, what can be seen, the end.
"""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, Self

from flambeur.errors import ChanceError, FlambeurError, GameOver, IllegalAction, NotYourTurn, RecordError
from flambeur.kit import calls, contract, rng
from flambeur.kit.actions import Action
from flambeur.kit.calls import desk
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER
from flambeur.kit.events import Event, Row, row_of, seats
from flambeur.kit.game import Game
from flambeur.kit.options import Options
from flambeur.kit.record import Floats, first_of, new, put
from flambeur.table import fairness
from flambeur.table.position import FORMAT as POSITION
from flambeur.table.record import Chance, Move, Record, Seat

Dice = Literal["auto", "manual"]


@dataclass(frozen=True)
class Throw:
    """A chance event that waits to be typed in: its kind, the seat that throws, and what each number may be."""
    kind: str
    seat: int | None
    sizes: tuple[int, ...]
    first: int                            # what the lowest value is called: 1 for a die

    def __str__(self) -> str:
        return f"{self.kind}: {len(self.sizes)} values {self.first} to {max(self.sizes, default=0) + self.first - 1}"


class Match:
    """One game of any kind. Make one with `flambeur.new`, `flambeur.replay` or `flambeur.from_position`."""

    def __init__(self, game: Game, options: Options, *, secret: bytes | None, commitment: str = "", table: str = "",
                 seats: Sequence[Seat] = (), seeds: Sequence[str | None] = (), dice: Dice = "auto", position: dict[str, Any] | None = None,
                 settle: bool = True) -> None:
        self.game, self.options, self.dice = game, options, dice
        self.seats = list(seats) or [Seat() for _ in range(options.players)]
        self.table_id, self.seeds, self.start_position = table, list(seeds), position
        self.secret, self.commitment = secret, commitment or fairness.commitment(secret or b"")
        self.entries: list[Move | Chance] = []
        self.n_events = 0                 # chance events so far
        self.rows: list[Row] = []         # everything that happened; only `events` lets it out
        self._table: Any = new(game.State)
        self._speaker = game.speaker(options, [seat.name for seat in self.seats])
        game.set_up(self._state, options)
        if position is not None:
            self._lay(position)
        if settle:
            self._settle()

    # what the table waits for

    @property
    def _state(self) -> Any:
        return self._table[0]

    def _stand(self) -> tuple[int, int, int]:
        """What is awaited, and of a chance event its kind and seat."""
        out = desk().standing
        calls.stand(self._table, 0, out)
        who, kind, seat = out.tolist()
        return who, kind, seat

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is over or dice are to be typed in."""
        who = self._stand()[0]
        return tuple(seats(who)) if who > 0 else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._stand()[0] == OVER

    @property
    def awaiting_chance(self) -> Throw | None:
        """The dice to be typed in with `resolve`; None when there are none."""
        who, kind, seat = self._stand()
        if who != CHANCE:
            return None
        named = self.game.chances[kind]
        return Throw(named.name, seat if seat >= 0 else None, tuple(self._sizes()), named.first)

    # choosing

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now, by rising id; [] when it has nothing to decide."""
        return [self.game.action(action, self._speaker) for action in self._legal(seat)]

    def _legal(self, seat: object) -> list[int]:
        """The ids."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            return []
        here = desk()
        n = calls.legal_of(self._table, 0, seat, here.actions)
        ids: list[int] = here.ids[:n].tolist()
        return ids

    def play(self, seat: int, action: Action | int | str) -> list[Event]:
        """A choice: an Action, its id or its typed text. Returns what happened, as that seat saw it. IllegalAction changes nothing."""
        chosen = self._checked(seat, action)
        if self.dice == "auto" and self.secret is None:
            raise RecordError("this record does not carry its secret, so the game cannot be played on from it",
                              "cette partie enregistrée n’a pas son secret : on ne peut pas la continuer")
        before = len(self.rows)
        self._act(seat, chosen)
        self._settle()
        return self._seen(self.rows[before:], seat)

    def _checked(self, seat: int, action: Action | int | str) -> int:
        if self.over:
            raise GameOver("the game is over", "la partie est finie")
        legal = self._legal(seat)
        if not legal:
            raise NotYourTurn(*self._whose_turn(seat))
        chosen = self.game.parse(action) if isinstance(action, str) else action.id if isinstance(action, Action) else action
        if type(chosen) is not int or not 0 <= chosen < self.game.n_actions:
            raise IllegalAction(f"{action!r} is no move of this game; legal now: {self._typed(legal)}",
                                f"{action!r} n’est pas un coup de ce jeu ; possibles : {self._typed(legal)}")
        if chosen not in legal:
            en, fr = self.game.why_not(self._state, seat, chosen)
            raise IllegalAction(f"{en} ({self._typed(legal)})", f"{fr} ({self._typed(legal)})")
        return chosen

    def _typed(self, legal: list[int]) -> str:
        return ", ".join(self.game.describe(action)[2] for action in legal)

    def _whose_turn(self, seat: object) -> tuple[str, str]:
        if self.awaiting_chance:
            return "dice are to be typed in first", "il faut d’abord entrer les dés"
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            last = len(self.seats) - 1
            return f"there is no seat {seat}; seats are 0 to {last}", f"il n’y a pas de place {seat} ; les places vont de 0 à {last}"
        who = ", ".join(map(str, self.actors))
        return f"seat {seat} is not to play now, but seat {who}", f"ce n’est pas à la place {seat} de jouer, mais à la place {who}"

    def _act(self, seat: int, action: int) -> None:
        calls.act_on(self._table, 0, seat, action, desk().log)
        self._happened(Move(seat=seat, action=action))

    def _happened(self, entry: Move | Chance) -> None:
        """An entry and what the rules wrote of it."""
        here = desk()
        self.rows += [row_of(line, self.game.kinds) for line in here.rows[:here.n_rows[0]].tolist()]
        self.entries.append(entry)

    # chance

    def resolve(self, values: Iterable[int]) -> list[Event]:
        """Type in the dice that `awaiting_chance` asks for, as they show. Returns what happened, as a spectator saw it."""
        throw, typed = self.awaiting_chance, list(values)
        if throw is None or not self.is_typed_in:
            raise ChanceError("no dice are to be typed in now", "il n’y a pas de dés à entrer maintenant")
        last = [n + throw.first - 1 for n in throw.sizes]
        if len(typed) != len(last) or not all(type(v) is int and throw.first <= v <= most for v, most in zip(typed, last, strict=True)):
            raise ChanceError(f"expected {len(last)} values from {throw.first} to {max(last)}, got {typed}",
                              f"il faut {len(last)} valeurs de {throw.first} à {max(last)}, et non {typed}")
        before = len(self.rows)
        self._lay_values([(n, v - throw.first) for n, v in zip(throw.sizes, typed, strict=True)], typed=True)
        self._settle()
        return self._seen(self.rows[before:], None)

    def _settle(self) -> None:
        """Chance resolves at once, unless it is to be typed in."""
        while self._stand()[0] == CHANCE:
            if self.secret is None or self.is_typed_in:
                return
            self._draw(self.secret)

    def _draw(self, secret: bytes) -> None:
        """The pending chance event, as the secret has fixed it."""
        sizes = self._sizes()
        values = fairness.values(secret, self.start_hash, self.n_events, sizes)
        self._lay_values(list(zip(sizes, values, strict=True)))

    @property
    def is_typed_in(self) -> bool:
        """Whether the pending chance event is for people to type in: dice, spins and cuts at a real table, never a shuffle."""
        return self.dice == "manual" and self.game.chances[self._stand()[1]].typed

    def _sizes(self) -> list[int]:
        here = desk()
        n = calls.list_draws(self._table, 0, here.scratch(self.game.State), here.listing, here.silent)
        sizes: list[int] = here.sizes[:n].tolist()
        return sizes

    def _lay_values(self, pairs: list[tuple[int, int]], typed: bool = False) -> None:
        here = desk()
        here.values[:len(pairs)] = [value for _, value in pairs]
        calls.lay_given(self._table, 0, here.given, here.log)
        self.n_events += 1
        self._happened(Chance(chance=self.n_events - 1, draws=[[n, v] for n, v in pairs], typed=typed))

    @cached_property
    def start_hash(self) -> bytes:
        """h of table/fairness.py: what was fixed before the first die."""
        return fairness.start_hash(self._start())

    def _start(self) -> dict[str, Any]:
        start: dict[str, Any] = {"table": self.table_id, "game": self.game.id, "rules": self.game.version,
                                 "options": self.options.model_dump(), "seeds": self.seeds}
        start |= {"position": self.start_position} if self.start_position else {}
        return start | ({"dice": self.dice} if self.dice == "manual" else {})      # or a record could claim that its dice were typed in

    # what can be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None: a spectator."""
        self._known(seat)
        return self.game.sights(self._state, self.options, [seat])[0]

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that has happened, as a seat may know it; None: a spectator."""
        self._known(seat)
        return self._seen(self.rows, seat)

    def _known(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.seats)):
            last = len(self.seats) - 1
            raise NotYourTurn(f"there is no seat {seat!r}; seats are 0 to {last}",
                              f"il n’y a pas de place {seat!r} ; elles vont de 0 à {last}")

    def _seen(self, rows: Iterable[Row], seat: int | None) -> list[Event]:
        found = (self.game.event(row, seat, self._speaker) for row in rows)
        return [event for event in found if event is not None]

    # the end

    @property
    def scores(self) -> list[float]:
        """What each seat has: dollars, or points. Before the end: so far."""
        out: Floats = _zeros()
        contract.scores(self._state, out)
        return [float(x) for x in out[:len(self.seats)]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over; several share the victory."""
        return seats(contract.winners(self._state)) if self.over else []

    # keeping

    @property
    def digest(self) -> str:
        """64 bits that name the position: equal positions, equal digest."""
        import hashlib
        return hashlib.blake2b(first_of(self._table), digest_size=8).hexdigest()

    def record(self, *, secret: bool | None = None) -> dict[str, Any]:
        """The game as JSON. The secret is in it once the game is over; with `secret=True` before, to play on from the record."""
        reveal = self.over if secret is None else secret
        return Record(
            game=self.game.id, rules=self.game.version, options=self.options.model_dump(), seats=self.seats, table=self.table_id,
            commitment=self.commitment, seeds=self.seeds, position=self.start_position, dice=self.dice, entries=list(self.entries),
            over=self.over, scores=self.scores if self.over else [], winners=self.winners,
            secret=self.secret.hex() if reveal and self.secret is not None else None).model_dump(mode="json")

    def position(self) -> dict[str, Any]:
        """The full state as readable JSON, hidden things included; `flambeur.from_position` lays it again."""
        return {"format": POSITION, "game": self.game.id, "rules": self.game.version, "options": self.options.model_dump(),
                "state": self.game.position(self._state, self.options)}

    def _lay(self, position: dict[str, Any]) -> None:
        """A position, its hidden part dealt if it was left out; what is kept as the start is the whole."""
        r = rng.from_bytes(fairness.deal_key(self.secret or b"", fairness.start_hash(self._start())))
        self.game.lay(self._state, self.options, position, r)
        self.start_position = self.game.position(self._state, self.options)

    def copy(self) -> Self:
        """A second match from here on; the two do not touch."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._table = new(self.game.State)
        put(other._table, 0, self._state)
        other.entries, other.rows, other.seats, other.seeds = [*self.entries], [*self.rows], [*self.seats], [*self.seeds]
        return other

    def named(self, *names: str) -> Self:
        """Give the seats names, for sentences and records."""
        if len(names) > len(self.seats):
            raise FlambeurError(f"{len(names)} names for {len(self.seats)} seats", f"{len(names)} noms pour {len(self.seats)} places")
        self.seats = [Seat(name=names[p], bot=seat.bot) if p < len(names) else seat for p, seat in enumerate(self.seats)]
        self._speaker = replace(self._speaker, names=[seat.name for seat in self.seats])
        return self

    def __repr__(self) -> str:
        state = f"over, won by {self.winners}" if self.over else f"waiting for {self.actors or self.awaiting_chance}"
        return f"<{type(self).__name__} {self.game.id}, {len(self.seats)} players, {state}>"


def _zeros() -> Floats:
    import numpy as np
    return np.zeros(MAX_SEATS)
