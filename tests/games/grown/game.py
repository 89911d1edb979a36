"""The grown probe as a Game. Where doubling is off, whatever it says is said by the probe."""
from collections.abc import Mapping
from typing import Any

from flambeur.kit.options import option
from flambeur.kit.position import refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register
from tests.games.grown import actions, rules, state
from tests.games.grown.events import KINDS
from tests.games.grown.words import WORDS
from tests.games.probe import advice
from tests.games.probe import position as positions
from tests.games.probe import view as views
from tests.games.probe.game import Probe
from tests.games.probe.options import ProbeOptions

register(state.State, rules, advice)


class GrownOptions(ProbeOptions):
    doubling: bool = option(False, "Points may be doubled.", "Les points peuvent être doublés.")


class View(views.View):
    doubles: list[int]                    # how often each may still double


class Grown(Probe):
    State = state.State
    Options = GrownOptions
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    words = WORDS

    def set_up(self, s: Any, options: Any) -> None:
        rules.setup(s, options.players, options.packs, options.features, options.doubling)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def view(self, s: Any, options: Any, seat: int | None) -> views.View:
        seen = super().view(s, options, seat)
        return View(**seen.model_dump(), doubles=s.doubling.left[:s.n_players].tolist()) if options.doubling else seen

    def position(self, s: Any, options: Any) -> dict[str, Any]:
        found = super().position(s, options)
        return {**found, "doubles": s.doubling.left[:s.n_players].tolist(), "doubled": int(s.doubled)} if options.doubling else found

    def lay(self, s: Any, options: Any, position: Mapping[str, Any], rng: Rng) -> None:
        given = dict(position)
        if options.doubling:
            left, doubled = given.pop("doubles", [1] * options.players), given.pop("doubled", 0)
            refuse_unless(len(left) == options.players and set(left) <= {0, 1}, "everyone doubles once", "chacun double une fois")
            s.doubling.left[:options.players], s.doubled = left, doubled
        positions.lay(s, options, given, rng)


GAME = Grown()
