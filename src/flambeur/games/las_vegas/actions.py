"""Las Vegas: every action id, in blocks, and its typed form. A module's block is its own (drawer.py): ids never move."""
from collections.abc import Mapping
from typing import Any

from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.actions import Block

PLACE = Block(0, CASINOS)                 # LV4: all dice of one face
FACES = {str(face + 1): face for face in range(CASINOS)}


def n_actions() -> int:
    return max(PLACE.stop, *(module.block.stop for module in modules()))


def describe(action: int) -> tuple[str, Mapping[str, Any], str]:
    if action in PLACE.ids():
        return "place", {"face": action + 1}, str(action + 1)
    return next(module for module in modules() if action in module.block.ids()).describe(action)


def parse(text: str) -> int | None:
    """ "3", "place 3" and "placer 3" mean the same; else a module may know it."""
    said = " ".join(text.lower().split())
    word = said.removeprefix("place").removeprefix("r").strip()
    if word in FACES:
        return PLACE.start + FACES[word]
    return next((action for module in modules() if (action := module.parse(said)) is not None), None)
