"""High notes: the option, and its words."""
from typing import Any, Literal

from pydantic import field_validator

from flambeur.games.las_vegas.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.games.las_vegas.module import Module
from flambeur.games.las_vegas.modules.high_notes.drawer import HIGH_NOTES
from flambeur.games.las_vegas.modules.high_notes.words import WORDS
from flambeur.kit.options import Options, option

MANY = 6                                  # from so many players on they are in unless another choice was made
AUTO = {players: "on" if players >= MANY else "off" for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)}


class Option(Options):
    high_notes: Literal["auto", "on", "off"] = option(
        "auto", "Five notes of $100,000 in the pile; auto: with six to eight players.",
        "Cinq billets de 100 000 $ dans la pile ; auto : de six à huit joueurs.", label=("$100,000 notes", "Billets de 100 000 $"),
        module="high_notes", auto=AUTO, values={"auto": ("by the table", "selon la table"), "on": ("in", "avec"), "off": ("out", "sans")})

    @field_validator("high_notes", mode="before")
    @classmethod
    def a_switch_will_do(cls, given: Any) -> Any:
        return ("off", "on")[given] if isinstance(given, bool) else given


class HighNotesModule(Module):
    name, bit, Option = "high_notes", HIGH_NOTES, Option
    words = WORDS

    def is_on(self, options: Any) -> bool:
        return bool(options.high_notes == "on")


MODULE = HighNotesModule()
