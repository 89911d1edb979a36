"""What a module brings besides its compiled rules: its option, its part of view and position, its actions and events with their words.

`modules/listed.py` lists the modules; here is what the files of the base game ask of them. A module that is off is asked nothing, so it
leaves no trace. The moments at which its rules speak are in moments.py, the meetings of two modules in meetings.py.
"""
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from pydantic import BaseModel

from flambeur.games.las_vegas.modules.listed import modules
from flambeur.kit.actions import Block
from flambeur.kit.events import Kind, Reader, Row, grown
from flambeur.kit.marks import Mark, first_marks
from flambeur.kit.options import Options
from flambeur.kit.rng import Rng
from flambeur.kit.words import Words, with_parts

Extras = Mapping[str, Mapping[str, tuple[int, Reader]]]      # fields of an event, with their columns (kit/events.py)


class Nothing(BaseModel):
    """No fields."""


class Thing(NamedTuple):
    """Things of one kind and owner, for whoever draws or tells a table: "thing.big" in the words names them."""
    kind: str                             # "normal", "white", "big", …
    owner: int | None                     # seat; None: nobody's
    n: int                                # how many, or which face of a die


class Line(NamedTuple):
    """A sentence of the table: "line.<name>" in the words, and its fields."""
    name: str
    fields: Mapping[str, Any]


