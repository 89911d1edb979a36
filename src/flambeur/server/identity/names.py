"""Names and chat on one line, as they will be shown: without anything that could deceive."""
import unicodedata

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")    # these show nothing
MARKS = 3                                 # so many may stand on one letter; more would climb into the lines above


def clean_name(text: str, most: int = 24) -> str:
    """A name on one line, as it will be shown; "" if nothing is left of it."""
    return clean(text, most)


def clean_chat(text: str, most: int = 300) -> str:
    """A chat message on one line, as it will be shown; "" if nothing is left of it."""
    return clean(text, most)


def clean(text: str, most: int) -> str:
    """One line of at most so many characters, in the usual form (NFC), without marks that are invisible, turn the direction of
    writing or pile up."""
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or is_shown(c))
    composed = unicodedata.normalize("NFC", shown)
    if all(c == " " or unicodedata.category(c)[0] == "M" for c in composed):
        return ""                         # marks, and what chooses between forms of a letter, with no letter to stand on
    return " ".join("".join(unpiled(composed)).split())[:most].rstrip()


def is_shown(c: str) -> bool:
    """False for controls, formats (direction marks, joiners, tags), halves of pairs, private and unassigned characters."""
    return unicodedata.category(c)[0] != "C" and c not in INVISIBLE


def unpiled(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS: kept.append(c)
    return kept
