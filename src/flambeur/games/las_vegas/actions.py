"""Las Vegas: every action id, in blocks, and its typed form."""
from flambeur.games.las_vegas.facts import CASINOS
from flambeur.kit.actions import Block

PLACE = Block(0, CASINOS)                 # LV4: all dice of one face
N_ACTIONS = PLACE.stop


def describe(action: int) -> tuple[str, dict[str, int], str]:
    return "place", {"face": action + 1}, str(action + 1)


def parse(text: str) -> int | None:
    """ "3", "place 3" and "placer 3" mean the same."""
    word = text.lower().removeprefix("place").removeprefix("r").strip()
    return int(word) - 1 if word in {"1", "2", "3", "4", "5", "6"} else None
