"""What the modules of Las Vegas say of themselves, for tests that go through all of them."""
import re
from importlib import import_module

from flambeur.games.las_vegas import modules as folder
from flambeur.games.las_vegas.modules.listed import modules

PARTS = ("Casino", "Player", "Roll", "Table")
FIELDS = {field: module.name for module in modules() for part in PARTS for field in getattr(module, part).model_fields}      # whose each is
LETTERED = {"LV7": "abcd", "BV6": "abcdef", "BV8": "abc"}      # clauses of the rules page that have parts


def clauses() -> list[str]:
    """LV1 to LV14, BV3 (more players), what the folders of modules say that they are, "(BV6)", and the parts of all."""
    said = [re.findall(r"\b(?:BV|CG|AC)\d+", import_module(f"{folder.__name__}.{module.name}").__doc__ or "") for module in modules()]
    whole = [*(f"LV{n}" for n in range(1, 15)), "BV3", *(clause for found in said for clause in found)]
    return [*whole, *(clause + letter for clause in whole for letter in LETTERED.get(clause, ""))]
