"""What French asks of whoever fills in sentences; web/src/lib/words.ts has the twins.

Our French is written with ordinary spaces, as one types it, and bound wherever it is told: no line breaks before : ; ? ! » and the signs
of money and shares, behind «, and between the thousands of a sum of money.
"""
import re
from unicodedata import normalize

BEFORE_SIGNS = re.compile(r" (?=[:;?!»])|(?<=«) |(?<=\d) (?=[$%])")
THOUSANDS = re.compile(r"(?<=\d) (?=(?:\d{3} )*\d{3}[ \xa0]\$)")


def bound(text: str) -> str:
    return THOUSANDS.sub("\u202f", BEFORE_SIGNS.sub("\xa0", text))


def of(name: str) -> str:
    """ "de Benno", "d’Anna", "d’Émile"."""
    return ("d’" if normalize("NFD", name)[:1].lower() in tuple("aeiouy") else "de ") + name
