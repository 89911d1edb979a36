"""Sentences as patterns, once for Python and the page: fields in braces, plurals, money and names; French and English.

    {casino}            the field as it is
    {note:money}        $70,000 or 70 000 $
    {who:seats}         Anna, Ben and the white dice
    {own:dice}          3 3 5
    {cards:cards}       5, double 5: of a card with two dice both are written, 55
    {casino:casino}     the casino's name, from a list that the game gives
    {dice?# die|# dice} one or other, # is the number; in French 0 takes the singular

A key may have variants, the first that fits is taken: "event.rolled.white" where the field `white` is there and not empty,
"event.under.why=white" where it has that value, "event.drawn.!card" where it is empty or hidden from the reader.
"""
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

LANGUAGES = ("en", "fr")
Pattern = Mapping[str, str]               # language -> pattern
Words = Mapping[str, Pattern]             # key -> pattern in each language
FIELD = re.compile(r"\{(\w+)(?::(\w+)|\?([^|{}]*)\|([^{}]*))?\}")
SEAT = {"en": "Player {}", "fr": "Joueur {}"}
AND = {"en": " and ", "fr": " et "}
WHITE = {"en": "the white dice", "fr": "les dés blancs"}


@dataclass(frozen=True)
class Speaker:
    """Fills patterns for one table: the language, the names of the seats, the lists of the game in each language (casino names …)."""
    language: str = "en"
    names: Sequence[str] = ()
    lists_in: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)

    @property
    def lists(self) -> Mapping[str, Sequence[str]]:
        return self.lists_in[self.language]

    def say(self, pattern: Pattern, fields: Mapping[str, Any]) -> str:
        return FIELD.sub(lambda m: self.fill(fields[m[1]], *m.groups()[1:]), pattern[self.language])

    def fill(self, value: Any, style: str | None, one: str | None, other: str | None) -> str:
        if one is not None and other is not None:
            singular = value == 1 or (value == 0 and self.language == "fr")
            return (one if singular else other).replace("#", str(value))
        match style:
            case None: return str(value)
            case "money": return money(value, self.language)
            case "seat": return self.name(value)
            case "seats": return self.listed([self.name(v) for v in value])
            case "dice": return " ".join(str(v) for v in value)
            case "cards": return ", ".join(f"double {v % 10}" if v > 10 else str(v) for v in value)
            case "notes": return ", ".join(money(v, self.language) for v in value)
            case _: return self.lists[style][value - 1]

    def name(self, seat: Any) -> str:
        if seat == "white":
            return WHITE[self.language]
        if seat is not None and seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return SEAT[self.language].format(seat + 1)

    def listed(self, names: list[str]) -> str:
        return AND[self.language].join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


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
    """As Intl.NumberFormat writes it: $70,000, and in French with narrow and ordinary no-break spaces, 70 000 $."""
    grouped = f"{abs(dollars):,}"
    sign = "-" if dollars < 0 else ""
    return f"{sign}${grouped}" if language == "en" else f"{sign}{grouped.replace(',', chr(0x202F))}{chr(0xA0)}$"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
