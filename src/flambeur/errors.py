"""What Flambeur raises when something cannot be done: one sentence for the person, and nothing has changed."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.french import bound


class FlambeurError(ValueError):
    """The root of our errors. `code` is what a client of the server is told; `text("fr")` is the sentence in French where there is one."""
    code = "error"

    def __init__(self, en: str, fr: str = "") -> None:
        super().__init__(en)
        self.sentences = {"en": en, "fr": bound(fr) if fr else en}

    def text(self, language: str = "en") -> str:
        """The sentence in a language; in English if we do not speak it."""
        return self.sentences.get(language, self.sentences["en"])


class UnknownGame(FlambeurError, KeyError):
    """No game of that name."""
    code = "unknown_game"
    __str__ = ValueError.__str__          # a KeyError, which `flambeur.games()` wants, would put the sentence into quotes


class OptionError(FlambeurError):
    """Options that a game does not have, or that do not go together. `mends` are whole sets of options that would go, each as near to what
    was wanted as one way out leads; none where nothing but the sentence can be said."""
    code = "option"

    def __init__(self, en: str, fr: str = "", mends: Sequence[Mapping[str, Any]] = (), wanted: Mapping[str, Any] | None = None) -> None:
        super().__init__(en, fr)
        self.mends = [dict(one) for one in mends]
        self.wanted = dict(wanted or {})      # the whole set that was refused

    @property
    def ways_out(self) -> list[dict[str, Any]]:
        """Of each mend, what it changes; what follows the number of players may go on doing so."""
        return [{name: value for name, value in mend.items() if self.wanted.get(name) not in (value, "auto")} for mend in self.mends]


class IllegalAction(FlambeurError):
    """A move that the rules do not allow now."""
    code = "illegal_action"


class NotYourTurn(IllegalAction):
    """A seat acts that the table does not wait for."""
    code = "not_your_turn"


class GameOver(IllegalAction):
    """A move after the end."""
    code = "game_over"


class ChanceError(FlambeurError):
    """Typed dice that cannot be, or typed when no dice are asked for."""
    code = "chance"


class RecordError(FlambeurError):
    """A record that is damaged, foreign or tampered with."""
    code = "record"


class PositionError(FlambeurError):
    """A position that cannot be."""
    code = "position"
