"""Sentences as patterns, once for Python and the page: fields in braces, plurals, money and names; French and English.

    {casino}            the field as it is
    {note:money}        $70,000 or 70 000 $
    {sum:k}             150k or 150 k: thousands, in a game whose money has no sign
    {who:seats}         Anna, Ben and the white dice
    {owner:of_seat}     in French: d’Anna, de Ben; {name:of} of a name that is no seat
    {own:dice}          3 3 5
    {cards:cards}       5, double 5: of a card with two dice both are written, 55
    {roll:coloured}     Red 3, Violet 5: of dice by colour, in the order of the list "colours"; 0 is no die
    {casino:casino}     the casino's name, from a list that the game gives
    {dice?# die|# dice} one or other, # is the number; in French 0 takes the singular
    <{own:dice}><{white:dice}>      a list of what is there: a part whose first field is absent, empty or 0 is left out; "a, b and c"

A key may have variants, the first that fits is taken: "event.rolled.white" where the field `white` is there and not empty,
"event.under.why=white" where it has that value, "event.drawn.!card" where it is empty or hidden from the reader.

"you.rolled" says "event.rolled" to the one who did it, or whom it concerns: "you roll 3 3 5". Names in it are the others', and in lists
the reader is "you". An event without such a sentence is told as to everybody. "yours.coup" is the same for "story.coup", a sentence of the
story of a game that is over.
"""
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.french import bound, of
from flambeur.kit.arguments import shown

LANGUAGES = ("en", "fr")
Pattern = Mapping[str, str]               # language -> pattern
Words = Mapping[str, Pattern]             # key -> pattern in each language
FIELD = re.compile(r"\{(\w+)(?::(\w+)|\?([^|{}]*)\|([^{}]*))?\}")
PARTS = re.compile(r"(?:<[^>]*>)+")
PIECE = re.compile(f"{PARTS.pattern}|{FIELD.pattern}")
SEAT = {"en": "Player {}", "fr": "Joueur {}"}
AND = {"en": " and ", "fr": " et "}


@dataclass(frozen=True)
class Speaker:
    """Fills patterns for one table: the language, the names of the seats, the lists of the game in each language (casino names …)."""
    language: str = "en"
    names: Sequence[str] = ()
    lists_in: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            has, got = ", ".join(LANGUAGES), shown(self.language)
            raise FlambeurError(f"there is no language {got}; there is {has}", f"il n’y a pas de langue {got} ; il y a {has}")

    @property
    def lists(self) -> Mapping[str, Sequence[str]]:
        return self.lists_in[self.language]

    def say(self, pattern: Pattern, fields: Mapping[str, Any]) -> str:
        """The sentence, filled in one pass, so that nothing in a name is taken for a field."""
        said = PIECE.sub(lambda m: self.fill(fields[m[1]], *m.groups()[1:]) if m[1] else self.parts(m[0], fields), pattern[self.language])
        return bound(said) if self.language == "fr" else said

    def parts(self, run: str, fields: Mapping[str, Any]) -> str:
        """ "<…><…>" """
        said = [part for part in run[1:-1].split("><") if (first := FIELD.search(part)) is None or fields.get(first[1])]
        return self.listed([FIELD.sub(lambda m: self.fill(fields[m[1]], *m.groups()[1:]), part) for part in said])

    def fill(self, value: Any, style: str | None, one: str | None, other: str | None) -> str:
        if one is not None and other is not None:
            singular = value == 1 or (value == 0 and self.language == "fr")
            return (one if singular else other).replace("#", str(value))
        match style:
            case None: return str(value)
            case "money": return money(value, self.language)
            case "k": return thousands(value, self.language)
            case "seat": return self.name(value)
            case "of_seat": return of(self.name(value))
            case "of": return of(value)
            case "seats": return self.listed([self.name(v) for v in value])
            case "dice": return " ".join(str(v) for v in value)
            case "cards": return ", ".join(f"double {v % 10}" if v > 10 else str(v) for v in value)
            case "coloured": return ", ".join(f"{self.lists['colours'][k]} {v}" for k, v in enumerate(value) if v)
            case "notes": return ", ".join(money(v, self.language) for v in value)
            case _: return self.lists[style][value - 1]

    def name(self, seat: Any) -> str:
        if isinstance(seat, str):
            return self.lists[seat][0]        # somebody who has no seat, as the game calls them: "the white dice"
        if seat is not None and seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return SEAT[self.language].format(seat + 1)

    def listed(self, names: list[str]) -> str:
        return AND[self.language].join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def with_parts(words: Words, parts: Words) -> Words:
    """The words with more parts in the lists of some sentences, by key: what a module has to say in somebody else's sentence, also where
    that is said to "you"."""
    def longer(pattern: str, more: str) -> str:
        found = PARTS.search(pattern)
        if found is None:
            raise ValueError(f"no list of parts in {pattern!r}")
        return pattern[:found.end()] + more + pattern[found.end():]
    yours = {key.replace("event.", "you.", 1): more for key, more in parts.items() if key.startswith("event.")}
    all_ = {**parts, **{key: more for key, more in yours.items() if key in words}}
    return {**words, **{key: {language: longer(words[key][language], more[language]) for language in more} for key, more in all_.items()}}


def choose(words: Words, key: str, fields: Mapping[str, Any]) -> Pattern:
    """The pattern of a key, or of the first of its variants that fits the fields."""
    for variant in words:
        if variant.startswith(key + ".") and fits(variant.removeprefix(key + "."), fields):
            return words[variant]
    return words[key]


def fits(variant: str, fields: Mapping[str, Any]) -> bool:
    name, equals, value = variant.partition("=")
    if name.startswith("!"):
        return not fields.get(name[1:])
    return str(fields.get(name)) == value if equals else bool(fields.get(name))


def money(dollars: int, language: str) -> str:
    """A sum as Intl.NumberFormat writes it: $70,000, and in French with narrow and ordinary no-break spaces, 70 000 $."""
    grouped = f"{abs(dollars):,}"
    sign = "-" if dollars < 0 else ""
    return f"{sign}${grouped}" if language == "en" else f"{sign}{grouped.replace(',', chr(0x202F))}{chr(0xA0)}$"


def thousands(units: int, language: str) -> str:
    """A sum of whole thousands: 1,150k, and in French 1 150 k."""
    grouped = f"{units // 1000:,}"
    return f"{grouped}k" if language == "en" else f"{grouped.replace(',', chr(0x202F))}{chr(0xA0)}k"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