class Module:
    """One module. Every method has a default, so that a module says only what it has to say."""
    name: ClassVar[str]                   # of its folder, its option and its drawer
    bit: ClassVar[int]                    # of State.modules
    Option: ClassVar[type[Options]]       # the option, with what it refuses

    # what the module adds to the parts of a view and of a position; absent while the module is off
    Casino: ClassVar[type[BaseModel]] = Nothing
    Player: ClassVar[type[BaseModel]] = Nothing
    Roll: ClassVar[type[BaseModel]] = Nothing
    Table: ClassVar[type[BaseModel]] = Nothing
    Kept: ClassVar[type[BaseModel]] = Nothing      # fields of positions alone, beside those of Table: what nobody sees
    hides: ClassVar[bool] = False         # players have something that the others must not see
    dice: ClassVar[Sequence[str]] = ()    # the fields of Casino that count dice
    colour: ClassVar[str] = ""            # BV3: nobody's colour while the module is on
    casinos: ClassVar[int] = 0            # BV8: how many more there are, behind those of the faces

    # cards that the module shuffles into the pile and that are no notes: their numbers there, and the names by which positions call them
    cards: ClassVar[Mapping[int, str]] = {}

    # actions and events
    block: ClassVar[Block] = Block(0, 0)
    kinds: ClassVar[Mapping[int, Kind]] = {}
    extras: ClassVar[Extras] = {}         # fields of others' events
    words: ClassVar[Words] = {}
    parts: ClassVar[Words] = {}           # in the lists of others' sentences

    def is_on(self, options: Options) -> bool:
        return bool(getattr(options, self.name))

    def switches(self, options: Options) -> int:
        """Its bits of State.modules while it is on: its own, and perhaps one for how it is played."""
        return self.bit

    # actions

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Kind, fields and typed form of an action of the module's block."""
        raise NotImplementedError(action)

    typed_in: ClassVar[Mapping[str, Mapping[str, str]]] = {}      # by language: what to type instead of the words of a typed form

    def parse(self, text: str) -> int | None:
        """The action id of a typed form, in any language; None for a text that names no action of the module's block."""
        return None

    def asked(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the module's question speaks of, from a view: the fields of "question.<name>" in the words."""
        return {}

    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        """Why this action is no answer to what the module asks."""
        raise NotImplementedError(action)

    def why_not_place(self, s: Any, action: int) -> tuple[str, str] | None:
        """Why dice cannot be placed so; None where the module brings no such placement."""
        return None

    def lists(self, language: str) -> Mapping[str, Sequence[str]]:
        """Names that the module's sentences fill in."""
        return {}

    def more_names(self, language: str) -> Mapping[str, Sequence[str]]:
        """Names behind those of the game's own lists: of casinos that the module brings (games/vegas/casinos.py)."""
        return {}

    # what is seen, from a plain copy of the state

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        return {}

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {}

    def held(self, s: Any, p: int) -> dict[str, Any]:
        """Fields of Player that nobody but the player sees."""
        return {}

    def ruled(self, state: Any, s: Any, p: int) -> dict[str, Any]:
        """More of them that the rules tell, which read the state itself."""
        return {}

    def unseen(self, s: Any, p: int) -> int:
        """What a player has won that nobody else knows, in tens of thousands (AC10)."""
        return 0

    def lines(self, view: Mapping[str, Any], seat: int | None) -> Sequence[Line]:
        """What the terminal says beside its picture, to that seat."""
        return []

    def roll(self, s: Any) -> dict[str, Any]:
        """The module's dice of the roll that lies on the table."""
        return {}

    def table(self, s: Any) -> dict[str, Any]:
        return {}

    # the same as things, from a view

    def on_casino(self, view: Mapping[str, Any], casino: int) -> list[Thing]:
        """The module's dice there."""
        return []

    def beside_notes(self, view: Mapping[str, Any], casino: int) -> list[Thing]:
        """What lies there beside the notes."""
        return []

    def shown(self, view: Mapping[str, Any], casino: int) -> list[tuple[Thing, list[int]]]:
        """Where dice are told apart by their faces: those of each owner and kind, and what they show."""
        return []

    def in_hand(self, view: Mapping[str, Any], p: int) -> list[Thing]:
        return []

    def rolled(self, view: Mapping[str, Any]) -> list[Thing]:
        """A thing for each die, with its face."""
        return []

    def carried(self, event: Any, seat: int) -> Mapping[int, int]:
        """Which casinos an event brought dice of a seat to, or took them from (less than 0), and how many, as they count at the payout."""
        return {}

    def adds(self, cell: Any, seat: int, action: int) -> int | None:
        """What an answer to the module's question brings the seat at once, in dollars; None: what it changes at a casino tells that."""
        return None

    # money besides notes (LV9)

    def brings(self, s: Any, p: int) -> int:
        """What a player has of it, in tens of thousands."""
        return 0

    def earned(self, s: Any, rows: Sequence[Row], seat: int) -> int:
        """What of it these last events of a game brought the seat, in dollars."""
        return 0

    # positions

    def kept(self, s: Any) -> dict[str, Any]:
        return {}

    def replaces(self, options: Options) -> int:
        """How many of a player's eight dice are not normal ones."""
        return 0

    def holds(self, player: Any) -> int:
        """How many of the module's dice a player of a position has in hand."""
        return 0

    opening: ClassVar[tuple[str, str]] = ("", "")     # a sentence: when the module rolls something before the first turn of a round

    def opens_round(self, options: Options) -> bool:
        """Whether the module rolls something before the first turn of a round."""
        return False

    def keeps(self, given: Any) -> Sequence[int | str]:
        """The cards of the pile that lie with the module in a position: notes in dollars, others by name (cards.py)."""
        return []

    def check(self, given: Any, options: Options) -> None:
        """Raises PositionError with the first thing that cannot be."""

    def lay(self, s: Any, given: Any) -> None:
        """Fills the module's drawer from a position that was found to be good."""

    def deal(self, s: Any, given: Any, rng: Rng) -> None:
        """What is hidden and was left out of the position is dealt by the generator."""


def on(options: Options) -> list[Module]:
    """The modules that are on."""
    return [module for module in modules() if module.is_on(options)]


def bits(options: Options) -> int:
    """The modules that are on, as State.modules has them."""
    return sum(module.switches(options) for module in on(options))


def marks(options: Options) -> tuple[Mark, ...]:
    """BV3: the colours of the seats, in their order; none that a module needs."""
    return first_marks(options.players, {module.colour for module in on(options)})


def of_bits(mask: int) -> list[Module]:
    """The modules of State.modules."""
    return [module for module in modules() if mask & module.bit]


def bit_of(name: str) -> int:
    """The bit of the module of that name; 0 where there is none."""
    return next((module.bit for module in modules() if module.name == name), 0)


def all_kinds(base: Sequence[Kind]) -> tuple[Kind, ...]:
    """The kinds of events, the modules' own and their fields in others' included."""
    numbered = dict(enumerate(base))
    for module in modules():
        if numbered.keys() & module.kinds.keys():
            raise ValueError(f"{module.name}: the number of an event is taken")
        numbered |= module.kinds
    kinds = tuple(numbered.get(number, base[0]) for number in range(max(numbered) + 1))      # gaps: modules in the making
    for module in modules():
        kinds = grown(kinds, module.extras)
    return kinds


def all_words(base: Words) -> Words:
    """The sentences, the modules' own and their parts in others' included."""
    words = base
    for module in modules():
        words = with_parts({**words, **module.words}, module.parts)
    return words


def merged(parts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What several modules have to say of one thing."""
    found: dict[str, Any] = {}
    for part in parts:
        found |= part
    return found
