"""Play: one game being played, as it stands now. `Match` adds a past and a record to it, `Live` what a table of several people needs.

The methods read in the order of a game: what is awaited, what may be done, doing it, chance, what can be seen, the end. Whoever changes
the position goes through `act` and `lay_values`; each tells `_happened` once what was done.
"""
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, Self, TypeGuard

import numpy as np
from pydantic import ValidationError

from flambeur.errors import ChanceError, GameOver, IllegalAction, NotYourTurn
from flambeur.kit import calls, contract, rng
from flambeur.kit.actions import NO_ACTIONS, Action
from flambeur.kit.arguments import shown
from flambeur.kit.calls import desk
from flambeur.kit.complaints import complaint
from flambeur.kit.contract import CHANCE, MAX_SEATS, NOBODY, OVER
from flambeur.kit.digest import digest
from flambeur.kit.events import Event, Row, seats
from flambeur.kit.game import Game, Outcome
from flambeur.kit.options import Options, chosen
from flambeur.kit.structs import Floats, new, put
from flambeur.table import fairness
from flambeur.table.position import FORMAT as POSITION
from flambeur.table.record import Chance, Move
from flambeur.table.script import written_for

Dice = Literal["auto", "manual"]
Pairs = Sequence[tuple[int, int]]         # of draws: the size and the value of each
Choice = Action | int | str               # an action, its id or its typed text
MOST_TOGETHER = 64                        # choices in one go


@dataclass(frozen=True)
class Throw:
    """A chance event that waits to be typed in: its kind, the seat that throws, and what each number may be."""
    kind: str
    seat: int | None
    sizes: tuple[int, ...]
    first: int                            # what the lowest value is called: 1 for a die

    def __str__(self) -> str:
        return f"{self.kind}: {len(self.sizes)} values {self.first} to {max(self.sizes, default=0) + self.first - 1}"


@dataclass(frozen=True)
class Written:
    """What was chosen before the start, exactly as it was written down then. The hash of the start covers this text; so the text is kept,
    never written anew from what a later version of the game makes of it."""
    options: dict[str, Any]               # those that differ from their default, and how many play; a record made by hand may have more
    position: dict[str, Any] | None = None      # whole; None: the game began at its beginning
    script: list[list[int]] = field(default_factory=list)      # throws that are not drawn (table/script.py)
    keys: Sequence[str | None] = ()       # with which each seat signs its moves; (): nobody does
    left_out: Sequence[int] = ()          # seats that pledged a seed and did not open it
    called_off: int = 0                   # starts before this one, of which whoever runs the table could tell the dice


def pairs_of(sizes: Sequence[int], values: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(sizes, values, strict=True))


def fit(sizes: Sequence[int], values: Sequence[int]) -> bool:
    """Whether there is a value below each size."""
    return len(sizes) == len(values) and all(type(v) is int and 0 <= v < n for n, v in zip(sizes, values, strict=True))


