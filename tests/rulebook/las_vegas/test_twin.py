"""A handful of games in lock-step with the twin, in which any two modules that may meet do: what `run.py mutate` plays besides clauses."""
import pytest

from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import on
from flambeur.kit.options import Options
from tests.reference.test_lockstep import MODULES, Lockstep
from tools.option_sets import pairwise


@pytest.mark.parametrize("options", pairwise(GAME), ids=lambda options: f"{options.players}-{'-'.join(one.name for one in on(options))}")
@pytest.mark.parametrize("first_player", ["oldest", "random"])
def test_engine_and_twin_agree(options: Options, first_player: str) -> None:
    names = [module.name for module in on(options) if module.name in MODULES]
    assert Lockstep(names, options.players, first_player, seed=options.players).play() > 4 * 2 * options.players
