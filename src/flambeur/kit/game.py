"""The Game contract, Python side: what a folder in games/ offers besides its compiled verbs (kit/contract.py)."""
import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from flambeur.kit.actions import NO_ACTIONS, Action, Block
from flambeur.kit.body import Body
from flambeur.kit.events import Event, Kind, Row
from flambeur.kit.finale import Finale
from flambeur.kit.marks import Mark, first_marks
from flambeur.kit.options import Options
from flambeur.kit.presets import Preset
from flambeur.kit.rng import Rng
from flambeur.kit.view import Silent
from flambeur.kit.words import LANGUAGES, Pattern, Speaker, Words, choose


@dataclass(frozen=True)
class ChanceKind:
    """A kind of chance event. Dice, spins and cuts are `typed` in at a real table; `first` is what a 0 is called there. One that is
    `measured` draws noise, a number below each of these sizes, from which the game computes the numbers that the rules ask for."""
    name: str
    typed: bool = False
    first: int = 0
    measured: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What was measured: the numbers that the rules ask for, and a trail, as JSON has it, by which the throw can be shown."""
    values: Sequence[int]
    trail: Any = None


class Game(ABC):
    """One rulebook. No layer above this one knows more of a game than this."""
    id: ClassVar[str]
    version: ClassVar[int]                # of the rules: records of another version may not replay
    title: ClassVar[Pattern]
    State: ClassVar[type]
    Options: ClassVar[type[Options]]
    presets: ClassVar[tuple[Preset, ...]] = ()    # sets of modules that have a name
    View: ClassVar[type[Any]]             # pydantic model of what a seat may see, with hints for who draws it (kit/show.py)
    Standing: ClassVar[type[Any]] = Silent      # of what `standing` says
    Outlook: ClassVar[type[Any]] = Silent       # and of what `outlooks` adds to an action
    n_actions: ClassVar[int]
    kinds: ClassVar[tuple[Kind, ...]]     # of events, in the order of their numbers
    chances: ClassVar[tuple[ChanceKind, ...]]
    words: ClassVar[Words]                # "action.place", "event.paid", …
    tellings: ClassVar[Mapping[str, Sequence[str]]] = {}      # kinds of what the finale tells, with their fields: "story.…" of the words
    Body: ClassVar[type[Body] | None] = None      # what a move may carry beside its id; None: nothing
    throws: ClassVar[Block] = NO_ACTIONS  # of a seat that may do something before its dice: these actions ask for the dice, which ends that

    def state_of(self, options: Any) -> type:
        """The class of states that games with these options are played on: State, or one derived from it whose compiled code is made
        for them alone (kit/moment.py)."""
        return self.State

    @abstractmethod
    def set_up(self, s: Any, options: Any) -> None:
        """Lay out the game; leaves chance pending."""

    def has_action(self, action: int, options: Any) -> bool:
        """Whether that is an action of games with these options, legal now or not."""
        return 0 <= action < self.n_actions

    @functools.cached_property
    def is_open(self) -> bool:
        """Whether all see all events."""
        return all(kind.is_open for kind in self.kinds)

    def hides(self, options: Any) -> bool:
        """Whether a seat of a game with these options has something that others may not see: then a curtain hangs around one screen."""
        return not self.is_open

    @abstractmethod
    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Kind, fields and typed form of an action id."""

    @abstractmethod
    def parse(self, text: str) -> int | None:
        """The action id of a typed form; None for a text that names no action."""

    @abstractmethod
    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        """Why a seat whose turn it is may not do this, in English and French, from what that seat knows."""

    def check_body(self, s: Any, seat: int, action: int, body: Any) -> None:
        """Checks that this Body goes with a legal action now; otherwise IllegalAction says why not."""
        return

    def measure(self, s: Any, options: Any, body: Any, noise: Sequence[int]) -> Outcome:
        """The outcome of the pending event, of a kind that is measured, from its noise and from what the last move carried (a Body, or
        None). Called once, when the event happens: records hold what came out. This may take its time: a server calls it in a thread."""
        raise NotImplementedError(f"{self.id} measures nothing")

    def keep(self, s: Any, trail: Any) -> None:
        """Called after a chance event that was measured, with its trail: what the game keeps in the state of how things came to lie, which
        no rule reads. A trail may come from somebody's record: RecordError says what cannot be."""
        return

    @abstractmethod
    def view(self, s: Any, options: Any, seat: int | None) -> Any:
        """What a seat may see (None: a spectator), as a View."""

    def sights(self, s: Any, options: Any, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, ready for JSON: what a busy table sends after every move. Where a game writes its own, for speed,
        a law compares it with `view`."""
        return [self.view(s, options, seat).model_dump(mode="json") for seat in seats]

    def standing(self, cell: Any) -> dict[str, Any] | None:
        """What everybody would get if what lies open were paid now, ready for JSON; None: this game does not say. Of a state in its array
        (kit/calls.py): a busy table asks after every move."""
        return None

    def outlooks(self, cell: Any, options: Any, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        """Of each of a seat's legal actions, fields that say how things would stand after it, as far as the seat can know; [] for a game
        that does not say."""
        return []

    @abstractmethod
    def position(self, s: Any, options: Any) -> dict[str, Any]:
        """The full state as readable JSON."""

    @abstractmethod
    def lay(self, s: Any, options: Any, position: Mapping[str, Any], rng: Rng) -> None:
        """The state of a position, checked; what is hidden and left out is dealt by the generator. Raises PositionError."""

    def finale(self, s: Any, options: Any, rows: Sequence[Row]) -> Finale | None:
        """A game that is over, looked back on, from its last position and all that the rules wrote of it; None: there is no more to tell
        than who has won. Its sentences are among the words, as "story.…"."""
        return None

    def lists(self, options: Any, language: str) -> Mapping[str, Sequence[str]]:
        """Names that sentences look up: casinos, colours."""
        return {}

    def marks(self, options: Any) -> Sequence[Mark]:
        """The colour and the symbol of each seat."""
        return first_marks(options.players)

    def speaker(self, options: Any, names: Sequence[str] = (), language: str = "en") -> Speaker:
        return Speaker(language, names, {one: self.lists(options, one) for one in LANGUAGES})

    def action(self, action: int, speaker: Speaker) -> Action:
        kind, fields, typed = self.describe(action)
        return Action(action, kind, fields, typed, choose(self.words, f"action.{kind}", fields), speaker)

    def event(self, row: Row, seat: int | None, speaker: Speaker) -> Event | None:
        """A row of the log as a seat may know it."""
        if (seen := row.seen_by(seat)) is None:
            return None
        kind, whose, fields = seen
        return Event(kind, whose, fields, choose(self.words, f"event.{kind}", fields), speaker)
