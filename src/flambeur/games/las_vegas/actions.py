"""Las Vegas: every action id, in blocks, and its typed form. A module's block is its own (drawer.py): ids never move."""
from collections.abc import Mapping
from typing import Any

from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.vegas import placing
from flambeur.games.vegas.placing import PLACE

__all__ = ["PLACE"]


def n_actions() -> int:
    return max(PLACE.stop, *(module.block.stop for module in modules()))


def describe(action: int) -> tuple[str, Mapping[str, Any], str]:
    if action in PLACE.ids():
        return placing.describe(action)
    return next(module for module in modules() if action in module.block.ids()).describe(action)


def parse(text: str) -> int | None:
    """What names a face; else a module may know it."""
    if (action := placing.parse(text)) is not None:
        return action
    said = " ".join(text.lower().split())
    return next((action for module in modules() if (action := module.parse(said)) is not None), None)
