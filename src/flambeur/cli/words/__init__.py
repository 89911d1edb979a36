"""What the command line says, in both languages. A sentence is a Word: leaving out a language, or asking for one that is not there,
is a type error. Fields are written as in flambeur/kit/words.py: {n}, {sum:money}, {n?# die|# dice}."""
from flambeur.french import bound


class Word:
    """A sentence in English and in French."""
    __slots__ = ("en", "fr")

    def __init__(self, en: str, fr: str) -> None:
        self.en, self.fr = en, fr

    def __call__(self, language: str, **fields: object) -> str:
        if not fields:
            return bound(self.fr) if language == "fr" else self.en
        from flambeur.kit.words import Speaker
        return Speaker(language).say(self.both, fields)

    @property
    def both(self) -> dict[str, str]:
        """For whoever knows more than numbers and money: a table's speaker, with the names of its casinos."""
        return {"en": self.en, "fr": self.fr}
