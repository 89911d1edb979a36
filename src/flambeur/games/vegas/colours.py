"""The Las Vegas family: the eight colours of dice (LV1, BV3), where they are no player's for all to see (BV11, BV12)."""
from collections.abc import Iterable, Mapping, Sequence

from flambeur.kit.marks import MARKS

NAMES = tuple(mark.colour for mark in MARKS)
COLOURS = len(NAMES)
SAID = {"en": ("Red", "Green", "Blue", "Black", "White", "Yellow", "Grey", "Violet"),
        "fr": ("Rouge", "Vert", "Bleu", "Noir", "Blanc", "Jaune", "Gris", "Violet")}

YOU = {"en": "you", "fr": "vous"}         # the one who plays, as somebody beside them


def colour(x: int) -> str:
    """A colour as events and positions write it."""
    return NAMES[x]


def colours(bits: int) -> list[str]:
    return [name for k, name in enumerate(NAMES) if bits >> k & 1]


def colour_lists(language: str) -> Mapping[str, Sequence[str]]:
    """The colours as lists that sentences look up: all of them, and each as somebody without a seat."""
    return {"colours": SAID[language], **{name: [said] for name, said in zip(NAMES, SAID[language], strict=True)}}


def by_colour(counts: Iterable[int]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(NAMES, counts, strict=True)}
