"""The Las Vegas family: the choice of its dice games, a face whose dice are placed (LV4, BV11, BV12), and how it is typed."""
from collections.abc import Mapping
from typing import Any

from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.actions import Block

PLACE = Block(0, CASINOS)                 # all dice of one face
FACES = {str(face + 1): face for face in range(CASINOS)}


def describe(action: int) -> tuple[str, Mapping[str, Any], str]:
    return "place", {"face": action + 1}, str(action + 1)


def parse(text: str) -> int | None:
    """ "3", "place 3" and "placer 3" mean the same."""
    word = " ".join(text.lower().split()).removeprefix("place").removeprefix("r").strip()
    return PLACE.start + FACES[word] if word in FACES else None


def why_not(action: int) -> tuple[str, str]:
    """Of a face that was not rolled."""
    face = action + 1
    return f"no die shows {face}: choose one of the faces rolled", f"aucun dé ne montre {face} : choisissez un des numéros obtenus"
