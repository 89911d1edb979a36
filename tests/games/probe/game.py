"""Probe as a Game: everything that the rest of the house asks of it."""
from collections.abc import Mapping
from typing import Any

from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register
from tests.games.probe import actions, advice, rules, state, words
from tests.games.probe import position as positions
from tests.games.probe import view as views
from tests.games.probe.events import KINDS
from tests.games.probe.options import ProbeOptions

register(state.State, rules, advice)


class Probe(Game):
    id = "probe"
    version = 1
    title = words.TITLE
    State = state.State
    Options = ProbeOptions
    View = views.View
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("shuffle"), ChanceKind("roll", typed=True, first=1))      # as the phases of state.py
    words = words.WORDS

    def set_up(self, s: state.State, options: ProbeOptions) -> None:
        rules.setup(s, options.players, options.packs)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        if s.phase == state.LAY:
            return "lay a card of your hand", "posez une carte de votre main"
        return "accept or refuse", "acceptez ou refusez"

    def view(self, s: state.State, options: ProbeOptions, seat: int | None) -> views.View:
        return views.view(s, seat)

    def position(self, s: state.State, options: ProbeOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: ProbeOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)


GAME = Probe()
