"""The grown probe: a block of actions behind the probe's."""
from flambeur.kit.actions import Block
from tests.games.probe import actions as probe

DOUBLES = Block(probe.N_ACTIONS, probe.N_ACTIONS + 1)      # GR1
DOUBLE = DOUBLES.start
N_ACTIONS = DOUBLES.stop


def describe(action: int) -> tuple[str, dict[str, int], str]:
    return ("double", {}, "double") if action == DOUBLE else probe.describe(action)


def parse(text: str) -> int | None:
    return DOUBLE if text.strip().lower() in ("double", "doubler") else probe.parse(text)
