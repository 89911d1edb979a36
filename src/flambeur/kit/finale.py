"""What there is to tell when a game is over: what everyone holds, what decided it, and the game in a few sentences.

A `Telling` is like an event that nobody wrote while it happened: a kind, a seat and fields, and its sentence stands in the game's words,
"story.coup". So the page tells a story of any game and knows none.
"""
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from flambeur.kit.words import Speaker, Words, choose


@dataclass(frozen=True)
class Telling:
    kind: str
    seat: int | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)

    def text(self, words: Words, speaker: Speaker) -> str:
        fields = {"seat": self.seat, **self.fields}
        return speaker.say(choose(words, f"story.{self.kind}", fields), fields)

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}


@dataclass(frozen=True)
class Holding:
    """What a seat has at the end, in the unit of the scores: its notes, the highest first, and all the rest together."""
    notes: Sequence[int]
    besides: int = 0

    def as_json(self) -> dict[str, Any]:
        return {"notes": list(self.notes), "besides": self.besides}


@dataclass(frozen=True)
class Finale:
    holdings: Sequence[Holding]           # by seat
    decided: Telling | None               # what decided between seats with the best score; None: the score did
    story: Sequence[Telling]

    def as_json(self) -> dict[str, Any]:
        return {"holdings": [one.as_json() for one in self.holdings], "decided": self.decided and self.decided.as_json(),
                "story": [one.as_json() for one in self.story]}
