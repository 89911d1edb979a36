"""Actions: whole numbers in fixed blocks, so that ids stay put whatever is switched on; with a structured form and a sentence."""
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from flambeur.kit.words import Pattern, Speaker


class Block(NamedTuple):
    """A range of action ids of one kind; usable inside compiled rules."""
    start: int
    stop: int

    def ids(self) -> range:
        return range(self.start, self.stop)


NO_ACTIONS = Block(0, 0)


@dataclass(frozen=True)
class Action:
    """A choice: its id, its kind and fields, the short text that one types for it, and a sentence."""
    id: int
    kind: str
    fields: Mapping[str, Any]
    typed: str
    pattern: "Pattern" = field(repr=False, compare=False)
    speaker: "Speaker" = field(repr=False, compare=False)

    def text(self, language: str = "en") -> str:
        """The sentence: "place 2 dice on Luxor"."""
        from dataclasses import replace
        return replace(self.speaker, language=language).say(self.pattern, self.fields)

    def __int__(self) -> int:
        return self.id

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "kind": self.kind, **self.fields, "typed": self.typed}
