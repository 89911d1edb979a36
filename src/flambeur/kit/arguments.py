"""What callers hand in. Whatever is of the wrong kind is refused with a sentence of ours, before anything has changed."""
import json
import operator
import reprlib
from numbers import Real
from typing import Any

from flambeur.errors import FlambeurError

SHORT = reprlib.Repr()
SHORT.maxlist = SHORT.maxtuple = SHORT.maxset = SHORT.maxdict = 12
SHORT.maxstring = SHORT.maxother = 60


def shown(value: object) -> str:
    """What was handed in, as it stands in a sentence: not longer than one can read."""
    return SHORT.repr(value)


def whole(value: Any) -> int | None:
    """The whole number that is meant; None if no whole number was handed in. True and False are none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def whole_between(name: str, value: Any, least: int, most: int) -> int:
    found = whole(value)
    if found is None or not least <= found <= most:
        raise FlambeurError(f"{name} is a whole number from {least} to {most}, not {shown(value)}",
                            f"{name} est un nombre entier de {least} à {most}, et non {shown(value)}")
    return found


def seed_of(value: Any) -> int:
    found = whole(value)
    if found is None:
        raise FlambeurError(f"a seed is a whole number, not {shown(value)}", f"une graine est un nombre entier, et non {shown(value)}")
    return found


def is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def is_text(value: object, longest: int) -> bool:
    """Whether this is text, not longer than that, and without halves of characters, which no file can hold."""
    return isinstance(value, str) and len(value) <= longest and is_json(value)


def is_json(value: object) -> bool:
    """Whether a value can be written as JSON: no sets, no objects, no halves of characters, nothing endless."""
    try:
        json.dumps(value, allow_nan=False, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        return False
    return True
