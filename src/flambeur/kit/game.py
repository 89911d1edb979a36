"""The Game contract, Python side: what a folder in games/ offers besides its compiled verbs (kit/contract.py)."""
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from flambeur.kit.actions import Action
from flambeur.kit.events import Event, Kind, Row
from flambeur.kit.options import Options
from flambeur.kit.rng import Rng
from flambeur.kit.words import LANGUAGES, Pattern, Speaker, Words, choose


@dataclass(frozen=True)
class ChanceKind:
    """A kind of chance event. Dice, spins and cuts are `typed` in at a real table; `first` is what a 0 is called there."""
    name: str
    typed: bool = False
    first: int = 0


class Game(ABC):
    """One rulebook. Nothing above this line of the house knows more of a game than this."""
    id: ClassVar[str]
    version: ClassVar[int]                # of the rules: records of another version may not replay
    title: ClassVar[Pattern]
    State: ClassVar[type]
    Options: ClassVar[type[Options]]
    View: ClassVar[type[Any]]             # pydantic model of what a seat may see
    n_actions: ClassVar[int]
    kinds: ClassVar[tuple[Kind, ...]]     # of events, in the order of their numbers
    chances: ClassVar[tuple[ChanceKind, ...]]
    words: ClassVar[Words]                # "action.place", "event.paid", …

    @abstractmethod
    def set_up(self, s: Any, options: Any) -> None:
        """Lay out the game; leaves chance pending."""

    @abstractmethod
    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Kind, fields and typed form of an action id."""

    @abstractmethod
    def parse(self, text: str) -> int | None:
        """The action id of a typed form; None if it is none."""

    @abstractmethod
    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        """Why a seat whose turn it is may not do this, in English and French, from what that seat knows."""

    @abstractmethod
    def view(self, s: Any, options: Any, seat: int | None) -> Any:
        """What a seat may see (None: a spectator), as a View."""

    def sights(self, s: Any, options: Any, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, ready for JSON: what a busy table sends after every move. Where a game writes its own, for speed,
        a law compares it with `view`."""
        return [self.view(s, options, seat).model_dump(mode="json") for seat in seats]

    @abstractmethod
    def position(self, s: Any, options: Any) -> dict[str, Any]:
        """The full state as readable JSON."""

    @abstractmethod
    def lay(self, s: Any, options: Any, position: Mapping[str, Any], rng: Rng) -> None:
        """The state of a position, checked; what is hidden and left out is dealt by the generator. Raises PositionError."""

    def lists(self, options: Any, language: str) -> Mapping[str, Sequence[str]]:
        """Names that sentences look up: casinos, colours."""
        return {}

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
