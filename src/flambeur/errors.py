"""What Flambeur raises when something cannot be done: one sentence for the person, and nothing has changed."""


class FlambeurError(ValueError):
    """The root of all of them. `code` names the class on the wire; `text("fr")` is the sentence in French where there is one."""
    code = "error"

    def __init__(self, en: str, fr: str = "") -> None:
        super().__init__(en)
        self.sentences = {"en": en, "fr": fr or en}

    def text(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentences[language]


class UnknownGame(FlambeurError):
    """No game of that name."""
    code = "unknown_game"


class OptionError(FlambeurError):
    """Options that a game does not have, or that do not go together."""
    code = "option"


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