class Play(ABC):
    """One game of any kind, without a past."""

    def __init__(self, game: Game, options: Options, *, secret: bytes | None, commitment: str = "", table: str = "",
                 names: Sequence[str] = (), seeds: Sequence[str | None] = (), dice: Dice = "auto",
                 position: Mapping[str, Any] | None = None, written: Written | None = None) -> None:
        """A new game, or one that begins in a position, of which what is left out is dealt; or, with `written`, one that was begun before:
        then what was fixed at its start stays as it was written then, to the letter."""
        self.game, self.options, self.dice = game, options, dice
        self.table_id, self.seeds = table, list(seeds)
        self.written = written or Written(chosen(options))
        self.secret, self.commitment = secret, commitment or fairness.commitment(secret or b"")
        self.n_events = 0                 # chance events so far
        self.carried: dict[str, Any] | None = None      # by the last move: what is measured next may depend on this
        self.State = game.state_of(options)
        self.cell: Any = new(self.State)  # the state in its array: what kit/calls.py takes
        self.speaker = game.speaker(options, names)
        game.set_up(self.state, options)
        if written is not None and written.position is not None:
            self._lay_position(written.position)
        elif position is not None:
            self._lay_position(position)
            self.written = replace(self.written, position=game.position(self.state, options))

    @property
    def state(self) -> Any:
        """The position as the rules have it. Reading is free; it changes through `act` and `lay_values` alone."""
        return self.cell[0]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @abstractmethod
    def settle(self) -> None:
        """The chance that nobody has to wait for, resolved."""

    @abstractmethod
    def _happened(self, entry: Move | Chance) -> None:
        """Called for each entry; what the rules wrote of it lies on the desk."""

    # what the table waits for

    def _stand(self) -> tuple[int, int, int]:
        """What is awaited, and of a chance event its kind and seat."""
        out = desk().standing
        calls.stand(self.cell, 0, out)
        who, kind, seat = out.tolist()
        return who, kind, seat

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is over or dice are to be thrown."""
        who = self._stand()[0]
        return tuple(seats(who)) if who > 0 else ()

    @property
    def thrower(self) -> int | None:
        """The seat whose dice the table waits for, though the seat may still do something before it asks for them; None: nobody's."""
        who, _, seat = self._stand()
        if who == CHANCE:
            return seat if seat != NOBODY else None
        return self._asks_for_dice(who) if who > 0 and self.game.throws != NO_ACTIONS else None

    def _asks_for_dice(self, who: int) -> int | None:
        """The one seat that must choose, if asking for the dice is one of its choices."""
        seat, *others = seats(who)
        return seat if not others and any(map(self.is_throw, self.legal_ids(seat))) else None

    def is_throw(self, action: int) -> bool:
        """Whether an action asks for the dice."""
        return self.game.throws.start <= action < self.game.throws.stop

    def must_throw(self, seat: int) -> bool:
        """Whether a seat has dice to throw, and nothing to choose before the throw or about it."""
        return self.thrower == seat and len(self.legal_ids(seat)) <= 1

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must do something now: choose, or throw."""
        who, _, seat = self._stand()
        if who == CHANCE:
            return (seat,) if seat != NOBODY else ()
        return tuple(seats(who))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._stand()[0] == OVER

    @property
    def awaiting_chance(self) -> Throw | None:
        """The chance event that the table waits for, with what each of its numbers may be; None when there is none."""
        who, kind, seat = self._stand()
        if who != CHANCE:
            return None
        named = self.game.chances[kind]
        return Throw(named.name, seat if seat >= 0 else None, tuple(self.sizes()), named.first)

    @property
    def is_typed_in(self) -> bool:
        """Whether the pending chance event is for people to type in: dice, spins and cuts at a real table, never a shuffle."""
        return self.dice == "manual" and self.game.chances[self._stand()[1]].typed

    @property
    def rests(self) -> bool:
        """Whether the table waits for dice at a resting point of the game, as between two rounds."""
        return self._stand()[0] == CHANCE and calls.rests(self.cell, 0)

    # choosing

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now, by rising id; [] when the seat has nothing to decide."""
        self._known(seat)
        return [self.game.action(action, self.speaker) for action in self.legal_ids(seat)]

    def legal_ids(self, seat: object) -> list[int]:
        """The ids of what a seat may do now; a seat that is not there has none."""
        if not self._is_seat(seat):
            return []
        here = desk()
        n = calls.legal_of(self.cell, 0, seat, here.actions)
        ids: list[int] = here.ids[:n].tolist()
        return ids

    def checked(self, seat: int, action: Choice) -> int:
        """The id of a choice that is legal now. Otherwise the sentence that says why not."""
        if self.over:
            raise GameOver("the game is over", "la partie est finie")
        legal = self.legal_ids(seat)
        if not legal:
            raise NotYourTurn(*self._whose_turn(seat))
        chosen = self.game.parse(action) if isinstance(action, str) else action.id if isinstance(action, Action) else action
        if type(chosen) is not int or not self.game.has_action(chosen, self.options):
            raise IllegalAction(f"{shown(action)} is no move of this game; legal now: {self._typed(legal)}",
                                f"{shown(action)} n’est pas un coup de ce jeu ; possibles : {self._typed(legal)}")
        if chosen not in legal:
            en, fr = self.game.why_not(self.state, seat, chosen)
            raise IllegalAction(f"{en} ({self._typed(legal)})", f"{fr} ({self._typed(legal)})")
        return chosen

    def checked_all(self, seat: int, actions: Sequence[Choice]) -> list[int]:
        """The ids of choices that are made together or not at all. Neither dice nor anything that is shown may lie between two of them:
        otherwise a player could look first, by asking for what is refused then, and choose afterwards."""
        if len(actions) == 1:
            return [self.checked(seat, actions[0])]
        if not 1 <= len(actions) <= MOST_TOGETHER:
            raise IllegalAction(f"1 to {MOST_TOGETHER} moves can be made together, not {len(actions)}",
                                f"on peut jouer de 1 à {MOST_TOGETHER} coups ensemble, et non {len(actions)}")
        walk, found = self.copy(), list[int]()
        for action in actions:
            if found: walk.check_between()
            found.append(walk.checked(seat, action))
            walk.act(seat, found[-1])
        return found

    def check_between(self) -> None:
        """Called right after an act that others are to follow."""
        if self._stand()[0] == CHANCE:
            raise IllegalAction("chance decides between these moves: make them one by one",
                                "le hasard décide entre ces coups : jouez-les un par un")
        if self._just_revealed():
            raise IllegalAction("something is shown between these moves: make them one by one",
                                "quelque chose est dévoilé entre ces coups : jouez-les un par un")

    def _just_revealed(self) -> bool:
        """Whether the act whose rows lie on the desk has shown somebody what was hidden."""
        here = desk()
        return any(self.game.kinds[kind].reveals for kind in here.rows[:here.n_rows[0], 0].tolist())

    def checked_body(self, seat: int, actions: Sequence[int], body: Any) -> dict[str, Any] | None:
        """What a legal choice carries besides, as JSON that can be kept."""
        if body is None:
            return None
        if self.game.Body is None or len(actions) != 1:
            raise IllegalAction("this move takes nothing beside its name", "ce coup ne prend rien de plus que son nom")
        try:
            model = self.game.Body.model_validate(body)
        except ValidationError as e:
            raise IllegalAction(*complaint(e, "the move", "dans le coup")) from None
        self.game.check_body(self.state, seat, actions[0], model)
        return model.model_dump(mode="json")

    def _typed(self, legal: list[int]) -> str:
        return ", ".join(self.game.describe(action)[2] for action in legal)

    def _whose_turn(self, seat: object) -> tuple[str, str]:
        if self.awaiting_chance:
            return "dice are to be typed in first", "il faut d’abord entrer les dés"
        if not self._is_seat(seat):
            return self._no_seat(seat)
        who = ", ".join(map(str, self.actors))
        return f"seat {seat} is not to play now, but seat {who}", f"ce n’est pas à la place {seat} de jouer, mais à la place {who}"

    def _is_seat(self, seat: object) -> TypeGuard[int]:
        return type(seat) is int and 0 <= seat < self.players

    def act(self, seat: int, action: int, body: dict[str, Any] | None = None) -> None:
        """A choice that was found to be legal, with what it carries, and nothing after it."""
        self.carried = body
        calls.act_on(self.cell, 0, seat, action, desk().log)
        self._happened(Move(seat=seat, action=action, body=body))

    # chance

    def sizes(self) -> list[int]:
        """How many values each draw of the pending chance event has."""
        here = desk()
        n = calls.list_draws(self.cell, 0, here.scratch(self.State), here.listing, here.silent)
        sizes: list[int] = here.sizes[:n].tolist()
        return sizes

    def draw(self, secret: bytes) -> None:
        """The pending chance event, as a secret has fixed it."""
        sizes = self.sizes()
        if noise_of := self.measured:
            noise = fairness.values(secret, self.start_hash, self.n_events, noise_of)
            found = self._outcome(noise)
            return self.lay_values(pairs_of(sizes, found.values), noise=pairs_of(noise_of, noise), trail=found.trail)
        written = written_for(self.written.script, self.n_events, sizes)
        values = written if written is not None else fairness.values(secret, self.start_hash, self.n_events, sizes)
        self.lay_values(pairs_of(sizes, values))

    @property
    def measured(self) -> tuple[int, ...]:
        """If a chance event is pending that is measured, how many values each draw of its noise has; otherwise ()."""
        who, kind, _ = self._stand()
        return self.game.chances[kind].measured if who == CHANCE else ()

    def _outcome(self, noise: Sequence[int]) -> Outcome:
        """The outcome of the pending event, measured now."""
        carried = self.game.Body.model_validate(self.carried) if self.game.Body and self.carried is not None else None
        found, sizes = self.game.measure(self.state, self.options, carried, noise), self.sizes()
        if not fit(sizes, found.values):
            raise ChanceError(f"{self.game.id} measured {list(found.values)}, the rules ask for values below {sizes}")
        return found

    def type_in(self, values: object) -> None:
        """The dice that `awaiting_chance` asks for, as they show, and the chance that nobody has to wait for after them."""
        typed: list[Any] = list(values) if isinstance(values, Iterable) else [values]
        throw = self.awaiting_chance
        if throw is None or not self.is_typed_in:
            raise ChanceError("no dice are to be typed in now", "il n’y a pas de dés à entrer maintenant")
        last = [n + throw.first - 1 for n in throw.sizes]
        if len(typed) != len(last) or not all(type(v) is int and throw.first <= v <= most for v, most in zip(typed, last, strict=True)):
            raise ChanceError(f"expected {len(last)} values from {throw.first} to {max(last)}, got {shown(typed)}",
                              f"il faut {len(last)} valeurs de {throw.first} à {max(last)}, et non {shown(typed)}")
        self.lay_values([(n, v - throw.first) for n, v in zip(throw.sizes, typed, strict=True)], typed=True)
        self.settle()

    def lay_values(self, pairs: Pairs, typed: bool = False, noise: Pairs = (), trail: Any = None) -> None:
        """The pending chance event with these draws, each (n, value), found to fit; if it was measured, with its noise and trail."""
        here = desk()
        here.values[:len(pairs)] = [value for _, value in pairs]
        calls.lay_given(self.cell, 0, here.given, here.log)
        if trail is not None: self.game.keep(self.state, trail)
        self.n_events += 1
        self._happened(Chance(chance=self.n_events - 1, draws=[[n, v] for n, v in pairs], typed=typed, noise=[[n, v] for n, v in noise],
                              trail=trail))

    @cached_property
    def start_hash(self) -> bytes:
        """h of table/fairness.py: what was fixed before the first die."""
        return fairness.start_hash(self._start(self.written.position))

    def _start(self, position: Mapping[str, Any] | None) -> dict[str, Any]:
        start: dict[str, Any] = {"table": self.table_id, "game": self.game.id, "rules": self.game.version,
                                 "options": self.written.options, "seeds": self.seeds}
        start |= {"position": position} if position else {}
        start |= {"script": self.written.script} if self.written.script else {}
        start |= {name: list(said) for name, said in (("keys", self.written.keys), ("left_out", self.written.left_out)) if said}
        start |= {"called_off": self.written.called_off} if self.written.called_off else {}
        return start | ({"dice": self.dice} if self.dice == "manual" else {})      # or a record could claim that its dice were typed in

    # what can be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None: a spectator."""
        if seat is not None: self._known(seat)
        return self.game.sights(self.state, self.options, [seat])[0]

    def seen(self, rows: Iterable[Row], seat: int | None) -> list[Event]:
        """What a seat may know of rows that the rules wrote; None: a spectator."""
        if seat is not None: self._known(seat)
        found = (self.game.event(row, seat, self.speaker) for row in rows)
        return [event for event in found if event is not None]

    def _known(self, seat: object) -> None:
        if not self._is_seat(seat):
            raise NotYourTurn(*self._no_seat(seat))

    def _no_seat(self, seat: object) -> tuple[str, str]:
        last = self.players - 1
        return (f"there is no seat {shown(seat)}; seats are 0 to {last}",
                f"il n’y a pas de place {shown(seat)} ; les places vont de 0 à {last}")

    # the end

    @property
    def scores(self) -> list[float]:
        """What each seat has: dollars, or points. Before the end: so far."""
        out: Floats = np.zeros(MAX_SEATS)
        contract.scores(self.state, out)
        return [float(x) for x in out[:self.players]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over; several share the victory."""
        return seats(contract.winners(self.state)) if self.over else []

    # keeping

    @property
    def digest(self) -> str:
        """64 bits that name the position: equal positions, equal digest."""
        return digest(self.State, self.cell)

    def position(self) -> dict[str, Any]:
        """The full state as readable JSON, hidden things included; `flambeur.from_position` lays it again."""
        return {"format": POSITION, "game": self.game.id, "rules": self.game.version, "options": chosen(self.options),
                "state": self.game.position(self.state, self.options)}

    def _lay_position(self, position: Mapping[str, Any]) -> None:
        """A position, its hidden part dealt if it was left out."""
        r = rng.from_bytes(fairness.deal_key(self.secret or b"", fairness.start_hash(self._start(position))))
        self.game.lay(self.state, self.options, position, r)

    def copy(self) -> Self:
        """A second game that goes on from here; the two do not touch."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.cell, other.seeds = new(self.State), [*self.seeds]
        put(other.cell, 0, self.state)
        return other

    def __repr__(self) -> str:
        state = f"over, won by {self.winners or 'nobody'}" if self.over else f"waiting for {self.actors or self.awaiting_chance}"
        return f"<{type(self).__name__} {self.game.id}, {self.players} players, {state}>"
