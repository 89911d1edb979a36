"""Events as people and programs read them: rows of the log with names, and who may see which field."""
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from flambeur.kit.dice import faces_of
from flambeur.kit.log import WIDTH, Log
from flambeur.kit.words import capital

if TYPE_CHECKING:
    from flambeur.kit.words import Pattern, Speaker

Reader = Callable[[int], Any]
NUMBERS = WIDTH - 2                       # in a row, beside kind and seat


def number(x: int) -> int:
    return int(x)


def face(x: int) -> int:
    """Faces, casinos and rounds are 0-based inside, 1-based in every text."""
    return int(x) + 1


def dice(x: int) -> list[int]:
    return faces_of(x)


def seats(bits: int) -> list[int]:
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


@dataclass(frozen=True)
class Kind:
    """A kind of event: a reader for each number of its row, which of them only its seat may see, or whether the seat alone sees the event.
    A kind that `settles` pays or takes at the end of a round: such events are told in peace, one by one.
    A kind that `reveals` shows somebody what was hidden, as a card drawn from a pile: what led to it cannot be taken back.
    Extras are fields that modules add, each with the column of the row that holds it. A zero there is no field: an event of a game
    without the module is the same, byte for byte, whatever modules there are."""
    name: str
    fields: Mapping[str, Reader] = field(default_factory=dict)
    secret: frozenset[str] = frozenset()
    private: bool = False
    reveals: bool = False
    settles: bool = False
    extras: Mapping[str, tuple[int, Reader]] = field(default_factory=dict)

    @cached_property
    def is_open(self) -> bool:
        """Whether all see all of the event."""
        return not (self.private or self.secret)


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it."""
    kind: str
    seat: int | None
    fields: Mapping[str, Any]
    pattern: "Pattern" = field(repr=False, compare=False)
    speaker: "Speaker" = field(repr=False, compare=False)

    def text(self, language: str = "en") -> str:
        """The sentence: "Anna takes $60,000 at Luxor with 3 dice"."""
        return capital(replace(self.speaker, language=language).say(self.pattern, {"seat": self.seat, **self.fields}))

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}


@dataclass(frozen=True)
class Row:
    """A row of the log, whole: what a match keeps. Only `seen_by` lets a row out."""
    kind: Kind
    seat: int | None
    fields: Mapping[str, Any]

    def seen_by(self, seat: int | None) -> tuple[str, int | None, dict[str, Any]] | None:
        """What a seat (None: a spectator) may know of the row; None if nothing."""
        if self.kind.is_open:
            return self.kind.name, self.seat, dict(self.fields)
        mine = seat is not None and seat == self.seat
        if self.kind.private and not mine:
            return None
        return self.kind.name, self.seat, {k: v for k, v in self.fields.items() if mine or k not in self.kind.secret}


def read(log: Log, kinds: tuple[Kind, ...]) -> list[Row]:
    """The rows of a log with their names."""
    return [row_of(line, kinds) for line in log.rows[:log.n].tolist()]


def row_of(line: Sequence[int], kinds: tuple[Kind, ...]) -> Row:
    kind = kinds[line[0]]
    fields = {name: reader(x) for (name, reader), x in zip(kind.fields.items(), line[2:], strict=False)}
    for name, (column, reader) in kind.extras.items():
        if line[2 + column]: fields[name] = reader(line[2 + column])
    return Row(kind, line[1] if line[1] >= 0 else None, fields)


def grown(kinds: Sequence[Kind], extras: Mapping[str, Mapping[str, tuple[int, Reader]]]) -> tuple[Kind, ...]:
    """The kinds with fields that a module adds to some of them, by name. Two that want the same column, or name, are a mistake."""
    unknown = set(extras) - {kind.name for kind in kinds}
    if unknown:
        raise ValueError(f"no event is called {', '.join(sorted(unknown))}")
    return tuple(extended(kind, extras.get(kind.name, {})) for kind in kinds)


def extended(kind: Kind, extras: Mapping[str, tuple[int, Reader]]) -> Kind:
    taken = {*range(len(kind.fields)), *(column for column, _ in kind.extras.values())}
    for name, (column, _) in extras.items():
        if column in taken or not column < NUMBERS or name in kind.fields or name in kind.extras:
            raise ValueError(f"{kind.name}: {name} in column {column} is taken, or there is no such column")
    return replace(kind, extras={**kind.extras, **extras}) if extras else kind
