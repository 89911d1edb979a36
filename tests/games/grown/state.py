"""The grown probe: what lies on the table. What the probe has, has its name; where it lies is not as it was."""
from flambeur.kit.structs import Ints, row
from tests.games.probe import state as probe
from tests.games.probe.facts import MAX_PLAYERS


class Doubling:
    """The module's drawer."""
    on: int
    left: Ints = row(MAX_PLAYERS)         # how often a player may still double


class Front:
    """Before all that the probe has, so that nothing lies where it lay."""
    doubled: int                          # GR1: how often the points on the table were
    doubling: Doubling


class State(probe.State, Front):
    points: Ints = row(MAX_PLAYERS + 4)   # a longer row
